import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import './src/styles/layers.css';
import './src/styles/font.css';
import './src/styles/tokens.css';
import './src/styles/global.css';
import { scriptsTemplate } from './src/layout/before-paint/scripts';

/**
 * The browser prefetches a page of this site as its link is pointed at or pressed; not the results
 * of forms, whose addresses name what was sent.
 */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // `*` for the query would match an empty one, and so every page.
          { not: { href_matches: ['/api/*', '/upload/*', '/*\\?(.+)'] } },
          { not: { selector_matches: '[target="_blank"], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this repository (src/layout/before-paint)
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />,
    <script
      key="speculation-rules"
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the rules above
      dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

/**
 * Puts Gatsby's scripts into a template, from which they start after the first paint
 * (src/layout/before-paint/scripts.ts). Leaves out the inline script with the page's path: it
 * differs from page to page, so that no security policy could name it by its digest, and it has
 * Gatsby leave an address that the host rewrites.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const scripts = getPostBodyComponents().filter(
    (node) => !(isValidElement(node) && node.key === 'script-loader'),
  );
  const isDevelop = process.env.NODE_ENV === 'development';

  replacePostBodyComponents(
    isDevelop
      ? scripts
      : [
          <template key="scripts" id={scriptsTemplate}>
            {scripts}
          </template>,
        ],
  );
};
