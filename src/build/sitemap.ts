import type { PageMeta } from '../routes/page-view';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The sitemap: every page that is indexed, with its other languages; an item's with its day. */
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
