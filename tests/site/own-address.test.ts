import fc from 'fast-check';
import { switchLanguage } from '../../src/site/href';
import { languages } from '../../src/site/languages';
import { ownAddress } from '../../src/site/own-address';

const origin = 'https://www.vendor.example';

test.each([
  ['/product/BCC?x=1#highlights', '/product/BCC?x=1#highlights'],
  ['/', '/'],
  ['/?from=//x', '/?from=//x'],
  ['/a b', '/a%20b'],
  ['/容器', '/%E5%AE%B9%E5%99%A8'],
  ['/x/y?a#%', '/x/y?a#%'],
  ['//x/y?a#%', '/x/y?a#%'],
  // Addresses of another host, to a browser or to what splits them.
  ['//evil.example/index.html', '/evil.example/index.html'],
  ['/.//evil.example/', '/evil.example/'],
  ['/x/..//evil.example', '/evil.example'],
  ['/%2e//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/\n\\/evil.example', '/evil.example'],
])('%j is %s of this site', (text, address) => {
  expect(ownAddress(text)).toBe(address);
});

test.each([
  '',
  'case',
  '?x',
  '#x',
  'https://evil.example',
  '@evil.example',
  '.evil.example',
  ':80/x',
  ' /case',
  '\\\\evil.example',
  'javascript:alert(1)',
])('%j is no path, and so no address of this site', (text) => {
  expect(ownAddress(text)).toBeNull();
});

/** Texts of the pieces that browsers, hosts and parsers read in more than one way. */
const hostilePiece = fc.constantFrom(
  ' ',
  ...'/ \\ . .. ./ ../ ; @ : ? # % %2f %5c %2e %00 %09 \t \n \r \0 \u200b ／ 。 en zh case evil.example index.html https: [ ] %'.split(
    ' ',
  ),
);

const hostileText = fc.oneof(
  fc.array(hostilePiece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  fc.array(hostilePiece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
  fc.string(),
  fc.webUrl(),
);

test('no text becomes an address of another host, however often it is read', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const address = ownAddress(text);
      if (address === null) return;

      for (const at of [origin, `${origin}/en/case`, `${origin}//x//y`]) {
        const parsed = new URL(address, at);
        expect(parsed.origin).toBe(origin);
        expect(parsed.pathname + parsed.search + parsed.hash).toBe(address);
      }

      expect(ownAddress(address)).toBe(address);
    }),
    { numRuns: 2000 },
  );
});

test('an address in another language is one of this site', () => {
  fc.assert(
    fc.property(hostileText, fc.constantFrom(...languages), (text, language) => {
      const address = switchLanguage(text, language);
      expect(new URL(address, origin).origin).toBe(origin);
      expect(ownAddress(address)).not.toBeNull();
    }),
    { numRuns: 2000 },
  );
});
