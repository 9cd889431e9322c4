import * as v from 'valibot';
import { text } from './text';

const both = v.strictObject({ zh: text, en: text });
const words = v.pipe(v.array(text), v.minLength(1, 'at least one word'));
const email = v.pipe(v.string(), v.email('not an e-mail address'));
const url = v.pipe(v.string(), v.url('not an address'), v.startsWith('https://', 'an address starts with https://'));

const consentMode = v.picklist(['always', 'after-consent'], 'neither always nor after-consent');

/** data/vendor.json: the vendor's facts (specification sections 1 and 9). */
export const vendor = v.strictObject({
  name: both,
  legalName: both,
  slug: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]*$/, 'a slug is letters and digits')),
  slogan: both,
  /** Address of the published site: canonical addresses, sitemap, social pictures. */
  siteUrl: url,
  /** Host of downloads; an address on any other is refused. */
  companyHost: url,
  founded: v.pipe(v.number(), v.integer()),
  hotline: v.strictObject({ mainland: text, hongKong: text }),
  email: v.strictObject({ support: email, sales: email }),
  /** Baidu Tongji's id of the site; empty: no script is loaded. */
  statisticsId: v.string(),
  /**
   * When page views are counted. `always`: from the first page on (the specification); `after-consent`: once
   * the visitor has agreed, and never for browsers that send Global Privacy Control or Do Not Track.
   */
  consent: v.strictObject({ zh: consentMode, en: consentMode }),
  /** true: shows a poster above the header until the visitor dismisses it. Its texts are in data/ui. */
  poster: v.boolean(),
  /** The external news page that the poster opens. */
  posterUrl: url,
  offices: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        city: both,
        address: both,
        role: both,
        /** ISO 3166-1 code, for search engines. */
        country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country is two capital letters')), 'CN'),
      }),
    ),
    v.minLength(1),
  ),
  accounts: v.array(
    v.strictObject({
      id: v.string(),
      name: both,
      url,
      /** true: the contact widget shows its QR code. */
      qr: v.optional(v.boolean(), false),
    }),
  ),
});

/** data/claims.json: claimed figures (specification section 9), each once. */
export const claims = v.record(
  v.string(),
  v.strictObject({
    /** The figure as displayed. */
    value: both,
    /** What it measures. */
    label: both,
    /** Words next to which the figure must not be written by hand. */
    subject: v.strictObject({ zh: words, en: words }),
  }),
);

/** data/tags.json: names of tags by id. */
export const tags = v.record(v.string(), both);

export type ConsentMode = v.InferOutput<typeof consentMode>;
export type Vendor = v.InferOutput<typeof vendor>;
export type Claims = v.InferOutput<typeof claims>;
export type Tags = v.InferOutput<typeof tags>;
