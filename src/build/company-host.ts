import type { Environment } from '../config/environment';
import type { Vendor } from '../contract/content/vendor';

/**
 * The host that files and videos are served from: the vendor's where the site is built from a configured API, else none, which is the
 * site's own origin: there the mock serves them.
 * @returns an origin such as `https://files.skyraft.example`, or an empty string
 */
export const companyHost = ({ API_URL }: Pick<Environment, 'API_URL'>, vendor: Pick<Vendor, 'companyHost'>): string =>
  API_URL === undefined ? '' : vendor.companyHost;

/** An address of the API on the vendor's host, as the built site links to it: a path where the site's own origin serves that host's files. Pure. */
export const hostedAddress = (address: string, host: string, vendor: Pick<Vendor, 'companyHost'>): string =>
  host === '' && address.startsWith(`${vendor.companyHost}/`) ? address.slice(vendor.companyHost.length) : address;
