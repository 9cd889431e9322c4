/** Base address of the web API in the browser; empty: the site's own origin. */
const apiUrl = (process.env.GATSBY_API_URL ?? '').replace(/\/+$/, '');

/** Base address of the partner backend; that of the web API if it is unset. */
const partnerApiUrl = (process.env.GATSBY_PARTNER_API_URL || apiUrl).replace(/\/+$/, '');

/**
 * Settings of the browser bundle (variables that start with GATSBY_). Gatsby replaces the
 * expressions at build, so each must be written out.
 */
export const browserEnvironment = {
  apiUrl,
  partnerApiUrl,
  /** Whether header and footer are refreshed once per session (specification section 4). */
  refreshesMenus: process.env.GATSBY_REFRESH_MENUS !== '0',
} as const;
