import type { Content } from '../../content/content';
import { languages } from '../../site/languages';
import { addressOfRoute } from '../../site/lookup';
import { monthsLater } from '../../site/today';
import { keyPath, providerMetadataPath, securityTxtPath } from './addresses';

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
  const policies = languages.flatMap((language) => addressOfRoute('security', language) ?? []);
  return [
    `Contact: mailto:${email.support}?subject=SECURITY`,
    `Expires: ${monthsLater(today, validMonths)}T00:00:00Z`,
    `Encryption: ${siteUrl}${keyPath}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${securityTxtPath}`,
    ...(pages.has('security') ? policies.map((path) => `Policy: ${siteUrl}${path}`) : []),
    ...(pages.has('advisory') ? [`CSAF: ${siteUrl}${providerMetadataPath}`] : []),
    '',
  ].join('\n');
}
