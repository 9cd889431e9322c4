import { defaultLanguage, type Language, languages } from './languages';
import { ownAddress } from './own-address';
import { belongsTo, type Devices } from './route-types';

/** Path, query (with its ?) and hash (with its #) of an internal address, not decoded. */
export function splitAddress(address: string) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, hash };
}

/** A path with one slash at its start. */
const withOneSlash = (path: string): string => path.replace(/^\/+/, '/');

/** The language of a path and the path without it: `/en/case` is `/case`, `/enterprise` is not. */
export function splitLanguage(path: string): { language: Language; path: string } {
  for (const language of languages) {
    if (language === defaultLanguage) continue;
    if (path === `/${language}`) return { language, path: '/' };
    if (path.startsWith(`/${language}/`))
      return { language, path: withOneSlash(path.slice(language.length + 1)) };
  }
  return { language: defaultLanguage, path: withOneSlash(path) };
}

/** The path in a language: the default language is at the root, others are under their name. */
export const inLanguage = (path: string, language: Language): string => {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
};

/**
 * The same address in another language, its query (less `lang`) and hash kept.
 * @param address of this site, as the visitor may have written it
 */
export function switchLanguage(address: string, language: Language): string {
  const { path, query, hash } = splitAddress(ownAddress(address) ?? '/');

  const rest = query
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && !/^lang(=|$)/.test(parameter))
    .join('&');

  return inLanguage(splitLanguage(path).path, language) + (rest && `?${rest}`) + hash;
}

/** A path without its trailing slash. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/**
 * Path of the RSS feed of a page (src/site/feeds.ts).
 * @param page its id
 */
export const feedPath = (page: string, language: Language): string =>
  inLanguage(`/${page}/rss.xml`, language);

/** The JSON feed beside an RSS feed. */
export const jsonFeedPath = (rss: string): string => rss.replace(/rss\.xml$/, 'feed.json');

/** Path of a page's copy in Markdown. */
export const markdownPath = (path: string): string =>
  splitLanguage(path).path === '/' ? `${path.replace(/\/+$/, '')}/index.md` : `${path}.md`;

/**
 * The address of a search (section 2), with the query encoded as a form would.
 * @param page the address of the search
 */
export const searchAddress = (query: string, page: string): string =>
  `${page}?${new URLSearchParams({ query })}`;

/**
 * The path of the error page, as section 2 spells it. It stands here and not in the manifest alone:
 * the script before the first paint leads there, and can't load the manifest.
 */
export const errorPagePath = '/notFond';

/** The error page, which shows the requested address. */
export const notFoundAddress = (requested: string, language: Language): string =>
  `${inLanguage(errorPagePath, language)}?from=${encodeURIComponent(requested)}`;

/**
 * Redirect for a page of the other device: its counterpart with query and hash, or else the error
 * page (section 2).
 * @param device null for visitors who see the pages of both
 * @returns null if the visitor may see the page
 */
export function redirectTarget(
  address: string,
  { devices, counterpart }: { devices: Devices; counterpart: string | null },
  device: 'desktop' | 'phone' | null,
): string | null {
  const { path, query, hash } = splitAddress(address);
  // A page may be its own counterpart, at its second address.
  if (device === null || belongsTo(devices, device) || path === counterpart) return null;
  if (counterpart !== null) return counterpart + query + hash;

  return `${notFoundAddress(path + query, splitLanguage(path).language)}&for=${devices}`;
}
