/**
 * Opens a page of this site in a new document, as a link would.
 * @param replace removes the current page from the history
 */
export const openPage = (address: string, { replace = false } = {}): void =>
  window.location[replace ? 'replace' : 'assign'](address);
