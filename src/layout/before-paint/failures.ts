import { isReady } from '../../components/when-idle';
import { noticeAfter } from '../../site/constants';

/**
 * The address of a script or stylesheet of this site; empty for anything else: visitors may block
 * other hosts as they please.
 */
function siteFileOf({ target }: Event): string {
  let address = '';
  if (target instanceof HTMLScriptElement) address = target.src;
  else if (target instanceof HTMLLinkElement) address = target.href;

  return address.startsWith(`${location.origin}/`) ? address : '';
}

/** Shows the notice that fits: before hydration the page can't be used, afterwards a part of it. */
function showFailure(dataset: DOMStringMap): void {
  dataset.failed = isReady() ? 'part' : 'script';
  if (!isReady()) delete dataset.script;
}

/** Scripts and styles that don't load, until a second try has loaded all of them. */
function watchFiles(dataset: DOMStringMap): void {
  const failedFiles = new Set<string>();

  const onFile = (event: Event) => {
    const address = siteFileOf(event);
    if (!address) return;

    if (event.type === 'error') {
      failedFiles.add(address);
      showFailure(dataset);
      return;
    }

    const isLast = failedFiles.delete(address) && failedFiles.size === 0;
    if (isLast && dataset.failed === 'part') delete dataset.failed;
  };

  // Loading events of resources don't bubble, and successful ones come no further than the
  // document.
  document.addEventListener('error', onFile, true);
  document.addEventListener('load', onFile, true);
}

/** Chunks, page data and slices that don't load. */
function watchRejections(dataset: DOMStringMap): void {
  addEventListener('unhandledrejection', (event) => {
    // Gatsby would answer a chunk that fails by loading the page again, with everything typed in it
    // lost.
    if (/loading chunk/i.test(String(event.reason))) event.stopImmediatePropagation();
    // Before hydration it is Gatsby's own: page data or a slice that doesn't come.
    else if (isReady()) return;

    showFailure(dataset);
  });
}

/**
 * Shows the failure notice (`data-failed` of `html`, section 8): `script` when the page can't be
 * hydrated, which is then styled as one without script (no `data-script`); `part` when something
 * that an action needs doesn't load. A page that isn't hydrated 8 seconds after it was read may
 * still be later: onInitialClientRender of gatsby-browser.tsx takes the notice away.
 */
export function watchFailures(): void {
  const { dataset } = document.documentElement;

  watchFiles(dataset);
  watchRejections(dataset);

  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reload]')) location.reload();
  });

  // Not from the load event, which waits for a script that hangs.
  addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      if (!isReady()) dataset.failed = 'script';
    }, noticeAfter),
  );
}
