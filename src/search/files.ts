import type { Language } from '../config/languages';
import { resultKinds } from './kinds';

/** Device sets by the digit that stands for them in the index. */
export const deviceSets = ['both', 'desktop', 'phone'] as const;

/** Changes with the format of the files: a page of an older build does not read what it would not understand. */
export const formatVersion = 2;

/** What pages are called and where they are. A column is one text with a line a page. */
export interface PageColumns {
  /** A digit a page: its place in `resultKinds`. */
  kinds: string;
  /** A digit a page: its place in `deviceSets`. */
  devices: string;
  /** Addresses without language. */
  paths: string;
  /** Empty where the title begins with the name (see `nameIn`). */
  names: string;
  titles: string;
}

/**
 * The first file of a language, all that the first results need: what the pages of the menu are called. It names the other files, whose names carry a
 * digest of their content: they may be kept for ever.
 */
export interface NamesFile extends PageColumns {
  version: typeof formatVersion;
  language: Language;
  files: { headings: string; texts: string; variants: string };
  /** What each of `resultKinds` is called. */
  labels: string;
  /** Pinyin of products' and solutions' names, syllable by syllable; empty for other pages. */
  syllables: string;
}

/** The second file: the items (news, cases, positions, resources), and of every page what else it says of itself, with the sections it has. */
export interface HeadingsFile extends PageColumns {
  /** Of the first file's pages, then of the items; so are the columns that follow. */
  keywords: string;
  descriptions: string;
  heads: string;
  /** Anchors of a page's sections, parted by tabs. */
  anchors: string;
  /** Headings of the same sections. */
  sections: string;
  /** A line a group of words that mean the same, parted by tabs: those that the pages have; behind an empty one those that are only typed. */
  synonyms: string;
  /** Words that a question is put with, parted by line feeds. */
  stopWords: string;
  /** Words that narrow nothing, parted by line feeds. */
  optional: string;
}

/** The third file: the texts of the sections, in their order. */
export interface TextsFile {
  texts: string;
}

/** Traditional characters, and in the same order the simplified ones that stand in the texts. Loaded when a query has a character unknown to them. */
export interface VariantsFile {
  from: string;
  to: string;
}

/** What a title begins with: the page's name, or what it is about. */
export const nameIn = (title: string): string => title.split(/[：:]/)[0] ?? title;

/** A file of the index that cannot be used. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
}

/** @throws IndexError */
export const fail = (what: string): never => {
  throw new IndexError(`The search index does not fit: ${what}`);
};

/** The string properties of a file. Parsed by hand: a schema library would weigh a fifth of what may come before the first result. */
export function texts<K extends string>(value: unknown, keys: readonly K[]): Record<K, string> {
  const entries = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  for (const key of keys) if (typeof entries[key] !== 'string') fail(key);
  return entries as Record<K, string>;
}

/** The lines of columns that must be equally long. */
export const linesOf = (column: string): string[] => column.split('\n');

/** @throws IndexError if a column has not a line a page */
export function sameLength(columns: Record<string, string>, length: number): void {
  for (const [name, column] of Object.entries(columns))
    if (linesOf(column).length !== length) fail(`${name} has ${linesOf(column).length} lines of ${length}`);
}

/**
 * The pages that a file speaks of.
 * @throws IndexError that names what does not fit
 */
export function parsePages(value: unknown): PageColumns {
  const columns = texts(value, ['kinds', 'devices', 'paths', 'names', 'titles']);
  const { kinds, devices, paths, names, titles } = columns;
  const length = linesOf(paths).length;
  sameLength({ names, titles }, length);
  if (kinds.length !== length || !/^[0-6]*$/.test(kinds)) fail('kinds');
  if (devices.length !== length || !/^[0-2]*$/.test(devices)) fail('devices');
  for (const path of linesOf(paths)) if (!/^\/(?![/\\])/.test(path)) fail(`path ${path}`);
  return columns;
}

/** @throws IndexError that names what does not fit */
export function parseNames(value: unknown, wanted: Language): NamesFile {
  const { language, labels, syllables } = texts(value, ['language', 'labels', 'syllables']);
  const { version, files } = value as Partial<NamesFile>;
  if (version !== formatVersion) fail(`version ${String(version)}`);
  if (language !== wanted) fail(`language ${language}`);
  for (const name of Object.values(texts(files, ['headings', 'texts', 'variants'])))
    if (!/^[\w.-]+\.json$/.test(name)) fail(`file ${name}`);
  sameLength({ syllables }, linesOf(parsePages(value).paths).length);
  sameLength({ labels }, resultKinds.length);
  return value as NamesFile;
}
