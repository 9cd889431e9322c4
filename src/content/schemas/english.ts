import * as v from 'valibot';
import { conventions, languages } from '../../site/languages';
import { text } from './text';

const entry = v.strictObject({
  title: text,
  /**
   * Route id of its page, which is hidden too: reachable, but neither linked nor indexed, except
   * for sections that are entries of their own.
   */
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

const translations = languages.filter((language) => !conventions[language].isApiLanguage);

/** A name in each language but that of the API's menus. */
const translatedName = v.strictObject(
  Object.fromEntries(translations.map((language) => [language, text])),
);

/** data/english/names.json: the fixed map of Chinese names (specification section 4). */
export const menuNames = v.strictObject({
  /** Of menu entries, groups and columns. */
  titles: v.record(v.string(), translatedName),
  subtitles: v.record(v.string(), translatedName),
});

export type HiddenInEnglish = v.InferOutput<typeof hiddenInEnglish>;
export type MenuNames = v.InferOutput<typeof menuNames>;
