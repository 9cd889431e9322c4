import type { GatsbySSR } from 'gatsby';
import './src/styles/tokens.css';
import './src/styles/global.css';
import { guardScript } from './src/chrome/guard-script';
import { crawlerPattern, phonePattern } from './src/lib/device';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    // Before the first paint: device, language and the way on from an unknown path.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an inline script of our own, the same on every page
    <script key="guard" dangerouslySetInnerHTML={{ __html: guardScript(phonePattern, crawlerPattern) }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  ]);
};
