import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { PageMeta } from '../routes/page-view';
import { renderSitemap } from './sitemap';

interface Finished {
  site: { siteMetadata: { siteUrl: string } };
  allPage: { nodes: { path: string; file: string; meta: Pick<PageMeta, 'noindex' | 'canonical' | 'alternates'> }[] };
}

/** What remains once every page is rendered: files for plain hosts, sitemap, robots. */
export async function finishPublicFolder({ graphql, store }: Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0]): Promise<void> {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const folder = join(root, 'public');
  const { data, errors } = (await graphql(/* GraphQL */ `
    query Finish {
      site { siteMetadata { siteUrl } }
      allPage { nodes { path file meta { noindex canonical alternates { language href } } } }
    }
  `)) as { data?: Finished; errors?: unknown };
  if (!data) throw new Error(`The pages cannot be listed: ${String(errors)}`);

  removeNullCharacters(folder);

  // A host that does not rewrite finds the page at its address, unless the disk tells no case apart.
  for (const { path, file } of data.allPage.nodes) {
    const target = join(folder, path, 'index.html');
    if (path === file || existsSync(dirname(target))) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(folder, file, 'index.html')));
  }

  const { siteUrl } = data.site.siteMetadata;
  writeFileSync(join(folder, 'sitemap.xml'), renderSitemap(data.allPage.nodes.map(({ meta }) => meta)));
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

/**
 * React 18's stream renderer fills the end of a chunk with null characters where the next character takes several bytes (as Chinese
 * ones do); browsers pass over them, but they do not belong into a page.
 */
function removeNullCharacters(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const html = readFileSync(file);
    if (html.includes(0)) writeFileSync(file, html.toString('utf8').replaceAll('\0', ''));
  }
}
