/** @jest-environment jsdom */
import { listingsOf } from '../../src/build/listings';
import { type ListedPage, renderSitemaps } from '../../src/build/sitemap';
import { pages } from '../fixtures/pages';
import { content } from '../fixtures/site';

const site = 'https://a.example';
const page: ListedPage = { canonical: `${site}/x`, noindex: false, published: null, alternates: [] };
const sitemaps = (...pages: ListedPage[]) => renderSitemaps(pages, site);
const addresses = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemaps', () => {
  test('are named by an index; each has the indexed pages of its language once, with their other languages', () => {
    const alternates = [{ language: 'en', href: `${site}/en/x` }];
    const files = sitemaps(
      { ...page, alternates },
      { ...page, canonical: `${site}/en/x` },
      { ...page, canonical: `${site}/y`, noindex: true },
    );
    expect(addresses(files.get('sitemap.xml'))).toEqual([`${site}/sitemap-zh.xml`, `${site}/sitemap-en.xml`]);
    expect(addresses(files.get('sitemap-zh.xml'))).toEqual([`${site}/x`]);
    expect(addresses(files.get('sitemap-en.xml'))).toEqual([`${site}/en/x`]);
    expect(files.get('sitemap-zh.xml')).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${site}/en/x"/>`);
  });

  test('say of an item’s page on which day it was published', () => {
    expect(sitemaps({ ...page, published: '2026-03-09' }).get('sitemap-zh.xml')).toContain(
      '</loc><lastmod>2026-03-09</lastmod></url>',
    );
  });

  test('escape what XML would read as its own', () => {
    const asked = sitemaps({ ...page, canonical: `${site}/?a=1&b="<"` });
    expect(addresses(asked.get('sitemap-zh.xml'))).toEqual([`${site}/?a=1&amp;b=&quot;&lt;&quot;`]);
  });

  test('are well-formed; pictures and other languages are in the namespaces that search engines read', () => {
    const whole: ListedPage = {
      ...page,
      alternates: [{ language: 'en', href: `${site}/en/x` }],
      images: [`${site}/social/zh/x.png`, `${site}/a.png?b&c`],
    };
    const documents = [...sitemaps(whole).values()].map((xml) =>
      new DOMParser().parseFromString(xml, 'application/xml'),
    );
    expect(documents.map(({ documentElement: { localName } }) => localName)).toEqual([
      'sitemapindex',
      'urlset',
      'urlset',
    ]);
    const texts = (namespace: string, name: string) =>
      [...(documents[1]?.getElementsByTagNameNS(namespace, name) ?? [])].map(({ textContent }) => textContent);
    expect(texts('http://www.sitemaps.org/schemas/sitemap/0.9', 'loc')).toEqual([page.canonical]);
    expect(texts('http://www.google.com/schemas/sitemap-image/1.1', 'loc')).toEqual(whole.images);
    expect(texts('http://www.w3.org/1999/xhtml', 'link')).toHaveLength(1);
  });
});

test('what lists the pages are sitemaps with their pictures, feeds, and robots.txt, which names the sitemaps', () => {
  const { siteUrl } = content.vendor;
  const files = listingsOf(pages, siteUrl);
  expect(files.get('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(files.get('/sitemap-en.xml')).toContain(`<image:loc>${siteUrl}/covers/news/launch.en.svg</image:loc>`);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['/sitemap.xml', '/news/rss.xml', '/en/news/feed.json']));
});
