import { queryLimit, type ResultKind, resultKinds } from '../../search/kinds';

/** What the address of the search page says. */
export interface Asked {
  query: string;
  /** The kind that results are narrowed to; null for all. */
  kind: ResultKind | null;
}

/** What the search page keeps with its entry in the history, for the way back. */
interface Kept {
  searchScroll?: unknown;
  searchShown?: unknown;
}

/** @param search the query part of the address; a kind that there is not counts as none */
export function readAsked(search: string): Asked {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind');
  return { query: parameters.get('query') ?? '', kind: resultKinds.find((known) => known === kind) ?? null };
}

/** The query part of the address, other parameters kept. Only what is considered of a long query goes into it. */
export function writeAsked(search: string, { query, kind }: Asked): string {
  const parameters = new URLSearchParams(search);
  const set = (name: string, value: string) => (value ? parameters.set(name, value) : parameters.delete(name));
  set('query', [...query.slice(0, 2 * queryLimit)].slice(0, queryLimit).join(''));
  set('kind', kind ?? '');
  const written = parameters.toString();
  return written && `?${written}`;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Where a visitor was in the list before leaving the page, and how much of it was shown; null on the first visit. */
export function readPlace(state: unknown): { scroll: number; shown: number } | null {
  const { searchScroll, searchShown } = (typeof state === 'object' && state !== null ? state : {}) as Kept;
  return isCount(searchScroll) && isCount(searchShown) ? { scroll: searchScroll, shown: searchShown } : null;
}

/** Keeps the place in the list with the page's entry in the history. */
export function keepPlace(shown: number): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state as object | null), searchScroll: window.scrollY, searchShown: shown }, '');
}
