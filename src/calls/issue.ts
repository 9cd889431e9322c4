import type * as v from 'valibot';
import { printable } from './printable';

export interface Issue {
  /** File, call or storage key. */
  source: string;
  /** Line and column in a file, e.g. `12:5`. */
  at?: string;
  /** Path inside it, e.g. `sections.2.items.0.text`; empty for the whole. */
  key: string;
  message: string;
}

/** Notes an issue of a file at a key, or of documentation at a line. */
export type Report = (source: string, key: string, message: string) => void;

/** How values are written, by the name that valibot has for their type. */
const forms: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  boolean: 'true or false',
  Array: 'a list in square brackets, [ … ]',
  Object: 'an object in braces, { … }',
};

/** What a schema accepts, e.g. `(string | number)`, as an editor writes it. */
const wantedForm = (expected: string): string =>
  expected
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((type) => forms[type] ?? type)
    .join(' or ');

/** Our own wording for problems with keys and types. */
function reasonOf({ message, expected, received, input }: v.BaseIssue<unknown>): string {
  if (message.startsWith('Invalid key'))
    return expected === 'never' ? `there is no such key here: ${received}` : 'is missing';
  if (message.startsWith('Invalid type') && expected)
    return `is ${printable(write(input)).slice(0, 60)}; wanted is ${wantedForm(expected)}`;
  return message;
}

const write = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // Nested deeper than the stack allows.
    return 'a value that is nested too deep';
  }
};

/** A received value for messages: shortened, and safe for terminals and logs. */
export const shorten = (value: unknown): string => {
  if (value === '') return 'an empty text';
  const text = printable(typeof value === 'string' ? value : write(value));
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
};

/**
 * A valibot issue: the place, what was expected, and what was received; `none` for a missing key.
 */
export const mismatchOf = (
  issue: v.BaseIssue<unknown>,
): { key: string; expected: string; actual: string } => ({
  key: issue.path?.map(({ key }) => String(key)).join('.') ?? '',
  expected: (issue.kind === 'schema' && issue.expected) || issue.message,
  actual: issue.input === undefined ? 'none' : shorten(issue.input),
});

/** Converts valibot's issues. */
export const issuesOf = (source: string, issues: readonly v.BaseIssue<unknown>[]): Issue[] =>
  issues.map((issue) => ({
    source,
    key: issue.path?.map(({ key }) => String(key)).join('.') ?? '',
    message: reasonOf(issue),
  }));

/** One line a person can act on. */
export const describeIssue = ({ source, at, key, message }: Issue): string => {
  const place = at ? `${source}:${at}` : source;
  const subject = key ? `${place} › ${key}` : place;

  return `${subject}: ${message}`;
};

/** A line per issue, grouped by file; at most `limit` per file, and the number of further ones. */
export const describeIssues = (issues: readonly Issue[], limit = 5): string[] =>
  [...new Set(issues.map(({ source }) => source))].flatMap((file) => {
    const lines = issues.filter(({ source }) => source === file).map(describeIssue);
    if (lines.length <= limit) return lines;

    return [...lines.slice(0, limit), `${file}: … and ${lines.length - limit} more`];
  });

/** Thrown for unusable data; the message lists the issues. */
export class DataError extends Error {
  override readonly name = 'DataError';
  constructor(
    title: string,
    readonly issues: readonly Issue[],
  ) {
    super([`${title}:`, ...describeIssues(issues)].join('\n  '));
  }
}
