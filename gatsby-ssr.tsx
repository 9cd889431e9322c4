import type { GatsbySSR } from 'gatsby';
import './src/styles/tokens.css';
import './src/styles/global.css';
import vendor from './data/vendor.json';
import { guardScript } from './src/chrome/guard-script';
import { startScript } from './src/chrome/start-script';
import { browserEnvironment } from './src/config/browser-environment';
import { crawlerPattern, phonePattern } from './src/lib/device';

/** Page views are reported and menus refreshed without the visitor's doing anything. */
const wantsScript = vendor.statisticsId !== '' || browserEnvironment.apiUrl !== '';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    // Before the first paint: device, language and the way on from an unknown path.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an inline script of our own, the same on every page
    <script key="guard" dangerouslySetInnerHTML={{ __html: guardScript(phonePattern, crawlerPattern, vendor.poster) }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
    <script key="start" dangerouslySetInnerHTML={{ __html: startScript(wantsScript) }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};
