import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import './src/styles/font.css';
import './src/styles/tokens.css';
import './src/styles/global.css';
import { isPageSheet, pageStyles, type Stylesheet } from './src/build/page-styles';
import { scriptsId } from './src/chrome/before-paint/start';

/** What Gatsby passes in a build, beside what its type says. A preview has its styles by script. */
type Rendered = RenderBodyArgs & { bodyHtml?: string; styles?: Stylesheet[] };

export const onRenderBody = ({ setHeadComponents, bodyHtml = '', styles = [] }: Rendered) => {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of this repository
    <style key="styles" dangerouslySetInnerHTML={{ __html: pageStyles(styles, bodyHtml) }} />,
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
const isNeeded = (node: ReactNode) => !isValidElement(node) || !needless.test(String(node.key));

/** Address of the pages' stylesheet, which Gatsby would write whole into every page; undefined for another node. */
const sheetOf = (node: ReactNode): string | undefined => {
  const address = isValidElement<{ 'data-href'?: string }>(node) ? node.props['data-href'] : undefined;
  return address && isPageSheet(address) ? address : undefined;
};

/** Puts Gatsby's scripts into a template; before-paint/start.ts loads them, and the stylesheet they wait for, once the page is idle. */
const deferScripts = (sheets: readonly string[]) => (node: ReactNode) =>
  isValidElement<{ sliceId?: string }>(node) && node.props.sliceId === '_gatsby-scripts' ? (
    <template key={scriptsId} id={scriptsId}>
      {sheets.map((sheet) => (
        <link key={sheet} rel="preload" as="style" href={sheet} />
      ))}
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
  const head = getHeadComponents();
  const sheets = head.flatMap((node) => sheetOf(node) ?? []);
  replaceHeadComponents(head.filter((node) => isNeeded(node) && !sheetOf(node)));
  replacePostBodyComponents(getPostBodyComponents().filter(isNeeded).map(deferScripts(sheets)));
};
