/** @jest-environment jsdom */

import { renderFeeds } from '../../src/build/feed';
import { listingsOf } from '../../src/build/listings';
import { type ListedPage, renderSitemaps } from '../../src/build/sitemap';
import { languages } from '../../src/config/languages';
import { pageAt, pages } from '../fixtures/pages';
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

const { siteUrl } = content.vendor;

/** The text of the elements of a name, in XML without their CDATA. */
const values = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${name}>`, 'g'))].map(
    ([, value = '']) => value,
  );

describe.each(languages)('the feed of news in %s', (language) => {
  const { rss: xml } = renderFeeds(pages, 'news', language, siteUrl);
  const address = `${siteUrl}${language === 'en' ? '/en' : ''}/news`;

  test('has every news item, newest first, with title, address, description and day', () => {
    const { news } = content.items;
    expect(values(xml, 'title').slice(1)).toEqual(news.map((item) => item[language].title));
    expect(values(xml, 'description').slice(1)).toEqual(news.map((item) => item[language].description));
    expect(values(xml, 'link').slice(1)).toEqual([`${address}/launch`, `${address}/fair`]);
    const days = values(xml, 'pubDate').map((date) => new Date(date).toISOString().slice(0, 10));
    expect(days).toEqual(['2026-06-01', '2025-04-02']);
  });

  test('names itself, its page, its language and the day of its newest item', () => {
    expect(xml).toContain(`<atom:link href="${address}/rss.xml" rel="self" type="application/rss+xml"/>`);
    expect(values(xml, 'link')[0]).toBe(address);
    expect(values(xml, 'language')).toEqual([language === 'zh' ? 'zh-CN' : 'en']);
    expect(values(xml, 'lastBuildDate')).toEqual(values(xml, 'pubDate').slice(0, 1));
  });
});

test('a title with what XML takes for its own stays a title', () => {
  const launch = pageAt('/en/news/launch');
  const hero = { ...launch.view.hero, heading: 'A < B & C', lead: 'x[0]]]>y' };
  const changed = [pageAt('/en/news'), { ...launch, view: { ...launch.view, hero } }];
  const { rss } = renderFeeds(changed, 'news', 'en', siteUrl);
  const item = new DOMParser().parseFromString(rss, 'application/xml').querySelector('item');
  expect(['title', 'description'].map((name) => item?.querySelector(name)?.textContent)).toEqual([
    hero.heading,
    hero.lead,
  ]);
});

test.each([
  ['/', '/news/rss.xml'],
  ['/en', '/en/news/rss.xml'],
  ['/en/news/launch', '/en/news/rss.xml'],
  ['/advisory', '/advisory/rss.xml'],
  ['/case/bank', undefined],
])('the head of %s names the feed %s', (path, href) => {
  expect(pageAt(path).meta.feed?.href).toBe(href);
});
