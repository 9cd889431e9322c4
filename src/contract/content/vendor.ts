import * as v from 'valibot';
import { text } from './text';

const both = v.strictObject({ zh: text, en: text });
const email = v.pipe(v.string(), v.email('not an e-mail address'));
const url = v.pipe(v.string(), v.url('not an address'), v.startsWith('https://', 'an address starts with https://'));

/** data/vendor.json: every fact of the vendor; a new vendor edits this file (specification sections 1 and 9). */
export const vendor = v.strictObject({
  name: both,
  legalName: both,
  slug: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]*$/, 'a slug is letters and digits')),
  slogan: both,
  /** Address of the published site: canonical addresses, sitemap, social pictures. */
  siteUrl: url,
  /** Host from which downloads are served; an address on another host is refused. */
  companyHost: url,
  founded: v.pipe(v.number(), v.integer()),
  hotline: v.strictObject({ mainland: text, hongKong: text }),
  email: v.strictObject({ support: email, sales: email }),
  /** Statistics id of Baidu Tongji; empty: no script is loaded. */
  statisticsId: v.string(),
  posterUrl: url,
  offices: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        city: both,
        address: both,
        role: both,
      }),
    ),
    v.minLength(1),
  ),
  accounts: v.array(v.strictObject({ id: v.string(), name: both, url })),
});

/** data/claims.json: claimed figures (specification section 9), each once. */
export const claims = v.record(
  v.string(),
  v.strictObject({
    /** The figure as shown large. */
    value: both,
    /** What it measures. */
    label: both,
  }),
);

/** data/tags.json: tag ids and their names. */
export const tags = v.record(v.string(), both);

export type Vendor = v.InferOutput<typeof vendor>;
export type Claims = v.InferOutput<typeof claims>;
export type Tags = v.InferOutput<typeof tags>;
