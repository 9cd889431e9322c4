import type { Recommendations } from '../../calls/site-info';
import type { MenuEntry, TopMenu } from '../../calls/top-menu';
import { type EnglishRules, isHiddenEntry, lookUp, titlesIn } from '../../content/english-rules';
import { conventions, type Language } from '../../site/languages';
import { menuGroupIds, menuGroups } from '../../site/menu-groups';
import { type NavigationLink, navigationLink } from './links';

/** What shows a picture: an entry with its link. */
export type PictureOwner = { entry: string; href: string };

/** Finds a picture's place in the menu's pictures by its address at the API, or by who shows it. */
type FindPicture = (address: string, owner: PictureOwner) => number | null;

type Category = Queries.HeaderMenuCategory & { links: Queries.HeaderMenuLink[] };

interface MenuContext {
  language: Language;
  english: EnglishRules;
  warn: (message: string) => void;
  rename: ReturnType<typeof titlesIn>;
  findPicture: FindPicture;
}

/**
 * The link of an entry; null for one that is hidden, has no name in the language or no usable
 * address.
 */
function headerLink(entry: MenuEntry, context: MenuContext): Queries.HeaderMenuLink | null {
  const { language, english, warn, rename, findPicture } = context;
  const { isApiLanguage, appliesHideList } = conventions[language];

  if (appliesHideList && isHiddenEntry(entry.header_title, entry.header_link, english.hidden))
    return null;

  const title = rename(entry.header_title, entry.header_link);
  if (title === null) return null;

  const { is_outLink: isOutLink } = entry;
  const link = navigationLink(title, entry, language, english, warn, { isOutLink });
  if (!link) return null;

  const subtitle = isApiLanguage
    ? entry.header_subtitle
    : (lookUp(english.names.subtitles, entry.header_subtitle)?.[language] ?? '');
  const owner = { entry: entry.id, href: link.href };
  const picture = findPicture(entry.header_imgurl || entry.custom_imgurl, owner);

  return { ...link, id: entry.id, subtitle, picture };
}

/** The categories of a group with their links, in the order of their first entries. */
function categoriesOf(entries: readonly MenuEntry[], context: MenuContext): Category[] {
  const { rename } = context;
  const categories = new Map<string, Category>();

  for (const entry of entries) {
    const link = headerLink(entry, context);
    if (!link) continue;

    const category = categories.get(entry.header_type);
    if (category) {
      category.links.push(link);
      continue;
    }

    const title = (entry.header_type && rename(entry.header_type, '')) || '';
    categories.set(entry.header_type, { title, links: [link] });
  }

  return [...categories.values()];
}

function warnOfUnknownGroups(menu: TopMenu, warn: (message: string) => void): void {
  const groupNames: readonly string[] = Object.values(menuGroups);

  for (const name of Object.keys(menu)) {
    if (groupNames.includes(name)) continue;
    warn(
      `The menu group “${name}” is not known and is left out; the known ones are ${groupNames.join(', ')}`,
    );
  }
}

/**
 * The top menu for the header: renamed and filtered in English (section 4), links classified,
 * entries grouped by category.
 * @param warn called for each entry that is dropped or has no English name
 */
export function headerGroups(
  menu: TopMenu,
  language: Language,
  english: EnglishRules,
  warn: (message: string) => void,
  findPicture: FindPicture = () => null,
): Queries.HeaderMenuGroup[] {
  const rename = titlesIn(language, english, warn);
  const context: MenuContext = { language, english, warn, rename, findPicture };
  const hiddenGroups = conventions[language].appliesHideList ? english.hidden.menuGroups : [];

  warnOfUnknownGroups(menu, warn);

  return menuGroupIds.flatMap((id): Queries.HeaderMenuGroup[] => {
    const name = menuGroups[id];
    if (hiddenGroups.includes(name)) return [];

    const categories = categoriesOf(menu[name] ?? [], context);
    if (categories.length === 0) return [];

    return [{ id, title: rename(name, '') ?? name, categories }];
  });
}

/**
 * The links of the header as a reader sees them: a group of one entry is that entry's link, with
 * the group's title.
 */
export const visibleHeaderLinks = (
  groups: readonly Queries.HeaderMenuGroup[],
): Pick<NavigationLink, 'title' | 'href'>[] =>
  groups.flatMap((group) => {
    const links = group.categories.flatMap((category) => category.links);
    return links.map(({ title, href }) => ({
      title: links.length === 1 ? group.title : title,
      href,
    }));
  });

/**
 * The hot searches of a language (sections 2 and 3); in English, only those that are in the name
 * map and not hidden.
 * @param warn called for each name that is dropped
 */
export function hotSearches(
  recommendations: Recommendations,
  language: Language,
  english: EnglishRules,
  warn: (message: string) => void,
): string[] {
  const { appliesHideList } = conventions[language];
  const rename = titlesIn(language, english, warn);

  return recommendations.flatMap(({ productName }) => {
    if (appliesHideList && isHiddenEntry(productName, '', english.hidden)) return [];
    return rename(productName, '') ?? [];
  });
}
