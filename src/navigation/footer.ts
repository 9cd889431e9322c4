import { itemWithoutIdQuery, movedProductGroup, resourceLimit } from '../config/constants';
import type { Language } from '../config/languages';
import {
  type FooterColumn as ColumnId,
  type FooterEntry,
  type FooterMenu,
  footerColumns,
} from '../contract/footer-menu';
import { type EnglishRules, isHiddenEntry, titlesIn } from '../i18n/english';
import { splitAddress } from '../routes/href';
import { type NavigationLink, navigationLink } from './links';

export interface FooterLink extends NavigationLink {
  id: string;
  /** A file: a link with http in the column "other" is a download or a link that opens a new tab (specification section 2). */
  download: boolean;
}

export interface FooterGroup {
  title: string;
  links: FooterLink[];
}

export interface FooterColumn {
  id: ColumnId;
  title: string;
  /** One group, except for the products, which are grouped by category. */
  groups: FooterGroup[];
}

/** The columns in the order in which the footer shows them. */
const order: readonly ColumnId[] = ['products', 'solutions', 'resources', 'about', 'other'];

/**
 * The product groups in their set order: the one at index 2 is moved to the end (specification section 4).
 */
export function orderProductGroups<T>(groups: readonly T[]): T[] {
  const moved = groups[movedProductGroup];
  return moved === undefined ? [...groups] : [...groups.filter((_, index) => index !== movedProductGroup), moved];
}

/**
 * The query that a link of the column "other" carries: the item's id, except for item 92 and for links with http
 * (specification section 2).
 */
export const otherQuery = (entry: Pick<FooterEntry, 'id' | 'header_link'>): string =>
  /http/i.test(entry.header_link) || entry.id === String(itemWithoutIdQuery)
    ? ''
    : `?id=${encodeURIComponent(entry.id)}`;

/** Whether an address ends in the name of a file that is no page. */
const isFile = (address: string): boolean =>
  /\/[^/]+\.(?!html?$|php$|aspx?$|jsp$)[a-z0-9]{2,5}$/i.test(
    splitAddress(address).path.replace(/^https?:\/\/[^/]+/i, ''),
  );

/**
 * The footer's columns (specification sections 2 and 4).
 * @param warn is told of every entry that is left out or has no English name
 */
export function footerColumnsOf(
  menu: FooterMenu,
  language: Language,
  english: EnglishRules,
  warn: (message: string) => void,
): FooterColumn[] {
  const isEnglish = language === 'en';
  const { hidden } = english;
  const rename = titlesIn(language, english, warn);
  const isHidden = ({ header_title, header_link }: FooterEntry) =>
    isEnglish && (hidden.footerSmallTitles.includes(header_title) || isHiddenEntry(header_title, header_link, hidden));

  const linkOf =
    (column: ColumnId) =>
    (entry: FooterEntry): FooterLink[] => {
      if (isHidden(entry)) return [];
      const title = rename(entry.header_title, entry.header_link);
      if (title === null) return [];
      const link = navigationLink(title, entry.header_link, language, {
        isOutLink: column === 'about' && entry.is_outLink,
        query: column === 'other' ? otherQuery(entry) : '',
      });
      if (!link) {
        warn(
          `The footer's “${entry.header_title}” has no usable link (${entry.header_link || 'empty'}) and is left out`,
        );
        return [];
      }
      return [{ ...link, id: entry.id, download: column === 'other' && link.kind === 'external' && isFile(link.href) }];
    };

  return order.flatMap((id): FooterColumn[] => {
    const name = footerColumns[id];
    if (isEnglish && hidden.footerBigTitles.includes(name)) return [];
    const entries = id === 'resources' ? menu[name].slice(0, resourceLimit) : menu[name];
    const categories = id === 'products' ? [...new Set(entries.map(({ header_type }) => header_type))] : [name];
    const groups = (id === 'products' ? orderProductGroups(categories) : categories).flatMap(
      (category): FooterGroup[] => {
        if (isEnglish && hidden.footerBigTitles.includes(category)) return [];
        const links = entries
          .filter((entry) => id !== 'products' || entry.header_type === category)
          .flatMap(linkOf(id));
        return links.length > 0 ? [{ title: rename(category, '') ?? '', links }] : [];
      },
    );
    return groups.length > 0 ? [{ id, title: rename(name, '') ?? name, groups }] : [];
  });
}
