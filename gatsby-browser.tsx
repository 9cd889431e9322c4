import type { GatsbyBrowser } from 'gatsby';
import { navigate, prefetchPathname } from 'gatsby';
import './src/styles/tokens.css';
import './src/styles/global.css';
import { arriveAt, isNewPage, setOut, takeOverFromGatsby } from './src/chrome/arrival';
import { startClientNavigation } from './src/chrome/client-navigation';
import { DeviceGuard } from './src/chrome/device-guard';
import { createGoTo } from './src/chrome/go-to';
import { observeMotion } from './src/chrome/motion';
import { OuterBoundary } from './src/chrome/outer-boundary';
import { splitLanguage } from './src/routes/href';
import { session } from './src/stores/session-storage';
import { useVisitor } from './src/stores/visitor';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const goTo = createGoTo({
    load: async (path) => {
      const page = await window.___loader.loadPage(path);
      return page !== undefined && page.status !== 'error';
    },
    show: (address) => void navigate(address),
    open: (address) => window.location.assign(address),
  });
  startClientNavigation({
    navigate: (address) => void goTo(address),
    prefetch: prefetchPathname,
    rememberLanguage: (language) => session.write('languagetype', language === 'zh' ? 'zh-CN' : 'en'),
  });
};

/** Says that script has taken over, for whoever drives a browser: `html[data-ready]`. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset.ready = '';
  takeOverFromGatsby();
  useVisitor.getState().restore();
  // The session's store is loaded only where it has something to take over.
  if (session.read('isLogin') !== null || session.read('showPoster') !== null)
    import('./src/stores/session').then(
      ({ useSession }) => useSession.getState().restore(),
      // Without it the visitor counts as signed out; failure-script.ts has said that a part did not load.
      () => undefined,
    );
  // What was clicked before is done now (src/chrome/start-script.ts).
  window.dispatchEvent(new Event('site-ready'));
};

/** The first page is the browser's to scroll, also when it is loaded anew; Gatsby would jump to where it was left, at the visitor's first move. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (isNewPage(location, prevLocation)) setOut();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // A language that is remembered follows the visitor, also through the back button.
  if (session.read('languagetype') !== null)
    session.write('languagetype', splitLanguage(location.pathname).language === 'zh' ? 'zh-CN' : 'en');
  if (isNewPage(location, prevLocation)) {
    delete document.documentElement.dataset.failed;
    arriveAt(location);
  }
  window.dispatchEvent(new Event('route-update'));
  observeMotion();
};

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <OuterBoundary key={props.location.pathname} data={props.data}>
    <DeviceGuard page={props.data}>{element}</DeviceGuard>
  </OuterBoundary>
);
