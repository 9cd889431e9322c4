import type { Environment } from '../config/environment';
import type { Vendor } from '../contract/content/vendor';

/**
 * The host of files and videos: the vendor's if an API is configured, else the site's own origin, where the mock serves them.
 * @returns an origin such as `https://files.vendor.example`, or an empty string
 */
export const companyHost = ({ API_URL }: Pick<Environment, 'API_URL'>, vendor: Pick<Vendor, 'companyHost'>): string =>
  API_URL === undefined ? '' : vendor.companyHost;

/** The address for a link to a file of the vendor's host: a path if the site's own origin serves it. */
export const hostedAddress = (address: string, host: string, vendor: Pick<Vendor, 'companyHost'>): string =>
  host === '' && address.startsWith(`${vendor.companyHost}/`) ? address.slice(vendor.companyHost.length) : address;
