import type { Language } from '../config/languages';
import type { EnglishNames, HiddenInEnglish } from '../contract/content/english';
import { menuPath } from '../lib/safe-link';
import { routeOfPath } from '../routes/lookup';

/** The rules of specification section 4 on what English renames and hides. */
export interface EnglishRules {
  names: EnglishNames;
  hidden: HiddenInEnglish;
  /** The English name of a page by its route id; undefined for an unknown page. */
  pageName(routeId: string): string | undefined;
}

/** An entry's English name, or why it has none. */
export type Renamed = { title: string; warning?: string } | { title: null; warning: string };

/**
 * The English name of a menu entry: by the fixed map, else the name of the page that its link leads to (with a warning that
 * names the entry), else none (the entry is left out).
 */
export function englishTitle(title: string, link: string, rules: EnglishRules): Renamed {
  const mapped = rules.names.titles[title];
  if (mapped !== undefined) return { title: mapped };
  const path = menuPath(link);
  const route = routeOfPath(path);
  const name = rules.pageName(route?.id ?? path.slice(1));
  return name === undefined
    ? { title: null, warning: `“${title}” (${link || 'no link'}) has no English name and is left out in English` }
    : { title: name, warning: `“${title}” has no English name; the page's name “${name}” is used` };
}

/**
 * Gives titles their names in a language: their own in Chinese, those of `englishTitle` in English; null for one that has none.
 * @param warn is told of every title without an English name of its own
 */
export const titlesIn =
  (language: Language, english: EnglishRules, warn: (message: string) => void) =>
  (title: string, link: string): string | null => {
    if (language !== 'en') return title;
    const renamed = englishTitle(title, link, english);
    if (renamed.warning) warn(renamed.warning);
    return renamed.title;
  };

/** Ids of the pages that English hides: reachable, but not linked, not indexed. */
export const hiddenPages = ({ products, solutions }: HiddenInEnglish): ReadonlySet<string> =>
  new Set([...products, ...solutions].flatMap(({ page }) => page ?? []));

/** Whether English hides an entry of the menu: by its title, or by the page that it leads to. */
export function isHiddenEntry(title: string, link: string, hidden: HiddenInEnglish): boolean {
  const page = menuPath(link).slice(1);
  return [...hidden.products, ...hidden.solutions].some(
    (entry) => entry.title === title || (page !== '' && entry.page === page),
  );
}
