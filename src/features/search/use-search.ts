import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '../../site/languages';
import { writeQuery } from '../../site/write-query';
import { type ResultKind, resultKinds, truncateQuery } from './kinds';
import { type FailedPart, runSearch } from './run-search';
import type { SearchOutcome } from './searcher';

/** Milliseconds between the last keystroke and the search. */
const typingPause = 120;

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
 * Reserves space for results while there's a query. On the first load, the guard script has done
 * so.
 * @param isAddressed the query came with the address, so the page's head may shrink too; while
 * typing, that would move the input
 */
function reserveRoom(query: string, isAddressed = false): void {
  const { dataset } = document.documentElement;

  if (query.trim() === '') delete dataset.searching;
  else if (isAddressed) dataset.searching = 'address';
  else dataset.searching ??= '';
}

/** Without history entries, so that going back doesn't step through keystrokes. */
const writeAddress = ({ query, kind }: SearchRequest): void =>
  writeQuery({ query: truncateQuery(query), kind });

/**
 * What the search finds for a query, and how to search again.
 * @param isAddressed whether the query came with the address; the first search resets it
 */
function useOutcome(query: string, language: Language, isAddressed: MutableRefObject<boolean>) {
  /** The last outcome and its query, kept until the next one arrives; null before the first. */
  const [outcome, setOutcome] = useState<(SearchOutcome & { query: string }) | null>(null);
  const [failed, setFailed] = useState<FailedPart | null>(null);
  const [isPartial, setPartial] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEffect(() => {
    setFailed(null);
    if (query.trim() === '') {
      setOutcome(null);
      return;
    }

    const isDelayed = isAddressed.current;
    isAddressed.current = false;

    return runSearch(
      { query, language, isDelayed },
      {
        onOutcome(newOutcome, isComplete) {
          setOutcome({ ...newOutcome, query });
          setPartial(!isComplete);
        },
        onFailure: setFailed,
      },
    );
  }, [query, language, attempt]);

  /** Searches again with a new index: the files may belong to a newer build. */
  const retry = () => {
    void import('./load-index').then(
      ({ forgetSearch }) => {
        forgetSearch(language);
        setAttempt(attempt + 1);
      },
      () => setFailed('names'),
    );
  };

  return { outcome, failed, isPartial, retry };
}

/**
 * What a page searches first: the query of its address, unless something else was typed before
 * hydration.
 */
function firstRequest(input: HTMLInputElement | null): SearchRequest & { isTyped: boolean } {
  const text = input?.value ?? '';
  const linkedRequest = readAddress(window.location.search);
  const isTyped = text !== '' && text !== linkedRequest.query;

  return { ...(isTyped ? { query: text, kind: null } : linkedRequest), isTyped };
}

/** What a page searches, and its address, which follows. */
function useRequest(input: RefObject<HTMLInputElement>) {
  const [request, setRequest] = useState<SearchRequest>({ query: '', kind: null });
  /** Whether the query came with the address. */
  const isAddressed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    const { isTyped, ...first } = firstRequest(input.current);
    if (input.current && !isTyped) input.current.value = first.query;

    setRequest(first);
    isAddressed.current = !isTyped;
    reserveRoom(first.query, !isTyped);
    if (isTyped) writeAddress(first);
  }, []);

  const changeRequest = (next: SearchRequest) => {
    setRequest(next);
    reserveRoom(next.query);
    writeAddress(next);
  };

  return { request, changeRequest, isAddressed };
}

/** Searches while the visitor types, and keeps the address up to date. */
export function useSearch(language: Language) {
  /** Uncontrolled, so that what was typed before hydration is kept. */
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const typingTimer = useRef<ReturnType<typeof setTimeout>>();
  const [visibleCount, setVisibleCount] = useState(pageSize);

  // In this order: the effect of the first says whether the query came with the address.
  const { request, changeRequest, isAddressed } = useRequest(input);
  const { query, kind } = request;
  const { outcome, failed, isPartial, retry } = useOutcome(query, language, isAddressed);

  useEffect(() => () => clearTimeout(typingTimer.current), []);

  const change = (next: SearchRequest) => {
    if (next.query === query && next.kind === kind) return;

    setVisibleCount(pageSize);
    changeRequest(next);
  };

  const submit = () => {
    clearTimeout(typingTimer.current);

    const text = input.current?.value ?? '';
    change({ query: text, kind: text.trim() === '' ? null : kind });
  };

  return {
    input,
    results,
    query,
    kind,
    outcome,
    failed,
    isPartial,
    visibleCount,
    submit,
    retry,

    /** Searches once typing pauses. */
    type() {
      clearTimeout(typingTimer.current);
      typingTimer.current = setTimeout(submit, typingPause);
    },

    choose: (newKind: ResultKind | null) => change({ query, kind: newKind }),
    showMore: () => setVisibleCount(visibleCount + pageSize),
  };
}

export type SearchState = ReturnType<typeof useSearch>;
