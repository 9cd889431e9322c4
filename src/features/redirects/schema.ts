import * as v from 'valibot';
import { path } from '../../content/schemas/addresses';
import { day, text } from '../../content/schemas/text';

/** An address that leads to another one. */
const redirectRow = v.strictObject({
  from: path,
  to: v.pipe(
    v.string(),
    v.regex(/^\/[\w.~%/-]*(#[\w-]+)?$/, "isn't an address on this site, e.g. /product/BCC"),
  ),
  /** The first day of the redirect. */
  since: day,
  reason: text,
});

/** The address of a page, or `FOLDER/*` for all below a folder. */
const pathOrFolder = v.pipe(
  v.string(),
  v.regex(
    /^\/([\w.~%{}/-]*|[\w.~%{}/-]+\/\*)$/,
    "isn't a path on this site, or all below one, e.g. /product/BCC or /docs/*",
  ),
);

/** An address whose page is gone for good, or a folder of them. Hosts answer HTTP 410. */
const retiredRow = v.strictObject({
  from: pathOrFolder,
  /** The first day without the page. */
  retired: day,
  reason: text,
});

const isRetired = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'retired' in row;

export type RedirectRow = v.InferOutput<typeof redirectRow>;
export type RetiredRow = v.InferOutput<typeof retiredRow>;
export type FormerAddressRow = RedirectRow | RetiredRow;

/**
 * data/redirects.json: former addresses of pages, one row per language. Each is redirected or
 * retired.
 */
export const redirectRows = v.array(
  // Unlike a union, it names the key that is wrong.
  v.lazy(
    (row): v.GenericSchema<unknown, FormerAddressRow> =>
      isRetired(row) ? retiredRow : redirectRow,
  ),
);
