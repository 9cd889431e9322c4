import {
  cacheControl,
  hostingPolicy,
  type NginxOptions,
  renderHeaders,
  renderNginx,
  renderRedirects,
} from '../../src/build/hosting';
import { splitLanguage } from '../../src/routes/href';
import { builtPath, routeOfPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';

const { redirects, rewrites } = hostingPolicy();
const builtFiles = manifest.map(builtPath);

describe('redirects of the host (specification section 2)', () => {
  test('lead to a page of the manifest in the same language, in one step', () => {
    for (const [from, to] of redirects) {
      expect(routeOfPath(splitLanguage(to).path)?.path).toBe(splitLanguage(to).path);
      expect(redirects.has(to)).toBe(false);
      if (routeOfPath(splitLanguage(from).path)) expect(splitLanguage(to).language).toBe(splitLanguage(from).language);
    }
  });
});

describe('rewrites of the host', () => {
  test.each([
    ['/consultsuccess', ''],
    ['/en/consultsuccess', '/en'],
  ])('%s is answered by a file whose name no case-insensitive disk takes for consultSuccess', (path, prefix) => {
    const file = rewrites.get(path) ?? '';
    expect(file.startsWith(`${prefix}/`)).toBe(true);
    expect(file.toLowerCase()).not.toBe(`${prefix}/consultsuccess`);
  });

  test('lead to a built file, from an address that is no redirect', () => {
    for (const [from, to] of rewrites) {
      expect(builtFiles).toContain(splitLanguage(to).path);
      expect(redirects.has(from)).toBe(false);
    }
  });
});

describe('cache lifetimes', () => {
  const digest = '80c68a6834fff10e1db5';
  test.each([
    ...['app', 'component---src-templates-item-tsx', `${digest}${digest}`].map((name) => `/${name}-${digest}.js`),
    ...[`/app-${digest}.js.map`, `/styles.${digest}.css`, '/static/0054240a57d31b2293c37c39500d4cd8/logo.png'],
  ])('%s, with a digest in its name, is cached forever', (path) => {
    expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
  });

  const pages = '/ /case /en/product/BCC /index.html /news/static/1 /page-data/index/page-data.json'.split(' ');
  const files = '/page-data/sq/d/2517811389.json /sitemap.xml /favicon.svg /app.js /app-80c68a68.js /staticfile.png';
  test.each([...pages, ...files.split(' ')])('%s is asked for again', (path) => {
    expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate');
  });
});

const facts = {
  scripts: ['go()'],
  apis: ['https://api.example'],
  companyHost: 'https://files.example',
  statistics: false,
};

test('static hosts get every redirect and rewrite, and each language’s error page last', () => {
  const lines = renderRedirects().trim().split('\n');
  for (const [from, to] of redirects) expect(lines).toContain(`${from} ${to} 301`);
  for (const [from, to] of rewrites) expect(lines).toContain(`${from} ${to} 200`);
  expect(lines.slice(-2)).toEqual(['/en/* /en/404.html 404', '/* /404.html 404']);
});

test('static hosts send the policy with every answer, and cache files with a digest forever, each by its name', () => {
  const hashed = ['app-80c68a6834fff10e1db5.js', 'static/0054240a57d31b2293c37c39500d4cd8/logo.png'];
  const blocks = renderHeaders(facts, [...hashed, 'index.html', 'app.js', '~partytown/partytown.js']).split(/\n(?=\/)/);
  const [everything, ...others] = blocks;
  expect(everything).toMatch(/^\/\*\n/);
  expect(everything).toContain("  Content-Security-Policy: default-src 'self'; ");
  expect(everything).toContain('  Cache-Control: public, max-age=0, must-revalidate');
  expect(others).toEqual([
    ...hashed.map((file) => `/${file}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable`),
    '/*.md\n  Content-Type: text/markdown; charset=utf-8\n',
  ]);
});

describe('the configuration of nginx', () => {
  const rendered = (options: Partial<NginxOptions> = {}) =>
    renderNginx({ facts, folder: '/srv/site', listen: '80', tls: false, brotli: false, ...options });

  test.each([
    ['listens at the given address', { listen: '127.0.0.1:8080' }, '  listen 127.0.0.1:8080;'],
    ['serves the folder, whatever its name', { folder: '/srv/a "b"\\c' }, '  root "/srv/a \\"b\\"\\\\c";'],
    ['sends brotli copies where nginx can', { brotli: true }, '  brotli_static on;'],
    ['asks for TLS where the site has it', { tls: true }, 'add_header Strict-Transport-Security'],
    ['hands calls to the API', { api: 'https://api.example/web//' }, '    set $api "https://api.example/web";'],
    [
      'looks the API up by the given servers',
      { api: 'https://a.example', resolvers: ['9.9.9.9', '[::1]'] },
      '    resolver 9.9.9.9 [::1] valid=30s;',
    ],
    ['checks its certificate', { api: 'https://api.example:8443' }, '    proxy_ssl_verify on;'],
    ['asks for its name', { api: 'https://api.example:8443' }, '    proxy_ssl_name api.example;'],
    [
      'trusts the given authorities',
      { api: 'https://a.example', authorities: '/ca.pem' },
      '    proxy_ssl_trusted_certificate "/ca.pem";',
    ],
    ['hands files to the API’s host', { api: 'https://api.example' }, '  location ^~ /upload/ {'],
  ])('%s', (_, options, line) => {
    expect(rendered(options)).toContain(line);
    expect(rendered()).not.toContain(line);
  });

  test('names every redirect and rewrite, the query of a redirect kept', () => {
    const text = rendered();
    for (const [from, to] of redirects)
      expect(text).toContain(`location = ${from} {\n    return 301 ${to}$is_args$args;`);
    for (const [from, to] of rewrites)
      expect(text).toMatch(new RegExp(`location = ${from} \\{[^}]*try_files ${to}/index\\.html =404;`));
  });
});
