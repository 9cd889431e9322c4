import type { StatisticsAdapter } from './adapter';
import { baidu } from './baidu';

/** Milliseconds that a page must stay: one that only leads on to another (an item's query address, the other device's page) is no view. */
const settleTime = 200;

/**
 * Counts page views (specification section 2). The same address twice in a row is one view.
 * @returns counts the address that is open, once it has stayed
 */
export function pageViewCounter(adapter: StatisticsAdapter, id: string): () => void {
  let started = false;
  let counted: string | null = null;
  let timer: ReturnType<typeof setTimeout>;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { pathname, search } = window.location;
      const address = pathname + search;
      if (address === counted) return;
      if (!started) adapter.start(id);
      started = true;
      counted = address;
      adapter.pageView(address);
    }, settleTime);
  };
}

let count: (() => void) | null = null;

/** Counts the page that is open, at the site's provider. @param id the site's identifier there */
export function countPageView(id: string): void {
  count ??= pageViewCounter(baidu, id);
  count();
}
