import { nearestPages, parseAsked } from '../../src/features/not-found/nearest-pages';

const page = (href: string) => ({ href, label: href, devices: 'both' as const });
const site = [
  '/',
  '/case',
  '/product/BCC',
  '/product/BKS',
  '/product/BeyondContainer',
  '/solution/Bank',
  '/aboutus',
  '/news',
  '/whitePaper',
].map(page);
const hrefs = (asked: string, most?: number) => nearestPages(asked, site, most).map(({ href }) => href);

describe('pages near an unknown address (section 2)', () => {
  test.each([
    ['another case', '/product/bcc', '/product/BCC'],
    ['a slip', '/produkt/BCC', '/product/BCC'],
    ['a letter too many', '/aboutuss', '/aboutus'],
    ['a query', '/cases?id=3', '/case'],
    ['the other language', '/en/whitepapr', '/whitePaper'],
    ['a slash at the end', '/solution/Bank/', '/solution/Bank'],
  ])('%s: for %s the first is %s', (_, asked, nearest) => {
    expect(hrefs(asked)[0]).toBe(nearest);
  });

  test('English pages are near English addresses', () => {
    expect(nearestPages('/en/casse', ['/en/case', '/en/news'].map(page)).map(({ href }) => href)).toEqual(['/en/case']);
  });

  test('nothing similar: none', () => {
    expect(hrefs('/wp-login.php')).toEqual([]);
    expect(hrefs('')).toEqual([]);
  });

  test('at most three, or as many as are asked for, the nearest first', () => {
    const many = Array.from({ length: 9 }, (_, index) => page(`/product/B${index}`));
    expect(nearestPages('/product/B7', many)).toHaveLength(3);
    expect(nearestPages('/product/B7', many, 2)[0]?.href).toBe('/product/B7');
    expect(nearestPages('/product/B7', many, 2)).toHaveLength(2);
  });

  test('a very long address is answered at once', () => {
    const started = performance.now();
    nearestPages(
      `/${'product/'.repeat(8_000)}`,
      Array.from({ length: 200 }, (_, index) => page(`/product/B${index}`)),
    );
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('the address that was asked for', () => {
  test.each(['/', '/product/BCC?x=1', '/a b', '/?from=//x'])('“%s” is one of this site', (address) => {
    expect(parseAsked(address)).toBe(address);
  });

  test.each([
    ['nothing', null],
    ['empty', ''],
    ['another site', 'https://evil.example'],
    ['another site without a scheme', '//evil.example'],
    ['another site with a backslash', '/\\evil.example'],
    ['another site with a tab that browsers drop', '/\t/evil.example'],
    ['another site with a line break that browsers drop', '/\n\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['no path', 'product/BCC'],
  ])('%s is refused', (_, address) => {
    expect(parseAsked(address)).toBeNull();
  });
});
