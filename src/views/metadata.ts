import type { MenuEntry, TopMenu } from '../calls/top-menu';
import { socialPath } from '../content/media';
import type { PageMeta } from '../content/page-view';
import type { Content } from '../content/read';
import type { Site } from '../content/site';
import { type Feed, feedPath, feeds, inLanguage } from '../site/href';
import {
  conventions,
  defaultLanguage,
  type Language,
  languages,
  languageTags,
} from '../site/languages';
import { menuPath, routeOfId, routeOfPath } from '../site/lookup';
import { preview } from '../site/preview';

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

/** The feed in a page's head: that of its list, or the news on the home page. */
const feedOf = (key: string): Feed | undefined =>
  key === 'home' ? 'news' : feeds.find((page) => page === key || key.startsWith(`${page}/`));

/**
 * Title, description and keywords of the menu entry that links to the route (section 2); null if there is none.
 * @param path the route's path without language
 */
export function menuMetadata(
  menu: TopMenu,
  path: string,
): Pick<MenuEntry, 'html_title' | 'description' | 'keywords'> | null {
  const isOfRoute = ({ header_link }: MenuEntry) =>
    menuPath(header_link) === path && !header_link.includes('#');
  return Object.values(menu).flat().find(isOfRoute) ?? null;
}

/**
 * The menu without duplicate titles and descriptions, which would look the same in search results.
 * @param warn called with a message for each
 */
export function withoutRepeats(
  menu: TopMenu,
  { pages, vendor }: Content,
  warn: (message: string) => void,
): TopMenu {
  const owners = new Map<string, string>();
  for (const [id, { zh }] of pages) {
    owners.set(`${zh.title} | ${vendor.name.zh}`, routeOfId(id).path);
    owners.set(zh.description, routeOfId(id).path);
  }
  const unique = (entry: MenuEntry, field: 'html_title' | 'description'): string => {
    const path = menuPath(entry.header_link);
    if (!routeOfPath(path) || entry.header_link.includes('#') || entry[field] === '')
      return entry[field];
    const owner = owners.get(entry[field]) ?? path;
    owners.set(entry[field], owner);
    if (owner === path) return entry[field];
    warn(
      `“${entry.header_title}” has the ${field} of ${owner}, so that its page keeps its own; change it in the API`,
    );
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

/** A page's head without structured data: from its route's menu entry, or else from its dictionary (section 2). */
export function metadataOf(
  { key, path, texts, noindex = false, published = null, picture = key }: MetadataSource,
  { language, content, menu, hidden, feedTitle }: Site,
): Omit<PageMeta, 'structuredData'> {
  const { vendor } = content;
  const { isApiLanguage, marks } = conventions[language];
  const given = isApiLanguage ? menuMetadata(menu, path) : null;
  const isHiddenIn = (one: Language) => conventions[one].appliesHideList && hidden.has(key);
  const indexed = !noindex && !preview.isOn && !isHiddenIn(language);
  const feed = feedOf(key);
  const addressIn = (other: Language) => vendor.siteUrl + inLanguage(path, other);
  const available = languages.filter((one) => !isHiddenIn(one));
  // A page that no other language shows has no counterpart to point to.
  const alternates =
    indexed && available.length > 1
      ? [
          ...available.map((other) => ({ language: languageTags[other], href: addressIn(other) })),
          { language: 'x-default', href: addressIn(defaultLanguage) },
        ]
      : [];
  return {
    title: given?.html_title || `${texts.title} | ${vendor.name[language]}`,
    description: given?.description || texts.description,
    keywords: given?.keywords || texts.keywords.join(marks.comma),
    canonical: addressIn(language),
    alternates,
    // Pages that aren't indexed don't have their own picture.
    image: vendor.siteUrl + socialPath(indexed ? picture : 'home', language),
    feed: feed ? { label: feedTitle(feed), href: feedPath(feed, language), devices: null } : null,
    noindex: !indexed,
    published,
    siteName: vendor.name[language],
  };
}
