import { Feed } from 'feed';
import { type Language, languageTags } from '../config/languages';
import { newsFeedPath } from '../routes/feeds';
import type { PageMeta, PageView } from '../routes/page-view';

/** A page as far as the feed is concerned; `BuiltPage` is one. */
export interface FeedPage {
  language: string;
  meta: Pick<PageMeta, 'canonical' | 'description' | 'feed'>;
  view: Pick<PageView, 'id' | 'hero' | 'item'>;
}

/** A day of the data folder as a moment: noon in China is the same day in Europe and America. */
const noon = (day: string): Date => new Date(`${day}T12:00:00+08:00`);

/**
 * The news of a language as RSS 2.0, newest first. The same pages give the same text: its date is that of the newest item, not of the build.
 * @param pages all pages; those of other languages and kinds are passed over
 * @throws Error if the language has no page of news
 */
export function renderNewsFeed(pages: readonly FeedPage[], language: Language, siteUrl: string): string {
  const own = pages.filter((page) => page.language === language);
  const list = own.find(({ view }) => view.id === 'news');
  if (!list?.meta.feed) throw new Error(`There is no page of news in ${language}`);
  const items = own.flatMap(({ meta, view }) =>
    view.item?.kind === 'news' ? [{ link: meta.canonical, date: view.item.date, ...view.hero }] : [],
  );
  items.sort((a, b) => b.date.localeCompare(a.date));
  const [newest] = items;

  const feed = new Feed({
    id: list.meta.canonical,
    link: list.meta.canonical,
    title: list.meta.feed.title,
    description: list.meta.description,
    language: languageTags[language],
    copyright: '',
    generator: 'Gatsby',
    feedLinks: { rss: siteUrl + newsFeedPath(language) },
    ...(newest ? { updated: noon(newest.date) } : {}),
  });
  for (const { link, date, heading, lead } of items)
    feed.addItem({ id: link, link, title: heading, description: lead, date: noon(date) });
  return `${feed.rss2()}\n`;
}
