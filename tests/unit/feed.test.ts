/** @jest-environment jsdom */
import { renderFeeds } from '../../src/build/feed';
import { languages } from '../../src/config/languages';
import { pageAt, pages } from '../fixtures/pages';
import { content } from '../fixtures/site';

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
