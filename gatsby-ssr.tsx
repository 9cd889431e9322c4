import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import './src/styles/font.css';
import './src/styles/tokens.css';
import './src/styles/global.css';
import { usedStyles } from './src/build/page-styles';
import { scriptsId } from './src/chrome/before-paint/start';

/** The stylesheet of all pages but the header and footer (src/build/webpack.ts). */
const isPageStyles = (name: string) => /^\/?pages\./.test(name);

/** What Gatsby passes, beside what its type says. */
interface Rendered {
  bodyHtml: string;
  styles: { name: string; content?: string }[];
}

export const onRenderBody = ({ setHeadComponents, bodyHtml, styles }: RenderBodyArgs & Rendered) => {
  setHeadComponents([
    ...styles
      .filter(({ name }) => isPageStyles(name))
      // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of this repository
      .map(({ content = '' }) => <style key="styles" dangerouslySetInnerHTML={{ __html: usedStyles(content, bodyHtml) }} />),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this repository (src/chrome/before-paint)
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

/**
 * What Gatsby and its plugins add that no page needs: the generator, what gatsby-plugin-image's component would (src/components/picture.tsx
 * is plain), and the page's path, by which Gatsby would leave an address that the host rewrites.
 */
const needless = /^(generator-|gatsby-image-|script-loader$)/;
const isNeeded = (node: ReactNode) =>
  !isValidElement<{ 'data-href'?: string }>(node) ||
  !(needless.test(String(node.key)) || isPageStyles(node.props['data-href'] ?? ''));

/** Puts Gatsby's scripts into a template; before-paint/start.ts loads them once the page is idle. */
const deferScripts = (node: ReactNode) =>
  isValidElement<{ sliceId?: string }>(node) && node.props.sliceId === '_gatsby-scripts' ? (
    <template key={scriptsId} id={scriptsId}>
      {node}
    </template>
  ) : (
    node
  );

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter(isNeeded));
  replacePostBodyComponents(getPostBodyComponents().filter(isNeeded).map(deferScripts));
};
