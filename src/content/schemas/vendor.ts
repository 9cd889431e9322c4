import * as v from 'valibot';
import { figureLabel } from './charts';
import { both, day, listOf, perLanguage, text } from './text';

const words = listOf(1, text, 'word');
const email = v.pipe(v.string(), v.email('not an e-mail address'));

const url = v.pipe(
  v.string(),
  v.url('not an address'),
  v.startsWith('https://', 'an address starts with https://'),
);

const svgElements =
  'g|path|rect|circle|ellipse|line|polyline|polygon|defs|linearGradient|radialGradient|stop|clipPath|mask';

// No colon in a value: no address, no scheme; no style, which the site's policy refuses.
const attributes = String.raw`(?:\s+(?!on|style\b|class\b|href\b)[A-Za-z][\w-]*="[^"<>&:]*")*\s*`;

const plainSvg = new RegExp(
  `^<svg xmlns="http://www\\.w3\\.org/2000/svg"(?=[^>]*\\sviewBox=")${attributes}>(?:</?(?:${svgElements})${attributes}/?>\\s*)+</svg>$`,
);

/** SVG that is safe to inline in any page or file. */
export const plainDrawing = v.pipe(
  v.string(),
  v.regex(
    plainSvg,
    'a mark is one <svg> with a viewBox and shapes: no script, style, link, text or picture',
  ),
);

const consentMode = v.picklist(['always', 'after-consent'], 'neither always nor after-consent');

/**
 * data/vendor.json: the vendor's facts (specification sections 1 and 9). `npm run rebrand` writes
 * it.
 */
export const vendor = v.strictObject({
  name: both,
  /**
   * The vendor's name within sentences and in names; products use the English form in both
   * languages.
   */
  shortName: both,
  legalName: both,
  /**
   * Part of two addresses (src/site/vendor.ts); in lower case, the name of the command-line tool.
   */
  slug: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]*$/, 'a slug is letters and digits')),
  slogan: both,
  /**
   * The mark as SVG shapes, safe to inline in every page; `currentColor` is the theme's brand
   * colour.
   */
  mark: plainDrawing,
  /** Filing number, as the mock's site info gives it. */
  filing: text,
  /** Where the filing number can be looked up. */
  filingRegistry: url,
  /** Address of the published site: canonical addresses, sitemap, social pictures. */
  siteUrl: url,
  /** Host of downloads; an address on any other is refused. */
  companyHost: url,
  founded: v.pipe(v.number(), v.integer()),
  hotline: v.strictObject({ mainland: text, hongKong: text }),
  /** `jobs`: where applications go. */
  email: v.strictObject({ support: email, sales: email, jobs: email }),
  /** Baidu Tongji's id of the site; empty: no script is loaded. */
  statisticsId: v.string(),
  /**
   * When page views are counted. `always`: from the first page on (the specification);
   * `after-consent`: once the visitor has agreed, and never for browsers that send Global Privacy
   * Control or Do Not Track.
   */
  consent: perLanguage(consentMode),
  /**
   * true: asks readers of documentation whether a page was useful, and sends searches without a
   * result; both only with consent.
   */
  feedback: v.optional(v.boolean(), false),
  /**
   * true: shows a poster above the header until the visitor dismisses it. Its texts are in data/ui.
   */
  poster: v.boolean(),
  posterUrl: url,
  offices: listOf(
    1,
    v.strictObject({
      id: v.string(),
      city: both,
      address: both,
      role: both,
      /** A landline. */
      phone: v.optional(text),
      /** ISO 3166-1 code, for search engines. */
      country: v.optional(
        v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country is two capital letters')),
        'CN',
      ),
    }),
  ),
  accounts: v.array(
    v.strictObject({ id: v.string(), name: both, url, qr: v.optional(v.boolean(), false) }),
  ),
});

/** data/claims.json: claimed figures (specification section 9), each once. */
export const claims = v.record(
  v.string(),
  v.strictObject({
    value: both,
    label: figureLabel,
    /** What was measured, and under which conditions. */
    condition: both,
    /** When it was measured, and the source. */
    date: day,
    source: v.picklist(['laboratory', 'customers', 'records']),
    /** Words near which the figure must not be hard-coded. */
    subject: perLanguage(words),
  }),
);

/** data/tags.json: names of tags by id. */
export const tags = v.record(v.string(), both);

export type ConsentMode = v.InferOutput<typeof consentMode>;
export type Vendor = v.InferOutput<typeof vendor>;
export type Claims = v.InferOutput<typeof claims>;
export type Tags = v.InferOutput<typeof tags>;
