import type { StatisticsAdapter } from './adapter';

declare global {
  interface Window {
    /** The queue of Baidu Tongji: commands, which its script takes once it has come. */
    _hmt?: unknown[][];
  }
}

const queue = (): unknown[][] => {
  window._hmt ??= [];
  return window._hmt;
};

/** Baidu Tongji. It would count the first page by itself, but no other: that is switched off, so that every page is counted here, once. */
export const baidu: StatisticsAdapter = {
  start(id) {
    queue().push(['_setAutoPageview', false]);
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`;
    document.head.append(script);
  },
  pageView(address) {
    queue().push(['_trackPageview', address]);
  },
};
