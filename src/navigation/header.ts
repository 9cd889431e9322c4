import { conventions, type Language } from '../config/languages';
import { type MenuGroup, menuGroups } from '../contract/menu-groups';
import type { Recommendations } from '../contract/site-info';
import type { MenuEntry, TopMenu } from '../contract/top-menu';
import { type EnglishRules, isHiddenEntry, lookUp, titlesIn } from '../i18n/english';
import { navigationLink } from './links';

type Category = Queries.HeaderMenuCategory & { links: Queries.HeaderMenuLink[] };

/**
 * The top menu for the header: renamed and filtered in English (section 4), links classified, entries grouped by category.
 * @param warn called for each entry that is dropped or has no English name
 * @param pictureOf finds a picture's place in the menu's pictures by its address at the API, or by the title of its category or the href of its link
 */
export function headerMenu(
  menu: TopMenu,
  language: Language,
  english: EnglishRules,
  warn: (message: string) => void,
  pictureOf: (address: string, of: string) => number | null = () => null,
): { groups: Queries.HeaderMenuGroup[] } {
  const { isApiLanguage, appliesHideList } = conventions[language];
  const rename = titlesIn(language, english, warn);

  const linkOf = (entry: MenuEntry): Queries.HeaderMenuLink[] => {
    if (appliesHideList && isHiddenEntry(entry.header_title, entry.header_link, english.hidden))
      return [];

    const title = rename(entry.header_title, entry.header_link);
    if (title === null) return [];

    const link = navigationLink(title, entry, language, english, warn, {
      isOutLink: entry.is_outLink,
    });
    if (!link) return [];

    const subtitle = isApiLanguage
      ? entry.header_subtitle
      : (lookUp(english.names.subtitles, entry.header_subtitle)?.[language] ?? '');
    const picture = pictureOf(entry.header_imgurl || entry.custom_imgurl, link.href);

    return [{ ...link, id: entry.id, subtitle, picture }];
  };

  const groupNames: readonly string[] = Object.values(menuGroups);

  for (const name of Object.keys(menu).filter((group) => !groupNames.includes(group)))
    warn(
      `The menu group “${name}” is not known and is left out; the known ones are ${groupNames.join(', ')}`,
    );

  const groups = (Object.keys(menuGroups) as MenuGroup[]).flatMap(
    (id): Queries.HeaderMenuGroup[] => {
      const name = menuGroups[id];
      if (appliesHideList && english.hidden.menuGroups.includes(name)) return [];

      const entries = menu[name] ?? [];
      const categories = new Map<string, Category>();

      for (const entry of entries) {
        const links = linkOf(entry);
        if (links.length === 0) continue;

        const known = categories.get(entry.header_type);

        if (known) known.links.push(...links);
        else {
          const title = (entry.header_type && rename(entry.header_type, '')) || '';
          const picture = pictureOf(entry.header_type_imgurl, title);
          categories.set(entry.header_type, { title, picture, links });
        }
      }

      if (categories.size === 0) return [];

      return [
        {
          id,
          title: rename(name, '') ?? name,
          categories: [...categories.values()],
        },
      ];
    },
  );

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
    conventions[language].appliesHideList && isHiddenEntry(productName, '', english.hidden)
      ? []
      : (rename(productName, '') ?? []),
  );
}
