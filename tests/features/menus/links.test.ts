import fc from 'fast-check';
import { hostileAddresses } from '../../../mock-api/hostile';
import { companyHost } from '../../../src/features/hosting/company-host';
import { classifyLink } from '../../../src/features/menus/links';
import { companyAddress, hostedAddress } from '../../../src/site/company-address';
import { menuPath } from '../../../src/site/lookup';

const host = 'https://files.vendor.example';

/** Addresses that lead elsewhere, or that browsers read otherwise than they look. */
const hostile = [
  ...hostileAddresses,
  '',
  `blob:${host}/9115d58c`,
  'file:///etc/passwd',
  '///evil.example/x.pdf',
  '\\evil.example',
  '/\n/evil.example',
];

describe('links of the menu and the footer (section 3)', () => {
  test.each([
    ['https://a.example', 'external', 'https://a.example'],
    ['/page.htm?x=1', 'plain', '/page.htm?x=1'],
    ['page.HTML#a', 'plain', '/page.HTML#a'],
    ['mailto:a@b.example', 'plain', 'mailto:a@b.example'],
    ['case', 'internal', '/case'],
    ['/', 'internal', '/'],
    ['/search?next=http://a.example', 'internal', '/search?next=http://a.example'],
  ])('“%s” is %s', (address, kind, expected) => {
    expect(classifyLink(address)).toEqual({ kind, address: expected });
    expect(classifyLink(address, true)?.kind).toBe(kind === 'internal' ? 'plain' : kind);
  });

  test.each(hostile)('refused: %j', (address) => {
    for (const isOutLink of [false, true]) expect(classifyLink(address, isOutLink)).toBeNull();
  });

  test('have the path of their page; a part of a page has none', () => {
    const links = ['/case', ' case?a=/b#c', '#top', 'solution/test2?a=b'];
    expect(links.map(menuPath)).toEqual(['/case', '/case', '', '/solution/Education']);
  });
});

describe('an address on the company host (section 4)', () => {
  test.each([
    ['/upload/x.pdf', '/upload/x.pdf'],
    ['upload/x.pdf?v=2#page=3', '/upload/x.pdf?v=2#page=3'],
    ['/upload/../../etc/passwd', '/etc/passwd'],
    ['/upload/手册.pdf', '/upload/%E6%89%8B%E5%86%8C.pdf'],
  ])(
    '%s is joined to the host, or is a path where the host is the site itself',
    (address, path) => {
      expect(companyAddress(host, address)).toBe(host + path);
      expect(companyAddress('', address)).toBe(path);
    },
  );

  test('may name the host itself, in capitals too, but no host where that is the site', () => {
    expect(companyAddress(host, 'HTTPS://FILES.vendor.example/x.pdf')).toBe(`${host}/x.pdf`);
    for (const address of [`${host}/x.pdf`, 'https://own-origin.invalid/x.pdf'])
      expect(companyAddress('', address)).toBeNull();
  });

  test.each([
    ...hostile.filter((address) => address !== '\\evil.example'),
    'https://files.vendor.example:8443/x.pdf',
    'http://files.vendor.example/x.pdf',
    '//files.vendor.example/x.pdf',
    'mailto:a@b.example',
    '/upload\\..\\x.pdf',
    '/x.pdf\r\nSet-Cookie: a=b',
    'https://user:secret@files.vendor.example/x.pdf',
    '/upload/..//evil.example/x.pdf',
  ])('refused: %j', (address) => {
    expect(companyAddress(host, address)).toBeNull();
    expect(companyAddress('', address)).toBeNull();
  });

  test('no address leads a browser to another host', () => {
    const pieces = [' ', ...'/ \\ . .. : @ ? # %2f \t \n https: evil.example upload'.split(' ')];
    const addresses = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    );

    fc.assert(
      fc.property(addresses, fc.constantFrom(host, ''), (address, on) => {
        const origin = on === '' ? 'https://www.vendor.example' : on;
        const link = classifyLink(address);
        const joined = companyAddress(on, address);

        if (link?.kind === 'internal') expect(new URL(link.address, origin).origin).toBe(origin);
        if (joined !== null) expect(new URL(joined, origin).origin).toBe(origin);
      }),
      { numRuns: 1000 },
    );
  });

  test('the host is the vendor’s with a configured API, and the site itself with the embedded mock', () => {
    expect(companyHost({ API_URL: 'https://api.vendor.example' }, { companyHost: host })).toBe(
      host,
    );
    expect(companyHost({ API_URL: undefined }, { companyHost: host })).toBe('');
  });

  test.each([
    [`${host}/upload/x.pdf`, '', '/upload/x.pdf'],
    [`${host}/upload/x.pdf`, host, `${host}/upload/x.pdf`],
    [`${host}.evil.example/x.pdf`, '', `${host}.evil.example/x.pdf`],
    ['/fileDown', '', '/fileDown'],
  ])('a footer link to %s, where the host is “%s”, leads to %s', (address, on, expected) => {
    expect(hostedAddress(address, on, host)).toBe(expected);
  });
});
