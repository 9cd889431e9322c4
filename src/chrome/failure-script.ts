/**
 * The script that notices what cannot be loaded (specification section 8) and has the page say so (failure-notice.tsx). It is the beginning of the boot script
 * (src/build/scripts.ts), before the bundle, because Gatsby would answer a missing chunk by loading the page anew, without end. Where the boot script or the bundle
 * itself does not come, the start script says so.
 */
function watch(): void {
  const fail = () => {
    document.documentElement.dataset.failed = '';
  };
  // An error of a resource does not bubble: it is caught on its way down. Scripts of other hosts may be blocked as the visitor pleases.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/`)) fail();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    // As webpack and Gatsby word it; webpack's comes 120 seconds after a chunk that hangs was asked for.
    if (/loading (css )?chunk|^page resources for/i.test(String(reason?.message ?? reason))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      fail();
      // What breaks off before script has taken over is a part that did not come: the data of a header, of a footer.
    } else if (!('ready' in document.documentElement.dataset)) fail();
  });
}

/** The script as text. */
export const failureScript = (): string => `(${watch.toString()})()`;
