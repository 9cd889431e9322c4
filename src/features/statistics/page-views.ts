declare global {
  interface Window {
    _hmt?: unknown[][];
  }
}

/** A provider of statistics: the one place to replace for another. */
export interface StatisticsAdapter {
  /**
   * Loads the provider; called once a document, and not before page views may be counted.
   * @param id the site's identifier at the provider
   */
  start(id: string): void;
  /** Counts a page view. @param address path with query, without host and hash */
  pageView(address: string): void;
}

const push = (...command: unknown[]): void => {
  window._hmt ??= [];
  window._hmt.push(command);
};

/** Baidu Tongji. Its own counting of the first page is off: every page is counted here, once. */
export const baidu: StatisticsAdapter = {
  start(id) {
    push('_setAutoPageview', false);
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`;
    document.head.append(script);
  },
  pageView: (address) => push('_trackPageview', address),
};

/** Milliseconds before a page counts as viewed: pages that only redirect do not count. */
const settleTime = 200;

/**
 * Counts page views (specification section 2). The same address twice in a row is one view.
 * @returns counts the current address, once it has stayed
 */
export function pageViewCounter(adapter: StatisticsAdapter, id: string): () => void {
  let counted: string | null = null;
  let timer: ReturnType<typeof setTimeout>;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const address = window.location.pathname + window.location.search;
      if (address === counted) return;
      if (counted === null) adapter.start(id);
      counted = address;
      adapter.pageView(address);
    }, settleTime);
  };
}

let count: (() => void) | null = null;

/** Counts the current page at the site's provider. @param id the site's identifier there */
export function countPageView(id: string): void {
  count ??= pageViewCounter(baidu, id);
  count();
}
