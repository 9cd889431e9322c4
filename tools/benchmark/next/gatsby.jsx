import { createContext, useContext } from 'react';
import FooterSlice from '../../../src/chrome/footer-slice';
import HeaderSlice from '../../../src/chrome/header-slice';
import SiteExtrasSlice from '../../../src/chrome/site-extras-slice';

/* What the site's components take from Gatsby, done with Next.js. */

/** Data of a page's header, footer and site extras, as getStaticProps gave them. */
export const SliceData = createContext({});

const slices = { 'site-extras': SiteExtrasSlice, footer: FooterSlice, header: HeaderSlice };

export function Slice({ alias, ...props }) {
  const Component = slices[alias];
  return <Component {...useContext(SliceData)[alias]} {...props} />;
}

/** Links of the site are plain anchors, so that nothing else navigates. */
export const navigate = (address, { replace = false } = {}) => location[replace ? 'replace' : 'assign'](address);
