import { createHash } from 'node:crypto';
import { openFiles } from '../open-files';

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
 * The content security policy. Scripts: of the site's own origin, and inline ones by their digests,
 * never `unsafe-inline` or `unsafe-eval`. Styles may be inline: Gatsby inlines the stylesheet, and
 * pictures and diagrams have style attributes.
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

/** For files that other sites may show in their pages. */
const mayBeShown = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
/** For files that scripts of other sites may read. */
const mayBeRead = { ...mayBeShown, 'Access-Control-Allow-Origin': '*' };

/** Pictures: chat apps, feed readers and search engines show them. */
const pictures = ['png', 'svg', 'webp', 'jpg', 'ico'].map((ending) => `/*.${ending}`);

/** Data that programs of others read, also scripts of other sites. */
const data = Object.values(openFiles).flat();

/**
 * The headers of files that are made for others, by their paths as `_headers` writes them; pages,
 * scripts and what only pages need stay closed.
 */
export const headersOfOpenFiles: ReadonlyMap<string, Record<string, string>> = new Map([
  ...pictures.map((paths) => [paths, mayBeShown] as const),
  ...data.map((paths) => [paths, mayBeRead] as const),
]);

/** A path of `headersOfOpenFiles` as a regular expression's source. */
export const pathExpression = (pattern: string): string =>
  `^${pattern.replace(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`;

const openExpressions = [...headersOfOpenFiles].map(
  ([pattern, headers]) => [new RegExp(pathExpression(pattern)), headers] as const,
);

/**
 * The headers that open a file to other sites; none for what stays closed.
 * @param path in the published site
 */
export const openHeaders = (path: string): Record<string, string> =>
  openExpressions.find(([expression]) => expression.test(path))?.[1] ?? {};

/**
 * The headers of the API's responses and files: other origins may show or read them, and none may
 * run them.
 */
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
