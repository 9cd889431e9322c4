/** Stands in for the site's own origin while an address is parsed; no host can be called so. */
const ownOrigin = 'https://own-origin.invalid';

/** What no honest address holds: a backslash, which browsers read as a slash, a control character or a blank. */
const isSuspicious = (address: string): boolean =>
  [...address].some((character) => character <= ' ' || character === '\\');

/**
 * Joins the address of a file or video to the company host (specification section 4: a file opens on the company host).
 * @param host the company host's origin, e.g. `https://files.skyraft.example`; empty: the site's own origin
 * @param address what the API or the data gives: a path, or an address on that same host
 * @returns the address to open, a path where the host is the site's own; null for another host or scheme, an address without a
 * scheme of its own (`//host`), one with credentials, and anything that a browser might read otherwise than it is written
 */
export function companyAddress(host: string, address: string): string | null {
  if (address === '' || isSuspicious(address) || address.startsWith('//')) return null;
  const base = host === '' ? ownOrigin : host;
  // An address with a scheme has to name the company host itself; what has none is a path, whatever it looks like.
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address);
  if (hasScheme && host === '') return null;
  let url: URL;
  let home: URL;
  try {
    home = new URL(base);
    url = new URL(hasScheme || address.startsWith('/') ? address : `/${address}`, home);
  } catch {
    // Not an address at all, such as `https://` or a port that is no number.
    return null;
  }
  // The origin of a blob is that of the address inside it, hence the scheme.
  if (url.protocol !== home.protocol || url.origin !== home.origin || url.username !== '' || url.password !== '')
    return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` becomes `//host`: another host, once it stands alone.
  if (path.startsWith('//')) return null;
  return host === '' ? path : url.origin + path;
}
