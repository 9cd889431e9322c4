import { Feed as FeedWriter } from 'feed';
import type { PageMeta, PageView } from '../../content/page-view';
import { feedPath, jsonFeedPath } from '../../site/href';
import { type Language, languageTags } from '../../site/languages';

export interface FeedPage {
  key: string;
  language: string;
  meta: Pick<PageMeta, 'canonical' | 'description' | 'feed'>;
  view: Pick<PageView, 'hero' | 'item' | 'sections'>;
}

/** The feed items of a page: the items it lists, or the releases of its lifecycle section. */
function itemsOf({ key, meta, view }: FeedPage, feed: string) {
  if (view.item?.kind === feed) {
    const { heading: title, lead: description } = view.hero;
    return [{ link: meta.canonical, date: view.item.date, title, description }];
  }
  if (key !== feed) return [];

  const products = view.sections.flatMap((section) =>
    section.kind === 'lifecycle' ? section.products : [],
  );

  return products.flatMap(({ slug, name, releases }) =>
    releases.map(({ version, available, text }) => ({
      link: `${meta.canonical}#${slug}-${version}`,
      date: available,
      title: `${name} ${version}`,
      description: text,
    })),
  );
}

/** A text as HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The news, advisories or releases of a language, newest first, as RSS 2.0 and as a JSON feed.
 * Dated by the newest item, not by the build.
 * @param pages all pages; those of other languages and kinds are ignored
 * @throws Error if the language does not have the page of the feed
 */
export function renderFeeds(
  pages: readonly FeedPage[],
  feed: string,
  language: Language,
  siteUrl: string,
) {
  const languagePages = pages.filter((page) => page.language === language);
  const list = languagePages.find(({ key }) => key === feed)?.meta;
  if (!list?.feed) throw new Error(`There is no page ${feed} in ${language}`);

  // Noon in China is the same day in Europe and America.
  const items = languagePages
    .flatMap((page) => itemsOf(page, feed))
    .map(({ date, ...item }) => ({
      ...item,
      id: item.link,
      date: new Date(`${date}T12:00:00+08:00`),
    }))
    .sort((a, b) => b.date.getTime() - a.date.getTime());

  const path = feedPath(feed, language);
  const writer = new FeedWriter({
    title: list.feed.label,
    link: list.canonical,
    description: list.description,
    language: languageTags[language],
    feedLinks: { rss: siteUrl + path, json: siteUrl + jsonFeedPath(path) },
    generator: false,
    ...(items[0] && { updated: items[0].date }),
  });

  // Descriptions are HTML in both formats: `<node-name>` would be an element.
  for (const item of items)
    writer.addItem({
      ...item,
      description: escapeHtml(item.description),
      published: item.date,
    });
  const json = writer.json1();

  // Titles are plain text in JSON feeds, and HTML to readers of RSS.
  for (const item of writer.items) item.title = escapeHtml(item.title);

  return { rss: writer.rss2(), json };
}
