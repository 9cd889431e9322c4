import { getSrc } from 'gatsby-plugin-image';
import type { BuiltPage } from '../../gatsby/pages/pages';
import { feedPath, feeds, jsonFeedPath } from '../../site/href';
import { languages } from '../../site/languages';
import { renderFeeds } from './feed';
import { renderSitemaps, sitemapFile } from './sitemap';

/** Addresses of the pictures that a page shows: its social picture, and its cover or its consoles. */
function picturesOf({ meta, view }: BuiltPage, siteUrl: string): string[] {
  const cover = view.item?.cover;
  const consoles = (view.consoles ?? []).flatMap(({ whole }) => getSrc(whole.light) ?? []);
  return [meta.image, ...(cover ? [cover] : consoles).map((path) => siteUrl + path)];
}

/** What lists the pages, by path: sitemaps, feeds and robots.txt. Pure. */
export function listingsOf(pages: readonly BuiltPage[], siteUrl: string): Map<string, string> {
  const listed = pages.map((page) => ({ ...page.meta, images: picturesOf(page, siteUrl) }));
  return new Map([
    ...[...renderSitemaps(listed, siteUrl)].map(([name, text]) => [`/${name}`, text] as const),
    ...languages.flatMap((language) =>
      feeds.flatMap((feed) => {
        const path = feedPath(feed, language);
        const { rss, json } = renderFeeds(pages, feed, language, siteUrl);
        return [[path, rss] as const, [jsonFeedPath(path), json] as const];
      }),
    ),
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/${sitemapFile()}\n`],
  ]);
}
