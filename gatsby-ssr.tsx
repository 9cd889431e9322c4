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

/** An inline script of our own, the same on every page. */
const script = (key: string, __html: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text of anybody else's gets in
  <script key={key} dangerouslySetInnerHTML={{ __html }} />
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    // Before the first paint: device, language and the way on from an unknown path.
    script('guard', guardScript(phonePattern, crawlerPattern, vendor.poster)),
    script('start', startScript(wantsScript)),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};
