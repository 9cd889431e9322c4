import type { Language } from '../../config/languages';
import { loadSearch } from './load';
import { isShown } from './shown-devices';

/** A page that is offered while a visitor types. */
export interface Suggestion {
  title: string;
  href: string;
  /** What kind of page it is, in the visitor's language. */
  kind: string;
}

/** What finds suggestions. */
export interface Suggester {
  /** By the names of the pages at first, by what else they say once it is loaded; the best first. */
  find(query: string): Suggestion[];
  /**
   * Loads what else pages say, and traditional characters where the query has some.
   * @throws Error if a file cannot be had; called again it is tried again
   */
  improve(query: string): Promise<void>;
}

/** How many pages are offered at most. */
const limit = 8;

/**
 * Loads the first file of the index, once.
 * @throws Error if it cannot be had
 */
export async function loadSuggestions(language: Language): Promise<Suggester> {
  const { searcher, loadHeadings, loadVariants } = await loadSearch(language);
  return {
    find: (query) =>
      searcher
        .search(query)
        .results.filter(({ devices }) => isShown(devices))
        .slice(0, limit)
        .map(({ title, href, kind }) => ({ title, href, kind: searcher.kindNames[kind] })),
    async improve(query) {
      await loadHeadings();
      if (searcher.hasUnknownCharacters(query)) await loadVariants();
    },
  };
}
