import type { PageMeta } from '../../content/page-view';
import { splitLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';

/** A page as the sitemaps list it, with the addresses of its pictures. */
export type ListedPage = Pick<PageMeta, 'noindex' | 'canonical' | 'alternates' | 'modified'> & {
  images?: readonly string[];
};

/** Escapes a text for XML elements and attributes. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const namespaces = [
  ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join('');

/**
 * A file with a line for each entry.
 * @param attributes of its root element, each after a space
 */
const xmlFile = (root: string, attributes: string, lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>`,
    lines.join('\n'),
    `</${root}>`,
    '',
  ].join('\n');

/** The file of a language's sitemap, or of the index, which robots.txt points to. */
export const sitemapFile = (language?: Language): string =>
  `sitemap${language ? `-${language}` : ''}.xml`;

/** A page as an entry of a sitemap. */
function pageEntry({ canonical, alternates, modified, images = [] }: ListedPage): string {
  const date = modified ? `<lastmod>${modified}</lastmod>` : '';
  const links = alternates.map(
    ({ language, href }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  );
  const pictures = images.map(
    (image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`,
  );
  const details = [date, ...links, ...pictures].join('');

  return `<url><loc>${escapeXml(canonical)}</loc>${details}</url>`;
}

const isIn = ({ canonical }: ListedPage, language: Language): boolean =>
  splitLanguage(new URL(canonical).pathname).language === language;

/**
 * The sitemaps by file: an index, and every indexed page of a language in a line, with its other
 * languages, its pictures, and the day of its last change if it is an item.
 */
export function renderSitemaps(pages: readonly ListedPage[], siteUrl: string): Map<string, string> {
  const sitemaps = new Map<string, string>();
  const indexed = pages.filter(({ noindex }) => !noindex);

  const indexEntries = languages.map(
    (language) => `<sitemap><loc>${escapeXml(siteUrl)}/${sitemapFile(language)}</loc></sitemap>`,
  );
  sitemaps.set(sitemapFile(), xmlFile('sitemapindex', '', indexEntries));

  for (const language of languages) {
    const entries = indexed.filter((page) => isIn(page, language)).map(pageEntry);
    sitemaps.set(sitemapFile(language), xmlFile('urlset', namespaces, entries));
  }

  return sitemaps;
}
