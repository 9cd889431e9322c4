import { itemWithoutIdQuery, movedProductGroup, resourceLimit } from '../config/constants';
import { conventions, type Language } from '../config/languages';
import {
  type FooterColumnId,
  type FooterEntry,
  type FooterMenu,
  footerColumns,
} from '../contract/footer-menu';
import { type EnglishRules, isHiddenEntry, titlesIn } from '../i18n/english';
import { splitAddress } from '../routes/href';
import { navigationLink } from './links';

export type FooterColumn = Queries.FooterMenuColumn;
export type FooterGroup = Queries.FooterMenuGroup;
type FooterLink = Queries.FooterMenuLink;

/** Moves the product group at index 2 to the end (section 4). */
export function orderProductGroups<T>(groups: readonly T[]): T[] {
  const moved = groups[movedProductGroup];
  return moved === undefined
    ? [...groups]
    : [...groups.filter((_, index) => index !== movedProductGroup), moved];
}

/** The query of a link in "other": the item's id, except for item 92 and for links with http (section 2). */
const otherQuery = (entry: Pick<FooterEntry, 'id' | 'header_link'>): string =>
  /http/i.test(entry.header_link) || entry.id === String(itemWithoutIdQuery)
    ? ''
    : `?id=${encodeURIComponent(entry.id)}`;

/** Whether an address ends in the name of a file other than a page. */
const isFile = (address: string): boolean =>
  /\/[^/]+\.(?!html?$|php$|aspx?$|jsp$)[a-z0-9]{2,5}$/i.test(
    splitAddress(address).path.replace(/^https?:\/\/[^/]+/i, ''),
  );

/**
 * The footer's columns (sections 2 and 4).
 * @param warn called for each entry that is dropped or has no English name
 * @param hosted returns the address at which a file on the vendor's host is served
 */
export function footerColumnsOf(
  menu: FooterMenu,
  language: Language,
  english: EnglishRules,
  warn: (message: string) => void,
  hosted: (address: string) => string = (address) => address,
): FooterColumn[] {
  const { appliesHideList } = conventions[language];
  const { hidden } = english;
  const rename = titlesIn(language, english, warn);

  const isHidden = ({ header_title, header_link }: FooterEntry) =>
    appliesHideList &&
    (hidden.footerSmallTitles.includes(header_title) ||
      isHiddenEntry(header_title, header_link, hidden));

  const linkOf =
    (column: FooterColumnId) =>
    (entry: FooterEntry): FooterLink[] => {
      if (isHidden(entry)) return [];

      const title = rename(entry.header_title, entry.header_link);
      if (title === null) return [];

      const link = navigationLink(title, entry, language, english, warn, {
        isOutLink: column === 'about' && entry.is_outLink,
        query: column === 'other' ? otherQuery(entry) : '',
      });

      if (!link) return [];

      const download = column === 'other' && link.kind === 'external' && isFile(link.href);

      return [{ ...link, href: hosted(link.href), id: entry.id, download }];
    };

  return (Object.keys(footerColumns) as FooterColumnId[]).flatMap((id): FooterColumn[] => {
    const name = footerColumns[id];
    if (menu[name].length === 0)
      warn(`The footer's column “${name}” has no entry and is left out; add one in the API`);
    if (appliesHideList && hidden.footerBigTitles.includes(name)) return [];

    const entries = id === 'resources' ? menu[name].slice(0, resourceLimit) : menu[name];
    const categories =
      id === 'products' ? [...new Set(entries.map(({ header_type }) => header_type))] : [name];

    const groups = (id === 'products' ? orderProductGroups(categories) : categories).flatMap(
      (category): FooterGroup[] => {
        if (appliesHideList && hidden.footerBigTitles.includes(category)) return [];
        const links = entries
          .filter((entry) => id !== 'products' || entry.header_type === category)
          .flatMap(linkOf(id));

        return links.length > 0 ? [{ title: rename(category, '') ?? '', links }] : [];
      },
    );

    return groups.length > 0 ? [{ id, title: rename(name, '') ?? name, groups }] : [];
  });
}
