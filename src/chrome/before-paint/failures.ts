/**
 * Reports what cannot be loaded (specification section 8): scripts of this site, chunks (webpack gives one up after 120 seconds) and page
 * data. It listens before any bundle does, because Gatsby answers a chunk that fails by reloading the page, which may fail again, for ever.
 */
export function watchFailures(report: () => void): void {
  // Errors of resources do not bubble. Scripts of other hosts may be blocked as the visitor pleases.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/`)) report();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    // As webpack and Gatsby word it.
    if (/loading (css )?chunk|^page resources for/i.test(String(event.reason?.message ?? event.reason))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      report();
    } else if (!('ready' in document.documentElement.dataset)) {
      // Whatever rejects before the page is hydrated keeps it from being hydrated: the data of a slice, for example.
      report();
    }
  });
}
