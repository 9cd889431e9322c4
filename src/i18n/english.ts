import {
  conventions,
  fallbackLanguage,
  isPartial,
  type Language,
  languageTags,
} from '../config/languages';
import type { EnglishNames, HiddenInEnglish } from '../contract/content/english';
import { splitAddress } from '../routes/href';
import { menuPath, routeOfPath } from '../routes/lookup';

/** What is renamed and hidden in English (section 4), and what menus may link to. */
export interface EnglishRules {
  names: EnglishNames;
  hidden: HiddenInEnglish;
  /** The English name of a page by its route id, or that of an item by its kind and slug; undefined for an unknown page. */
  pageName(routeId: string): string | undefined;
  /** The name of a page in a language that has a translation of it. */
  nameIn?(routeId: string, language: Language): string | undefined;
  /** Whether the site has a page or file at a path without language, and an element for its hash. */
  exists(address: string): boolean;
}

/** Looks up an editor's text in a map; safe for names of object properties such as `constructor`. */
export const nameIn = (map: Readonly<Record<string, string>>, text: string): string | undefined =>
  new Map(Object.entries(map)).get(text);

/** The route id of the page that a link leads to, or an item's kind and slug. */
function pageIdOf(link: string): string {
  const path = menuPath(link);
  return routeOfPath(path)?.id ?? path.slice(1);
}

/** The English title of a menu entry: from the map, or else the name of its page; null, with a warning, for neither. */
function englishTitle(
  title: string,
  link: string,
  { names, pageName }: Pick<EnglishRules, 'names' | 'pageName'>,
  warn: (message: string) => void,
): string | null {
  const found = nameIn(names.titles, title) ?? pageName(pageIdOf(link));
  if (found !== undefined) return found;
  const remedy = 'add one to titles in data/english/names.json';
  warn(
    `“${title}” (${link || 'no link'}) has no English name and is left out in English; ${remedy}`,
  );
  return null;
}

/** A title, and the value of `lang` if it isn't in the language of the page. */
export interface Title {
  title: string;
  lang: string | null;
}

export const untitled: Title = { title: '', lang: null };

/**
 * Returns a function that finds a menu entry's title in a language: another than English takes the name of the page, or else the English
 * title; null if there is none.
 * @param warn called for each title without an English one
 */
export const titlesIn =
  (language: Language, english: EnglishRules, warn: (message: string) => void) =>
  (title: string, link: string): Title | null => {
    if (conventions[language].isOfApi) return { title, lang: null };
    const own = isPartial(language) && english.nameIn?.(pageIdOf(link), language);
    if (own) return { title: own, lang: null };
    const renamed = englishTitle(title, link, english, warn);
    const lang = language === fallbackLanguage ? null : languageTags[fallbackLanguage];
    return renamed === null ? null : { title: renamed, lang };
  };

/** Ids of the pages hidden in English: reachable, but neither linked nor indexed. */
export const hiddenPages = ({ products, solutions }: HiddenInEnglish): ReadonlySet<string> =>
  new Set([...products, ...solutions].flatMap(({ page }) => page ?? []));

/** Whether a menu entry is hidden in English, by title or link; a link to a section counts as a separate entry. */
export function isHiddenEntry(title: string, link: string, hidden: HiddenInEnglish): boolean {
  const address = menuPath(link) + splitAddress(link).hash;
  return [...hidden.products, ...hidden.solutions].some(
    (entry) => entry.title === title || address === `/${entry.page}`,
  );
}
