import { defaultLanguage, type Language, languages, languageTags } from '../../config/languages';
import { preview } from '../../config/preview';
import type { MenuEntry, TopMenu } from '../../contract/top-menu';
import { type Feed, feedPath, feeds, inLanguage } from '../../routes/href';
import { menuPath, routeOfId, routeOfPath } from '../../routes/lookup';
import type { PageMeta } from '../../routes/page-view';
import { socialPath } from '../content/media';
import type { Content } from '../content/read';
import type { Site } from './site';

interface MetadataSource {
  /** Route id, or `kind/slug` of an item. */
  key: string;
  path: string;
  texts: { title: string; description: string; keywords: string[] };
  noindex?: boolean;
  /** `YYYY-MM-DD`, for an item. */
  published?: string | null;
  /** The page whose social image is used; default: its own. */
  picture?: string;
}

/** The feed that a page's head names: that of its list; on home, of the news. */
const feedOf = (key: string): Feed | undefined =>
  key === 'home' ? 'news' : feeds.find((page) => page === key || key.startsWith(`${page}/`));

/**
 * Title, description and keywords of the menu entry whose link is the route (section 2); null if none is.
 * @param path the route's path without language
 */
export function menuMetadata(
  menu: TopMenu,
  path: string,
): Pick<MenuEntry, 'html_title' | 'description' | 'keywords'> | null {
  const isOfRoute = ({ header_link }: MenuEntry) => menuPath(header_link) === path && !header_link.includes('#');
  return Object.values(menu).flat().find(isOfRoute) ?? null;
}

/**
 * The menu without titles and descriptions of a page that another page has already: on a search engine's list they would look the same.
 * @param warn called for each, with its remedy
 */
export function withoutRepeats(menu: TopMenu, { pages, vendor }: Content, warn: (message: string) => void): TopMenu {
  const owners = new Map<string, string>();
  for (const [id, { zh }] of pages) {
    owners.set(`${zh.title} | ${vendor.name.zh}`, routeOfId(id).path);
    owners.set(zh.description, routeOfId(id).path);
  }
  const unique = (entry: MenuEntry, field: 'html_title' | 'description'): string => {
    const path = menuPath(entry.header_link);
    if (!routeOfPath(path) || entry.header_link.includes('#') || entry[field] === '') return entry[field];
    const owner = owners.get(entry[field]) ?? path;
    owners.set(entry[field], owner);
    if (owner === path) return entry[field];
    warn(`“${entry.header_title}” has the ${field} of ${owner}, so that its page keeps its own; change it in the API`);
    return '';
  };
  return Object.fromEntries(
    Object.entries(menu).map(([group, entries]) => [
      group,
      entries.map((entry) => ({
        ...entry,
        html_title: unique(entry, 'html_title'),
        description: unique(entry, 'description'),
      })),
    ]),
  );
}

/** A page's head but its structured data: from its route's menu entry, else its dictionary (section 2). */
export function metadataOf(
  { key, path, texts, noindex = false, published = null, picture = key }: MetadataSource,
  { language, content: { vendor }, menu, hidden, feedTitle, isDrawn }: Site,
): Omit<PageMeta, 'structuredData'> {
  // The API's menu is Chinese: English takes its own dictionary.
  const given = language === 'zh' ? menuMetadata(menu, path) : null;
  const isHidden = hidden.has(key);
  const indexed = !noindex && !preview.isOn && !(isHidden && language === 'en');
  const feed = feedOf(key);
  const own = socialPath(picture, language);
  const addressIn = (other: Language) => vendor.siteUrl + inLanguage(path, other);
  // A page that English hides has no counterpart to point to.
  const alternates =
    indexed && !isHidden
      ? [
          ...languages.map((other) => ({ language: languageTags[other], href: addressIn(other) })),
          { language: 'x-default', href: addressIn(defaultLanguage) },
        ]
      : [];
  return {
    title: given?.html_title || `${texts.title} | ${vendor.name[language]}`,
    description: given?.description || texts.description,
    keywords: given?.keywords || texts.keywords.join(language === 'zh' ? '，' : ', '),
    canonical: addressIn(language),
    alternates,
    // A page that is not indexed has no picture of its own.
    image: vendor.siteUrl + (indexed && isDrawn(own) ? own : socialPath('home', language)),
    feed: feed ? { title: feedTitle(feed), href: feedPath(feed, language) } : null,
    noindex: !indexed,
    published,
    siteName: vendor.name[language],
  };
}
