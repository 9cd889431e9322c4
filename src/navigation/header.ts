import { conventions, type Language } from '../config/languages';
import { type MenuGroup, menuGroups } from '../contract/menu-groups';
import type { Recommendations } from '../contract/site-info';
import type { MenuEntry, TopMenu } from '../contract/top-menu';
import { type EnglishRules, isHiddenEntry, nameIn, titlesIn, untitled } from '../i18n/english';
import { navigationLink } from './links';

/* As the menu's nodes, with the address of each picture at the API (empty for none) where the node has its place among all. */
type HeaderLink = Omit<Queries.HeaderMenuLink, 'picture'> & { picture: string };
type HeaderCategory = Omit<Queries.HeaderMenuCategory, 'picture' | 'links'> & { picture: string; links: HeaderLink[] };
export type HeaderGroup = Omit<Queries.HeaderMenuGroup, 'categories'> & { categories: HeaderCategory[] };

/**
 * The top menu for the header: renamed and filtered in English (section 4), links classified, entries grouped by category.
 * @param warn called for each entry that is dropped or has no English name
 */
export function headerMenu(
  menu: TopMenu,
  language: Language,
  english: EnglishRules,
  warn: (message: string) => void,
): { groups: HeaderGroup[] } {
  const { isOfApi, hides } = conventions[language];
  const rename = titlesIn(language, english, warn);

  const linkOf = (entry: MenuEntry): HeaderLink[] => {
    if (hides && isHiddenEntry(entry.header_title, entry.header_link, english.hidden)) return [];
    const title = rename(entry.header_title, entry.header_link);
    if (title === null) return [];
    const link = navigationLink(title, entry, language, english, warn, { isOutLink: entry.is_outLink });
    if (!link) return [];
    const subtitle = isOfApi ? entry.header_subtitle : (nameIn(english.names.subtitles, entry.header_subtitle) ?? '');
    return [{ ...link, id: entry.id, subtitle, picture: entry.header_imgurl || entry.custom_imgurl }];
  };

  for (const name of Object.keys(menu))
    if (!(Object.values(menuGroups) as string[]).includes(name))
      warn(`The menu group “${name}” is not known and is left out`);

  const groups = (Object.keys(menuGroups) as MenuGroup[]).flatMap((id): HeaderGroup[] => {
    const name = menuGroups[id];
    if (hides && english.hidden.menuGroups.includes(name)) return [];
    const entries = menu[name] ?? [];
    const categories = new Map<string, HeaderCategory>();
    for (const entry of entries) {
      const links = linkOf(entry);
      if (links.length === 0) continue;
      const known = categories.get(entry.header_type);
      if (known) known.links.push(...links);
      else
        categories.set(entry.header_type, {
          ...((entry.header_type && rename(entry.header_type, '')) || untitled),
          picture: entry.header_type_imgurl,
          links,
        });
    }
    if (categories.size === 0) return [];
    return [{ id, ...(rename(name, '') ?? { title: name, lang: null }), categories: [...categories.values()] }];
  });
  return { groups };
}

/**
 * The hot searches of a language (sections 2 and 3); in English, only those that are in the name map and not hidden.
 * @param warn called for each name that is dropped
 */
export function hotSearches(
  recommendations: Recommendations,
  language: Language,
  english: EnglishRules,
  warn: (message: string) => void,
): string[] {
  const rename = titlesIn(language, english, warn);
  return recommendations.flatMap(({ productName }) =>
    conventions[language].hides && isHiddenEntry(productName, '', english.hidden)
      ? []
      : (rename(productName, '')?.title ?? []),
  );
}
