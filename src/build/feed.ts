import { type Language, languageTags } from '../config/languages';
import { type Feed, feedPath, jsonFeedPath } from '../routes/href';
import type { PageMeta, PageView } from '../routes/page-view';
import { escapeXml } from './sitemap';

export interface FeedPage {
  language: string;
  meta: Pick<PageMeta, 'canonical' | 'description' | 'feed'>;
  view: Pick<PageView, 'id' | 'hero' | 'item' | 'sections'>;
}

/** A day of the data folder as RSS writes it: noon in China is the same day in Europe and America. */
const noon = (day: string): string => new Date(`${day}T12:00:00+08:00`).toUTCString();

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

interface FeedItem {
  link: string;
  /** `YYYY-MM-DD` */
  date: string;
  heading: string;
  lead: string;
}

/** The feed items of a page: the items it lists, or the releases of its lifecycle section. */
function itemsOf({ meta, view }: FeedPage, feed: Feed): FeedItem[] {
  if (view.item?.kind === feed) return [{ link: meta.canonical, date: view.item.date, ...view.hero }];
  if (view.id !== feed) return [];
  return view.sections.flatMap((section) =>
    section.kind !== 'lifecycle'
      ? []
      : section.products.flatMap(({ id, name, releases }) =>
          releases.map(({ version, available, text }) => ({
            link: `${meta.canonical}#${id}-${version}`,
            date: available,
            heading: `${name} ${version}`,
            lead: text,
          })),
        ),
  );
}

/**
 * The news, advisories or releases of a language, newest first.
 * @param pages all pages; those of other languages and kinds are ignored
 * @throws Error if the language does not have the page of the feed
 */
function entriesOf(pages: readonly FeedPage[], feed: Feed, language: Language) {
  const own = pages.filter((page) => page.language === language);
  const list = own.find(({ view }) => view.id === feed);
  if (!list?.meta.feed) throw new Error(`There is no page ${feed} in ${language}`);
  const items = own.flatMap((page) => itemsOf(page, feed)).sort((a, b) => b.date.localeCompare(a.date));
  return { title: list.meta.feed.title, list: list.meta, items };
}

/** A feed (`entriesOf`) as RSS 2.0. Deterministic: dated by its newest item, not by the build. */
export function renderFeed(pages: readonly FeedPage[], feed: Feed, language: Language, siteUrl: string): string {
  const { title, list, items } = entriesOf(pages, feed, language);
  const [newest] = items;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', list.canonical),
    element('description', list.description),
    element('language', languageTags[language]),
    ...(newest ? [element('lastBuildDate', noon(newest.date))] : []),
    `<atom:link href="${escapeXml(siteUrl + feedPath(feed, language))}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap(({ link, date, heading, lead }) => [
      '<item>',
      element('title', heading),
      element('link', link),
      element('guid', link),
      element('pubDate', noon(date)),
      element('description', lead),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** A feed (`entriesOf`) as a JSON feed (jsonfeed.org, version 1.1). */
export function renderJsonFeed(pages: readonly FeedPage[], feed: Feed, language: Language, siteUrl: string): string {
  const { title, list, items } = entriesOf(pages, feed, language);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: list.canonical,
    feed_url: siteUrl + jsonFeedPath(feedPath(feed, language)),
    description: list.description,
    language: languageTags[language],
    items: items.map(({ link, date, heading, lead }) => ({
      id: link,
      url: link,
      title: heading,
      content_text: lead,
      date_published: `${date}T12:00:00+08:00`,
    })),
  });
}
