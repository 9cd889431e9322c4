import * as v from 'valibot';

/** The path of a page; `{vendor}` stands for the vendor's slug. */
export const path = v.pipe(
  v.string(),
  v.regex(/^\/[\w.~%{}/-]*$/, "isn't a path on this site, e.g. /product/BCC"),
);

/** data/addresses.json: every address that was ever published, `{vendor}` for the vendor's slug. */
export const publishedAddresses = v.array(path);
