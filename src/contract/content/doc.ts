import * as v from 'valibot';
import { text } from './text';

/** The front matter of a documentation page (data/docs/PRODUCT/PAGE.LANGUAGE.md). */
export const docHead = v.strictObject({
  /** The heading; it begins with the product's name. */
  title: text,
  description: text,
  /** The page's place among those of its product; the same in both languages. */
  order: v.pipe(v.string(), v.regex(/^\d+$/, 'a number, e.g. 1'), v.transform(Number)),
});

/** The page as it is written. */
export type DocText = v.InferOutput<typeof docHead> & {
  /** Markdown with references. */
  body: string;
  /** The line of the file after which it begins. */
  after: number;
};
