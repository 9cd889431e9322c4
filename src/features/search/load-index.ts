import { chunkLoadTimeout } from '../../site/constants';
import { deviceShown } from '../../site/device';
import type { Language } from '../../site/languages';
import { belongsTo } from '../../site/route-types';
import { createSearcher, type SearchOutcome } from './searcher';

/**
 * Loads a file of the index.
 * @throws Error that names it, if the server refuses it or is too slow
 */
async function load(name: string): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), chunkLoadTimeout);
  try {
    const response = await fetch(`/search/${name}`, { signal: abort.signal });
    if (!response.ok) throw new Error(`/search/${name} answered HTTP ${response.status}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a task once; after a failure it can run again. */
function once(run: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | null = null;
  return () => {
    loading ??= run().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/**
 * The search of a language, whose index consists of several files. `load…` functions that reject
 * can be called again.
 */
function createSearch(names: unknown, language: Language) {
  const searcher = createSearcher(names, language);
  const { files } = searcher;
  let isComplete = false;

  const loadHeadings = once(async () => searcher.addHeadings(await load(files.headings)));
  const loadTexts = once(async () => {
    await loadHeadings();
    searcher.addTexts(await load(files.texts));
    isComplete = true;
  });

  return {
    isComplete: () => isComplete,
    loadHeadings,
    loadTexts,

    /** Searches what's loaded so far. Leaves out pages that this device doesn't have. */
    search(query: string): SearchOutcome {
      const outcome = searcher.search(query);
      const device = deviceShown();
      const results = outcome.results.filter(
        ({ devices }) => device === null || belongsTo(devices, device),
      );
      return { ...outcome, results };
    },
  };
}

export type LoadedSearch = ReturnType<typeof createSearch>;

const searches = new Map<Language, Promise<LoadedSearch>>();

/** Loads the first file of a language's index once. If it rejects, it can be called again. */
export function loadSearch(language: Language): Promise<LoadedSearch> {
  const existingSearch = searches.get(language);
  if (existingSearch) return existingSearch;

  const search = load(`${language}.json`).then((names) => createSearch(names, language));
  searches.set(language, search);
  search.catch(() => searches.delete(language));
  return search;
}

/** Drops the loaded index: after a deployment, the first file may name files that are gone. */
export function forgetSearch(language: Language): void {
  searches.delete(language);
}
