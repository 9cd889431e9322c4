import * as v from 'valibot';
import { deviceSets } from '../../site/route-types';
import { resultKinds } from './kinds';

/**
 * Incremented when the format changes: scripts of an older build refuse an index that they would
 * misread.
 */
export const formatVersion = 13;

const text = v.string();
const texts = v.array(text);

/** What finds and shows a page by its name. */
const page = v.object({
  path: v.pipe(text, v.regex(/^\/(?![/\\])/, 'not a path of this site')),
  title: text,
  name: text,
  kind: v.picklist(resultKinds),
  devices: v.picklist(deviceSets),
  /** The name in pinyin, syllables separated by spaces; empty in languages without it. */
  syllables: text,
});

/**
 * First file, `LANGUAGE.json`: the menu's pages, enough for first results. The names of the other
 * files are digests of their contents.
 */
export const namesFile = v.object({
  version: v.literal(formatVersion),
  files: v.object({ headings: text, texts: text }),
  /** The label of each kind of results. */
  labels: v.record(v.picklist(resultKinds), text),
  pages: v.array(page),
});

/** Second file: the items, and what is searched besides names. */
export const headingsFile = v.object({
  items: v.array(page),
  /** Of every page, the first file's first; `anchors` and `headings` are those of its sections. */
  bodies: v.array(
    v.object({ keywords: text, description: text, head: text, anchors: texts, headings: texts }),
  ),
  /** Folded, as are all words below but `unlisted`. */
  synonyms: v.array(texts),
  stopWords: texts,
  optional: texts,
  /**
   * data/search/answers.json in this language, as stems; `names` are `with` and `unlisted`. Of
   * `pages`, positions among all, the first answers whose subjects a question has one of; a page
   * without subjects answers every question.
   */
  answers: v.array(
    v.object({
      pages: v.array(v.object({ page: v.number(), subjects: texts })),
      asks: texts,
      names: texts,
      without: texts,
      unlisted: texts,
    }),
  ),
  /** Simplified characters by the traditional ones that no text has. */
  variants: v.record(text, text),
  /** Words of the mainland by those of Taiwan and Hong Kong, simplified, that no text has. */
  regionalWords: v.record(text, text),
});

/**
 * Third file: the texts of each page's sections, and what features answer questions from, by
 * feature; each parses its own.
 */
export const textsFile = v.object({
  texts: v.array(texts),
  facts: v.record(text, v.unknown()),
});

export type IndexedPage = v.InferOutput<typeof page>;
export type NamesFile = v.InferOutput<typeof namesFile>;
export type HeadingsFile = v.InferOutput<typeof headingsFile>;
export type TextsFile = v.InferOutput<typeof textsFile>;
