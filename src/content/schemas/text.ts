import * as v from 'valibot';
import { eachLanguage, type Language } from '../../site/languages';

/**
 * A visible text, not empty and without leading or trailing spaces. The build replaces references
 * such as `{{claims.customers}}` and `{{vendor.name}}` (src/content/references.ts).
 */
export const text = v.pipe(
  v.string(),
  v.nonEmpty('text is empty'),
  v.check((value) => value === value.trim(), 'text starts or ends with a blank'),
);

/**
 * A list with a minimum length.
 * @param entries name of the entries in the message
 */
export const listOf = <T extends v.GenericSchema>(minCount: number, entry: T, entries = 'items') =>
  v.pipe(v.array(entry), v.minLength(minCount, `at least ${minCount} ${entries}`));

export const paragraphs = listOf(1, text, 'paragraph');

/** Whether a text is a day of the calendar as `YYYY-MM-DD`: 2025-02-30 is none. */
function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A day as `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(),
  v.check(isCalendarDay, 'a date is YYYY-MM-DD, and a day of the calendar'),
);

/** What `draft` may be in the file of a page or an item. */
export const draftValue = 'is true, or left out once the page is to be published';

/** Entries of an object for each language. */
export const inEachLanguage = <T extends v.GenericSchema>(schema: T): Record<Language, T> =>
  eachLanguage(() => schema);

/** One of something for each language. */
export const perLanguage = <T extends v.GenericSchema>(schema: T) =>
  v.strictObject(inEachLanguage(schema));

export const both = perLanguage(text);

/** A text for all languages, or one for each. */
export const either = v.union([text, both], 'neither a text nor {"zh": …, "en": …}');

/** The text of `either` in a language. */
export const inOne = (fact: v.InferOutput<typeof either>, language: Language): string =>
  typeof fact === 'string' ? fact : fact[language];

/** An entry of most lists on the site. */
export const titledText = v.strictObject({ title: text, text });

/**
 * Target of a link: a route id of the manifest (`product/BCC`, optionally with `#section`), an item
 * (`case/linjiang-bank`), a file of the build (`file/sbom`, src/site/built-files.ts), or an address
 * that starts with `https://`, `mailto:` or `tel:`.
 */
export const target = v.pipe(v.string(), v.nonEmpty('link target is empty'));

/** A labelled link. */
export const link = v.strictObject({ label: text, to: target });
