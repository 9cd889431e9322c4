import fc from 'fast-check';
import { nearestPages, parseAsked, wordsOf } from '../../src/features/not-found/nearest-pages';

const page = (href: string) => ({ href, label: href, devices: 'both' as const });
const site = ['/', '/case', '/product/BCC', '/product/BKS', '/solution/Bank', '/aboutus', '/whitePaper'].map(page);
const hrefs = (asked: string, among = site, most?: number) => nearestPages(asked, among, most).map(({ href }) => href);

describe('pages near an unknown address', () => {
  test.each([
    ['another case', '/product/bcc', '/product/BCC'],
    ['a typing error', '/produkt/BCC', '/product/BCC'],
    ['a query', '/cases?id=3', '/case'],
    ['the other language', '/en/whitepapr', '/whitePaper'],
    ['a trailing slash', '/solution/Bank/', '/solution/Bank'],
    ['nothing similar', '/wp-login.php', undefined],
  ])('%s: %s is nearest to %s', (_, asked, nearest) => {
    expect(hrefs(asked)[0]).toBe(nearest);
  });
});

test.each(['/', '/product/BCC?x=1', '/a b', '/?from=//x'])('“%s” is an address of this site', (address) => {
  expect(parseAsked(address)).toBe(address);
});

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'javascript:alert(1)',
])('%j is refused as an address of this site', (address) => {
  expect(parseAsked(address)).toBeNull();
});

test('what is accepted as an address of this site leads to no other host', () => {
  const piece = fc.constantFrom(' ', ...'/ \\ \t \n \0 %5C %2f .. case evil.example @ :'.split(' '));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const asked = parseAsked(pieces.join(''));
      if (asked !== null) expect(new URL(asked, 'https://vendor.example').origin).toBe('https://vendor.example');
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['/en/product/cloud-hosting?x=1', 'cloud hosting'],
  ['/case/%E9%93%B6%E8%A1%8C/', '银行'],
  ['/a%zz', 'a%zz'],
  ['/', ''],
])('%s asks for “%s”', (asked, words) => {
  expect(wordsOf(asked)).toBe(words);
});
