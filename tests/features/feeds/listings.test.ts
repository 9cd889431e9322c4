/** @jest-environment jsdom */

import { renderFeeds } from '../../../src/features/feeds/feed';
import { listingsOf } from '../../../src/features/feeds/listings';
import { type ListedPage, renderSitemaps } from '../../../src/features/feeds/sitemap';
import { languages } from '../../../src/site/languages';
import { pageAt, pages } from '../../fixtures/pages';
import { content } from '../../fixtures/site';

const site = 'https://a.example';

const page: ListedPage = {
  canonical: `${site}/x`,
  noindex: false,
  modified: null,
  alternates: [],
};

const read = (xml = '') => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (xml: string | undefined, name: string) =>
  [...read(xml).getElementsByTagNameNS('*', name)].map(({ textContent }) => textContent);

test('an index names the sitemaps; each has the indexed pages of its language, with pictures and alternates', () => {
  const files = renderSitemaps(
    [
      {
        ...page,
        alternates: [{ language: 'en', href: `${site}/en/x` }],
        images: [`${site}/a.png?b&c`],
      },
      { ...page, canonical: `${site}/en/?a=1&b="<"`, modified: '2026-03-09' },
      { ...page, canonical: `${site}/y`, noindex: true },
    ],
    site,
  );
  const zh = files.get('sitemap-zh.xml');
  const en = files.get('sitemap-en.xml');

  expect(texts(files.get('sitemap.xml'), 'loc')).toEqual([
    `${site}/sitemap-zh.xml`,
    `${site}/sitemap-en.xml`,
  ]);
  expect([texts(zh, 'loc'), texts(en, 'loc')]).toEqual([
    [page.canonical, `${site}/a.png?b&c`],
    [`${site}/en/?a=1&b="<"`],
  ]);
  expect(texts(en, 'lastmod')).toEqual(['2026-03-09']);

  // The namespaces that search engines read.
  const [url] = read(zh).getElementsByTagNameNS(
    'http://www.sitemaps.org/schemas/sitemap/0.9',
    'url',
  );
  expect(
    url?.getElementsByTagNameNS('http://www.google.com/schemas/sitemap-image/1.1', 'loc'),
  ).toHaveLength(1);

  const [link] = url?.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link') ?? [];
  expect([link?.getAttribute('hreflang'), link?.getAttribute('href')]).toEqual([
    'en',
    `${site}/en/x`,
  ]);
});

test('pages are listed in sitemaps with their pictures and in feeds; robots.txt names the sitemaps', () => {
  const { siteUrl } = content.vendor;
  const drawings = new Map([['BCC.en.webp', '/static/0/BCC.en.webp']]);
  const files = listingsOf(pages, siteUrl, drawings);

  expect(files.get('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(files.get('/sitemap-en.xml')).toContain(
    `<image:loc>${siteUrl}/covers/news/launch.en.svg</image:loc>`,
  );
  expect(files.get('/sitemap-en.xml')).toContain(
    `<image:loc>${siteUrl}/static/0/BCC.en.webp</image:loc>`,
  );
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['/sitemap.xml', '/news/rss.xml', '/en/news/feed.json']),
  );
});

const { siteUrl } = content.vendor;

describe.each(languages)('the feed of news in %s', (language) => {
  const { rss: xml } = renderFeeds(pages, 'news', language, siteUrl);
  const address = `${siteUrl}${language === 'en' ? '/en' : ''}/news`;

  test('has every news item, newest first, with title, address, description and day', () => {
    const { news } = content.items;
    expect(texts(xml, 'title').slice(1)).toEqual(news.map((item) => item[language].title));
    expect(texts(xml, 'description').slice(1)).toEqual(
      news.map((item) => item[language].description),
    );
    expect(texts(xml, 'guid')).toEqual([`${address}/launch`, `${address}/fair`]);

    const days = texts(xml, 'pubDate').map((date) =>
      new Date(date ?? '').toISOString().slice(0, 10),
    );
    expect(days).toEqual(['2026-06-01', '2025-04-02']);
    // It names itself, its page, its language and the day of its newest item.
    expect(xml).toContain(
      `<atom:link href="${address}/rss.xml" rel="self" type="application/rss+xml"/>`,
    );
    expect(texts(xml, 'link')).toContain(address);
    expect(texts(xml, 'language')).toEqual([language === 'zh' ? 'zh-CN' : 'en']);
    expect(texts(xml, 'lastBuildDate')).toEqual(texts(xml, 'pubDate').slice(0, 1));
  });
});

test('characters that are special in XML and HTML stay part of a text', () => {
  const launch = pageAt('/en/news/launch');
  const hero = { ...launch.view.hero, heading: 'a<b && c>d', lead: 'x[0]]]>y of <node-name>' };
  const changed = [pageAt('/en/news'), { ...launch, view: { ...launch.view, hero } }];
  const { rss, json } = renderFeeds(changed, 'news', 'en', siteUrl);

  // In RSS they are HTML.
  expect([texts(rss, 'title').at(-1), texts(rss, 'description').at(-1)]).toEqual([
    'a&lt;b &amp;&amp; c&gt;d',
    'x[0]]]&gt;y of &lt;node-name&gt;',
  ]);
  expect(JSON.parse(json).items[0]).toMatchObject({
    title: hero.heading,
    content_html: 'x[0]]]&gt;y of &lt;node-name&gt;',
  });
});

test.each([
  ['/', '/news/rss.xml'],
  ['/en/news/launch', '/en/news/rss.xml'],
  ['/lifecycle', '/lifecycle/rss.xml'],
  ['/case/bank', undefined],
])('the head of %s names the feed %s', (path, href) => {
  expect(pageAt(path).meta.feed?.href).toBe(href);
});
