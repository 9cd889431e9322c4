import { feeds } from '../../site/feeds';
import { feedPath, jsonFeedPath } from '../../site/href';
import { languages } from '../../site/languages';
import type { BuiltPage } from '../../views/built-page';
import { renderFeeds } from './feed';
import { renderSitemaps, sitemapFile } from './sitemap';

/** Addresses of the drawings of consoles by their files. */
type Drawings = ReadonlyMap<string, string>;

/**
 * Addresses of the pictures that a page shows: its social picture, and its cover or its consoles.
 */
function picturesOf({ meta, view }: BuiltPage, siteUrl: string, drawings: Drawings) {
  const cover = view.item?.cover;
  const consoles = view.consoles.flatMap(({ whole }) => drawings.get(whole.light) ?? []);
  const paths = cover ? [cover] : consoles;

  return [meta.image, ...paths.map((path) => siteUrl + path)];
}

/** What lists the pages, by path: sitemaps, feeds and robots.txt. Pure. */
export function listingsOf(
  pages: readonly BuiltPage[],
  siteUrl: string,
  drawings: Drawings,
): Map<string, string> {
  const files = new Map<string, string>();

  const listedPages = pages.map((page) => ({
    ...page.meta,
    images: picturesOf(page, siteUrl, drawings),
  }));
  for (const [name, text] of renderSitemaps(listedPages, siteUrl)) files.set(`/${name}`, text);

  for (const language of languages) {
    for (const feed of feeds) {
      // A site may do without the page, and with it without the feed.
      if (!pages.some((page) => page.key === feed && page.language === language)) continue;

      const path = feedPath(feed, language);
      const { rss, json } = renderFeeds(pages, feed, language, siteUrl);
      files.set(path, rss);
      files.set(jsonFeedPath(path), json);
    }
  }

  const sitemap = `${siteUrl}/${sitemapFile()}`;
  files.set('/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);

  return files;
}
