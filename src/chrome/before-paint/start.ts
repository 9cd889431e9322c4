import { chunkLoadTimeout, noticeAfter } from '../../config/constants';
import { isReady, savesData } from '../../lib/when-idle';
import { isPageChunk, sayFailed } from '../failures';

/** The id of the `template` that holds Gatsby's scripts (gatsby-ssr.tsx). */
export const scriptsId = 'site-scripts';

/** Marks a button whose press was taken; global.css styles it. */
const busy = 'aria-busy';
/** First signs that the visitor is about to do something. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
/** Milliseconds after the load event, at most: with `noticeAfter` less than the 8 seconds in which a failure is said. */
const idleTimeout = 800;

/** Whether scripts wait for the visitor (Save-Data, 2G), unless the address needs script. */
const waitsForVisitor = (): boolean => location.search === '' && savesData();

/** A form with an address to go to works without script, and so does the button of a popover. */
const worksWithoutScript = (button: HTMLButtonElement): boolean =>
  button.form?.hasAttribute('action') || ('popover' in button && button.hasAttribute('popovertarget'));

/**
 * Runs Gatsby's scripts once the loaded page is idle, or at the visitor's first sign if that comes earlier: until then the page is plain
 * HTML that works. A button pressed before the page is hydrated is held and pressed again afterwards (the event `site-ready`). If the
 * scripts take long, the failure notice says so; if they fail, the page is also styled as one without script (no `data-script`).
 */
export function startScripts(): void {
  let held: HTMLElement | null = null;

  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    // The template stands at the end of the page, which may still be loading.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else {
      const template = document.getElementById(scriptsId);
      if (!(template instanceof HTMLTemplateElement)) return;
      template.remove();
      document.body.append(document.importNode(template.content, true));
      // Neither Gatsby's first scripts nor its page data have a time limit of their own.
      setTimeout(() => isReady() || sayFailed('script'), noticeAfter);
      setTimeout(() => {
        if (isReady()) return;
        giveUp();
        console.error('Loading chunk failed (timeout)');
      }, chunkLoadTimeout);
    }
  };
  const hold = (event: Event) => {
    const pressed =
      event.target instanceof Element && event.target.closest<HTMLElement>('button, a[data-language], [data-hold]');
    if (!pressed || (pressed instanceof HTMLButtonElement && worksWithoutScript(pressed))) return;
    event.preventDefault();
    event.stopPropagation();
    held?.removeAttribute(busy);
    held = pressed;
    held.setAttribute(busy, 'true');
    start();
  };
  const release = () => {
    removeEventListener('click', hold, true);
    held?.removeAttribute(busy);
  };

  const giveUp = () => {
    sayFailed('script');
    release();
    delete document.documentElement.dataset.script;
  };

  watchFailures(() => (isReady() ? sayFailed('part') : giveUp()));
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', hold, true);
  addEventListener(
    'site-ready',
    () => {
      release();
      if (held?.isConnected) held.click();
    },
    { once: true },
  );
  if (!waitsForVisitor())
    addEventListener('load', () => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: idleTimeout });
      else setTimeout(start, 200);
    });
}

/**
 * Reports what cannot be loaded (specification section 8): scripts of this site, chunks (webpack gives one up after 120 seconds) and page
 * data. It listens before any bundle does, because Gatsby answers a chunk that fails by reloading the page, which may fail again, for ever.
 * Once the page is hydrated, other pages are the navigator's (navigation.ts).
 */
export function watchFailures(report: () => void): void {
  // Errors of resources do not bubble. Scripts of other hosts may be blocked as the visitor pleases.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/`))) return;
      if (!(isReady() && isPageChunk.test(target.src))) report();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    // As webpack and Gatsby word it.
    const isOurs = /loading (css )?chunk|^page resources for/i.test(String(event.reason?.message ?? event.reason));
    if (isOurs) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // Whatever rejects before the page is hydrated keeps it from being hydrated: the data of a slice, for example.
    if (isOurs || !isReady()) report();
  });
}
