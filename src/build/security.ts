import { createHash } from 'node:crypto';

/** The host that the statistics script comes from and reports to (src/features/statistics). */
const statisticsHost = 'https://hm.baidu.com';

export interface SecurityFacts {
  /** Contents of the inline scripts, the same on every page. */
  scripts: readonly string[];
  /** Base addresses of other origins that the browser calls; empty ones are ignored. */
  apis: readonly string[];
  /** Origin of files and videos; empty: the site's own. */
  companyHost: string;
  statistics: boolean;
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin)),
];

/**
 * The content security policy. Scripts: of the site's own origin, and inline ones by their digests, never `unsafe-inline` or `unsafe-eval`.
 * Styles may be inline: Gatsby inlines the stylesheet, and pictures and diagrams have style attributes.
 */
export function contentSecurityPolicy({
  scripts,
  apis,
  companyHost,
  statistics,
}: SecurityFacts): string {
  const statisticsHosts = statistics ? [statisticsHost] : [];
  const files = originsOf([companyHost]);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...new Set(scripts)].map(hashOf), ...statisticsHosts],
    'style-src': ["'self'", "'unsafe-inline'"],
    // The logo may have changed at the API since the build.
    'img-src': ["'self'", 'data:', ...originsOf(apis), ...files, ...statisticsHosts],
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

const transportHeaders = ({ tls }: { tls: boolean }): Record<string, string> =>
  tls ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};

/** The headers of every response; `Strict-Transport-Security` only over TLS. */
export function securityHeaders(
  facts: SecurityFacts,
  { tls }: { tls: boolean },
): Record<string, string> {
  return {
    'Content-Security-Policy':
      contentSecurityPolicy(facts) + (tls ? '; upgrade-insecure-requests' : ''),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...transportHeaders({ tls }),
  };
}

/** The headers of the API's responses and files: other origins may show or read them, and none may run them. */
export const apiHeaders = ({ tls }: { tls: boolean }): Record<string, string> => ({
  // What browsers need to show a document, a picture or a video opened directly.
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  ...transportHeaders({ tls }),
});
