import type { Content } from '../../content/content';
import { inLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';
import { monthsLater } from '../../site/today';

/** The path required by RFC 9116. */
export const securityTxtPath = '/.well-known/security.txt';

/** The list of advisories for machines (src/features/advisories/files.ts). */
export const providerMetadataPath = '/.well-known/csaf/provider-metadata.json';

/** The OpenPGP key for reports, in the folder static. */
export const keyPath = '/.well-known/openpgp-key.asc';

/**
 * Validity in months: less than a year, as the RFC recommends. A site that is no longer built
 * should not promise a reply.
 */
const validMonths = 11;

/**
 * How to report a vulnerability, for machines (RFC 9116). Names the policy and the advisories as
 * far as the site has their pages.
 * @param today day of the build, `YYYY-MM-DD`
 */
export function renderSecurityTxt(
  { vendor: { siteUrl, email }, pages }: Pick<Content, 'vendor' | 'pages'>,
  today: string,
): string {
  const policy = (language: Language) => `Policy: ${siteUrl}${inLanguage('/security', language)}`;
  return [
    `Contact: mailto:${email.support}?subject=SECURITY`,
    `Expires: ${monthsLater(today, validMonths)}T00:00:00Z`,
    `Encryption: ${siteUrl}${keyPath}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${securityTxtPath}`,
    ...(pages.has('security') ? languages.map(policy) : []),
    ...(pages.has('advisory') ? [`CSAF: ${siteUrl}${providerMetadataPath}`] : []),
    '',
  ].join('\n');
}
