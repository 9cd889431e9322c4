import { languages } from '../config/languages';
import { inLanguage } from '../routes/href';
import { builtPath } from '../routes/lookup';
import { manifest, redirects } from '../routes/manifest';
import { apiHeaders, type SecurityFacts, securityHeaders } from './security';

/** How a host responds besides serving files: the source of every host's configuration. */
export interface HostingPolicy {
  /** Address to address, HTTP 301. */
  redirects: ReadonlyMap<string, string>;
  /** Address to the built path that is served for it. */
  rewrites: Map<string, string>;
}

/** The redirects and rewrites that the manifest asks for. */
export function hostingPolicy(): HostingPolicy {
  const rewrites = new Map<string, string>();
  for (const route of manifest)
    for (const language of languages) {
      const path = inLanguage(route.path, language);
      if (builtPath(route) !== route.path) rewrites.set(path, inLanguage(builtPath(route), language));
    }
  return { redirects, rewrites };
}

/** `Cache-Control` of everything that may change. */
export const revalidate = 'public, max-age=0, must-revalidate';
/** `Cache-Control` of files with a digest in their name. */
export const immutable = 'public, max-age=31536000, immutable';

/** Paths of files whose names hold a digest of their content: `/static/…`, scripts and styles. */
const immutablePath = /^\/static\/|[-.][0-9a-f]{20}\.(js|css|json)(\.map)?$/;

/** Cache lifetimes: files with a digest in their name are kept, everything else is revalidated. */
export const cacheControl = (path: string): string => (immutablePath.test(path) ? immutable : revalidate);

/** Files that are sent compressed; pictures, videos and documents are compressed already. */
export const compressible = /\.(html|js|css|json|csv|svg|xml|txt|md|webmanifest|vtt)$/;

/** `_headers` of static hosts (Netlify, Cloudflare Pages and others). */
export function renderHeaders(facts: SecurityFacts): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines({ ...securityHeaders(facts, { tls: true }), 'Cache-Control': revalidate }),
    ...['/static/*', '/*.js', '/*.css'].flatMap((path) => [
      path,
      '  ! Cache-Control',
      ...lines({ 'Cache-Control': immutable }),
    ]),
    '/*.md',
    ...lines({ 'Content-Type': 'text/markdown; charset=utf-8' }),
    '',
  ].join('\n');
}

/** `_redirects` of static hosts: redirects, rewrites, and the error page of the language. */
export function renderRedirects(): string {
  const { redirects, rewrites } = hostingPolicy();
  return [
    ...[...redirects].map(([from, to]) => `${from} ${to} 301`),
    ...[...rewrites].map(([from, to]) => `${from} ${to} 200`),
    '/en/* /en/404.html 404',
    '/* /404.html 404',
    '',
  ].join('\n');
}

export interface NginxOptions {
  facts: SecurityFacts;
  folder: string;
  /** The address that nginx listens on, e.g. `80` or `127.0.0.1:8080`. */
  listen: string;
  /** Base address of the web API for `/api` and `/upload`; left out: they are not proxied. */
  api?: string | undefined;
  /** Whether the site is served over TLS, by nginx or by a proxy before it. */
  tls: boolean;
  brotli: boolean;
}

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A `server` block for nginx. */
export function renderNginx({ facts, folder, listen, api, tls, brotli }: NginxOptions): string {
  const { redirects, rewrites } = hostingPolicy();
  const headers = (named: Record<string, string>) =>
    Object.entries(named).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`);
  const pageHeaders = securityHeaders(facts, { tls });
  const location = (match: string, ...body: string[]) => ['', `  location ${match} {`, ...body, '  }'];
  const serve = (cache: string, ...files: string[]) => [
    ...headers({ ...pageHeaders, 'Cache-Control': cache }),
    `    try_files ${files.join(' ')};`,
  ];
  return [
    '# Made by npm run hosting; see src/build/hosting.ts.',
    'server {',
    `  listen ${listen};`,
    `  root ${quoted(folder)};`,
    '  charset utf-8;',
    '  charset_types text/xml text/plain text/markdown application/javascript application/rss+xml;',
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  etag on;',
    '  gzip_static on;',
    '  gzip_vary on;',
    ...(brotli ? ['  brotli_static on;'] : []),
    '  types_hash_max_size 4096;',
    '  types { text/html html; text/css css; application/javascript js; application/json json map; image/svg+xml svg; image/png png; image/webp webp; image/jpeg jpg; text/vtt vtt; text/csv csv; video/mp4 mp4; application/pdf pdf; application/xml xml; text/plain txt; text/markdown md; application/manifest+json webmanifest; application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx; }',
    '  # The error page of the language.',
    '  error_page 404 /404.html;',
    ...[...redirects].flatMap(([from, to]) => location(`= ${from}`, `    return 301 ${to}$is_args$args;`)),
    ...[...rewrites].flatMap(([from, to]) => location(`= ${from}`, ...serve(revalidate, `${to}/index.html`, '=404'))),
    ...(api
      ? ['/api/', '/upload/'].flatMap((path) =>
          location(
            `${path}`,
            `    proxy_pass ${api.replace(/\/+$/, '')};`,
            '    proxy_set_header Host $proxy_host;',
            '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
            '    proxy_connect_timeout 5s;',
            '    proxy_read_timeout 30s;',
            // In the place of the API's own.
            ...Object.keys(apiHeaders({ tls })).map((name) => `    proxy_hide_header ${name};`),
            ...headers(apiHeaders({ tls })),
          ),
        )
      : []),
    '',
    '  # One address a page: without a slash at its end. No other characters: a backslash or a tab would lead to another host.',
    String.raw`  rewrite "^/+(\w[\w./-]*?)/+$" /$1 permanent;`,
    ...location(
      String.raw`~ "^/static/|[-.][0-9a-f]{20}\.(js|css|json)(\.map)?$"`,
      ...serve(immutable, '$uri', '=404'),
    ),
    ...location('^~ /en/', '    error_page 404 /en/404.html;', ...serve(revalidate, '$uri', '$uri/index.html', '=404')),
    ...location('/', ...serve(revalidate, '$uri', '$uri/index.html', '=404')),
    '}',
    '',
  ].join('\n');
}
