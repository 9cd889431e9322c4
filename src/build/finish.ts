import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { parseEnvironment } from '../config/environment';
import { languages } from '../config/languages';
import { newsFeedPath } from '../routes/feeds';
import type { PageMeta } from '../routes/page-view';
import { removeStaleCopies } from './compress';
import { type FeedPage, renderNewsFeed } from './feed';
import { renderHeaders, renderRedirects } from './hosting';
import { minifyScripts } from './minify';
import { publishedFacts } from './published-site';
import { bootScript, deferScripts } from './scripts';
import { renderSitemap } from './sitemap';
import { createStyleReducer } from './styles';

interface Finished {
  site: { siteMetadata: { siteUrl: string } };
  allPage: {
    nodes: { path: string; file: string; meta: Pick<PageMeta, 'noindex' | 'canonical' | 'alternates' | 'published'> }[];
  };
  /** The list of news and its items. */
  news: { nodes: FeedPage[] };
}

/**
 * What remains once every page is rendered: files for plain hosts, sitemap, feeds, robots.
 * @param watch the script that notices what cannot be loaded
 */
export async function finishPublicFolder(
  { graphql, store }: Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0],
  watch: string,
): Promise<void> {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const folder = join(root, 'public');
  const { data, errors } = (await graphql(/* GraphQL */ `
    query Finish {
      site { siteMetadata { siteUrl } }
      allPage { nodes { path file meta { noindex canonical published alternates { language href } } } }
      news: allPage(filter: { key: { regex: "/^news(\\/|$)/" } }) { nodes { language meta { canonical description feed { title href } } view } }
    }
  `)) as { data?: Finished; errors?: unknown };
  if (!data) throw new Error(`The pages cannot be listed: ${String(errors)}`);

  const hash = scriptsDigest(folder);
  writeFileSync(join(folder, 'page-data/app-data.json'), JSON.stringify({ webpackCompilationHash: hash }));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const boot = bootScript(watch, read('chunk-map.json'), hash, read(runtimeOf(read('webpack.stats.json'))));
  writeFileSync(join(folder, boot.path), boot.text);
  const reduceStyles = createStyleReducer(folder);
  for (const file of htmlFiles(folder)) finishPage(file, boot.path, reduceStyles);

  // A host that does not rewrite finds the page at its address, unless the disk tells no case apart.
  for (const { path, file } of data.allPage.nodes) {
    const target = join(folder, path, 'index.html');
    if (path === file || isOtherCase(dirname(target))) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(folder, file, 'index.html')));
  }

  // Copies of what this build has changed or dropped; npm run compress makes them anew.
  removeStaleCopies(folder);
  writeFileSync(join(folder, '_headers'), renderHeaders(publishedFacts(root, parseEnvironment(process.env))));
  writeFileSync(join(folder, '_redirects'), renderRedirects());

  const { siteUrl } = data.site.siteMetadata;
  writeFileSync(join(folder, 'sitemap.xml'), renderSitemap(data.allPage.nodes.map(({ meta }) => meta)));
  for (const language of languages)
    writeFileSync(join(folder, newsFeedPath(language)), renderNewsFeed(data.news.nodes, language, siteUrl));
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

/** Whether a folder is there only because the disk tells no case apart. */
const isOtherCase = (path: string): boolean => existsSync(path) && !readdirSync(dirname(path)).includes(basename(path));

const htmlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));

/** The file of webpack's runtime, by webpack's own account. @throws Error where there is none */
function runtimeOf(stats: string): string {
  const name = /"(webpack-runtime-[0-9a-f]{20}\.js)"/.exec(stats)?.[1];
  if (name === undefined)
    throw new Error('public/webpack.stats.json names no webpack-runtime-….js: was the site built by Gatsby?');
  return name;
}

/**
 * Stands for webpack's compilation hash, by which Gatsby's script in an open page notices that the site has been built anew. webpack's own differs between a clean and a cached
 * build of the same scripts, and would change every page; this one changes with the names of scripts and styles, which change with their content.
 */
function scriptsDigest(folder: string): string {
  const names = readFileSync(join(folder, 'webpack.stats.json'), 'utf8').match(/"[^"]+\.(js|css)"/g) ?? [];
  return createHash('sha256')
    .update([...new Set(names)].sort().join('\n'))
    .digest('hex')
    .slice(0, 20);
}

/**
 * A page as it is published. React 18's stream renderer fills the end of a chunk with null characters where the next character takes several
 * bytes (as Chinese ones do); browsers pass over them, but they do not belong into a page.
 */
function finishPage(file: string, boot: string, reduceStyles: (html: string) => string): void {
  const html = readFileSync(file, 'utf8');
  const finished = reduceStyles(minifyScripts(deferScripts(html.replaceAll('\0', ''), boot)));
  if (finished !== html) writeFileSync(file, finished);
}
