import type * as v from 'valibot';

export interface Issue {
  /** File, call or storage key. */
  source: string;
  /** Line and column in a file, e.g. `12:5`. */
  at?: string;
  /** Path inside it, e.g. `sections.2.items.0.text`; empty for the whole. */
  key: string;
  message: string;
}

/** What is wrong with a key itself, in place of valibot's words. */
const reasonOf = ({ message, expected, received }: v.BaseIssue<unknown>): string => {
  if (!message.startsWith('Invalid key')) return message;
  return expected === 'never' ? `there is no such key here: ${received}` : 'is missing';
};

/** Converts valibot's issues. */
export const issuesOf = (source: string, issues: readonly v.BaseIssue<unknown>[]): Issue[] =>
  issues.map((issue) => ({
    source,
    key: issue.path?.map(({ key }) => String(key)).join('.') ?? '',
    message: reasonOf(issue),
  }));

/** One line a person can act on. */
export const describeIssue = ({ source, at, key, message }: Issue): string =>
  `${source}${at ? `:${at}` : ''}${key ? ` › ${key}` : ''}: ${message}`;

/** A line for each issue, file by file; of a file with many the first `most`, and how many more there are. */
export const describeIssues = (issues: readonly Issue[], most = 5): string[] =>
  [...new Set(issues.map(({ source }) => source))].flatMap((file) => {
    const lines = issues.filter(({ source }) => source === file).map(describeIssue);
    return lines.length <= most ? lines : [...lines.slice(0, most), `${file}: … and ${lines.length - most} more`];
  });

/** Data that cannot be used; the message has lines for its issues. */
export class DataError extends Error {
  override readonly name = 'DataError';
  constructor(
    title: string,
    readonly issues: readonly Issue[],
  ) {
    super([`${title}:`, ...describeIssues(issues)].join('\n  '));
  }
}
