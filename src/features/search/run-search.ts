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

/** Shows results as they're found; delayed ones once they're complete, or `patience` is over. */
function createPresenter({ query, isDelayed }: Request, onOutcome: Listener['onOutcome']) {
  let isWaiting = isDelayed;
  let patienceTimer: ReturnType<typeof setTimeout> | undefined;

  const show = (search: LoadedSearch): void => {
    if (!isWaiting) onOutcome(search.search(query), search.isComplete());
  };

  const stopWaiting = (search: LoadedSearch): void => {
    clearTimeout(patienceTimer);
    isWaiting = false;
    show(search);
  };

  return {
    show,
    stopWaiting,

    /** Shows what's found so far, or starts to lose patience. */
    showFirst(search: LoadedSearch): void {
      show(search);
      if (isWaiting) patienceTimer = setTimeout(() => stopWaiting(search), patience);
    },

    stop: () => clearTimeout(patienceTimer),
  };
}

/**
 * Searches as the files of the index arrive. A failure of a later file leaves the results of the
 * earlier ones.
 * @returns stops the search: the listener isn't called any more
 */
export function runSearch(request: Request, listener: Listener): () => void {
  let isStopped = false;

  const loading = watchLoading((part) => {
    if (!isStopped) listener.onFailure(part);
  });
  const presenter = createPresenter(request, (outcome, isComplete) => {
    if (!isStopped) listener.onOutcome(outcome, isComplete);
  });

  async function loadFurtherParts(search: LoadedSearch): Promise<void> {
    await search.loadHeadings();
    loading.expect('texts');
    presenter.show(search);

    await search.loadTexts();
    presenter.show(search);
    loading.complete();
  }

  async function run(): Promise<void> {
    // Load the engine with the first query.
    const { loadSearch } = await import('./load-index');
    loading.expect('names');
    const search = await loadSearch(request.language);

    loading.expect('texts');
    presenter.showFirst(search);

    // The visitor is offered a retry; what's loaded keeps working.
    await loadFurtherParts(search).catch(() => loading.fail('texts'));
    presenter.stopWaiting(search);
  }

  // Without the first file there's nothing to search.
  run().catch(() => loading.fail('names'));

  return () => {
    isStopped = true;
    presenter.stop();
    loading.stop();
  };
}
