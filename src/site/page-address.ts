/**
 * Whether the document is at the address that the page gives as its own (`data-path` of `html`), or
 * gives none, as in `npm run develop`. Hosts also serve pages at other addresses, such as `/CASE`,
 * and a failed request for any address with 404.html.
 */
export function isPageAddress(): boolean {
  const { path } = document.documentElement.dataset;
  return path === undefined || path === location.pathname;
}
