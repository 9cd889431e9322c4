import { useEffect, useRef, useState } from 'react';
import { noticeAfter } from '../../config/constants';
import type { Language } from '../../config/languages';
import { limited, type ResultKind, resultKinds } from '../../search/kinds';
import type { SearchOutcome } from '../../search/searcher';
import type { LoadedSearch } from './load';

/** Milliseconds after the last key until the search starts. */
const pause = 120;
/**
 * Milliseconds for which a visitor who comes with a query waits for all results: nothing they did explains why what they
 * read moves. Afterwards, and while typing, results appear as they are found.
 */
const patience = 800;
/** Number of results in a list at first, and added by "show more". */
export const pageSize = 20;

interface SearchRequest {
  query: string;
  /** The kind that results are narrowed to; null for all. */
  kind: ResultKind | null;
}

/** @param search the address's query string; an unknown kind is ignored */
function readAddress(search: string): SearchRequest {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind');
  return { query: parameters.get('query') ?? '', kind: resultKinds.find((known) => known === kind) ?? null };
}

function addressOf(search: string, { query, kind }: SearchRequest): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ query: limited(query), kind: kind ?? '' }))
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  const written = parameters.toString();
  return written && `?${written}`;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Reads the scroll position and list length that `keepPlace` stored; null on the first visit. */
function readPlace(state: unknown): { scroll: number; shown: number } | null {
  if (typeof state !== 'object' || state === null || !('searchScroll' in state && 'searchShown' in state)) return null;
  const { searchScroll, searchShown } = state;
  return isCount(searchScroll) && isCount(searchShown) ? { scroll: searchScroll, shown: searchShown } : null;
}

/** Stores scroll position and list length in the history entry, for the way back. */
export function keepPlace(shown: number): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state as object | null), searchScroll: window.scrollY, searchShown: shown }, '');
}

/**
 * Reserves room for results while there is a query (global.css); on the first load the guard script has done so.
 * @param isAddressed the query came with the address: the page's head shrinks too, which would move the input under a typing visitor
 */
function reserveRoom(query: string, isAddressed = false): void {
  const { dataset } = document.documentElement;
  if (query.trim() === '') delete dataset.searching;
  else if (isAddressed) dataset.searching = 'address';
  else dataset.searching ??= '';
}

/** Writes a request into the current history entry: going back skips letters. */
function writeAddress(request: SearchRequest): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + addressOf(search, request) + hash);
}

/** Searches while a visitor types, and keeps the address in step. */
export function useSearch(language: Language) {
  /** Uncontrolled, so that what is typed before hydration stays. */
  const input = useRef<HTMLInputElement>(null);
  const [request, setRequest] = useState<SearchRequest>({ query: '', kind: null });
  /** The last outcome and its query, also while the next one is awaited; null before the first. */
  const [outcome, setOutcome] = useState<(SearchOutcome & { query: string }) | null>(null);
  /** `names`: the first file of the index failed, or takes long; `texts`: a later one does. */
  const [failed, setFailed] = useState<'names' | 'texts' | null>(null);
  const [isPartial, setPartial] = useState(false);
  const [shown, setShown] = useState(pageSize);
  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const place = useRef<number | null>(null);
  const isAddressed = useRef(false);
  const { query, kind } = request;

  // What the address asks for, unless the visitor has typed something else before hydration.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    const addressed = readAddress(window.location.search);
    if (input.current && !typed) input.current.value = addressed.query;
    const kept = readPlace(window.history.state);
    place.current = kept?.scroll ?? null;
    setShown(kept?.shown ?? pageSize);
    const next = typed && typed !== addressed.query ? { query: typed, kind: null } : addressed;
    setRequest(next);
    isAddressed.current = next === addressed;
    reserveRoom(next.query, isAddressed.current);
    if (next !== addressed) writeAddress(next);
    return () => clearTimeout(timer.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEffect(() => {
    setFailed(null);
    if (query.trim() === '') return setOutcome(null);
    let isCurrent = true;
    let isWaiting = isAddressed.current;
    isAddressed.current = false;
    let end: ReturnType<typeof setTimeout> | undefined;
    let late: ReturnType<typeof setTimeout> | undefined;
    const show = (search: LoadedSearch) => {
      if (!isCurrent || isWaiting) return;
      setOutcome({ ...search.search(query), query });
      setPartial(!search.isComplete());
    };
    const stopWaiting = (search: LoadedSearch) => {
      clearTimeout(end);
      isWaiting = false;
      show(search);
    };
    /** The page says so and offers a retry; what has loaded keeps working. */
    const fail = (what: 'names' | 'texts' | null) => {
      clearTimeout(late);
      if (isCurrent) setFailed(what);
    };
    /** Says so too where the next file takes long; it may still come. */
    const expect = (what: 'names' | 'texts') => {
      fail(null);
      late = setTimeout(fail, noticeAfter, what);
    };
    const run = async () => {
      // The engine is loaded with the first query.
      const { loadSearch } = await import('./load');
      expect('names');
      const search = await loadSearch(language);
      expect('texts');
      show(search);
      if (isWaiting) end = setTimeout(() => stopWaiting(search), patience);
      try {
        await search.loadHeadings();
        expect('texts');
        show(search);
        await search.loadTexts();
        show(search);
        await search.loadVariants(query);
        await search.loadFacts(query);
        fail(null);
      } catch {
        fail('texts');
      }
      stopWaiting(search);
    };
    // Without the first file there is nothing to search.
    run().catch(() => fail('names'));
    return () => {
      isCurrent = false;
      clearTimeout(end);
      clearTimeout(late);
    };
  }, [query, language, attempt]);

  // Restore the scroll position once the list has its length again.
  useEffect(() => {
    if (place.current === null || !outcome || isPartial) return;
    window.scrollTo({ top: place.current, behavior: 'instant' });
    place.current = null;
  }, [outcome, isPartial]);

  const change = (next: SearchRequest) => {
    if (next.query === query && next.kind === kind) return;
    setShown(pageSize);
    setRequest(next);
    reserveRoom(next.query);
    writeAddress(next);
  };
  const submit = () => {
    clearTimeout(timer.current);
    const typed = input.current?.value ?? '';
    change({ query: typed, kind: typed.trim() === '' ? null : kind });
  };

  return {
    input,
    query,
    kind,
    outcome,
    failed,
    isPartial,
    shown,
    type: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(submit, pause);
    },
    submit,
    choose: (next: ResultKind | null) => change({ query, kind: next }),
    showMore: () => setShown(shown + pageSize),
    retry: () => {
      // The files may belong to a newer build: start over.
      void import('./load').then(
        ({ forgetSearch }) => {
          forgetSearch(language);
          setAttempt(attempt + 1);
        },
        () => setFailed('names'),
      );
    },
  };
}

export type SearchState = ReturnType<typeof useSearch>;
