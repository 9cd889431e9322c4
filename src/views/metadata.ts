import type { MenuEntry, TopMenu } from '../calls/top-menu';
import type { Content } from '../content/content';
import { socialPath } from '../content/media';
import type { PageMeta } from '../content/page-view';
import type { Site } from '../content/site';
import { feeds } from '../site/feeds';
import { feedPath, inLanguage } from '../site/href';
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
  /** The day of its last change, if there was one after that. */
  modified?: string | null;
  /** The page whose social image is used; default: its own. */
  picture?: string;
}

/** The feed in a page's head: that of its list, or the news on the home page. */
const feedOf = (key: string): string | undefined =>
  key === 'home' ? 'news' : feeds.find((page) => page === key || key.startsWith(`${page}/`));

/**
 * Title, description and keywords of the menu entry that links to the route (section 2); null if
 * there is none.
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
  content: Content,
  warn: (message: string) => void,
): TopMenu {
  const owners = textOwners(content);

  /** The field's text, empty if another page has it already. */
  const unique = (entry: MenuEntry, field: 'html_title' | 'description'): string => {
    const text = entry[field];
    const path = menuPath(entry.header_link);
    const isOfPage = routeOfPath(path) !== undefined && !entry.header_link.includes('#');
    if (!isOfPage || text === '') return text;

    const owner = owners.get(text) ?? path;
    owners.set(text, owner);
    if (owner === path) return text;

    warn(
      `“${entry.header_title}” has the ${field} of ${owner}, so that its page keeps its own; change it in the API`,
    );
    return '';
  };

  const withUniqueTexts = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    html_title: unique(entry, 'html_title'),
    description: unique(entry, 'description'),
  });

  return Object.fromEntries(
    Object.entries(menu).map(([group, entries]) => [group, entries.map(withUniqueTexts)]),
  );
}

/** The path of the page that has a title or description in its dictionary, by the text. */
function textOwners({ pages, vendor }: Content): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [id, { zh }] of pages) {
    const { path } = routeOfId(id);
    owners.set(`${zh.title} | ${vendor.name.zh}`, path);
    owners.set(zh.description, path);
  }
  return owners;
}

/**
 * The addresses of a page in all languages that show it. None for a single language, which has no
 * counterpart to point to.
 */
function alternatesOf(
  visibleLanguages: readonly Language[],
  addressIn: (language: Language) => string,
): PageMeta['alternates'] {
  if (visibleLanguages.length < 2) return [];

  return [
    ...visibleLanguages.map((language) => ({
      language: languageTags[language],
      href: addressIn(language),
    })),
    { language: 'x-default', href: addressIn(defaultLanguage) },
  ];
}

/**
 * A page's head without structured data: from its route's menu entry, or else from its dictionary
 * (section 2).
 */
export function metadataOf(
  {
    key,
    path,
    texts,
    noindex = false,
    published = null,
    modified = published,
    picture = key,
  }: MetadataSource,
  { language, content, menu, hidden, feedTitle }: Site,
): Omit<PageMeta, 'structuredData'> {
  const { vendor } = content;
  const { isApiLanguage, marks } = conventions[language];
  const menuTexts = isApiLanguage ? menuMetadata(menu, path) : null;

  const isHiddenIn = (candidate: Language) =>
    conventions[candidate].appliesHideList && hidden.has(key);

  const isIndexed = !noindex && !preview.isOn && !isHiddenIn(language);
  const visibleLanguages = languages.filter((candidate) => !isHiddenIn(candidate));
  const addressIn = (candidate: Language) => vendor.siteUrl + inLanguage(path, candidate);

  const listPage = feedOf(key);
  const feed = listPage && content.pages.has(listPage) ? listPage : null;

  return {
    title: menuTexts?.html_title || `${texts.title} | ${vendor.name[language]}`,
    description: menuTexts?.description || texts.description,
    keywords: menuTexts?.keywords || texts.keywords.join(marks.comma),
    canonical: addressIn(language),
    alternates: isIndexed ? alternatesOf(visibleLanguages, addressIn) : [],
    // Pages that aren't indexed don't have their own picture.
    image: vendor.siteUrl + socialPath(isIndexed ? picture : 'home', language),
    feed: feed ? { label: feedTitle(feed), href: feedPath(feed, language), devices: null } : null,
    noindex: !isIndexed,
    published,
    modified,
    siteName: vendor.name[language],
  };
}
