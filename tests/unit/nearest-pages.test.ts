import fc from 'fast-check';
import { nearestPages, parseAsked } from '../../src/features/not-found/nearest-pages';

const page = (href: string) => ({ href, label: href, devices: 'both' as const });
const site = [
  '/',
  '/case',
  '/product/BCC',
  '/product/BKS',
  '/solution/Bank',
  '/aboutus',
  '/whitePaper',
].map(page);
test.each([
  ['another case', '/product/bcc', '/product/BCC'],
  ['a typing error', '/produkt/BCC', '/product/BCC'],
  ['a query and the other language', '/en/whitepapr?id=3', '/whitePaper'],
  ['nothing similar', '/wp-login.php', undefined],
])('%s: to %s, %s is the nearest page', (_, asked, nearest) => {
  expect(nearestPages(asked, site)[0]?.href).toBe(nearest);
});

test('what is accepted as an address of this site leads to no other host', () => {
  for (const address of ['/', '/product/BCC?x=1', '/a b', '/?from=//x'])
    expect(parseAsked(address)).toBe(address);
  for (const address of [null, '', 'https://evil.example', 'case'])
    expect(parseAsked(address)).toBeNull();
  const piece = fc.constantFrom(
    ' ',
    ...'/ \\ \t \n \0 %5C %2f .. case evil.example @ :'.split(' '),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const asked = parseAsked(pieces.join(''));
      if (asked !== null)
        expect(new URL(asked, 'https://vendor.example').origin).toBe('https://vendor.example');
    }),
    { numRuns: 2000 },
  );
});
