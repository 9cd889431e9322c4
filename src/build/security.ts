import { createHash } from 'node:crypto';
import { inlineScripts } from './scripts';

/** The host that the statistics script comes from and reports to (src/features/statistics). */
const statisticsHost = 'https://hm.baidu.com';

/** What a site's security headers depend on. */
export interface SecurityFacts {
  /** Texts of the inline scripts, which are the same on every page. */
  scripts: readonly string[];
  /** Base addresses that the browser calls, besides the site's own; empty ones are left out. */
  apis: readonly string[];
  /** Origin of files and videos; empty: the site's own. */
  companyHost: string;
  /** Whether a statistics script is configured. */
  statistics: boolean;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin)),
];

/**
 * The content security policy: scripts of the site's own origin and the inline ones by their hashes, never `unsafe-inline` or `unsafe-eval`. Styles may stand inline: each page
 * carries the part of the stylesheet that it uses, and pictures and diagrams have style attributes.
 */
export function contentSecurityPolicy({ scripts, apis, companyHost, statistics }: SecurityFacts): string {
  const statisticsHosts = statistics ? [statisticsHost] : [];
  const files = originsOf([companyHost]);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...new Set(scripts)].map(hashOf), ...statisticsHosts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...files, ...statisticsHosts],
    'media-src': ["'self'", ...files],
    'connect-src': ["'self'", ...originsOf(apis), ...files, ...statisticsHosts],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The headers of every answer; `Strict-Transport-Security` only where the site is served over TLS. */
export function securityHeaders(facts: SecurityFacts, { tls }: { tls: boolean }): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts) + (tls ? '; upgrade-insecure-requests' : ''),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(tls ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * The inline scripts of a site's pages.
 * @param pages each page's name and HTML
 * @throws Error that names a page whose scripts are not those of all others: one policy could not name them
 */
export function commonScripts(pages: readonly { name: string; html: string }[]): string[] {
  const [first, ...others] = pages.map(({ name, html }) => ({ name, scripts: inlineScripts(html) }));
  if (!first) return [];
  for (const { name, scripts } of others)
    if (JSON.stringify(scripts) !== JSON.stringify(first.scripts))
      throw new Error(
        `${name} has other inline scripts than ${first.name}; the security policy names one set for all pages.`,
      );
  return first.scripts;
}
