import { type Language, languages } from '../config/languages';
import { splitLanguage } from '../routes/href';
import type { PageMeta } from '../routes/page-view';

/** A page as the sitemaps list it. `images`: absolute addresses of what it shows: cover, console, social picture. */
export type ListedPage = Pick<PageMeta, 'noindex' | 'canonical' | 'alternates' | 'published'> & {
  images?: readonly string[];
};

/** The index, which robots.txt names, and the sitemap of each language. */
export const sitemapPath = (language?: Language): string => `/sitemap${language ? `-${language}` : ''}.xml`;

/** A text as it is written in XML, in elements and in attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const schemas = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

const file = (root: string, names: (keyof typeof schemas)[], entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} ${names.map((name) => `${name}="${schemas[name]}"`).join(' ')}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');

function entryOf({ canonical, alternates, published, images = [] }: ListedPage): string {
  const parts = [
    `<loc>${escapeXml(canonical)}</loc>`,
    published ? `<lastmod>${published}</lastmod>` : '',
    ...alternates.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    ),
    ...images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`),
  ];
  return `<url>${parts.join('')}</url>`;
}

/**
 * The sitemaps by path (sitemaps.org): the index, and for each language every indexed page in a line, with its other languages, its
 * pictures, and its date if it is an item.
 */
export function renderSitemaps(pages: readonly ListedPage[], siteUrl: string): Map<string, string> {
  const indexed = pages.filter(({ noindex }) => !noindex);
  const sitemap = (language: Language): [string, string] => {
    const own = indexed.filter(({ canonical }) => splitLanguage(new URL(canonical).pathname).language === language);
    return [sitemapPath(language), file('urlset', ['xmlns', 'xmlns:xhtml', 'xmlns:image'], own.map(entryOf))];
  };
  const locations = languages.map(
    (language) => `<sitemap><loc>${escapeXml(siteUrl + sitemapPath(language))}</loc></sitemap>`,
  );
  return new Map([[sitemapPath(), file('sitemapindex', ['xmlns'], locations)], ...languages.map(sitemap)]);
}
