import * as v from 'valibot';

/**
 * One piece of visible text: never empty, no blanks at its ends. May hold references such as
 * `{{claims.customers}}` or `{{vendor.name}}`, which the build replaces (src/i18n/references.ts).
 */
export const text = v.pipe(
  v.string(),
  v.nonEmpty('text is empty'),
  v.check((value) => value === value.trim(), 'text starts or ends with a blank'),
);

/** A text with an explanation: the shape of most lists on the site. */
export const titledText = v.strictObject({ title: text, text });

/**
 * Where a link leads: a route id of the manifest (`product/BCC`, optionally `#section`), an item
 * (`case/linjiang-bank`), or an address starting with `https://`, `mailto:` or `tel:`.
 */
export const target = v.pipe(v.string(), v.nonEmpty('link target is empty'));

/** A labelled link. */
export const link = v.strictObject({ label: text, to: target });

export type TitledText = v.InferOutput<typeof titledText>;
export type ContentLink = v.InferOutput<typeof link>;
