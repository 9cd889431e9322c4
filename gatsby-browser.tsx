import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './src/styles/font.css';
import './src/styles/tokens.css';
import './src/styles/global.css';
import { keepSlices, watchParts } from './src/chrome/failures';
import { beforeRouteChange, focusNewPage, isNewPage, startNavigation } from './src/chrome/navigation';
import { OuterBoundary } from './src/chrome/page-boundary';
import { keepObservingFields, observeFields, observeMotion } from './src/chrome/page-marks';
import { startPopups } from './src/chrome/popups';
import { languageTags } from './src/config/languages';
import { splitLanguage } from './src/routes/href';
import { session } from './src/stores/session-storage';
import { useVisitor } from './src/stores/visitor';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // A preview has no list of chunks.
  if (process.env.NODE_ENV === 'production') keepSlices();
  startNavigation();
  startPopups();
};

/** As a transition, which React hydrates in slices of 5 ms: a tap in between is answered at once. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  startTransition(() => {
    // A preview's document is empty.
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });

/** Says in `data-ready` of `html` that the page is hydrated, and repeats the press that was held. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { ready: '', script: '' });
  // They may have come after the notice.
  delete dataset.failed;
  watchParts();
  keepObservingFields();
  // After a route change reach-router would move the focus from the heading (focusNewPage) to this wrapper of the page.
  document.getElementById('gatsby-focus-wrapper')?.removeAttribute('tabindex');
  useVisitor.getState().restore();
  restoreScroll('gatsby');
  window.addEventListener('pagehide', () => restoreScroll('browser'));
  // A document that the browser had kept.
  window.addEventListener('pageshow', () => restoreScroll('gatsby'));
  // The session's store is loaded only where there is something to restore.
  if (session.read('isLogin') !== null || session.read('showPoster') !== null)
    import('./src/stores/session').then(
      ({ useSession }) => useSession.getState().restore(),
      // The visitor counts as signed out; the failure notice is shown already.
      () => undefined,
    );
  window.dispatchEvent(new Event('site-ready'));
};

/**
 * The browser restores the scroll position of a document, Gatsby that of a page shown without one. Both at once would have Gatsby keep the
 * position of the next page for the one that is left (Firefox).
 */
const restoreScroll = (by: 'browser' | 'gatsby') => {
  window.history.scrollRestoration = by === 'browser' ? 'auto' : 'manual';
};

/** The browser restores the scroll position of the first page: Gatsby would do so only after hydration. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (isNewPage(location, prevLocation)) beforeRouteChange();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const tag = languageTags[splitLanguage(location.pathname).language];
  // Here and not by the page's head, whose attributes Gatsby takes away for a frame.
  document.documentElement.lang = tag;
  // A language that is remembered follows the visitor, also through the back button.
  if (session.read('languagetype') !== null) session.write('languagetype', tag);
  if (isNewPage(location, prevLocation)) {
    delete document.documentElement.dataset.failed;
    focusNewPage(location);
  }
  window.dispatchEvent(new Event('route-update'));
  observeMotion();
  observeFields();
};

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <OuterBoundary key={props.location.pathname} data={props.data}>
    {element}
  </OuterBoundary>
);
