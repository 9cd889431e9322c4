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
  isDelayed: boolean;
}

interface Listener {
  /** Called with what's found so far, each time more of the index is there. */
  onOutcome(outcome: SearchOutcome, isComplete: boolean): void;
  /** Called with a failed part, and with null once loading goes on. */
  onFailure(part: FailedPart | null): void;
}

/**
 * How long the results for a query in the address are held back until they're complete, in
 * milliseconds, so that they don't move while being read. Afterwards, and while typing, results
 * appear as they're found.
 */
const patience = 800;

/**
 * Watches over the loading of the index. A part that is slow counts as failed; it may still arrive.
 */
function watchLoading(onFailure: Listener['onFailure']) {
  let slownessTimer: ReturnType<typeof setTimeout> | undefined;

  const report = (part: FailedPart | null): void => {
    clearTimeout(slownessTimer);
    onFailure(part);
  };

  return {
    fail: (part: FailedPart) => report(part),
    complete: () => report(null),

    expect(part: FailedPart): void {
      report(null);
      slownessTimer = setTimeout(report, noticeAfter, part);
    },

    stop: () => clearTimeout(slownessTimer),
  };
}

/**
 * Searches as the files of the index arrive. A failure of a later file leaves the results of the
 * earlier ones.
 * @returns stops the search: the listener isn't called any more
 */
export function runSearch({ query, language, isDelayed }: Request, listener: Listener): () => void {
  let isStopped = false;
  let isWaiting = isDelayed;
  let patienceTimer: ReturnType<typeof setTimeout> | undefined;

  const loading = watchLoading((part) => {
    if (!isStopped) listener.onFailure(part);
  });

  function show(search: LoadedSearch): void {
    if (isStopped || isWaiting) return;
    listener.onOutcome(search.search(query), search.isComplete());
  }

  function stopWaiting(search: LoadedSearch): void {
    clearTimeout(patienceTimer);
    isWaiting = false;
    show(search);
  }

  async function loadFurtherParts(search: LoadedSearch): Promise<void> {
    await search.loadHeadings();
    loading.expect('texts');
    show(search);

    await search.loadTexts();
    show(search);
    loading.complete();
  }

  async function run(): Promise<void> {
    // Load the engine with the first query.
    const { loadSearch } = await import('./load-index');
    loading.expect('names');
    const search = await loadSearch(language);

    loading.expect('texts');
    show(search);
    if (isWaiting) patienceTimer = setTimeout(() => stopWaiting(search), patience);

    // The visitor is offered a retry; what's loaded keeps working.
    await loadFurtherParts(search).catch(() => loading.fail('texts'));
    stopWaiting(search);
  }

  // Without the first file there's nothing to search.
  run().catch(() => loading.fail('names'));

  return () => {
    isStopped = true;
    clearTimeout(patienceTimer);
    loading.stop();
  };
}
