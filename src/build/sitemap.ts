import { type Language, languages } from '../config/languages';
import { splitLanguage } from '../routes/href';
import type { PageMeta } from '../routes/page-view';

/** A page as the sitemaps list it, with the addresses of its pictures. */
export type ListedPage = Pick<PageMeta, 'noindex' | 'canonical' | 'alternates' | 'published'> & {
  images?: readonly string[];
};

/** Escapes a text for XML elements and attributes. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const schemas =
  ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const file = (root: string, attributes: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>\n${lines.join('\n')}\n</${root}>\n`;

/** The file of a language's sitemap, or of the index, which robots.txt points to. */
export const sitemapFile = (language?: Language): string =>
  `sitemap${language ? `-${language}` : ''}.xml`;

/**
 * The sitemaps by file: an index, and every indexed page of a language in a line, with its other languages, its pictures, and its date
 * if it is an item.
 */
export function renderSitemaps(pages: readonly ListedPage[], siteUrl: string): Map<string, string> {
  const linesIn = (own: Language) =>
    pages.flatMap(({ noindex, canonical, alternates, published, images = [] }) => {
      if (noindex || splitLanguage(new URL(canonical).pathname).language !== own) return [];
      const links = alternates.map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
      );
      const pictures = images.map(
        (image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`,
      );
      return `<url><loc>${escapeXml(canonical)}</loc>${published ? `<lastmod>${published}</lastmod>` : ''}${[...links, ...pictures].join('')}</url>`;
    });
  const parts = languages.map(
    (own) => `<sitemap><loc>${escapeXml(siteUrl)}/${sitemapFile(own)}</loc></sitemap>`,
  );
  return new Map([
    [sitemapFile(), file('sitemapindex', '', parts)],
    ...languages.map((own) => [sitemapFile(own), file('urlset', schemas, linesIn(own))] as const),
  ]);
}
