import { redirects } from '../../src/site/former-addresses';
import {
  inLanguage,
  searchAddress,
  splitLanguage,
  switchLanguage,
  withoutTrailingSlash,
} from '../../src/site/href';
import {
  builtPaths,
  counterpartOf,
  linkedOn,
  menuGroupOf,
  routeOfPath,
} from '../../src/site/lookup';
import { manifest } from '../../src/site/manifest';
import { specifiedRoutes } from '../fixtures/specified-routes';

describe('the manifest (section 2)', () => {
  test('has every route of the specification for its devices', () => {
    const has = ([path, device]: (typeof specifiedRoutes)[number]) =>
      [device, 'both'].includes(routeOfPath(path)?.devices ?? '');
    expect(specifiedRoutes.filter((route) => !has(route))).toEqual([]);
  });

  test('has no path, id or file twice, not even on a case-insensitive disk, and no trailing slash', () => {
    for (const column of [
      manifest.map(({ id }) => id),
      manifest.flatMap(({ path, alias }) => [path, ...(alias ? [alias] : [])]),
      manifest.flatMap(builtPaths).map((path) => path.toLowerCase()),
    ])
      expect(column.filter((value, index) => column.indexOf(value) !== index)).toEqual([]);

    for (const { path } of manifest) expect(path).toMatch(/^\/$|[^/]$/);
  });

  test('gives every counterpart a route of the other device, or of both', () => {
    for (const route of manifest.filter(({ counterpart }) => counterpart !== undefined)) {
      const counterpart = counterpartOf(route);
      expect([counterpart?.path, counterpart?.alias]).toContain(route.counterpart);
      if (counterpart !== route) expect(counterpart?.devices).not.toBe(route.devices);
    }
  });

  test('gives phones a way to every page of desktops that search engines list', () => {
    const unreachable = manifest.filter(
      (route) => linkedOn(route) === 'desktop' && !route.noindex && !route.itemOf,
    );
    expect(unreachable.map(({ path }) => path)).toEqual(['/partnerdetail']);
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
    ['/case', 'zh', '/case'],
    ['/en', 'en', '/'],
    ['/en/product/BCC', 'en', '/product/BCC'],
    ['/enterprise', 'zh', '/enterprise'],
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
    ['/a#b?c', 'en', '/en/a#b?c'],
  ] as const)(
    'the language switch keeps path, query and hash: %s in %s is %s',
    (address, language, result) => {
      expect(switchLanguage(address, language)).toBe(result);
    },
  );

  test('a slash at the end is left out, but that of home', () => {
    expect(['/', '/a//'].map(withoutTrailingSlash)).toEqual(['/', '/a']);
  });
});

test('a page has the menu group of its route, or of the nearest page above it', () => {
  const groups = ['/docs', '/docs/ACE/quick-start', '/product/BCC', '/search', '/none/of/these'];
  expect(groups.map(menuGroupOf)).toEqual(['resources', 'resources', 'products', null, null]);
});

test('a search submits whatever is typed (section 5)', () => {
  expect(searchAddress(' a+云&c=#1 ', '/en/search')).toBe(
    '/en/search?query=+a%2B%E4%BA%91%26c%3D%231+',
  );
  expect(searchAddress('\ud83d', '/search')).toBe('/search?query=%EF%BF%BD');
});
