import { twoColumnsAbove } from '../config/constants';
import type { Language } from '../config/languages';
import type { MenuEntry, TopMenu } from '../contract/top-menu';
import { type EnglishRules, isHiddenEntry, titlesIn } from '../i18n/english';
import { type MenuGroup, menuGroups } from '../routes/menu-groups';
import { type NavigationLink, navigationLink } from './links';

export interface HeaderLink extends NavigationLink {
  id: string;
  subtitle: string;
  /** Picture address of the API; empty for none. */
  picture: string;
}

/** Entries of a group with the same `header_type`. */
export interface HeaderCategory {
  title: string;
  columns: 1 | 2;
  /** As above. */
  picture: string;
  links: HeaderLink[];
}

export interface HeaderGroup {
  id: MenuGroup;
  title: string;
  /** Section 4. */
  columns: 1 | 2;
  categories: HeaderCategory[];
}

export interface HeaderMenu {
  groups: HeaderGroup[];
}

/** The groups in display order. */
const order: readonly MenuGroup[] = [
  'home',
  'products',
  'solutions',
  'cases',
  'resources',
  'xinchuang',
  'openSource',
  'about',
];

/** Two columns for more than 4 children, for cases more than 5 (section 4). */
export const columnsOf = (group: MenuGroup, children: number): 1 | 2 =>
  children > (group === 'cases' ? twoColumnsAbove.cases : twoColumnsAbove.default) ? 2 : 1;

/**
 * The top menu for the header: renamed and filtered in English (section 4), links classified, entries grouped by category.
 * @param warn called for each entry that is dropped or has no English name
 */
export function headerMenu(
  menu: TopMenu,
  language: Language,
  english: EnglishRules,
  warn: (message: string) => void,
): HeaderMenu {
  const isEnglish = language === 'en';
  const rename = titlesIn(language, english, warn);

  const linkOf = (entry: MenuEntry): HeaderLink[] => {
    if (isEnglish && isHiddenEntry(entry.header_title, entry.header_link, english.hidden)) return [];
    const title = rename(entry.header_title, entry.header_link);
    if (title === null) return [];
    const link = navigationLink(title, entry.header_link, language, { isOutLink: entry.is_outLink });
    if (!link) {
      warn(`“${entry.header_title}” has no usable link (${entry.header_link || 'empty'}) and is left out`);
      return [];
    }
    const subtitle = isEnglish ? (english.names.subtitles[entry.header_subtitle] ?? '') : entry.header_subtitle;
    return [{ ...link, id: entry.id, subtitle, picture: entry.header_imgurl || entry.custom_imgurl }];
  };

  for (const name of Object.keys(menu))
    if (!(Object.values(menuGroups) as string[]).includes(name))
      warn(`The menu group “${name}” is not known and is left out`);

  const groups = order.flatMap((id): HeaderGroup[] => {
    const name = menuGroups[id];
    if (isEnglish && english.hidden.menuGroups.includes(name)) return [];
    const entries = menu[name] ?? [];
    const categories = new Map<string, Omit<HeaderCategory, 'columns'>>();
    for (const entry of entries) {
      const links = linkOf(entry);
      if (links.length === 0) continue;
      const known = categories.get(entry.header_type);
      if (known) known.links.push(...links);
      else
        categories.set(entry.header_type, {
          title: (entry.header_type && rename(entry.header_type, '')) || '',
          picture: entry.header_type_imgurl,
          links,
        });
    }
    const children = [...categories.values()].reduce((sum, { links }) => sum + links.length, 0);
    if (children === 0) return [];
    return [
      {
        id,
        title: rename(name, '') ?? name,
        columns: columnsOf(id, children),
        categories: [...categories.values()].map((category) => ({
          ...category,
          columns: columnsOf(id, category.links.length),
        })),
      },
    ];
  });
  return { groups };
}
