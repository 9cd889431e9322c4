import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { getSrc } from 'gatsby-plugin-image';
import { coverPath, coverShapeOf } from '../config/covers';
import { parseEnvironment } from '../config/environment';
import { languages } from '../config/languages';
import { feedPath, feeds, jsonFeedPath } from '../routes/href';
import type { PageMeta, PageView } from '../routes/page-view';
import { type FeedPage, renderFeeds } from './feed';
import { renderHeaders, renderRedirects } from './hosting';
import { filesIn, publishedFacts } from './published-site';
import { renderSitemaps, sitemapFile } from './sitemap';
import type { BuiltPage } from './view/pages';

interface FinishedPage extends Pick<BuiltPage, 'key' | 'language' | 'template'> {
  meta: Pick<PageMeta, 'noindex' | 'canonical' | 'alternates' | 'published' | 'image'>;
  consoles: PageView['consoles'] | null;
}

interface Finished {
  site: { siteMetadata: { siteUrl: string } };
  allPage: { nodes: FinishedPage[] };
  listed: { nodes: (Omit<FeedPage, 'view'> & Omit<FeedPage['view'], 'id'> & { key: string })[] };
}

/** Writes what remains once every page is rendered: files for static hosts, sitemaps, feeds, robots. */
export async function finishPublicFolder({
  graphql,
  store,
}: Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0]): Promise<void> {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const folder = join(root, 'public');
  const { data, errors } = (await graphql(/* GraphQL */ `
    query Finish {
      site { siteMetadata { siteUrl } }
      allPage(sort: { path: ASC }) {
        nodes {
          key language template
          meta { noindex canonical published image alternates { language href } }
          consoles
        }
      }
      listed: allPage(sort: { path: ASC }, filter: { key: { regex: "/^(news|advisory|lifecycle)(\\/|$)/" } }) { nodes { key language meta { canonical description feed { title href } } hero { heading lead } item sections } }
    }
  `)) as { data?: Finished; errors?: unknown };
  if (!data) throw new Error(`The pages cannot be listed: ${String(errors)}`);

  removeNulls(folder);
  // Gatsby's for scripts in a worker; the site has none.
  rmSync(join(folder, '~partytown'), { recursive: true, force: true });
  const environment = parseEnvironment(process.env);
  if (!environment.GATSBY_SOURCE_MAPS)
    for (const name of readdirSync(folder)) if (name.endsWith('.map')) rmSync(join(folder, name));

  writeFileSync(join(folder, '_headers'), renderHeaders(publishedFacts(root, folder, environment), filesIn(folder)));
  writeFileSync(join(folder, '_redirects'), renderRedirects());

  const { siteUrl } = data.site.siteMetadata;
  const pages = data.allPage.nodes.map(({ key, language, template, meta, consoles }) => {
    const hasCover = template === 'item' && coverShapeOf(key.split('/')[0] ?? '') !== null;
    const pictures = (consoles ?? []).flatMap(({ whole }) => getSrc(whole.light) ?? []);
    const shown = hasCover ? [coverPath(key, language)] : pictures;
    return { ...meta, images: [meta.image, ...shown.map((path) => siteUrl + path)] };
  });
  for (const [name, text] of renderSitemaps(pages, siteUrl)) writeFileSync(join(folder, name), text);
  const listed = data.listed.nodes.map(({ key, hero, item, sections, ...page }) => ({
    ...page,
    view: { id: key, hero, item, sections },
  }));
  for (const language of languages)
    for (const feed of feeds) {
      const path = feedPath(feed, language);
      const { rss, json } = renderFeeds(listed, feed, language, siteUrl);
      writeFileSync(join(folder, path), rss);
      writeFileSync(join(folder, jsonFeedPath(path)), json);
    }
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/${sitemapFile()}\n`);
}

/**
 * React 18's stream renderer pads its chunks with null characters where the next character takes several bytes, as Chinese ones do; browsers
 * replace a null in an attribute.
 */
function removeNulls(folder: string): void {
  for (const name of filesIn(folder)) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    if (html.includes('\0')) writeFileSync(file, html.replaceAll('\0', ''));
  }
}
