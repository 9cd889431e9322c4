import { noticeAfter } from '../../site/constants';
import type { Language } from '../../site/languages';
import type { LoadedSearch } from './load-index';
import type { SearchOutcome } from './searcher';

/** What of the index failed or is slow: `names`, its first file; `texts`, a later one. */
export type FailedPart = 'names' | 'texts';

interface Request {
  query: string;
  language: Language;
  /** Whether to hold results back until they're complete, but not longer than `patience`. */
  waits: boolean;
}

interface Listener {
  /** Called with what's found so far, each time more of the index is there. */
  onOutcome(outcome: SearchOutcome, isComplete: boolean): void;
  /** Called with a failed part, and with null once loading goes on. */
  onFailure(part: FailedPart | null): void;
}

/**
 * How long the results for a query in the address are held back until they're complete, in milliseconds, so that they don't move
 * while being read. Afterwards, and while typing, results appear as they're found.
 */
const patience = 800;

/**
 * Searches as the files of the index arrive. A failure of a later file leaves the results of the earlier ones.
 * @returns stops the search: the listener isn't called any more
 */
export function runSearch({ query, language, waits }: Request, listener: Listener): () => void {
  let isStopped = false;
  let isWaiting = waits;
  let patienceTimer: ReturnType<typeof setTimeout> | undefined;
  let slownessTimer: ReturnType<typeof setTimeout> | undefined;

  function show(search: LoadedSearch): void {
    if (isStopped || isWaiting) return;
    listener.onOutcome(search.search(query), search.isComplete());
  }

  function stopWaiting(search: LoadedSearch): void {
    clearTimeout(patienceTimer);
    isWaiting = false;
    show(search);
  }

  function reportFailure(part: FailedPart | null): void {
    clearTimeout(slownessTimer);
    if (!isStopped) listener.onFailure(part);
  }

  /** Reports a failure if the next file is slow; it may still arrive. */
  function expectPart(part: FailedPart): void {
    reportFailure(null);
    slownessTimer = setTimeout(reportFailure, noticeAfter, part);
  }

  async function loadFurtherParts(search: LoadedSearch): Promise<void> {
    await search.loadHeadings();
    expectPart('texts');
    show(search);

    await search.loadTexts();
    show(search);
    reportFailure(null);
  }

  async function run(): Promise<void> {
    // Load the engine with the first query.
    const { loadSearch } = await import('./load-index');
    expectPart('names');
    const search = await loadSearch(language);

    expectPart('texts');
    show(search);
    if (isWaiting) patienceTimer = setTimeout(() => stopWaiting(search), patience);

    try {
      await loadFurtherParts(search);
    } catch {
      // The visitor is offered a retry; what's loaded keeps working.
      reportFailure('texts');
    }
    stopWaiting(search);
  }

  // Without the first file there's nothing to search.
  run().catch(() => reportFailure('names'));

  return () => {
    isStopped = true;
    clearTimeout(patienceTimer);
    clearTimeout(slownessTimer);
  };
}
