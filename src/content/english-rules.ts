import { splitAddress } from '../site/href';
import { conventions, type Language } from '../site/languages';
import { menuPath, routeOfPath } from '../site/lookup';
import type { HiddenInEnglish, MenuNames } from './schemas/english';

/**
 * What is renamed and hidden in languages other than the API's (section 4), and what menus may link
 * to.
 */
export interface EnglishRules {
  names: MenuNames;
  hidden: HiddenInEnglish;
  /**
   * The name of a page by its route id, or that of an item by its kind and slug; undefined for an
   * unknown page.
   */
  pageName(routeId: string, language: Language): string | undefined;
  /**
   * Whether the site has a page or file at a path without language, and an element for its hash.
   */
  exists(address: string): boolean;
  /** The file of the draft that a path would lead to if it were published. */
  draftAt?(path: string): string | undefined;
}

/**
 * Looks up an editor's text in a map; safe for names of object properties such as `constructor`.
 */
export const lookUp = <T>(map: Readonly<Record<string, T>>, text: string): T | undefined =>
  new Map(Object.entries(map)).get(text);

/** The name of the page that a link leads to, or of the item; undefined for an unknown page. */
function translatedPageName(
  link: string,
  language: Language,
  { pageName }: Pick<EnglishRules, 'pageName'>,
): string | undefined {
  const path = menuPath(link);
  return pageName(routeOfPath(path)?.id ?? path.slice(1), language);
}

/**
 * Says that a menu entry is left out because its page isn't published yet.
 * @param file of the draft
 */
export const draftWarning = (title: string, file: string): string =>
  `“${title}” leads to a draft (${file}) and is left out until that is published`;

/**
 * Returns a function that finds a menu entry's title in a language: that of the fixed map, or else
 * the name of its page; null, with a warning, for neither.
 * @param warn called for each title without a name
 */
export const titlesIn =
  (language: Language, english: EnglishRules, warn: (message: string) => void) =>
  (title: string, link: string): string | null => {
    const { isApiLanguage, englishName } = conventions[language];
    if (isApiLanguage) return title;

    const name =
      lookUp(english.names.titles, title)?.[language] ??
      translatedPageName(link, language, english);
    if (name !== undefined) return name;

    const draft = english.draftAt?.(menuPath(link));
    if (draft !== undefined) {
      warn(draftWarning(title, draft));
      return null;
    }

    const remedy = 'add one to titles in data/english/names.json';
    warn(
      `“${title}” (${link || 'no link'}) has no ${englishName} name and is left out in ${englishName}; ${remedy}`,
    );
    return null;
  };

/** Ids of the pages hidden in English: reachable, but neither linked nor indexed. */
export const hiddenPages = ({ products, solutions }: HiddenInEnglish): ReadonlySet<string> =>
  new Set([...products, ...solutions].flatMap(({ page }) => page ?? []));

/**
 * Whether a menu entry is hidden in English, by title or link; a link to a section counts as a
 * separate entry.
 */
export function isHiddenEntry(title: string, link: string, hidden: HiddenInEnglish): boolean {
  const address = menuPath(link) + splitAddress(link).hash;
  return [...hidden.products, ...hidden.solutions].some(
    (entry) => entry.title === title || address === `/${entry.page}`,
  );
}
