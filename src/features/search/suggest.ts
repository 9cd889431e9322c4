import type { Language } from '../../config/languages';
import { loadSearch } from './load';

export interface Suggestion {
  title: string;
  href: string;
  kind: string;
}

const limit = 8;

/** Loads the first file of the index. Rejects on failure. */
export async function loadSuggestions(language: Language) {
  const { search, loadHeadings } = await loadSearch(language);
  return {
    /** Searches page names, and headings once `improve` has loaded them. Best matches first. */
    find: (query: string): Suggestion[] =>
      search(query)
        .results.slice(0, limit)
        .map(({ title, show }) => {
          const { href, kindName } = show();
          return { title, href, kind: kindName };
        }),
    /** Loads headings. If it rejects, it can be called again. */
    improve: loadHeadings,
  };
}

export type Suggester = Awaited<ReturnType<typeof loadSuggestions>>;
