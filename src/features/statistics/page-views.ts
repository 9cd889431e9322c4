declare global {
  interface Window {
    _hmt?: unknown[][];
  }
}

const push = (...command: unknown[]): void => {
  window._hmt ??= [];
  window._hmt.push(command);
};

/** Baidu Tongji. To use another provider, replace these two functions. */
export const baidu = {
  /** Loads the script, once per document. Switches its automatic page view off, because pages are counted here. */
  start(id: string): void {
    push('_setAutoPageview', false);
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`;
    document.head.append(script);
  },
  /** Counts a page view. @param address path and query, without host and hash */
  pageView: (address: string): void => push('_trackPageview', address),
};

/** Milliseconds until a page counts as viewed, so that pages that redirect don't. */
const settleTime = 200;

/**
 * Counts page views (specification section 2). The same address twice in a row counts once.
 * @returns a function that counts the current address after `settleTime`
 */
export function pageViewCounter(adapter: typeof baidu, id: string): () => void {
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

/** Counts the current page at the site's provider. @param id the site's id there */
export function countPageView(id: string): void {
  count ??= pageViewCounter(baidu, id);
  count();
}
