import { inLanguage, searchAddress, splitLanguage, switchLanguage, withoutTrailingSlash } from '../../src/routes/href';
import { builtPaths, counterpartOf, linkedOn, routeOfId, routeOfPath } from '../../src/routes/lookup';
import { manifest, redirects } from '../../src/routes/manifest';
import { specifiedRoutes } from '../fixtures/specified-routes';

describe('the manifest (section 2)', () => {
  test.each(specifiedRoutes)('has %s for %s', (path, devices) => {
    expect([devices, 'both']).toContain(routeOfPath(path)?.devices);
  });

  test('has no path, id or file twice, not even on a case-insensitive disk, and no trailing slash', () => {
    for (const column of [
      manifest.map(({ id }) => id),
      manifest.flatMap(({ path, alias }) => [path, ...(alias ? [alias] : [])]),
      manifest.flatMap(builtPaths).map((path) => path.toLowerCase()),
    ])
      expect(column.filter((value, at) => column.indexOf(value) !== at)).toEqual([]);
    for (const { path } of manifest) expect(path).toMatch(/^\/$|[^/]$/);
  });

  test('gives every counterpart a route of the other device, or of both', () => {
    for (const route of manifest.filter(({ counterpart }) => counterpart !== undefined)) {
      const counterpart = counterpartOf(route);
      expect([counterpart?.path, counterpart?.alias]).toContain(route.counterpart);
      if (counterpart !== route) expect(counterpart?.devices).not.toBe(route.devices);
    }
  });

  test('gives phones a way to every page of desktops but the tags', () => {
    const lost = manifest.filter((route) => linkedOn(route) === 'desktop' && !route.noindex && !route.itemOf);
    expect(lost.map(({ path }) => path)).toEqual(['/tags', '/partnerdetail']);
  });

  test('names an unknown id', () => {
    expect(() => routeOfId('product/Nothing')).toThrow('product/Nothing');
    expect(routeOfId('home').path).toBe('/');
  });

  test('redirects /resource and the English variant of the artifact repository', () => {
    expect([...redirects]).toEqual([
      ['/product/BeyondFolibrary/en', '/en/product/BeyondFolibrary'],
      ['/resource', '/report'],
      ['/en/resource', '/en/report'],
    ]);
  });
});

describe('addresses of languages (section 4)', () => {
  test.each([
    ['/', 'zh', '/'],
    ['/case', 'zh', '/case'],
    ['/en', 'en', '/'],
    ['/en/product/BCC', 'en', '/product/BCC'],
    ['/enterprise', 'zh', '/enterprise'],
    ['/EN/case', 'zh', '/EN/case'],
    ['/zh', 'zh', '/zh'],
  ] as const)('%s is %s %s, and back', (path, language, bare) => {
    expect(splitLanguage(path)).toEqual({ language, path: bare });
    expect(inLanguage(bare, language)).toBe(path);
  });

  test.each([
    ['/product/BCC?from=a%20b&x=1#highlights', 'en', '/en/product/BCC?from=a%20b&x=1#highlights'],
    ['/en', 'zh', '/'],
    ['/?lang=en&x=1', 'zh', '/?x=1'],
    ['/search?lang=en', 'en', '/en/search'],
    ['/search?language=en&lang', 'en', '/en/search?language=en'],
    ['/en/a', 'en', '/en/a'],
    ['/a#b?c', 'en', '/en/a#b?c'],
  ] as const)('the language switch keeps path, query and hash: %s in %s is %s', (address, language, result) => {
    expect(switchLanguage(address, language)).toBe(result);
  });

  test.each([
    ['/', '/'],
    ['/a//', '/a'],
    ['//', '/'],
    ['', ''],
  ])('“%s” without its slash is “%s”', (path, expected) => {
    expect(withoutTrailingSlash(path)).toBe(expected);
  });
});

test.each([
  ['云 原生&=', 'zh', '/search?query=%E4%BA%91+%E5%8E%9F%E7%94%9F%26%3D'],
  [' a+b&c=#1 ', 'en', '/en/search?query=+a%2Bb%26c%3D%231+'],
  ['\ud83d', 'zh', '/search?query=%EF%BF%BD'],
] as const)('a search submits “%s” as typed, in %s: %s (section 5)', (query, language, address) => {
  expect(searchAddress(query, language)).toBe(address);
});
