import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { getSrc } from 'gatsby-plugin-image';
import { coverPath, coverShapeOf } from '../config/covers';
import { parseEnvironment } from '../config/environment';
import { languages } from '../config/languages';
import { feedPath, feeds, jsonFeedPath } from '../routes/href';
import type { PageMeta, PageView } from '../routes/page-view';
import { removeStaleCopies } from './compress';
import { type FeedPage, renderFeed, renderJsonFeed } from './feed';
import { renderHeaders, renderRedirects } from './hosting';
import { publishedFacts } from './published-site';
import { renderSitemaps, sitemapFile } from './sitemap';
import type { BuiltPage } from './view/pages';

/** webpack's list of chunks and their files. */
const statsName = 'webpack.stats.json';

interface FinishedPage extends Pick<BuiltPage, 'key' | 'language' | 'template' | 'path' | 'file'> {
  meta: Pick<PageMeta, 'noindex' | 'canonical' | 'alternates' | 'published' | 'image'>;
  view: Pick<PageView, 'consoles'>;
}

interface Finished {
  site: { siteMetadata: { siteUrl: string } };
  allPage: { nodes: FinishedPage[] };
  listed: { nodes: FeedPage[] };
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
          key language template path file
          meta { noindex canonical published image alternates { language href } }
          view
        }
      }
      listed: allPage(sort: { path: ASC }, filter: { key: { regex: "/^(news|advisory|lifecycle)(\\/|$)/" } }) { nodes { language meta { canonical description feed { title href } } view } }
    }
  `)) as { data?: Finished; errors?: unknown };
  if (!data) throw new Error(`The pages cannot be listed: ${String(errors)}`);

  tidyPages(folder);
  const environment = parseEnvironment(process.env);
  if (!environment.GATSBY_SOURCE_MAPS) {
    for (const name of readdirSync(folder)) if (name.endsWith('.map')) rmSync(join(folder, name));
    // What the budgets are counted by (tests/budgets).
    renameSync(join(folder, statsName), join(root, '.cache', statsName));
  }

  // A host without rewrites finds the page at its address, unless the disk is case-insensitive.
  for (const { path, file } of data.allPage.nodes) {
    const target = join(folder, path, 'index.html');
    if (path === file || isOtherCase(dirname(target))) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(folder, file, 'index.html')));
  }

  // Compressed copies of files that this build has changed or dropped; `--compress` makes new ones.
  removeStaleCopies(folder);
  writeFileSync(join(folder, '_headers'), renderHeaders(publishedFacts(root, environment)));
  writeFileSync(join(folder, '_redirects'), renderRedirects());

  const { siteUrl } = data.site.siteMetadata;
  const pages = data.allPage.nodes.map(({ key, language, template, meta, view }) => {
    const hasCover = template === 'item' && coverShapeOf(key.split('/')[0] ?? '') !== null;
    const consoles = (view.consoles ?? []).flatMap(({ whole }) => getSrc(whole.light) ?? []);
    const shown = hasCover ? [coverPath(key, language)] : consoles;
    return { ...meta, images: [meta.image, ...shown.map((path) => siteUrl + path)] };
  });
  for (const [name, text] of renderSitemaps(pages, siteUrl)) writeFileSync(join(folder, name), text);
  const listed = data.listed.nodes;
  for (const language of languages)
    for (const feed of feeds) {
      const path = feedPath(feed, language);
      writeFileSync(join(folder, path), renderFeed(listed, feed, language, siteUrl));
      writeFileSync(join(folder, jsonFeedPath(path)), renderJsonFeed(listed, feed, language, siteUrl));
    }
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/${sitemapFile()}\n`);
}

/** Whether a folder seems to exist only because the disk is case-insensitive. */
const isOtherCase = (path: string): boolean => existsSync(path) && !readdirSync(dirname(path)).includes(basename(path));

/** A list of chunks for Gatsby's `Link`, which this site does without (src/chrome/navigation.ts). */
const chunkMap = /<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>\s*/s;

/**
 * Takes what no reader needs out of the pages; Gatsby has no hook for its slices. React 18's stream renderer pads its chunks with null
 * characters where the next character takes several bytes, as Chinese ones do; browsers replace a null in an attribute.
 */
function tidyPages(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // Gatsby compares its slice of scripts with that of the next build.
    if (!entry.isFile() || !entry.name.endsWith('.html') || entry.name.startsWith('_gatsby-scripts')) continue;
    const file = join(entry.parentPath, entry.name);
    const html = readFileSync(file, 'utf8');
    const tidy = html.replaceAll('\0', '').replace(chunkMap, '');
    if (tidy !== html) writeFileSync(file, tidy);
  }
}
