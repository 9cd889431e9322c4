import type { Vendor } from '../../content/schemas/vendor';
import type { Environment } from '../../site/environment';

/**
 * The host of files and videos: the vendor's if an API is configured, else the site's own origin,
 * where the mock serves them.
 * @returns an origin such as `https://files.vendor.example`, or an empty string
 */
export const companyHost = (
  { API_URL }: Pick<Environment, 'API_URL'>,
  vendor: Pick<Vendor, 'companyHost'>,
): string => (API_URL === undefined ? '' : vendor.companyHost);
