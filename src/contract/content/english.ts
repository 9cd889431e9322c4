import * as v from 'valibot';
import { text } from './text';

const entry = v.strictObject({
  /** The entry's title in the API's menu. */
  title: text,
  /** The page it leads to: hidden as well (reachable, not linked, not indexed). */
  page: v.optional(v.string()),
});

/** data/english/hidden.json: what English does not show (specification section 4). */
export const hiddenInEnglish = v.strictObject({
  products: v.array(entry),
  solutions: v.array(entry),
  /** Groups of the top menu. */
  menuGroups: v.array(text),
  /** Columns of the footer and product groups in it. */
  footerBigTitles: v.array(text),
  /** Entries of the footer. */
  footerSmallTitles: v.array(text),
});

/** data/english/names.json: the fixed Chinese-to-English name map (specification section 4). */
export const englishNames = v.strictObject({
  /** Menu titles, groups, columns. */
  titles: v.record(v.string(), text),
  subtitles: v.record(v.string(), text),
});

export type HiddenInEnglish = v.InferOutput<typeof hiddenInEnglish>;
export type EnglishNames = v.InferOutput<typeof englishNames>;
