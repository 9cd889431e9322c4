import { SlicesMapContext, SlicesResultsContext } from 'gatsby-slice-contexts';
import { createContext, type ReactNode, useContext } from 'react';

/*
 * What the site takes of the module `gatsby`, in the browser's bundle (src/build/webpack.ts): Gatsby's own brings links, scripts and checks of slices along that nothing here uses.
 */

/** Shows a page without a new document. */
export const navigate = (address: string, options?: { replace?: boolean }): void =>
  window.___navigate(address, options);

/** Loads what a page needs before it is asked for. */
export const prefetchPathname = (path: string): void => window.___loader.enqueue(path);

/** Results of static queries, of which the site has none; Gatsby's renderer of the head asks for it. */
export const StaticQueryContext = createContext({});

/**
 * A slice as the page's own part of the tree.
 * @throws Error that names a slice which the page does not have
 */
export function Slice({ alias, children, ...props }: { alias: string; children?: ReactNode }) {
  const name = useContext(SlicesMapContext)[alias];
  const slice = useContext(SlicesResultsContext).get(name);
  if (!slice) throw new Error(`The page has no slice “${alias}”`);
  const { component: Component, sliceContext, data } = slice;
  return (
    <Component sliceContext={sliceContext} data={data} {...props}>
      {children}
    </Component>
  );
}
