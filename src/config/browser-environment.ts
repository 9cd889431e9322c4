/**
 * Settings of the browser bundle (variables that start with GATSBY_). Gatsby replaces the expressions below
 * at build, so each must be written out.
 */
export const browserEnvironment = {
  /** Base address of the web API in the browser; empty: the same origin, and menus are not refreshed. */
  apiUrl: (process.env.GATSBY_API_URL ?? '').replace(/\/+$/, ''),
  /** Base address of the partner backend in the browser; empty: the same origin. */
  partnerApiUrl: (process.env.GATSBY_PARTNER_API_URL ?? '').replace(/\/+$/, ''),
} as const;
