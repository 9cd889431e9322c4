import { mime } from 'send';
import { folderOf, redirects, retired } from '../../site/former-addresses';
import { inLanguage, splitLanguage } from '../../site/href';
import { defaultLanguage, languages } from '../../site/languages';
import {
  lowerCaseAddresses,
  type PageAddresses,
  pageAddresses,
  rewrites,
} from '../../site/page-addresses';
import {
  apiHeaders,
  headersOfOpenFiles,
  pathExpression,
  type SecurityFacts,
  securityHeaders,
} from './security';

type Headers = Record<string, string>;

/** Languages with a prefix in their addresses. */
const prefixedLanguages = languages.filter((language) => language !== defaultLanguage);

/** `Cache-Control` for everything that may change. */
export const revalidate = 'public, max-age=0, must-revalidate';
/** `Cache-Control` for files with a digest in their name. */
export const immutable = 'public, max-age=31536000, immutable';

/** Files with a digest of their content in their name: `/static/…`, scripts and styles. */
const immutablePath = /^\/static\/|[-.][0-9a-f]{20}\.(js|css|json)(\.map)?$/;

/**
 * Whether a file's name contains a digest of its content.
 * @param file path in the published site
 */
export const hasDigest = (file: string): boolean => immutablePath.test(`/${file}`);

/** Cache lifetimes: files with a digest in their name are kept, everything else is revalidated. */
export const cacheControl = (path: string): string =>
  immutablePath.test(path) ? immutable : revalidate;

/** Files that are sent compressed; pictures, videos and documents are compressed already. */
export const compressible = /\.(html|js|css|json|csv|ics|svg|xml|txt|md|webmanifest|vtt)$/;

/**
 * Whether a file of a release is for hosts that read it from a disk, and no visitor gets it: a
 * configuration, or the compressed copy of another file.
 * @param files the files of the release by their paths
 */
export const isForHost = (file: string, files: Readonly<Record<string, string>>): boolean =>
  /^_(headers|redirects)$/.test(file) ||
  (/\.(br|gz)$/.test(file) && file.replace(/\.\w+$/, '') in files);

// `npm start` sends files by the same table.
mime.define({ 'text/plain': ['txt', 'asc'] }, true);

/** The kinds of files that a host serves. */
const extensions = (
  'html css js json map svg png webp jpg ico vtt csv ics mp4 pdf xml txt asc md yaml woff2 zip ' +
  'webmanifest'
).split(' ');

/** The media type of a file, with the charset for text. */
export function contentType(file: string): string {
  const type = mime.lookup(file);
  return /^text\/|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The folder in which every file has a digest, in its name or in that of its folder. */
const hashed = 'static/';

/**
 * `_headers` of static hosts (Netlify, Cloudflare Pages and others). What has a digest is kept for
 * a year. Some hosts apply a rule to missing files too, and browsers would keep that error as long:
 * so each script, style and index has a rule of its own. Pictures and typefaces share one, because
 * Cloudflare takes 100 rules; a page without a picture still works.
 * @param files paths of the published site
 */
export function renderHeaders(facts: SecurityFacts, files: readonly string[]): string {
  const lines = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

  /**
   * A rule that replaces headers of all files: Cloudflare would append them, Netlify ignores the
   * lines with the exclamation mark.
   */
  const rule = (path: string, headers: Headers) => [
    path,
    ...Object.keys(headers).map((name) => `  ! ${name}`),
    ...lines(headers),
  ];

  const filesWithDigest = files.filter((file) => hasDigest(file) && !file.startsWith(hashed));
  const immutablePaths = [...filesWithDigest.map(encodeURI), `${hashed}*`];

  return [
    '/*',
    ...lines({ ...securityHeaders(facts, { tls: true }), 'Cache-Control': revalidate }),
    ...immutablePaths.flatMap((path) => rule(`/${path}`, { 'Cache-Control': immutable })),
    ...[...headersOfOpenFiles].flatMap(([path, headers]) => rule(path, headers)),
    '/*.md',
    ...lines({ 'Content-Type': 'text/markdown; charset=utf-8' }),
    '',
  ].join('\n');
}

/** The page that a host answers with where an address has none. */
export const errorPageOf = (address: string): string =>
  inLanguage('/404.html', splitLanguage(address).language);

/** A language prefix in capitals, as people type it. */
const inCapitals = (path: string): string =>
  path.replace(/^\/[^/]+/, (prefix) => prefix.toUpperCase());

/**
 * The spellings of addresses that `_redirects` can name, and where they lead: lower case, the
 * prefix of the default language, prefixes in capitals. Each is a line: a line for all with a splat
 * would make `//evil.example` of `/zh//evil.example`.
 */
function otherSpellings(addresses: PageAddresses): [from: string, to: string][] {
  const inDefaultLanguage = (path: string): boolean =>
    !prefixedLanguages.some(
      (language) => path === `/${language}` || path.startsWith(`/${language}/`),
    );

  const spellings = [...addresses].flatMap(([path, address]): [string, string][] => {
    if (!inDefaultLanguage(path)) return [[inCapitals(path), address]];

    const withPrefix = `/${defaultLanguage}${path === '/' ? '' : path}`;
    return [
      [withPrefix, address],
      [inCapitals(withPrefix), address],
    ];
  });

  return [...spellings, ...lowerCaseAddresses(addresses)].filter(([from]) => !addresses.has(from));
}

/**
 * `_redirects` of static hosts: redirects, rewrites, retired addresses, other spellings, and the
 * error page of the language. Netlify takes any status; Cloudflare Pages ignores the lines with 410
 * and 404, and answers 404 with the nearest error page by itself.
 * @param files paths of the published site
 */
export function renderRedirects(files: readonly string[]): string {
  return [
    ...[...redirects].map(([from, to]) => `${from} ${to} 301`),
    ...[...rewrites].map(([from, to]) => `${from} ${to} 200`),
    ...[...retired.keys()].map((address) => `${address} ${errorPageOf(address)} 410`),
    ...otherSpellings(pageAddresses(files)).map(
      ([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301`,
    ),
    ...prefixedLanguages.map((language) => `/${language}/* /${language}/404.html 404`),
    '/* /404.html 404',
    '',
  ].join('\n');
}

export interface NginxOptions {
  facts: SecurityFacts;
  folder: string;
  /** Paths of the published site. */
  files: readonly string[];
  /** The address that nginx listens on, e.g. `80` or `127.0.0.1:8080`. */
  listen: string;
  /** Base address of the web API for `/api` and `/upload`; left out: they are not proxied. */
  api?: string | undefined;
  /**
   * Addresses of name servers: the API's name is looked up when a visitor needs it, so that the
   * site starts without it.
   */
  resolvers?: readonly string[];
  /** File with the certificates of the authorities that may vouch for the API. */
  authorities?: string;
  /** Whether the site is served over TLS, by nginx or by a proxy before it. */
  tls: boolean;
  brotli: boolean;
}

const quote = (value: string): string =>
  `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Directives that proxy the API: its name is resolved at each request, and its certificate is
 * verified.
 */
function proxyDirectives(
  api: string,
  { tls, resolvers = [], authorities }: NginxOptions,
): string[] {
  const { protocol, hostname, host, pathname } = new URL(api);
  const serverHost = hostname === 'localhost' ? host.replace(hostname, '127.0.0.1') : host;
  const address = `${protocol}//${serverHost}${pathname.replace(/\/+$/, '')}`;

  // nginx resolves a host in a variable at each request, and a literal one only when it starts.
  const resolver = resolvers.length > 0 ? [`    resolver ${resolvers.join(' ')} valid=30s;`] : [];
  const verification = [
    '    proxy_ssl_server_name on;',
    `    proxy_ssl_name ${hostname};`,
    '    proxy_ssl_verify on;',
    '    proxy_ssl_verify_depth 3;',
    `    proxy_ssl_trusted_certificate ${quote(authorities ?? systemAuthorities)};`,
  ];

  return [
    ...resolver,
    `    set $api ${quote(address)};`,
    '    if ($is_plain_call = "") { return 400; }',
    '    proxy_pass $api$request_uri;',
    ...(protocol === 'https:' ? verification : []),
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

/** `add_header` directives. */
const addHeaders = (headers: Headers, indent = '    '): string[] =>
  Object.entries(headers).map(
    ([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`,
  );

/** A `location` block, after an empty line. */
const location = (match: string, ...body: string[]): string[] => [
  '',
  `  location ${match} {`,
  ...body,
  '  }',
];

/**
 * Maps from what was asked for to where it leads. nginx has decoded `$uri`, merged its slashes and
 * resolved its dot segments; `$request_uri` is as the visitor sent it.
 */
function renderMaps({ files }: NginxOptions): string[] {
  const addresses = pageAddresses(files);
  const lowerCase = lowerCaseAddresses(addresses);
  // nginx compares plain texts without regard to case, and refuses two that differ by it alone.
  const distinguishedByCase = [...addresses].filter(([path]) => !lowerCase.has(path.toLowerCase()));

  return [
    '# Keys are as long as the addresses of pages.',
    'map_hash_max_size 4096;',
    'map_hash_bucket_size 256;',
    '# A path without what hosts and people add to it.',
    'map $uri $plain_path {',
    String.raw`  "~*^(?:/${defaultLanguage}(?=/|$))?(?<plain>.*?)(?:/index\.html)?/?$" $plain;`,
    '}',
    '# The page that it means. Other paths lead to themselves, if they have usual characters: a backslash or a tab would lead to another host.',
    'map $plain_path $page {',
    '  "" /;',
    ...[...lowerCase]
      .filter(([path]) => path !== '/')
      .map(([path, address]) => `  ${quote(path)} ${quote(encodeURI(address))};`),
    ...distinguishedByCase.map(
      ([path, address]) => `  ${quote(`~^${path}$`)} ${quote(encodeURI(address))};`,
    ),
    '  "~*^/(?:api|upload)(?:/|$)" "";',
    String.raw`  "~^/\w[\w./-]*$" $plain_path;`,
    '}',
    '# Empty where the visitor asked for just that.',
    'map "$page $request_uri" $page_elsewhere {',
    '  "~^ " "";',
    String.raw`  "~^(?<asked>\S+) \g{asked}(?:\?|$)" "";`,
    '  default $page;',
    '}',
    '# Calls and files of the API. What servers read in more than one way is refused: `..;`, `%2f`, `%5c`.',
    'map $request_uri $is_plain_call {',
    String.raw`  "~^/(?:api|upload)(?:/(?!\.{1,2}(?:[/?]|$))(?:[\w~@+,=.()!'-]|%20|%[89a-fA-F][\da-fA-F])+)*/?(?:\?|$)" 1;`,
    '}',
    ...renderMarkdownMaps(),
    '# The error page of the language.',
    'map $request_uri $error_page {',
    '  default /404.html;',
    ...prefixedLanguages.map((language) => `  "~*^/${language}(?:[/?]|$)" /${language}/404.html;`),
    '}',
  ];
}

/** The paths of home pages, without the slash at the end. */
const homePath = `(?:/(?:${prefixedLanguages.join('|')}))?`;

/**
 * Maps for clients that ask for Markdown rather than HTML (`Accept: text/markdown`): to the copy of
 * the page (`markdownPath`). One that names both gets the first; one that takes anything gets HTML.
 */
const renderMarkdownMaps = (): string[] => [
  '# Whether a client asks for Markdown rather than HTML.',
  'map $http_accept $prefers_markdown {',
  String.raw`  "~*text/markdown\s*;[^,]*q=0(?:\.0*)?\s*(?:,|$)" "";`,
  String.raw`  "~*^\s*text/markdown" 1;`,
  '  "~*text/html" "";',
  '  "~*text/markdown" 1;',
  '}',
  '# The copy of a page in Markdown; for everybody else the path itself.',
  'map "$prefers_markdown$uri" $markdown_copy {',
  `  "~^1(?<home>${homePath})/?$" $home/index.md;`,
  '  "~^1(?<copied>/.+?)/?$" $copied.md;',
  '  default $uri;',
  '}',
  '# What is sent depends on it.',
  'map $uri $vary_by_type {',
  String.raw`  "~\.(?:html|md)$" Accept;`,
  '}',
];

/** The `location` of files with these paths, which are open to other sites. */
function renderOpenFiles(pattern: string, headers: Headers, pageHeaders: Headers): string[] {
  const expression = pathExpression(pattern);
  return location(
    `~ ${quote(expression)}`,
    ...addHeaders({ ...pageHeaders, ...headers, 'Cache-Control': '$cache_control' }),
    '    try_files $uri =404;',
  );
}

/** What every answer of the site has in common. */
const renderGeneral = ({ listen, folder, brotli }: NginxOptions): string[] => [
  `  listen ${listen};`,
  `  root ${quote(folder)};`,
  '  charset utf-8;',
  '  charset_types text/xml text/plain text/markdown text/calendar application/javascript application/rss+xml;',
  '  absolute_redirect off;',
  '  server_tokens off;',
  '  etag on;',
  '  gzip_static on;',
  '  gzip_vary on;',
  ...(brotli ? ['  brotli_static on;'] : []),
  '  types_hash_max_size 4096;',
  `  types { ${extensions.map((end) => `${mime.lookup(end)} ${end};`).join(' ')} }`,
];

/** Which addresses a `location` of a retired address is about. */
function retiredMatch(address: string): string {
  const folder = folderOf(address);
  return folder === null ? `= ${quote(address)}` : `^~ ${quote(folder)}`;
}

/** The `location` blocks of the API; none without one. */
function renderApi(options: NginxOptions): string[] {
  const { api, tls } = options;
  if (!api) return [];

  const directives = [...proxyDirectives(api, options), ...addHeaders(apiHeaders({ tls }))];
  return ['/api/', '/upload/'].flatMap((path) => location(`^~ ${path}`, ...directives));
}

/** Maps and a `server` block for nginx, to be included in its `http` block. */
export function renderNginx(options: NginxOptions): string {
  const pageHeaders = securityHeaders(options.facts, { tls: options.tls });

  const serve = (cache: string, ...files: string[]) => [
    ...addHeaders({ ...pageHeaders, 'Cache-Control': cache }),
    `    try_files ${files.join(' ')};`,
  ];

  return [
    '# Made by npm run hosting; see src/features/hosting/files.ts.',
    ...renderMaps(options),
    'map $uri $cache_control {',
    `  ${quote(`~${immutablePath.source.replaceAll('\\/', '/')}`)} ${quote(immutable)};`,
    `  default ${quote(revalidate)};`,
    '}',
    'server {',
    ...renderGeneral(options),
    '  # Of redirects; a location with headers of its own names these again.',
    ...addHeaders(pageHeaders, '  '),
    '  error_page 404 410 $error_page;',
    '  # One address a page.',
    '  if ($page_elsewhere) { return 301 $page_elsewhere$is_args$args; }',
    ...[...rewrites].flatMap(([from, to]) =>
      location(`= ${from}`, ...serve(revalidate, `${to}/index.html`, '=404')),
    ),
    ...[...retired.keys()].flatMap((address) => location(retiredMatch(address), '    return 410;')),
    ...renderApi(options),
    '',
    '  # For other hosts, and for nginx itself.',
    ...location(String.raw`~ "/_(headers|redirects)$|\.(br|gz)$"`, '    return 404;'),
    '',
    '  # For other sites.',
    ...[...headersOfOpenFiles].flatMap(([pattern, headers]) =>
      renderOpenFiles(pattern, headers, pageHeaders),
    ),
    ...location(
      '/',
      '    add_header Vary $vary_by_type;',
      ...serve('$cache_control', '$markdown_copy', '$uri', '$uri/index.html', '=404'),
    ),
    '}',
    '',
  ].join('\n');
}
