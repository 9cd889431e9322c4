import { mime } from 'send';
import { defaultLanguage, languages } from '../config/languages';
import { inLanguage, withoutTrailingSlash } from '../routes/href';
import { builtPath } from '../routes/lookup';
import { manifest, redirects } from '../routes/manifest';
import { apiHeaders, type SecurityFacts, securityHeaders } from './security';

const prefixed = languages.filter((language) => language !== defaultLanguage);

/** Internal rewrites: an address and the path that its page is built at, where they differ. */
export const rewrites: ReadonlyMap<string, string> = new Map(
  manifest
    .filter((route) => builtPath(route) !== route.path)
    .flatMap((route) =>
      languages.map((language) => [
        inLanguage(route.path, language),
        inLanguage(builtPath(route), language),
      ]),
    ),
);

const addresses = manifest.flatMap(({ path, alias = path }) =>
  [...new Set([path, alias])].flatMap((own) =>
    languages.map((language) => inLanguage(own, language)),
  ),
);
const lowered = addresses.map((address) => address.toLowerCase());
/** Addresses by their lower-case spelling, except those that differ only in case. */
const spellings = new Map(
  addresses
    .filter(
      (_, index) =>
        lowered.indexOf(lowered[index] ?? '') === lowered.lastIndexOf(lowered[index] ?? ''),
    )
    .map((address) => [address.toLowerCase(), redirects.get(address) ?? address]),
);

/** The canonical address of one in another case, with the prefix `/zh` or with `/index.html`; undefined if it is canonical already. */
export function canonicalAddress(path: string): string | undefined {
  const plain = withoutTrailingSlash(
    path.replace(/^\/zh(?=\/|$)/, '').replace(/\/index\.html$/, '') || '/',
  );
  const canonical = spellings.get(plain.toLowerCase()) ?? plain;
  return canonical === path ? undefined : canonical;
}

/** `Cache-Control` for everything that may change. */
export const revalidate = 'public, max-age=0, must-revalidate';
/** `Cache-Control` for files with a digest in their name. */
export const immutable = 'public, max-age=31536000, immutable';

/** Files with a digest of their content in their name: `/static/…`, scripts and styles. */
const immutablePath = /^\/static\/|[-.][0-9a-f]{20}\.(js|css|json)(\.map)?$/;

/** Whether a file's name contains a digest of its content. @param file path in the published site */
export const hasDigest = (file: string): boolean => immutablePath.test(`/${file}`);

/** Cache lifetimes: files with a digest in their name are kept, everything else is revalidated. */
export const cacheControl = (path: string): string =>
  immutablePath.test(path) ? immutable : revalidate;

/** Files that are sent compressed; pictures, videos and documents are compressed already. */
export const compressible = /\.(html|js|css|json|csv|svg|xml|txt|md|webmanifest|vtt)$/;

// `npm start` sends files by the same table.
mime.define({ 'text/plain': ['txt', 'asc'] }, true);

/** The kinds of files that a host serves. */
const extensions =
  'html css js json map svg png webp jpg ico vtt csv mp4 pdf xml txt asc md yaml woff2 zip webmanifest'.split(
    ' ',
  );

/** The media type of a file, with the charset for text. */
export function contentType(file: string): string {
  const type = mime.lookup(file);
  return /^text\/|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The folder in which every file has a digest, in its name or in that of its folder. */
const hashed = 'static/';

/**
 * `_headers` of static hosts (Netlify, Cloudflare Pages and others). What has a digest is kept for a year. Some hosts apply a rule to missing
 * files too, and browsers would keep that error as long: so each script, style and index has a rule of its own. Pictures and typefaces share
 * one, because Cloudflare takes 100 rules; a page without a picture still works.
 * @param files paths of the published site
 */
export function renderHeaders(facts: SecurityFacts, files: readonly string[]): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  /** A rule that replaces the lifetime of all files: Cloudflare would append it, Netlify ignores the line with the exclamation mark. */
  const kept = (path: string) => [
    path,
    '  ! Cache-Control',
    ...lines({ 'Cache-Control': immutable }),
  ];
  const named = files.filter((file) => hasDigest(file) && !file.startsWith(hashed));
  return [
    '/*',
    ...lines({ ...securityHeaders(facts, { tls: true }), 'Cache-Control': revalidate }),
    ...[...named.map(encodeURI), `${hashed}*`].flatMap((path) => kept(`/${path}`)),
    '/*.md',
    ...lines({ 'Content-Type': 'text/markdown; charset=utf-8' }),
    '',
  ].join('\n');
}

/** `_redirects` of static hosts: redirects, rewrites, other spellings, and the error page of the language. */
export function renderRedirects(): string {
  return [
    ...[...redirects].map(([from, to]) => `${from} ${to} 301`),
    ...[...rewrites].map(([from, to]) => `${from} ${to} 200`),
    '/zh / 301',
    '/zh/* /:splat 301',
    ...[...spellings].flatMap(([low, address]) =>
      low === address ? [] : [`${low} ${address} 301`],
    ),
    ...prefixed.map((language) => `/${language}/* /${language}/404.html 404`),
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
  /** Addresses of name servers: the API's name is looked up when a visitor needs it, so that the site starts without it. */
  resolvers?: readonly string[];
  /** File with the certificates of the authorities that may vouch for the API. */
  authorities?: string;
  /** Whether the site is served over TLS, by nginx or by a proxy before it. */
  tls: boolean;
  brotli: boolean;
}

const quoted = (value: string): string =>
  `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Directives that proxy the API: its name is resolved at each request, and its certificate is verified. */
function proxied(api: string, { tls, resolvers = [], authorities }: NginxOptions): string[] {
  const { protocol, hostname, host, pathname } = new URL(api);
  const isLocal = hostname === 'localhost';
  const address = `${protocol}//${isLocal ? host.replace(hostname, '127.0.0.1') : host}${pathname.replace(/\/+$/, '')}`;
  return [
    // nginx resolves a host in a variable at each request, and a literal one only when it starts.
    ...(resolvers.length > 0 ? [`    resolver ${resolvers.join(' ')} valid=30s;`] : []),
    `    set $api ${quoted(address)};`,
    '    proxy_pass $api$request_uri;',
    ...(protocol === 'https:'
      ? [
          '    proxy_ssl_server_name on;',
          `    proxy_ssl_name ${hostname};`,
          '    proxy_ssl_verify on;',
          '    proxy_ssl_verify_depth 3;',
          `    proxy_ssl_trusted_certificate ${quoted(authorities ?? systemAuthorities)};`,
        ]
      : []),
    `    proxy_set_header Host ${host};`,
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '    proxy_connect_timeout 5s;',
    '    proxy_read_timeout 30s;',
    // Replaced by our own.
    ...Object.keys(apiHeaders({ tls })).map((name) => `    proxy_hide_header ${name};`),
  ];
}

/** The trusted certificates on Debian, Ubuntu and Alpine. */
const systemAuthorities = '/etc/ssl/certs/ca-certificates.crt';

/** A `server` block for nginx. */
export function renderNginx(options: NginxOptions): string {
  const { facts, folder, listen, api, tls, brotli } = options;
  const headers = (named: Record<string, string>, indent = '    ') =>
    Object.entries(named).map(
      ([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`,
    );
  const pageHeaders = securityHeaders(facts, { tls });
  const location = (match: string, ...body: string[]) => [
    '',
    `  location ${match} {`,
    ...body,
    '  }',
  ];
  const serve = (cache: string, ...files: string[]) => [
    ...headers({ ...pageHeaders, 'Cache-Control': cache }),
    `    try_files ${files.join(' ')};`,
  ];
  return [
    '# Made by npm run hosting; see src/build/hosting.ts.',
    '# Pages by another case of their address, and the error page of the language.',
    'map $uri $page_meant {',
    ...[...spellings].map(([low, address]) => `  ~*^${low}$ ${address};`),
    '}',
    'map $request_uri $error_page {',
    '  default /404.html;',
    ...prefixed.map((language) => `  ~^/${language}(/|\\?|$) /${language}/404.html;`),
    '}',
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
    `  types { ${extensions.map((end) => `${mime.lookup(end)} ${end};`).join(' ')} }`,
    '  # Of redirects; a location with headers of its own names these again.',
    ...headers(pageHeaders, '  '),
    '  error_page 404 $error_page;',
    ...[...redirects].flatMap(([from, to]) =>
      location(`= ${from}`, `    return 301 ${to}$is_args$args;`),
    ),
    ...[...rewrites].flatMap(([from, to]) =>
      location(`= ${from}`, ...serve(revalidate, `${to}/index.html`, '=404')),
    ),
    ...(api
      ? ['/api/', '/upload/'].flatMap((path) =>
          location(`^~ ${path}`, ...proxied(api, options), ...headers(apiHeaders({ tls }))),
        )
      : []),
    '',
    '  # One address a page: without a slash at its end. No other characters: a backslash or a tab would lead to another host.',
    ...[...redirects].map(([from, to]) => `  rewrite "^${from}/+$" ${to} permanent;`),
    String.raw`  rewrite "^/+(?:zh/+)?(\w[\w./-]*?)/+index\.html$" /$1 permanent;`,
    String.raw`  rewrite "^/+zh/+(\w[\w./-]*?)/*$" /$1 permanent;`,
    String.raw`  rewrite "^/+(?:zh/*|index\.html|zh/+index\.html)$" / permanent;`,
    String.raw`  rewrite "^/+(\w[\w./-]*?)/+$" /$1 permanent;`,
    '',
    '  # For other hosts, and for nginx itself.',
    ...location(String.raw`~ "/_(headers|redirects)$|\.(br|gz)$"`, '    return 404;'),
    ...location(
      `~ "${immutablePath.source.replaceAll('\\/', '/')}"`,
      ...serve(immutable, '$uri', '=404'),
    ),
    ...location('/', ...serve(revalidate, '$uri', '$uri/index.html', '@meant')),
    ...location(
      '@meant',
      '    if ($page_meant) { return 301 $page_meant$is_args$args; }',
      '    return 404;',
    ),
    '}',
    '',
  ].join('\n');
}
