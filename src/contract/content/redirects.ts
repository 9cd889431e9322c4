import * as v from 'valibot';
import { day, text } from './text';

const path = v.pipe(v.string(), v.regex(/^\/[\w.~%{}/-]*$/, "isn't a path on this site, e.g. /product/BCC"));

/** data/redirects.json: addresses that pages have had, one row for each language's. */
export const redirectRows = v.array(
  v.strictObject({
    from: path,
    to: v.pipe(v.string(), v.regex(/^\/[\w.~%/-]*(#[\w-]+)?$/, "isn't an address on this site, e.g. /product/BCC")),
    /** The day from which on it leads elsewhere. */
    since: day,
    reason: text,
  }),
);
export type RedirectRow = v.InferOutput<typeof redirectRows>[number];

/** data/addresses.json: every address that was ever published, `{vendor}` for the vendor's slug. */
export const publishedAddresses = v.array(path);
