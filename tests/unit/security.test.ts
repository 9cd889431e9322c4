import { createHash } from 'node:crypto';
import { readPage } from '../../src/build/publish-check/page';
import { contentSecurityPolicy, type SecurityFacts, securityHeaders } from '../../src/build/security';

const plain: SecurityFacts = { scripts: [], apis: [], companyHost: '', statistics: false };

/** The sources of a directive. */
function sourcesOf(directive: string, facts: Partial<SecurityFacts> = {}): string[] {
  const policy = contentSecurityPolicy({ ...plain, ...facts });
  const [, ...sources] = (policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '').split(' ');
  return sources;
}

describe('the content security policy', () => {
  test('never allows inline scripts that it does not name, nor eval', () => {
    const scripts = sourcesOf('script-src', { scripts: ['a()'], statistics: true });
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
  });

  test('names each inline script once, by the digest of its text', () => {
    const digest = createHash('sha256').update('go()').digest('base64');
    expect(sourcesOf('script-src', { scripts: ['go()', 'go()'] })).toEqual(["'self'", `'sha256-${digest}'`]);
  });

  test.each([
    ['connect-src', { apis: ['https://api.example/base/', '', 'https://api.example/other'] }, ['https://api.example']],
    ['connect-src', { companyHost: 'https://files.example/upload' }, ['https://files.example']],
    ['img-src', { apis: ['https://api.example/base'] }, ['data:', 'https://api.example']],
    ['img-src', { companyHost: 'https://files.example' }, ['data:', 'https://files.example']],
    ['media-src', { companyHost: 'https://files.example' }, ['https://files.example']],
    ['media-src', { apis: ['https://api.example'], statistics: true }, []],
    ['script-src', { statistics: true }, ['https://hm.baidu.com']],
    ['connect-src', { statistics: true }, ['https://hm.baidu.com']],
    ['img-src', { statistics: true }, ['data:', 'https://hm.baidu.com']],
  ])('%s of a site with %j allows beside the site itself %j', (directive, facts, expected) => {
    expect(sourcesOf(directive, facts)).toEqual(["'self'", ...expected]);
  });

  test.each(['frame-src', 'object-src', 'frame-ancestors'])('nothing is allowed as %s', (directive) => {
    expect(sourcesOf(directive, { statistics: true, companyHost: 'https://files.example' })).toEqual(["'none'"]);
  });
});

test.each([
  [true, 'max-age=31536000; includeSubDomains', true],
  [false, undefined, false],
])('a site served over TLS (%s) is asked for over TLS alone', (tls, lifetime, upgrades) => {
  const headers = securityHeaders(plain, { tls });
  expect(headers['Strict-Transport-Security']).toBe(lifetime);
  expect(headers['Content-Security-Policy']?.includes('upgrade-insecure-requests')).toBe(upgrades);
});

test('the policy names what a browser runs of a page, also from a template; data and files are not it', () => {
  const html = `<script>a()</script><script type="application/ld+json">{}</script><template><script
    id="x">b("<p>")</script><script src="/c.js" async></script></template>`;
  expect(readPage('/', html).scripts).toEqual(['a()', 'b("<p>")']);
});
