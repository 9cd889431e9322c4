import { createContext, useContext } from 'react';
import FooterSlice from '../../../src/chrome/footer-slice';
import HeaderSlice from '../../../src/chrome/header-slice';
import SiteExtrasSlice from '../../../src/chrome/site-extras-slice';

/* Replaces what the site's components import from Gatsby and gatsby-plugin-react-i18next. */

/** Data of a page's header, footer and site extras, and `i18n` of its context, from getStaticProps. */
export const PageData = createContext({});

export const useI18next = () => useContext(PageData).i18n;

const slices = { 'site-extras': SiteExtrasSlice, footer: FooterSlice, header: HeaderSlice };

export function Slice({ alias, ...props }) {
  const Component = slices[alias];
  return <Component {...useContext(PageData)[alias]} {...props} />;
}

/** The site's links are plain anchors, so this is all navigation there is. */
export const navigate = (address, { replace = false } = {}) =>
  location[replace ? 'replace' : 'assign'](address);
