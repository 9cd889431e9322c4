/** Placeholder for the site's own origin while an address is parsed; `.invalid` is reserved. */
const ownOrigin = 'https://own-origin.invalid';

/**
 * What no legitimate address contains: a backslash, which browsers read as a slash, a control
 * character or a space.
 */
const isSuspicious = (address: string): boolean =>
  [...address].some((character) => character <= ' ' || character === '\\');

/**
 * Joins the address of a file or video to the company host (specification section 4: a file opens
 * on the company host).
 * @param host the company host's origin, e.g. `https://files.vendor.example`; empty: the site's own
 * origin
 * @param address what the API or the data gives: a path, or an address on that same host
 * @returns the address to open, a path where the host is the site's own; null for another host or
 * scheme, a protocol-relative address (`//host`), one with credentials, and anything that a browser
 * might interpret differently
 */
export function companyAddress(host: string, address: string): string | null {
  if (address === '' || isSuspicious(address) || address.startsWith('//')) return null;

  // An address with a scheme must name the company host; anything else is a path.
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address);
  if (hasScheme && host === '') return null;

  try {
    const home = new URL(host || ownOrigin);
    const url = new URL(hasScheme || address.startsWith('/') ? address : `/${address}`, home);

    // The origin of a blob URL is that of the URL inside it, hence the check of the scheme.
    const isOnHost = url.protocol === home.protocol && url.origin === home.origin;
    if (!isOnHost || url.username || url.password) return null;

    const path = url.pathname + url.search + url.hash;
    // `/.//host` is normalised to `//host`, which is another host.
    if (path.startsWith('//')) return null;

    return host === '' ? path : url.origin + path;
  } catch {
    // Not a URL, e.g. `https://`, or an invalid port.
    return null;
  }
}

/**
 * The address for a link to a file of the vendor's host: a path if the site's own origin serves it.
 * @param host where files are served; empty: the site's own origin
 */
export const hostedAddress = (address: string, host: string, vendorHost: string): string =>
  host === '' && address.startsWith(`${vendorHost}/`) ? address.slice(vendorHost.length) : address;
