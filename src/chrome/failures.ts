import { noticeAfter } from '../config/constants';

/**
 * What the failure notice speaks of (`data-failed` of `html`): the scripts of the page, the page that a link leads to, or a part of the page
 * that an action needs.
 */
export type Failure = 'script' | 'page' | 'part';

/** Scripts that Gatsby loads with a page. */
export const isPageChunk = /\/(component|slice)---/;

/** Shows the notice. A part that does not come is no news where the page does not. */
export const sayFailed = (failure: Failure): void => {
  const { dataset } = document.documentElement;
  if (failure !== 'part' || dataset.failed === undefined) dataset.failed = failure;
};

/** Watches the scripts that actions load: webpack puts them into the head and gives one up after 120 seconds (specification section 9). */
export function watchParts(): void {
  const { dataset } = document.documentElement;
  /** Addresses of those that failed, or that are waited for too long. */
  const missing = new Set<string>();
  new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement) || !script.src.startsWith(`${location.origin}/`)) continue;
      if (isPageChunk.test(script.src)) continue;
      const { src } = script;
      const miss = () => {
        clearTimeout(timer);
        missing.add(src);
        sayFailed('part');
      };
      const timer = setTimeout(miss, noticeAfter);
      script.addEventListener('error', miss);
      script.addEventListener('load', () => {
        clearTimeout(timer);
        if (missing.delete(src) && missing.size === 0 && dataset.failed === 'part') delete dataset.failed;
      });
    }
  }).observe(document.head, { childList: true });
}

/**
 * Keeps a page whose header or footer does not load as it is in the HTML: Gatsby would render what it has, an error in place of a slice,
 * and lose the page with it. What never comes hydrates nothing; before-paint/start.ts says so.
 */
export function keepSlices(): void {
  const { components } = window.asyncRequires;
  for (const [name, load] of Object.entries(components))
    if (name.startsWith('slice---')) components[name] = () => load().catch(() => new Promise(() => undefined));
}
