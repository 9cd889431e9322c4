/*
 * Where advisories are published for machines. Scanners keep these addresses: they don't follow the
 * page to another one.
 */

/** The path required by RFC 9116. */
export const securityTxtPath = '/.well-known/security.txt';

/** The OpenPGP key for reports, in the folder static. */
export const keyPath = '/.well-known/openpgp-key.asc';

const csafFolder = '/.well-known/csaf';

/** Advisories without limits to their distribution. */
export const publicFolder = `${csafFolder}/white`;

/** The list of advisories for machines. */
export const providerMetadataPath = `${csafFolder}/provider-metadata.json`;

/** The advisories in the format of OSV. */
export const osvFolder = '/advisory/osv';

/** What scripts of other sites may read (src/features/open-files.ts). */
export const openAdvisories = [`${csafFolder}/*`, `${osvFolder}/*`];
