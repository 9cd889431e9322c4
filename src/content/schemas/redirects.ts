import * as v from 'valibot';
import { day, text } from './text';

const path = v.pipe(
  v.string(),
  v.regex(/^\/[\w.~%{}/-]*$/, "isn't a path on this site, e.g. /product/BCC"),
);

/** data/redirects.json: former addresses of pages, one row per language. */
export const redirectRows = v.array(
  v.strictObject({
    from: path,
    to: v.pipe(
      v.string(),
      v.regex(/^\/[\w.~%/-]*(#[\w-]+)?$/, "isn't an address on this site, e.g. /product/BCC"),
    ),
    /** The first day of the redirect. */
    since: day,
    reason: text,
  }),
);

export type RedirectRow = v.InferOutput<typeof redirectRows>[number];

/** data/addresses.json: every address that was ever published, `{vendor}` for the vendor's slug. */
export const publishedAddresses = v.array(path);
