import type { PageMeta } from '../routes/page-view';

/** A text as it is written in XML, in elements and in attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The sitemap: every indexed page with its other languages, and its date if it is an item. */
export function renderSitemap(
  pages: readonly Pick<PageMeta, 'noindex' | 'canonical' | 'alternates' | 'published'>[],
): string {
  const urls = pages
    .filter(({ noindex }) => !noindex)
    .map(({ canonical, alternates, published }) => {
      const links = alternates
        .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`)
        .join('');
      return `<url><loc>${escapeXml(canonical)}</loc>${published ? `<lastmod>${published}</lastmod>` : ''}${links}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
