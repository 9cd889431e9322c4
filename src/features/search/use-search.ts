import { useEffect, useRef, useState } from 'react';
import { noticeAfter } from '../../config/constants';
import type { Language } from '../../config/languages';
import { writeQuery } from '../../lib/write-query';
import { limited, type ResultKind, resultKinds } from '../../search/kinds';
import type { SearchOutcome } from '../../search/searcher';
import type { LoadedSearch } from './load';

/** Milliseconds between the last keystroke and the search. */
const pause = 120;
/**
 * How long the results for a query in the address are held back until they're complete, in milliseconds, so that they don't move
 * while being read. Afterwards, and while typing, results appear as they're found.
 */
const patience = 800;

/** Selects the result links. */
export const resultLinks = 'h3 a';

/** The number of results shown at first and added by "show more". */
export const pageSize = 20;

interface SearchRequest {
  query: string;
  /** Show only results of this kind; null for all. */
  kind: ResultKind | null;
}

/** Reads a query string; an unknown kind is ignored. */
function readAddress(search: string): SearchRequest {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('kind');
  return {
    query: parameters.get('query') ?? '',
    kind: resultKinds.find((name) => name === kind) ?? null,
  };
}

/**
 * Reserves space for results while there's a query. On the first load, the guard script has done so.
 * @param isAddressed the query came with the address, so the page's head may shrink too; while typing, that would move the input
 */
function reserveRoom(query: string, isAddressed = false): void {
  const { dataset } = document.documentElement;
  if (query.trim() === '') delete dataset.searching;
  else if (isAddressed) dataset.searching = 'address';
  else dataset.searching ??= '';
}

/** Without history entries, so that going back doesn't step through keystrokes. */
const writeAddress = ({ query, kind }: SearchRequest): void =>
  writeQuery({ query: limited(query), kind });

/** Searches while the visitor types, and keeps the address up to date. */
export function useSearch(language: Language) {
  /** Uncontrolled, so that what was typed before hydration is kept. */
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState<SearchRequest>({ query: '', kind: null });
  /** The last outcome and its query, kept until the next one arrives; null before the first. */
  const [outcome, setOutcome] = useState<(SearchOutcome & { query: string }) | null>(null);
  /** `names`: the first file of the index failed or is slow; `texts`: a later one. */
  const [failed, setFailed] = useState<'names' | 'texts' | null>(null);
  const [isPartial, setPartial] = useState(false);
  const [shown, setShown] = useState(pageSize);
  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isAddressed = useRef(false);
  const { query, kind } = request;

  // Search for the query in the address, unless something else was typed before hydration.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    const addressed = readAddress(window.location.search);
    if (input.current && !typed) input.current.value = addressed.query;
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
    /** Reports a failure and offers a retry; what's loaded keeps working. */
    const fail = (what: 'names' | 'texts' | null) => {
      clearTimeout(late);
      if (isCurrent) setFailed(what);
    };
    /** Reports a failure too if the next file is slow; it may still arrive. */
    const expect = (what: 'names' | 'texts') => {
      fail(null);
      late = setTimeout(fail, noticeAfter, what);
    };
    const run = async () => {
      // Load the engine with the first query.
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
        fail(null);
      } catch {
        fail('texts');
      }
      stopWaiting(search);
    };
    // Without the first file there's nothing to search.
    run().catch(() => fail('names'));
    return () => {
      isCurrent = false;
      clearTimeout(end);
      clearTimeout(late);
    };
  }, [query, language, attempt]);

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
    results,
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
      // The files may belong to a newer build, so start over.
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
