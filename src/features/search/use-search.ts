import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '../../config/languages';
import type { ResultKind } from '../../search/kinds';
import type { Outcome } from '../../search/searcher';
import { type Asked, readAsked, readPlace, writeAsked } from './address';
import type { LoadedSearch } from './load';
import { isShown } from './shown-devices';

/** Milliseconds after the last key until the search begins. */
const pause = 120;
/**
 * Milliseconds for which who comes with a query waits for all results: they have pressed nothing that could explain why what they read moves. After them
 * what is there is shown, as to whoever types.
 */
const patience = 800;
/** How many results a list shows at first, and how many more at a time. */
export const pageSize = 20;

/** An outcome and the query that it is of: while a visitor types on, the last one stays. */
export interface ShownOutcome extends Outcome {
  query: string;
}

/** What the search page shows. */
export interface SearchState {
  /** The input. Uncontrolled: what is typed before script runs stays. */
  input: RefObject<HTMLInputElement>;
  query: string;
  kind: ResultKind | null;
  /** Null until it is known what there is. */
  outcome: ShownOutcome | null;
  /** `names`: the index cannot be had; `texts`: what remains of it cannot. */
  failed: 'names' | 'texts' | null;
  /** The texts are still being looked through. */
  isPartial: boolean;
  /** How many results a list shows. */
  shown: number;
  /** The text of the input has changed. */
  type(): void;
  /** Searches at once. */
  submit(): void;
  choose(kind: ResultKind | null): void;
  showMore(): void;
  retry(): void;
}

/** The outcome without pages of the other device's set. */
function find({ searcher }: LoadedSearch, query: string): ShownOutcome {
  const outcome = searcher.search(query);
  return { ...outcome, query, results: outcome.results.filter(({ devices }) => isShown(devices)) };
}

/**
 * Keeps the place of the results while something is asked for; on the first load the guard script has kept it already.
 * @param isAddressed the visitor comes with a query: then the page's head makes room as well, which would move the input of whoever types
 */
function keepRoom(query: string, isAddressed = false): void {
  const { dataset } = document.documentElement;
  if (query.trim() === '') delete dataset.searching;
  else if (isAddressed) dataset.searching = 'address';
  else dataset.searching ??= '';
}

/** Writes what is asked for into the address, in the same entry of the history: a visitor does not go back letter by letter. @returns its query part */
function writeAddress(asked: Asked): string {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + writeAsked(search, asked) + hash);
  return window.location.search;
}

/** Searches while a visitor types, and keeps the address in step. */
export function useSearch(language: Language): SearchState {
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked>({ query: '', kind: null });
  const [outcome, setOutcome] = useState<ShownOutcome | null>(null);
  const [failed, setFailed] = useState<SearchState['failed']>(null);
  const [isPartial, setPartial] = useState(false);
  const [shown, setShown] = useState(pageSize);
  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const place = useRef<number | null>(null);
  /** The query part of the address as it was last read or written. */
  const known = useRef<string | null>(null);
  const isAddressed = useRef(false);
  const { query, kind } = asked;

  // The address says what is asked for: at first, after the back button, after a search from the header.
  useEffect(() => {
    const read = (isFirst: boolean) => {
      // Gatsby tells of the first page as well, and of a jump within it: what has been typed meanwhile stays.
      if (known.current === window.location.search) return;
      known.current = window.location.search;
      const addressed = readAsked(window.location.search);
      const typed = isFirst ? (input.current?.value ?? '') : '';
      if (input.current && !typed) input.current.value = addressed.query;
      const kept = readPlace(window.history.state);
      place.current = kept?.scroll ?? null;
      setShown(kept?.shown ?? pageSize);
      const wanted = typed ? { query: typed, kind: null } : addressed;
      setAsked(wanted);
      isAddressed.current = typed === '';
      keepRoom(wanted.query, isAddressed.current);
      if (typed) known.current = writeAddress(wanted);
    };
    read(true);
    const onRoute = () => read(false);
    window.addEventListener('route-update', onRoute);
    return () => {
      window.removeEventListener('route-update', onRoute);
      keepRoom('');
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to search again, and nothing else
  useEffect(() => {
    setFailed(null);
    if (query.trim() === '') return setOutcome(null);
    let isCurrent = true;
    let isWaiting = isAddressed.current;
    isAddressed.current = false;
    let end: ReturnType<typeof setTimeout> | undefined;
    const show = (search: LoadedSearch) => {
      if (!isCurrent || isWaiting) return;
      setOutcome(find(search, query));
      setPartial(search.depth !== 'texts');
    };
    const showFromNow = (search: LoadedSearch) => {
      clearTimeout(end);
      isWaiting = false;
      show(search);
    };
    const run = async () => {
      // Nothing of the search is loaded before it is asked for.
      const { loadSearch } = await import('./load');
      const search = await loadSearch(language);
      show(search);
      if (isWaiting) end = setTimeout(() => showFromNow(search), patience);
      try {
        await search.loadHeadings();
        show(search);
        await search.loadTexts();
        if (search.searcher.hasUnknownCharacters(query)) {
          show(search);
          await search.loadVariants();
        }
        showFromNow(search);
      } catch {
        showFromNow(search);
        // Said on the page, with a way to try again: what is loaded goes on working.
        if (isCurrent) setFailed('texts');
      }
    };
    run().catch(() => {
      // As above; without the first file there is nothing to search.
      if (isCurrent) setFailed('names');
    });
    return () => {
      isCurrent = false;
      clearTimeout(end);
    };
  }, [query, language, attempt]);

  // Back where the visitor left the list, once it is as long as it was.
  useEffect(() => {
    if (place.current === null || !outcome || isPartial) return;
    window.scrollTo({ top: place.current, behavior: 'instant' });
    place.current = null;
  }, [outcome, isPartial]);

  const change = (next: Asked) => {
    if (next.query === query && next.kind === kind) return;
    setShown(pageSize);
    setAsked(next);
    keepRoom(next.query);
    known.current = writeAddress(next);
  };
  const take = () => {
    clearTimeout(timer.current);
    const typed = input.current?.value ?? '';
    change({ query: typed, kind: typed.trim() === '' ? null : kind });
  };
  useEffect(() => () => clearTimeout(timer.current), []);

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
      timer.current = setTimeout(take, pause);
    },
    submit: take,
    choose: (wanted) => change({ query, kind: wanted }),
    showMore: () => setShown(shown + pageSize),
    retry: () => {
      // The files may be of a newer build: begun anew.
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
