import type { Language } from '../../config/languages';
import { IndexError, type NamesFile, parseNames } from '../../search/files';
import { createSearcher, type Searcher } from '../../search/searcher';

/** How much of the index is there: enough for first results, headings and descriptions, everything. */
export type Depth = 'names' | 'headings' | 'texts';

/** A search whose index comes file by file. */
export interface LoadedSearch {
  searcher: Searcher;
  depth: Depth;
  /** Loads the items, the headings and the other words for things. @throws Error if the file cannot be had: called again it is tried again, as are the others */
  loadHeadings(): Promise<void>;
  /** Loads the texts, after the headings. @throws Error if a file cannot be had */
  loadTexts(): Promise<void>;
  /** Makes queries in traditional characters understood. @throws Error if the file cannot be had */
  loadVariants(): Promise<void>;
}

/** Milliseconds after which a file counts as not to be had. */
const timeout = 20_000;

async function load(name: string): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    const response = await fetch(`/search/${name}`, { signal: abort.signal });
    if (!response.ok) throw new IndexError(`/search/${name} answered HTTP ${response.status}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

const refine = () => import('../../search/refine');

/** Makes a promise once, and again after a failure. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

function create(names: NamesFile): LoadedSearch {
  const searcher = createSearcher(names);
  const { files } = names;
  const headings = once(async () => {
    const [file, { refinements }] = await Promise.all([load(files.headings), refine()]);
    const parsed = refinements.parseHeadings(file, searcher.size);
    searcher.addHeadings(parsed, refinements);
    loaded.depth = 'headings';
    return parsed;
  });
  const loaded: LoadedSearch = {
    searcher,
    depth: 'names',
    loadHeadings: async () => void (await headings()),
    loadTexts: once(async () => {
      const known = await headings();
      const [file, { refinements }] = await Promise.all([load(files.texts), refine()]);
      searcher.addTexts(refinements.parseTexts(file, known));
      loaded.depth = 'texts';
    }),
    loadVariants: once(async () => {
      const [file, { refinements }] = await Promise.all([load(files.variants), refine()]);
      searcher.setVariants(refinements.parseVariants(file));
    }),
  };
  return loaded;
}

const searches = new Map<Language, Promise<LoadedSearch>>();

/**
 * The search of a language with the first file of its index; loaded once, and again after a failure.
 * @throws Error if the file cannot be had, IndexError if it cannot be used
 */
export function loadSearch(language: Language): Promise<LoadedSearch> {
  const known = searches.get(language);
  if (known) return known;
  const search = load(`${language}.json`).then((file) => create(parseNames(file, language)));
  searches.set(language, search);
  search.catch(() => searches.delete(language));
  return search;
}

/** Forgets what is loaded: after a deployment the first file may name others than those that are there. */
export const forgetSearch = (language: Language): void => void searches.delete(language);
