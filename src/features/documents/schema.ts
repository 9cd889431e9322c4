import * as v from 'valibot';
import { text } from '../../content/schemas/text';

/** The front matter of a documentation page (data/docs/PRODUCT/PAGE.LANGUAGE.md). */
export const docHead = v.strictObject({
  /** The heading; it begins with the product's name. */
  title: text,
  description: text,
  /** The page's place among those of its product; the same in both languages. */
  order: v.pipe(v.string(), v.regex(/^\d+$/, 'a number, e.g. 1'), v.transform(Number)),
});

/** The source of a page. */
export type DocText = v.InferOutput<typeof docHead> & {
  /** Markdown with references. */
  body: string;
  /** Number of the line in the file just before the body. */
  after: number;
};
