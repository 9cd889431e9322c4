import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import * as v from 'valibot';
import { parse as parseYaml, YAMLError } from 'yaml';
import { DataError, type Issue, issuesOf } from './issue';

/*
 * The one reader of the JSON and YAML files that people write: data/ and the mock's seeds, for
 * build, mock, checks and tools.
 */

/** An editor's mistakes, by the error code of the parser. */
const mistakes: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing here',
  ColonExpected: 'a colon is missing here',
  ValueExpected: 'a value is missing here, or there is a comma too many',
  PropertyNameExpected: 'a key is missing here, or there is a comma too many',
  InvalidSymbol: 'this is outside of quotation marks; within a text write “ ” or \\"',
  UnexpectedEndOfString: 'the closing quotation mark of this text is missing on its line',
  InvalidCharacter: 'there is a tab or another control character in this text',
  InvalidEscapeCharacter: 'a backslash in a text is written \\\\',
  CloseBraceExpected: 'a } is missing here',
  CloseBracketExpected: 'a ] is missing here',
  EndOfFileExpected: 'the file should have ended here',
};

/**
 * The files with an extension below a folder, sorted, as paths below the project's folder; none
 * without the folder.
 */
export function filesBelow(root: string, folder: string, extension: string): string[] {
  const path = join(root, folder);
  const names = existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];

  return names
    .filter((name) => name.endsWith(extension))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** Line and column, from 1. */
export function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/** Why a text is not JSON or YAML, and where. */
function syntaxIssue(source: string, text: string, error: unknown): Issue {
  if (error instanceof YAMLError) {
    const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 };
    return {
      source,
      at: `${line}:${col}`,
      key: '',
      message: error.message.split('\n')[0] ?? error.message,
    };
  }

  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });

  const [firstError] = errors;
  const offset = firstError?.offset ?? text.length;
  const code = firstError ? printParseErrorCode(firstError.error) : '';

  // The comma is missing on the line before.
  const place = code === 'CommaExpected' ? text.slice(0, offset).trimEnd().length : offset;

  return {
    source,
    at: placeOf(text, place),
    key: '',
    message: `is not JSON: ${mistakes[code] ?? String(error)}`,
  };
}

/**
 * The value at a dotted key, or its nearest existing ancestor. Names may contain dots themselves.
 */
function nodeAt(node: Node, key: string): Node {
  for (const [index, child] of (node.children ?? []).entries()) {
    const name = node.type === 'array' ? String(index) : String(child.children?.[0]?.value);
    const value = node.type === 'array' ? child : child.children?.[1];
    if (value && (key === name || key.startsWith(`${name}.`)))
      return nodeAt(value, key.slice(name.length + 1));
  }
  return node;
}

/**
 * The issues, with line and column where their file has them.
 * @param root the project's folder
 */
export const withPlaces = <T extends Issue>(root: string, issues: readonly T[]): T[] =>
  issues.map((issue) => {
    const file = join(root, issue.source);
    if (issue.at !== undefined || !issue.key || !existsSync(file)) return issue;

    const text = readFileSync(file, 'utf8');
    const tree = issue.source.endsWith('.json') ? parseTree(text) : undefined;

    return tree ? { ...issue, at: placeOf(text, nodeAt(tree, issue.key).offset) } : issue;
  });

/**
 * Reads a JSON or YAML file.
 * @param root the project's folder
 * @param source the file's path below it
 * @param issues collects problems with the file
 * @returns undefined if there are issues
 */
export function readDataFile<T extends v.GenericSchema>(
  root: string,
  source: string,
  schema: T,
  issues: Issue[],
): v.InferOutput<T> | undefined {
  const file = join(root, source);
  if (!existsSync(file)) {
    issues.push({ source, key: '', message: 'is missing' });
    return undefined;
  }

  const text = readFileSync(file, 'utf8');

  try {
    const value: unknown = source.endsWith('.yaml') ? parseYaml(text) : JSON.parse(text);
    const result = v.safeParse(schema, value);

    if (result.success) return result.output;
    issues.push(...withPlaces(root, issuesOf(source, result.issues)));
  } catch (error) {
    issues.push(syntaxIssue(source, text, error));
  }

  return undefined;
}

/** Reads a file of the data folder; undefined, with an issue, if it is not valid. */
export type Parse = <T extends v.GenericSchema>(
  source: string,
  schema: T,
) => v.InferOutput<T> | undefined;

/**
 * Reads a JSON file that must be valid, as above.
 * @throws DataError
 */
export function needDataFile<T extends v.GenericSchema>(
  root: string,
  source: string,
  schema: T,
): v.InferOutput<T> {
  const issues: Issue[] = [];
  const value = readDataFile(root, source, schema, issues);
  if (issues.length > 0) throw new DataError(`${source} cannot be used`, issues);

  return value;
}
