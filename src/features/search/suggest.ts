import type { Language } from '../../config/languages';
import { loadSearch } from './load';

/** A page that is suggested while a visitor types. */
export interface Suggestion {
  title: string;
  href: string;
  /** Label of its kind. */
  kind: string;
}

export interface Suggester {
  /** Searches page names, and headings once `improve` has loaded them; the best first. */
  find(query: string): Suggestion[];
  /** Loads headings, and traditional characters where the query needs them. Rejects if a file cannot be loaded; may be called again. */
  improve(query: string): Promise<void>;
}

/** Maximum number of suggestions. */
const limit = 8;

/** Loads the first file of the index. Rejects if it cannot be loaded. */
export async function loadSuggestions(language: Language): Promise<Suggester> {
  const { search, kindNames, loadHeadings, loadVariants } = await loadSearch(language);
  return {
    find: (query) =>
      search(query)
        .results.slice(0, limit)
        .map(({ title, kind, show }) => ({ title, href: show().href, kind: kindNames[kind] })),
    async improve(query) {
      await loadHeadings();
      await loadVariants(query);
    },
  };
}
