import type { GatsbyBrowser } from 'gatsby';
import './src/styles/tokens.css';
import './src/styles/global.css';
import { DeviceGuard } from './src/chrome/device-guard';
import { keepSlices, watchParts } from './src/chrome/failures';
import { beforeRouteChange, focusNewPage, isNewPage, startNavigation } from './src/chrome/navigation';
import { OuterBoundary } from './src/chrome/page-boundary';
import { observeFields, observeMotion } from './src/chrome/page-marks';
import { startPopups } from './src/chrome/popups';
import { languageTags } from './src/config/languages';
import { splitLanguage } from './src/routes/href';
import { session } from './src/stores/session-storage';
import { useVisitor } from './src/stores/visitor';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepSlices();
  startNavigation();
  startPopups();
};

/** The page is hydrated: `data-ready` of `html` says so, and what was pressed before is pressed now (src/chrome/before-paint/start.ts). */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { ready: '', script: '' });
  // They may have come after the notice.
  delete dataset.failed;
  watchParts();
  // After a route change reach-router would move the focus from the heading (focusNewPage) to this wrapper of the page.
  document.getElementById('gatsby-focus-wrapper')?.removeAttribute('tabindex');
  useVisitor.getState().restore();
  // The session's store is loaded only where there is something to restore.
  if (session.read('isLogin') !== null || session.read('showPoster') !== null)
    import('./src/stores/session').then(
      ({ useSession }) => useSession.getState().restore(),
      // The visitor counts as signed out; the failure notice is shown already.
      () => undefined,
    );
  window.dispatchEvent(new Event('site-ready'));
};

/** The browser scrolls the first page, also when it is reloaded: Gatsby would restore its position as late as it hydrates. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (isNewPage(location, prevLocation)) beforeRouteChange();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // A language that is remembered follows the visitor, also through the back button.
  if (session.read('languagetype') !== null)
    session.write('languagetype', languageTags[splitLanguage(location.pathname).language]);
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
    <DeviceGuard page={props.data}>{element}</DeviceGuard>
  </OuterBoundary>
);
