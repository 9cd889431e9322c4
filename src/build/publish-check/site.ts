import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage, splitAddress, withoutTrailingSlash } from '../../routes/href';
import type { MadeOf } from '../answers/made-of';
import { hostingPolicy } from '../hosting';
import { createPageReader, type PageFacts } from './page-facts';

/** A page of the site that is checked. */
export interface CheckedPage {
  /** Its file, e.g. `en/case/index.html`. */
  file: string;
  /** The address that the host serves the file at. */
  address: string;
  facts: PageFacts;
}

/** A built or published site, read. */
export interface CheckedSite extends Pick<MadeOf, 'navigation' | 'hidden' | 'siteUrl'> {
  /** By address. */
  pages: Map<string, CheckedPage>;
  /** Paths of all files. */
  files: ReadonlySet<string>;
  sitemap: string;
  /** Whether an address is answered by something that is no part of the site: the API, its files. */
  isElsewhere(path: string): boolean;
}

/** Gatsby's pieces, which are no pages. */
const isPage = /^(?!_gatsby\/|page-data\/).*\.html$/;

/** The address of a page's file. */
const addressOf = (file: string): string => withoutTrailingSlash(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);

/** Reads the pages among a site's files. */
export async function readPages(
  files: Iterable<string>,
  read: (file: string) => string | Promise<string>,
): Promise<Map<string, CheckedPage>> {
  const readPage = createPageReader();
  const pages = new Map<string, CheckedPage>();
  for (const file of files) {
    if (!isPage.test(file)) continue;
    const address = addressOf(file);
    pages.set(address, { file, address, facts: readPage(await read(file)) });
  }
  return pages;
}

/**
 * Reads the site in a folder.
 * @param uploads folder of the files that the mock serves under /upload; null where another host does
 */
export async function readFolder(
  folder: string,
  files: Iterable<string>,
  made: Pick<MadeOf, 'navigation' | 'hidden' | 'siteUrl'>,
  uploads: string | null,
): Promise<CheckedSite> {
  const all = new Set(files);
  const sitemap = join(folder, 'sitemap.xml');
  return {
    ...made,
    files: all,
    pages: await readPages(all, (file) => readFileSync(join(folder, file), 'utf8')),
    sitemap: existsSync(sitemap) ? readFileSync(sitemap, 'utf8') : '',
    isElsewhere: (path) =>
      path.startsWith('/api/') ||
      (path.startsWith('/upload/') && (uploads === null || existsSync(join(uploads, path.slice('/upload/'.length))))),
  };
}

/** How many pages of a published site are asked for at the same time. */
const atOnce = 8;

/**
 * Reads a published site: its pages as they are answered, its other files by the list in its record.
 * @param read gives the text of a file, by its path
 */
export async function readPublished(
  made: Pick<MadeOf, 'navigation' | 'hidden' | 'siteUrl'> & { files: Record<string, string> },
  read: (file: string) => Promise<string>,
): Promise<CheckedSite> {
  const files = new Set(Object.keys(made.files));
  const texts = new Map<string, string>();
  const waiting = [...files].filter((file) => isPage.test(file));
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) texts.set(file, await read(file));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return {
    ...made,
    files,
    pages: await readPages(files, (file) => texts.get(file) ?? ''),
    sitemap: await read('sitemap.xml'),
    isElsewhere: (path) => /^\/(api|upload)\//.test(path),
  };
}

/** What a path leads to: a page, another file, something that is no part of the site; null for nothing. */
export type Destination = { page: CheckedPage } | { page: null };

/** Gives the function that follows internal paths as the host does: redirects, rewrites, files; decoded, told apart by case. */
export function createResolver(site: CheckedSite): (path: string) => Destination | null {
  const { redirects, rewrites } = hostingPolicy();
  const known = new Map<string, Destination | null>();
  const resolve = (path: string): Destination | null => {
    const target = redirects.get(path);
    if (target !== undefined) return resolve(target);
    const page = site.pages.get(rewrites.get(path) ?? path);
    if (page) return { page };
    let decoded = path;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      // A lone % is a character like any other, to hosts as well.
    }
    return site.files.has(decoded.slice(1)) || site.isElsewhere(decoded) ? { page: null } : null;
  };
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const destination = resolve(path);
    known.set(path, destination);
    return destination;
  };
}

/** An address of the site as a path; null for one of another site or with another scheme. */
export function pathWithin(site: Pick<CheckedSite, 'siteUrl'>, href: string): string | null {
  const own =
    href === site.siteUrl || href.startsWith(`${site.siteUrl}/`) ? href.slice(site.siteUrl.length) || '/' : href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(own) || own.startsWith('//')) return null;
  return own;
}

/** The address of the page that an address without a path (`#id`, `?query`) belongs to, or its own. */
export function absolutePath(page: CheckedPage, href: string): { path: string; hash: string } {
  const { path, hash } = splitAddress(href);
  return { path: path === '' ? page.address : path, hash };
}

export const errorPages = [inLanguage('/404.html', 'zh'), inLanguage('/404.html', 'en')];
