import { createHash } from 'node:crypto';
import {
  canonicalAddress,
  renderHeaders,
  renderRedirects,
  rewrites,
} from '../../src/build/hosting';
import { readPage } from '../../src/build/publish-check/page';
import {
  contentSecurityPolicy,
  type SecurityFacts,
  securityHeaders,
} from '../../src/build/security';
import { splitLanguage } from '../../src/routes/href';
import { builtPath, routeOfPath } from '../../src/routes/lookup';
import { manifest, redirects } from '../../src/routes/manifest';

test('redirects lead to a page in the same language, in one step (section 2)', () => {
  for (const [from, to] of redirects) {
    const page = splitLanguage(to);
    expect(routeOfPath(page.path)?.path).toBe(page.path);
    expect(redirects.has(to)).toBe(false);
    if (routeOfPath(splitLanguage(from).path))
      expect(page.language).toBe(splitLanguage(from).language);
  }
});

test.each([
  ['/CASE', '/case'],
  ['/EN/product/bcc', '/en/product/BCC'],
  ['/zh/product/bcc', '/product/BCC'],
  ['/en/case/index.html', '/en/case'],
  // Two pages, and none.
  ['/CONSULTSUCCESS', undefined],
  ['/no/such/page', undefined],
])('%s leads to %s, where there is exactly one page', (asked, page) => {
  expect(canonicalAddress(asked)).toBe(page);
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
  const lines = renderRedirects().trim().split('\n');
  for (const [from, to] of redirects) expect(lines).toContain(`${from} ${to} 301`);
  for (const [from, to] of rewrites) expect(lines).toContain(`${from} ${to} 200`);
  expect(lines.slice(-2)).toEqual(['/en/* /en/404.html 404', '/* /404.html 404']);
});

// Cloudflare Pages allows a hundred rules.
test('static hosts send the policy with every answer, and cache what has a digest for a year, however much it is', () => {
  const hashed = ['app-80c68a6834fff10e1db5.js', 'search/en.facts.14ece15afa756978d645.json'];
  const files = [
    ...hashed,
    ...Array.from({ length: 150 }, (_, at) => `static/covers/${at}/news/a.svg`),
    'index.html',
    'app.js',
    '~partytown/partytown.js',
  ];
  const blocks = renderHeaders(facts, files).split(/\n(?=\/)/);
  const [everything, ...others] = blocks;
  expect(everything).toMatch(/^\/\*\n/);
  expect(everything).toContain("  Content-Security-Policy: default-src 'self'; ");
  expect(everything).toContain('  Cache-Control: public, max-age=0, must-revalidate');
  expect(others).toEqual([
    ...[...hashed, 'static/*'].map(
      (path) => `/${path}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable`,
    ),
    '/*.md\n  Content-Type: text/markdown; charset=utf-8\n',
  ]);
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
