import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './src/styles/layers.css';
import './src/styles/font.css';
import './src/styles/tokens.css';
import './src/styles/global.css';
import { showContentIssues } from './src/layout/content-issues';
import { observeMotion, observeScroll, preparePaper } from './src/layout/page-marks';
import { startPopups, supportPopovers } from './src/layout/popups';
import { StaticBoundary } from './src/layout/static-boundary';
import { isPageAddress } from './src/site/page-address';
import { keepStoresCurrent } from './src/stores/keep-current';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  supportPopovers();
  startPopups();
  keepStoresCurrent();
  if (process.env.NODE_ENV === 'development') showContentIssues();
};

/**
 * Hydrates as a transition, in slices of 5 ms, so that a tap in between is answered at once. A page
 * at an address that it doesn't know stays static: Gatsby would render another page, or none. The
 * script before the first paint has corrected all addresses that it could.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  const isErrorPage = document.documentElement.dataset.missing !== undefined;
  if (isErrorPage || !isPageAddress()) return;

  const page = <StaticBoundary html={container.innerHTML}>{element}</StaticBoundary>;

  startTransition(() => {
    // `gatsby develop` serves an empty document.
    if (container.hasChildNodes()) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
};

/** Says in `data-ready` of `html` that the page is hydrated. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { ready: '', script: '' });
  // The scripts took longer than the failure notice waits for them.
  if (dataset.failed === 'script') delete dataset.failed;

  // Gatsby makes it focusable for route changes. This site has none, and a press beside a menu
  // would focus it.
  document.getElementById('gatsby-focus-wrapper')?.removeAttribute('tabindex');
  observeMotion();
  observeScroll();
  preparePaper();
};

/** The browser scrolls: to the top, to a hash, and back to where the visitor was. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;
