import * as v from 'valibot';
import { text } from './text';

const both = v.strictObject({ zh: text, en: text });
const words = v.pipe(v.array(text), v.minLength(1, 'at least one word'));
const email = v.pipe(v.string(), v.email('not an e-mail address'));
const url = v.pipe(v.string(), v.url('not an address'), v.startsWith('https://', 'an address starts with https://'));

const consentMode = v.picklist(['always', 'after-consent'], 'neither always nor after-consent');

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
  /**
   * When page views are counted, by language. `always`: from the first page on (the specification); `after-consent`: once the visitor has agreed, and
   * never for a browser that sends Global Privacy Control or Do Not Track.
   */
  consent: v.strictObject({ zh: consentMode, en: consentMode }),
  /** true: a poster stands above the header until the visitor dismisses it; its words are in data/ui, companions.poster. */
  poster: v.boolean(),
  /** The news page that the poster leads to, on another site. */
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
      /** true: the contact widget shows it as a QR code. */
      qr: v.optional(v.boolean(), false),
    }),
  ),
});

/** data/claims.json: claimed figures (specification section 9), each once. */
export const claims = v.record(
  v.string(),
  v.strictObject({
    /** The figure as shown large. */
    value: both,
    /** What it measures. */
    label: both,
    /** Words beside which the figure may not be written by hand. */
    subject: v.strictObject({ zh: words, en: words }),
  }),
);

/** data/tags.json: tag ids and their names. */
export const tags = v.record(v.string(), both);

export type ConsentMode = v.InferOutput<typeof consentMode>;
export type Vendor = v.InferOutput<typeof vendor>;
export type Claims = v.InferOutput<typeof claims>;
export type Tags = v.InferOutput<typeof tags>;
