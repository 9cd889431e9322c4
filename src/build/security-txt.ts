import { type Language, languages } from '../config/languages';
import type { Vendor } from '../contract/content/vendor';
import { inLanguage } from '../routes/href';
import { monthsLater } from './today';

/** The path required by RFC 9116. */
export const securityTxtPath = '/.well-known/security.txt';

/** Validity in months: less than a year, as the RFC recommends. A site that is no longer built should not promise a reply. */
const validMonths = 11;

/**
 * How to report a vulnerability, for machines (RFC 9116).
 * @param today day of the build, `YYYY-MM-DD`
 */
export function renderSecurityTxt({ siteUrl, email }: Pick<Vendor, 'siteUrl' | 'email'>, today: string): string {
  const policy = (language: Language) => `Policy: ${siteUrl}${inLanguage('/service', language)}#report`;
  return [
    `Contact: mailto:${email.support}?subject=SECURITY`,
    `Expires: ${monthsLater(today, validMonths)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${securityTxtPath}`,
    ...languages.map(policy),
    '',
  ].join('\n');
}
