import { canonicalAddress, renderHeaders, renderRedirects, rewrites } from '../../src/build/hosting';
import { splitLanguage } from '../../src/routes/href';
import { builtPath, routeOfPath } from '../../src/routes/lookup';
import { manifest, redirects } from '../../src/routes/manifest';

test('redirects lead to a page in the same language, in one step (section 2)', () => {
  for (const [from, to] of redirects) {
    const page = splitLanguage(to);
    expect(routeOfPath(page.path)?.path).toBe(page.path);
    expect(redirects.has(to)).toBe(false);
    if (routeOfPath(splitLanguage(from).path)) expect(page.language).toBe(splitLanguage(from).language);
  }
});

test.each([
  ['/CASE', '/case'],
  ['/product/bcc', '/product/BCC'],
  ['/EN/product/bcc', '/en/product/BCC'],
  ['/zh', '/'],
  ['/zh/product/bcc', '/product/BCC'],
  ['/zh/news/an-item', '/news/an-item'],
  ['/index.html', '/'],
  ['/en/case/index.html', '/en/case'],
  // Two pages, and none.
  ['/CONSULTSUCCESS', undefined],
  ['/consultsuccess', undefined],
  ['/case', undefined],
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

test('static hosts send the policy with every answer, and cache what has a digest for a year: scripts by name, /static as a whole', () => {
  const hashed = ['app-80c68a6834fff10e1db5.js', 'search/en.facts.14ece15afa756978d645.json'];
  const files = [
    ...hashed,
    'static/0054240a57d31b2293c37c39500d4cd8/logo.png',
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

test('however many pictures there are, they take one rule of the hundred that Cloudflare Pages allows', () => {
  const pictures = Array.from({ length: 150 }, (_, at) => `static/covers/${String(at).padStart(20, '0')}/news/a.svg`);
  expect(renderHeaders(facts, pictures)).toBe(renderHeaders(facts, []));
});
