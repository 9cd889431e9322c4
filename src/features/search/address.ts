import { limited, type ResultKind, resultKinds } from '../../search/kinds';

/** What the address of the search page asks for. */
export interface SearchRequest {
  query: string;
  /** The kind that results are narrowed to; null for all. */
  kind: ResultKind | null;
}

/** @param search the address's query string; an unknown kind is ignored */
export function readAddress(search: string): SearchRequest {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind');
  return { query: parameters.get('query') ?? '', kind: resultKinds.find((known) => known === kind) ?? null };
}

/** The query string for a request; other parameters stay, a long query is cut to what is considered. */
export function addressOf(search: string, { query, kind }: SearchRequest): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ query: limited(query), kind: kind ?? '' }))
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  const written = parameters.toString();
  return written && `?${written}`;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Reads the scroll position and list length that `keepPlace` stored; null on the first visit. */
export function readPlace(state: unknown): { scroll: number; shown: number } | null {
  if (typeof state !== 'object' || state === null || !('searchScroll' in state && 'searchShown' in state)) return null;
  const { searchScroll, searchShown } = state;
  return isCount(searchScroll) && isCount(searchShown) ? { scroll: searchScroll, shown: searchShown } : null;
}

/** Stores scroll position and list length in the history entry, for the way back. */
export function keepPlace(shown: number): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state as object | null), searchScroll: window.scrollY, searchShown: shown }, '');
}
