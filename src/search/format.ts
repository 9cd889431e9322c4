import type { Language } from '../config/languages';
import type { MatrixView } from '../i18n/matrix-words';
import { resultKinds } from './kinds';

/** Incremented when the format changes: scripts of an older build reject an index that they would misread. */
export const formatVersion = 6;

/*
 * A column is one string with a line per page; in a line, tabs separate the page's sections.
 */

/** Names and addresses: `kinds` and `devices` have one digit per page, an index in `resultKinds` and `deviceSets`; see `nameIn` for `names`. */
const pageColumns = ['kinds', 'devices', 'paths', 'names', 'titles'] as const;
/** What is searched besides; `anchors` and `sections` (headings) are those of a page's sections. */
const headingColumns = ['keywords', 'descriptions', 'heads', 'anchors', 'sections'] as const;
/** Lines of words. `answers`: the number of the page, phrases of a question, words that it names, words that it does not, and platforms unknown to the facts, separated by tabs and by `|`; `synonyms`: a group separated by tabs. */
const wordColumns = ['answers', 'synonyms', 'stopWords', 'optional'] as const;
/** The other files, whose names are digests. */
const parts = ['headings', 'texts', 'variants', 'facts'] as const;

type Strings<K extends readonly string[]> = Record<K[number], string>;
export type PageColumns = Strings<typeof pageColumns>;

/** First file, `LANGUAGE.json`: the menu's pages, enough for first results. */
export interface NamesFile extends PageColumns {
  version: typeof formatVersion;
  language: Language;
  files: Strings<typeof parts>;
  /** Label of each of `resultKinds`. */
  labels: string;
  /** Pinyin of the names, syllables separated by spaces; empty in English. */
  syllables: string;
}

/** Second file: items in their own `PageColumns`, then the headings of all pages, the first file's first. */
export interface HeadingsFile extends PageColumns, Strings<typeof headingColumns>, Strings<typeof wordColumns> {
  /** Pinyin of the items' names. */
  syllables: string;
}

export type TextsFile = Strings<['texts']>;
/** Traditional characters and their simplified forms. Loaded for a character that no text has. */
export type VariantsFile = Strings<['from', 'to']>;

/** The facts of the compatibility matrix, for a question about a combination or a support period; null where the site has no matrix. */
export type FactsFile = MatrixView | null;

/** The name that a title starts with. */
export const nameIn = (title: string): string => title.split(/[：:]/)[0] ?? title;

export const linesOf = (column: string): string[] => column.split('\n');
export const cellsOf = (column: string): string[][] => linesOf(column).map((line) => line.split('\t'));

export class IndexError extends Error {
  override readonly name = 'IndexError';
}

const refuse = (what: string): never => {
  throw new IndexError(`Unusable search index: ${what}`);
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads string properties by hand: a schema library would add a quarter to the first load of search. */
function strings<K extends string>(value: unknown, ...keys: K[]): Record<K, string> {
  const found = isRecord(value) ? value : {};
  for (const key of keys) if (typeof found[key] !== 'string') refuse(key);
  return Object.fromEntries(keys.map((key) => [key, found[key]])) as Record<K, string>;
}

function expectLines(columns: Record<string, string>, count: number): void {
  for (const [name, column] of Object.entries(columns))
    if (linesOf(column).length !== count) refuse(`${name} has ${linesOf(column).length} lines instead of ${count}`);
}

function expectSameCells(one: string, other: string): void {
  const shape = (column: string) => column.replace(/[^\n\t]+/g, '');
  if (shape(one) !== shape(other)) refuse('sections');
}

function parsePages(value: unknown): PageColumns {
  const columns = strings(value, ...pageColumns);
  const { kinds, devices, paths, names, titles } = columns;
  const count = linesOf(paths).length;
  expectLines({ names, titles }, count);
  if (kinds.length !== count || !/^[0-7]*$/.test(kinds)) refuse('kinds');
  if (devices.length !== count || !/^[0-2]*$/.test(devices)) refuse('devices');
  for (const path of linesOf(paths)) if (!/^\/(?![/\\])/.test(path)) refuse(`path ${path}`);
  return columns;
}

/** @throws IndexError that says what is wrong; so do the parsers below */
export function parseNames(value: unknown, language: Language): NamesFile {
  const { version, language: found, files } = isRecord(value) ? value : {};
  if (version !== formatVersion) refuse(`version ${String(version)}`);
  if (found !== language) refuse(`language ${String(found)}`);
  const names = strings(files, ...parts);
  for (const name of Object.values(names)) if (!/^[\w.-]+\.json$/.test(name)) refuse(`file ${name}`);
  const pages = parsePages(value);
  const { labels, syllables } = strings(value, 'labels', 'syllables');
  expectLines({ syllables }, linesOf(pages.paths).length);
  expectLines({ labels }, resultKinds.length);
  return { version: formatVersion, language, files: names, labels, syllables, ...pages };
}

/** @param size number of pages in the first file */
export function parseHeadings(value: unknown, size: number): HeadingsFile {
  const items = parsePages(value);
  const columns = strings(value, ...headingColumns);
  const { syllables } = strings(value, 'syllables');
  expectLines({ syllables }, linesOf(items.paths).length);
  expectLines(columns, size + linesOf(items.paths).length);
  expectSameCells(columns.anchors, columns.sections);
  return { ...items, ...columns, syllables, ...strings(value, ...wordColumns) };
}

export function parseTexts(value: unknown, { anchors }: Pick<HeadingsFile, 'anchors'>): TextsFile {
  const file = strings(value, 'texts');
  expectSameCells(anchors, file.texts);
  return file;
}

/** @returns simplified characters by traditional ones */
export function parseVariants(value: unknown): Map<string, string> {
  const { from, to } = strings(value, 'from', 'to');
  const simplified = [...to];
  const pairs = Array.from(from, (letter, index): [string, string] => [letter, simplified[index] ?? letter]);
  if (pairs.length !== simplified.length) refuse('variants');
  return new Map(pairs);
}

const isMatrix = (value: unknown): value is MatrixView =>
  isRecord(value) &&
  ['products', 'groups', 'versions', 'rules', 'minors'].every((key) => Array.isArray(value[key])) &&
  isRecord(value['texts']);

export const parseFacts = (value: unknown): FactsFile => (value === null || isMatrix(value) ? value : refuse('facts'));
