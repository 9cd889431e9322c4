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

/**
 * Shows the failure notice (`data-failed` of `html`, section 8): `script` when the page can't be
 * hydrated, which is then styled as one without script (no `data-script`); `part` when something
 * that an action needs doesn't load. A page that isn't hydrated 8 seconds after it was read may
 * still be later: onInitialClientRender of gatsby-browser.tsx takes the notice away.
 */
export function watchFailures(): void {
  const { dataset } = document.documentElement;

  const fail = () => {
    dataset.failed = isReady() ? 'part' : 'script';
    if (!isReady()) delete dataset.script;
  };

  const failedFiles = new Set<string>();

  // Loading events of resources don't bubble, and successful ones come no further than the
  // document.
  for (const type of ['error', 'load'])
    document.addEventListener(
      type,
      (event) => {
        const address = siteFileOf(event);
        if (!address) return;

        if (type === 'error') {
          failedFiles.add(address);
          fail();
          // A second try has loaded what was missing.
        } else if (
          failedFiles.delete(address) &&
          failedFiles.size === 0 &&
          dataset.failed === 'part'
        )
          delete dataset.failed;
      },
      true,
    );

  addEventListener('unhandledrejection', (event) => {
    // Gatsby would answer a chunk that fails by loading the page again, with everything typed in it
    // lost.
    if (/loading chunk/i.test(String(event.reason))) event.stopImmediatePropagation();
    // Before hydration it is Gatsby's own: page data or a slice that doesn't come.
    else if (isReady()) return;
    fail();
  });

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
