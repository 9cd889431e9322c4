import * as v from 'valibot';

const path = v.pipe(v.string(), v.regex(/^\/[\w.~%{}/-]*$/, 'is no path of this site, such as /product/BCC'));

/** data/redirects.json: addresses that pages have had, one row for each language's. */
export const redirectRows = v.array(
  v.strictObject({
    from: path,
    to: v.pipe(v.string(), v.regex(/^\/[\w.~%/-]*(#[\w-]+)?$/, 'is no address of this site, such as /product/BCC')),
    /** The day from which on it leads elsewhere. */
    since: v.pipe(v.string(), v.isoDate('is not a day like 2026-11-22')),
    reason: v.pipe(v.string(), v.minLength(1, 'is empty')),
  }),
);
export type RedirectRow = v.InferOutput<typeof redirectRows>[number];

/** data/addresses.json: every address that was ever published, `{vendor}` for the vendor's slug. */
export const publishedAddresses = v.array(path);
