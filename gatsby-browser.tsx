import type { GatsbyBrowser } from 'gatsby';
import { navigate, prefetchPathname } from 'gatsby';
import './src/styles/tokens.css';
import './src/styles/global.css';
import { startClientNavigation } from './src/chrome/client-navigation';
import { DeviceGuard } from './src/chrome/device-guard';
import { observeMotion } from './src/chrome/motion';
import { splitLanguage } from './src/routes/href';
import { session } from './src/stores/session-storage';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startClientNavigation({
    navigate: (address) => void navigate(address),
    prefetch: prefetchPathname,
    rememberLanguage: (language) => session.write('languagetype', language === 'zh' ? 'zh-CN' : 'en'),
  });
};

/** Says that script has taken over, for whoever drives a browser: `html[data-ready]`. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset.ready = '';
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  // A language that is remembered follows the visitor, also through the back button.
  if (session.read('languagetype') !== null)
    session.write('languagetype', splitLanguage(location.pathname).language === 'zh' ? 'zh-CN' : 'en');
  window.dispatchEvent(new Event('route-update'));
  observeMotion();
};

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <DeviceGuard page={props.data}>{element}</DeviceGuard>
);
