/**
 * Opens a page of this site as a link does: with a new document.
 * @param replace the visitor cannot come back to the current page
 */
export const openPage = (address: string, { replace = false } = {}): void =>
  window.location[replace ? 'replace' : 'assign'](address);
