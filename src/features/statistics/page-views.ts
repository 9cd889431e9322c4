declare global {
  interface Window {
    /** Baidu's queue of commands. */
    _hmt?: unknown[][];
  }
}

/** Adds a command to the queue, which the script works off once it's there. */
const pushCommand = (...command: unknown[]): void => {
  window._hmt ??= [];
  window._hmt.push(command);
};

/** Baidu Tongji. To use another provider, replace these two functions. */
const baidu = {
  /**
   * Loads the script, once per document. Switches its automatic page view off, because pages are
   * counted here.
   */
  start(id: string): void {
    pushCommand('_setAutoPageview', false);

    const script = document.createElement('script');
    script.async = true;
    script.src = `https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`;
    document.head.append(script);
  },
  /**
   * Counts a page view.
   * @param address path and query, without host and hash
   */
  pageView: (address: string): void => pushCommand('_trackPageview', address),
};

/** Milliseconds until a page counts as viewed, so that pages that redirect don't. */
const settleTime = 200;

let timer: ReturnType<typeof setTimeout>;

/**
 * Counts a view of the current page (specification section 2), without its hash.
 * @param id the site's id at the provider
 */
export function countPageView(id: string): void {
  clearTimeout(timer);

  timer = setTimeout(() => {
    if (!window._hmt) baidu.start(id);
    baidu.pageView(window.location.pathname + window.location.search);
  }, settleTime);
}
