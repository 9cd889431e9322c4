import { parse } from 'node-html-parser';
import { renderFeed } from '../../src/build/feed';
import { buildPages } from '../../src/build/view/pages';
import { languages } from '../../src/config/languages';
import { realAnswer, realContent } from '../support/real-site';

const content = realContent();
const pages = buildPages(content, realAnswer('topMenu'));
const { siteUrl } = content.vendor;

/** The text of the elements of a name, in XML without their CDATA. */
const values = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${name}>`, 'g'))].map(
    ([, value = '']) => value,
  );

describe.each(languages)('the feed of news in %s', (language) => {
  const xml = renderFeed(pages, 'news', language, siteUrl);
  const prefix = language === 'en' ? '/en' : '';

  test('has every news item, newest first, with title, address, description and day', () => {
    expect(values(xml, 'title').slice(1)).toEqual(content.items.news.map((item) => item[language].title));
    expect(values(xml, 'description').slice(1)).toHaveLength(content.items.news.length);
    expect(values(xml, 'link').slice(1)).toEqual(
      content.items.news.map(({ slug }) => `${siteUrl}${prefix}/news/${slug}`),
    );
    expect(values(xml, 'pubDate').map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
      content.items.news.map(({ date }) => date),
    );
  });

  test('names itself, its page, its language and the day of its newest item', () => {
    expect(xml).toContain(`<atom:link href="${siteUrl}${prefix}/news/rss.xml" rel="self" type="application/rss+xml"/>`);
    expect(values(xml, 'link')[0]).toBe(`${siteUrl}${prefix}/news`);
    expect(values(xml, 'language')).toEqual([language === 'zh' ? 'zh-CN' : 'en']);
    expect(values(xml, 'lastBuildDate')).toEqual(values(xml, 'pubDate').slice(0, 1));
  });

  test('keeps its references replaced', () => {
    expect(xml).not.toContain('{{');
  });
});

test('a title with what XML takes for its own stays a title', () => {
  const changed = pages.map((page) =>
    page.language === 'en' && page.view.item?.kind === 'news'
      ? { ...page, view: { ...page.view, hero: { ...page.view.hero, heading: 'A < B & C' } } }
      : page,
  );
  const [, title] = values(renderFeed(changed, 'news', 'en', siteUrl), 'title');
  expect(parse(`<p>${title}</p>`).text).toContain('A < B & C');
});

describe('the heads that name the feed', () => {
  const feedOf = (path: string) => pages.find((page) => page.path === path)?.meta.feed;

  test.each([
    ['/', '/news/rss.xml'],
    ['/en', '/en/news/rss.xml'],
    ['/news', '/news/rss.xml'],
    ['/en/news', '/en/news/rss.xml'],
    ['/en/news/open-compute-day-2026', '/en/news/rss.xml'],
  ])('%s names %s', (path, href) => {
    expect(feedOf(path)).toEqual({ title: expect.stringMatching(/\S/), href });
  });

  test.each(['/case', '/en/product/BCC', '/case/linjiang-bank'])('%s names none', (path) => {
    expect(feedOf(path)).toBeNull();
  });

  test('the lists of news and advisories show a link to theirs, in their language; no other list does', () => {
    const feeds = pages.flatMap(({ path, view }) =>
      view.sections.flatMap((section) =>
        section.kind === 'listing' && section.feed !== null ? [[path, section.feed]] : [],
      ),
    );
    expect(feeds).toEqual([
      ['/advisory', '/advisory/rss.xml'],
      ['/news', '/news/rss.xml'],
      ['/en/advisory', '/en/advisory/rss.xml'],
      ['/en/news', '/en/news/rss.xml'],
    ]);
  });
});

test('releases and advisories have feeds too, each entry with an address and a day', () => {
  const releases = renderFeed(pages, 'lifecycle', 'zh', siteUrl);
  expect(values(releases, 'title')).toContain('BCC 5.8');
  expect(values(releases, 'link')).toContain(`${siteUrl}/lifecycle#BCC-5.8`);
  expect(new Set(values(releases, 'guid')).size).toBe(values(releases, 'guid').length);
  const advisories = renderFeed(pages, 'advisory', 'en', siteUrl);
  expect(values(advisories, 'guid')).toEqual(
    content.items.advisory.map(({ slug }) => `${siteUrl}/en/advisory/${slug}`),
  );
});
