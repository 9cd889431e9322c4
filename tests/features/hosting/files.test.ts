import { createHash } from 'node:crypto';
import { renderHeaders, renderRedirects } from '../../../src/features/hosting/files';
import {
  contentSecurityPolicy,
  openHeaders,
  type SecurityFacts,
  securityHeaders,
} from '../../../src/features/hosting/security';
import { openFiles } from '../../../src/features/open-files';
import { readPage } from '../../../src/features/publish-check/page';
import { redirects } from '../../../src/site/former-addresses';
import { splitLanguage } from '../../../src/site/href';
import { builtPath, routeOfPath } from '../../../src/site/lookup';
import { manifest } from '../../../src/site/manifest';
import { rewrites } from '../../../src/site/page-addresses';

test('redirects lead to a page in the same language, in one step (section 2)', () => {
  for (const [from, to] of redirects) {
    const page = splitLanguage(to);

    expect(routeOfPath(page.path)?.path).toBe(page.path);
    expect(redirects.has(to)).toBe(false);
    if (routeOfPath(splitLanguage(from).path))
      expect(page.language).toBe(splitLanguage(from).language);
  }
});

test('rewrites lead to a built file, whose name no case-insensitive disk takes for another, from an address that is no redirect', () => {
  const builtFiles = manifest.map(builtPath);

  for (const [from, to] of rewrites) {
    expect(builtFiles).toContain(splitLanguage(to).path);
    expect(splitLanguage(to).language).toBe(splitLanguage(from).language);
    expect(to.toLowerCase()).not.toBe(from.toLowerCase());
    expect(redirects.has(from)).toBe(false);
  }
});

const facts = { scripts: ['go()'], apis: [], companyHost: '', statistics: false };

test('static hosts get every redirect and rewrite, and each language’s error page last', () => {
  const lines = renderRedirects([]).trim().split('\n');

  for (const [from, to] of redirects) expect(lines).toContain(`${from} ${to} 301`);
  for (const [from, to] of rewrites) expect(lines).toContain(`${from} ${to} 200`);
  expect(lines.slice(-2)).toEqual(['/en/* /en/404.html 404', '/* /404.html 404']);
});

test('static hosts get the spellings of a page that their format can name, each with the page’s own address', () => {
  const files = [
    'index.html',
    'case/index.html',
    'product/BCC/index.html',
    'en/product/BCC/index.html',
  ];
  const lines = renderRedirects(files).trim().split('\n');

  for (const line of [
    '/zh / 301',
    '/zh/case /case 301',
    '/ZH/product/BCC /product/BCC 301',
    '/EN/product/BCC /en/product/BCC 301',
    '/product/bcc /product/BCC 301',
    '/en/product/bcc /en/product/BCC 301',
  ])
    expect(lines).toContain(line);
  // A splat may begin with a slash: `/zh//evil.example`.
  expect(lines.filter((line) => line.includes(':splat'))).toEqual([]);
});

test.each([
  ['/social/en/product/BCC.png', 'cross-origin', undefined],
  ['/favicon.svg', 'cross-origin', undefined],
  ['/static/0054240a57d31b2293c37c39500d4cd8/logo.png', 'cross-origin', undefined],
  ['/news/rss.xml', 'cross-origin', '*'],
  ['/en/news/feed.json', 'cross-origin', '*'],
  ['/case/index.html', undefined, undefined],
  ['/docs/BKS/quick-start/index.html', undefined, undefined],
  ['/page-data/docs/page-data.json', undefined, undefined],
  ['/app-80c68a6834fff10e1db5.js', undefined, undefined],
])('%s is open to other sites as far as it is made for them', (path, resourcePolicy, origins) => {
  const headers = openHeaders(path);
  expect(headers['Cross-Origin-Resource-Policy']).toBe(resourcePolicy);
  expect(headers['Access-Control-Allow-Origin']).toBe(origins);
});

test.each(Object.entries(openFiles))(
  'scripts of other sites may read the data of %s',
  (_, paths) => {
    for (const path of paths) {
      const headers = openHeaders(path.replace('*', 'folder/name'));
      expect(headers['Access-Control-Allow-Origin']).toBe('*');
    }
  },
);

// Cloudflare Pages allows a hundred rules.
test('static hosts send the policy with every answer, and cache what has a digest for a year, however much it is', () => {
  const hashed = ['app-80c68a6834fff10e1db5.js', 'search/en.facts.14ece15afa756978d645.json'];
  const files = [
    ...hashed,
    ...Array.from({ length: 150 }, (_, index) => `static/covers/${index}/news/a.svg`),
    'index.html',
    'app.js',
    '~partytown/partytown.js',
  ];
  const blocks = renderHeaders(facts, files).split(/\n(?=\/)/);
  const [everything, ...others] = blocks;

  expect(everything).toMatch(/^\/\*\n/);
  expect(everything).toContain("  Content-Security-Policy: default-src 'self'; ");
  expect(everything).toContain('  Cache-Control: public, max-age=0, must-revalidate');

  const cachedForAYear = [...hashed, 'static/*'].map(
    (path) => `/${path}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable`,
  );
  expect(others.slice(0, 3)).toEqual(cachedForAYear);
  expect(others).toContain(
    '/*.png\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin',
  );
  expect(others.at(-1)).toBe('/*.md\n  Content-Type: text/markdown; charset=utf-8\n');
  for (const block of others)
    expect(block.split('\n')[0]?.match(/\*/g)?.length ?? 0).toBeLessThan(2);
  expect(blocks.length).toBeLessThan(40);
});

const plain: SecurityFacts = { ...facts, scripts: [] };

/** The sources of a directive. */
function sourcesOf(directive: string, facts: Partial<SecurityFacts> = {}): string[] {
  const policy = contentSecurityPolicy({ ...plain, ...facts });
  const [, ...sources] = (
    policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? ''
  ).split(' ');

  return sources;
}

describe('the content security policy', () => {
  test('names each inline script once, by the digest of its text, and allows no other, nor eval', () => {
    const digest = createHash('sha256').update('go()').digest('base64');
    const allowed = ["'self'", `'sha256-${digest}'`, 'https://hm.baidu.com'];

    expect(sourcesOf('script-src', { scripts: ['go()', 'go()'], statistics: true }).sort()).toEqual(
      allowed,
    );
  });

  test.each([
    [
      'connect-src',
      { apis: ['https://api.example/base/', '', 'https://api.example/other'] },
      ['https://api.example'],
    ],
    ['img-src', { apis: ['https://api.example/base'] }, ['data:', 'https://api.example']],
    ['media-src', { companyHost: 'https://files.example' }, ['https://files.example']],
    ['media-src', { apis: ['https://api.example'], statistics: true }, []],
    ['connect-src', { statistics: true }, ['https://hm.baidu.com']],
  ])('%s of a site with %j allows beside the site itself %j', (directive, facts, expected) => {
    expect(sourcesOf(directive, facts)).toEqual(["'self'", ...expected]);
  });

  test('allows nothing as a frame or object', () => {
    for (const directive of ['frame-src', 'object-src', 'frame-ancestors'])
      expect(sourcesOf(directive, { statistics: true })).toEqual(["'none'"]);
  });
});

test.each([true, false])('a site served over TLS (%s) is asked for over TLS alone', (tls) => {
  const headers = securityHeaders(plain, { tls });

  expect(headers['Strict-Transport-Security']).toBe(
    tls ? 'max-age=31536000; includeSubDomains' : undefined,
  );
  expect(headers['Content-Security-Policy']?.includes('upgrade-insecure-requests')).toBe(tls);
});

test('the policy names what a browser runs of a page, also from a template; data and files are not it', () => {
  const html = `<script>a()</script><script type="application/ld+json">{}</script><template><script
    id="x">b("<p>")</script><script src="/c.js" async></script></template>`;
  expect(readPage('/', html).scripts).toEqual(['a()', 'b("<p>")']);
});
