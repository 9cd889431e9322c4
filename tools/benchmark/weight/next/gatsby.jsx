import Router from 'next/router';
import { createContext, useContext } from 'react';
import FooterSlice from '../../../../src/chrome/footer-slice';
import HeaderSlice from '../../../../src/chrome/header-slice';
import SiteExtrasSlice from '../../../../src/chrome/site-extras-slice';

/* What the site's components take of Gatsby, done by Next.js. */

/** Data of a page's header, footer and site extras, as getStaticProps gave them. */
export const SliceData = createContext({});

const slices = { 'site-extras': SiteExtrasSlice, footer: FooterSlice, header: HeaderSlice };

export function Slice({ alias, ...props }) {
  const Component = slices[alias];
  return <Component {...useContext(SliceData)[alias]} {...props} />;
}

export const navigate = (address, { replace = false } = {}) => Router[replace ? 'replace' : 'push'](address);
export const prefetchPathname = (path) => Router.prefetch(path);
