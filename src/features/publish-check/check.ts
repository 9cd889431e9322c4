import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../site/digest';
import { withoutTrailingSlash } from '../../site/href';
import { inParallel } from '../../site/in-parallel';
import { languages } from '../../site/languages';
import { rewrites } from '../../site/page-addresses';
import { sitemapFile } from '../feeds/sitemap';
import { isForHost } from '../hosting/files';
import type { BuildRecord } from '../releases/record';
import { hasHead, isComplete } from './head-rules';
import { isIndexed } from './index-rules';
import { hasMenus } from './menu-rules';
import { type CheckedPage, readPage } from './page';
import type { BuiltSite, ReadSite, Rule } from './rule';
import { hasTargets } from './target-rules';
import { showsTexts } from './text-rules';

export type { BuiltSite } from './rule';

/** Files that are read at the same time. */
const concurrency = 8;
/** The longest list of findings that somebody reads. */
const mostFindings = 40;

const rules: readonly Rule[] = [isComplete, hasHead, hasMenus, hasTargets, showsTexts, isIndexed];

/**
 * The built site in a folder. Without a configured API, the project's mock serves the API's files.
 */
export const folderSite = (root: string, folder: string, record: BuildRecord): BuiltSite => ({
  inputs: record,
  files: Object.keys(record.files),
  read: (file) => readFileSync(join(folder, file), 'utf8'),
  isElsewhere(path) {
    const isUpload = path.startsWith('/upload/');
    const hasUpload = Boolean(process.env['API_URL']) || existsSync(join(root, 'mock-api', path));
    return path.startsWith('/api/') || (isUpload && hasUpload);
  },
});

/**
 * Checks a site before it is published.
 * @returns how many pages it has, and a line for each finding
 */
export async function checkSite(site: BuiltSite): Promise<{ pages: number; findings: string[] }> {
  const pages = await readPages(site);
  const readSite: ReadSite = {
    ...site,
    pages: withRewrites(new Map(pages.map((page) => [page.address, page]))),
    sitemap: await readSitemaps(site),
  };

  const reports = new Set<string>();
  for (const rule of rules) rule(readSite, (page, reason) => reports.add(`${page}: ${reason}`));

  const findings = [...reports].slice(0, mostFindings);
  const more = reports.size - findings.length;
  if (more > 0) findings.push(`… and ${more} more`);
  return { pages: pages.length, findings };
}

/** All pages, without Gatsby's own fragments, and without the gallery, which is never published. */
const isPage = /^(?!_gatsby\/|page-data\/|(?:\w+\/)?__gallery\/).*\.html$/;

/** The pages of a site by address. */
async function readPages({ files, read }: BuiltSite): Promise<CheckedPage[]> {
  const pages: CheckedPage[] = [];
  await inParallel(
    files.filter((file) => isPage.test(file)),
    concurrency,
    async (file) => {
      const address = withoutTrailingSlash(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
      pages.push(readPage(address, await read(file)));
    },
  );
  return pages.sort((page, other) => (page.address < other.address ? -1 : 1));
}

/** The texts of all sitemaps, the index and those of the languages. */
async function readSitemaps({ files, read }: BuiltSite): Promise<string> {
  const sitemaps = [undefined, ...languages].map(sitemapFile);
  const texts = sitemaps.filter((file) => files.includes(file)).map((file) => read(file));
  return (await Promise.all(texts)).join('');
}

/**
 * Compares a site with the digests that its build recorded.
 * @param digests of the files by their paths
 * @param read the bytes of a file as the site has it.
 * @throws Error that names it if there is none
 * @returns a line for each missing or altered file
 */
export async function alteredFiles(
  digests: Readonly<Record<string, string>>,
  read: (file: string) => Promise<Buffer>,
): Promise<string[]> {
  const findings: string[] = [];
  const visitorFiles = Object.keys(digests).filter((file) => !isForHost(file, digests));
  await inParallel(visitorFiles, concurrency, async (file) => {
    try {
      if (digestOf(await read(file)) !== digests[file])
        findings.push(`/${file}: is not as it was built`);
    } catch (error) {
      findings.push(`/${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  return findings.sort();
}

/** Adds the addresses at which hosts serve pages by a rewrite. */
function withRewrites(pages: ReadonlyMap<string, CheckedPage>): Map<string, CheckedPage> {
  const pagesByAddress = new Map(pages);
  for (const [address, builtAddress] of rewrites) {
    const page = pages.get(builtAddress);
    if (page) pagesByAddress.set(address, page);
  }
  return pagesByAddress;
}
