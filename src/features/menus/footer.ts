import {
  type FooterColumnId,
  type FooterEntry,
  type FooterMenu,
  footerColumns,
} from '../../calls/footer-menu';
import { type EnglishRules, isHiddenEntry, titlesIn } from '../../content/english-rules';
import { itemWithoutIdQuery, movedProductGroup, resourceLimit } from '../../site/constants';
import { splitAddress } from '../../site/href';
import { conventions, type Language } from '../../site/languages';
import { type NavigationLink, navigationLink } from './links';

export type FooterColumn = Queries.FooterMenuColumn;
export type FooterGroup = Queries.FooterMenuGroup;
type FooterLink = Queries.FooterMenuLink;

/** Moves the product group at index 2 to the end (section 4). */
export function orderProductGroups<T>(groups: readonly T[]): T[] {
  const movedGroup = groups[movedProductGroup];
  if (movedGroup === undefined) return [...groups];

  const others = groups.filter((_, index) => index !== movedProductGroup);
  return [...others, movedGroup];
}

/**
 * The query of a link in "other": the item's id, except for item 92 and for links with http
 * (section 2).
 */
function otherQuery({ id, header_link }: Pick<FooterEntry, 'id' | 'header_link'>): string {
  const hasNoQuery = /http/i.test(header_link) || id === String(itemWithoutIdQuery);
  return hasNoQuery ? '' : `?id=${encodeURIComponent(id)}`;
}

/** Whether an address ends in the name of a file other than a page. */
function isFile(address: string): boolean {
  const path = splitAddress(address).path.replace(/^https?:\/\/[^/]+/i, '');
  return /\/[^/]+\.(?!html?$|php$|aspx?$|jsp$)[a-z0-9]{2,5}$/i.test(path);
}

interface FooterContext {
  language: Language;
  english: EnglishRules;
  warn: (message: string) => void;
  rename: ReturnType<typeof titlesIn>;
  hosted: (address: string) => string;
}

function isHiddenLink({ header_title, header_link }: FooterEntry, context: FooterContext): boolean {
  const { hidden } = context.english;
  if (!conventions[context.language].appliesHideList) return false;

  return (
    hidden.footerSmallTitles.includes(header_title) ||
    isHiddenEntry(header_title, header_link, hidden)
  );
}

/** Whether a column or a product group is hidden. */
const isHiddenTitle = (title: string, { language, english }: FooterContext): boolean =>
  conventions[language].appliesHideList && english.hidden.footerBigTitles.includes(title);

/**
 * The link of an entry; null for one that is hidden, has no name in the language or no usable
 * address.
 */
function footerLink(
  entry: FooterEntry,
  column: FooterColumnId,
  context: FooterContext,
): FooterLink | null {
  const { language, english, warn, rename, hosted } = context;
  if (isHiddenLink(entry, context)) return null;

  const title = rename(entry.header_title, entry.header_link);
  if (title === null) return null;

  const link = navigationLink(title, entry, language, english, warn, {
    isOutLink: column === 'about' && entry.is_outLink,
    query: column === 'other' ? otherQuery(entry) : '',
  });
  if (!link) return null;

  const download = column === 'other' && link.kind === 'external' && isFile(link.href);
  return { ...link, href: hosted(link.href), id: entry.id, download };
}

/**
 * The groups of a column with their links: the product groups, else one that has the column's name.
 */
function groupsOf(
  column: FooterColumnId,
  entries: readonly FooterEntry[],
  context: FooterContext,
): FooterGroup[] {
  const isGrouped = column === 'products';
  const names = isGrouped
    ? orderProductGroups([...new Set(entries.map(({ header_type }) => header_type))])
    : [footerColumns[column]];

  return names.flatMap((name): FooterGroup[] => {
    if (isHiddenTitle(name, context)) return [];

    const links = entries
      .filter(({ header_type }) => !isGrouped || header_type === name)
      .flatMap((entry) => footerLink(entry, column, context) ?? []);

    return links.length > 0 ? [{ title: context.rename(name, '') ?? '', links }] : [];
  });
}

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
  const rename = titlesIn(language, english, warn);
  const context: FooterContext = { language, english, warn, rename, hosted };

  return (Object.keys(footerColumns) as FooterColumnId[]).flatMap((id): FooterColumn[] => {
    const name = footerColumns[id];
    const entries = menu[name];

    if (entries.length === 0)
      warn(`The footer's column “${name}” has no entry and is left out; add one in the API`);

    if (isHiddenTitle(name, context)) return [];

    const groups = groupsOf(
      id,
      id === 'resources' ? entries.slice(0, resourceLimit) : entries,
      context,
    );

    return groups.length > 0 ? [{ id, title: rename(name, '') ?? name, groups }] : [];
  });
}

/** The links of the footer as a reader sees them. */
export const visibleFooterLinks = (
  columns: readonly FooterColumn[],
): Pick<NavigationLink, 'title' | 'href'>[] =>
  columns
    .flatMap(({ groups }) => groups.flatMap((group) => group.links))
    .map(({ title, href }) => ({ title, href }));
