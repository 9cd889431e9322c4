import * as v from 'valibot';
import { text } from './text';

const entry = v.strictObject({
  title: text,
  /** Route id of its page, which is hidden too: reachable, but neither linked nor indexed, except for sections that are entries of their own. */
  page: v.optional(v.string()),
});

/** data/english/hidden.json: what English hides (specification section 4). */
export const hiddenInEnglish = v.strictObject({
  products: v.array(entry),
  solutions: v.array(entry),
  menuGroups: v.array(text),
  /** Footer columns and product groups. */
  footerBigTitles: v.array(text),
  footerSmallTitles: v.array(text),
});

/** data/english/names.json: the fixed Chinese-to-English name map (specification section 4). */
export const englishNames = v.strictObject({
  /** Of menu entries, groups and columns. */
  titles: v.record(v.string(), text),
  subtitles: v.record(v.string(), text),
});

export type HiddenInEnglish = v.InferOutput<typeof hiddenInEnglish>;
export type EnglishNames = v.InferOutput<typeof englishNames>;
