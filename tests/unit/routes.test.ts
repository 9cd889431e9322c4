import { deviceOf, parseDevice } from '../../src/lib/device';
import { inLanguage, splitAddress, splitLanguage, switchLanguage, withoutTrailingSlash } from '../../src/routes/href';
import { belongsTo, builtPath, counterpartOf, routeOfId, routeOfPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';
import { searchAddress } from '../../src/routes/search-address';
import { specifiedRoutes } from '../fixtures/specified-routes';

describe('the manifest (specification section 2)', () => {
  test.each(specifiedRoutes)('has %s for %s', (path, devices) => {
    const route = routeOfPath(path);
    expect(route?.path).toBe(path);
    expect([devices, 'both']).toContain(route?.devices);
  });

  test('has no path, no id and no file twice', () => {
    for (const key of [(r: (typeof manifest)[number]) => r.path, (r: (typeof manifest)[number]) => r.id]) {
      const values = manifest.map(key);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test('builds no two pages whose files differ by case alone', () => {
    const files = manifest.map((route) => builtPath(route).toLowerCase());
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });

  test('gives every counterpart a route of the other device, or of both', () => {
    for (const route of manifest.filter(({ counterpart }) => counterpart !== undefined)) {
      const counterpart = counterpartOf(route);
      expect(counterpart?.path).toBe(route.counterpart);
      expect(counterpart?.devices).not.toBe(route.devices);
    }
  });

  test('writes every path without a slash at its end', () => {
    for (const { path } of manifest) expect(path).toMatch(/^\/$|[^/]$/);
  });

  test('names the id that it does not know', () => {
    expect(() => routeOfId('product/Nothing')).toThrow('product/Nothing');
    expect(routeOfId('home').path).toBe('/');
  });
});

describe('addresses of languages', () => {
  test.each([
    ['/', 'zh', '/'],
    ['/case', 'zh', '/case'],
    ['/en', 'en', '/'],
    ['/en/case', 'en', '/case'],
    ['/en/product/BCC', 'en', '/product/BCC'],
    ['/enterprise', 'zh', '/enterprise'],
    ['/EN/case', 'zh', '/EN/case'],
    ['/zh/case', 'zh', '/zh/case'],
    ['/zh', 'zh', '/zh'],
  ] as const)('%s is %s %s, and back', (path, language, bare) => {
    expect(splitLanguage(path)).toEqual({ language, path: bare });
    expect(inLanguage(bare, language)).toBe(path);
  });

  test.each([
    ['/product/BCC?from=a%20b&x=1#highlights', 'en', '/en/product/BCC?from=a%20b&x=1#highlights'],
    ['/en/product/BCC?x=1#y', 'zh', '/product/BCC?x=1#y'],
    ['/en', 'zh', '/'],
    ['/?lang=en&x=1', 'zh', '/?x=1'],
    ['/search?lang=en', 'en', '/en/search'],
    ['/search?language=en&lang', 'en', '/en/search?language=en'],
    ['/search?slang=1&languagetype=2', 'en', '/en/search?slang=1&languagetype=2'],
    ['/en/a', 'en', '/en/a'],
    ['/a#b?c', 'en', '/en/a#b?c'],
  ] as const)('%s in %s is %s: path, query and hash are kept', (address, language, expected) => {
    expect(switchLanguage(address, language)).toBe(expected);
  });

  test('an address is split without being changed', () => {
    expect(splitAddress('/a%2F?b=1?c#d#e')).toEqual({ path: '/a%2F', query: '?b=1?c', hash: '#d#e' });
    expect(splitAddress('')).toEqual({ path: '', query: '', hash: '' });
  });

  test.each([
    ['/', '/'],
    ['/a/', '/a'],
    ['/a//', '/a'],
    ['//', '/'],
    ['', ''],
    ['/a/b', '/a/b'],
  ])('%s without its slash is %s', (path, expected) => {
    expect(withoutTrailingSlash(path)).toBe(expected);
  });
});

test.each([
  ['云 原生&=', 'zh', '/search?query=%E4%BA%91+%E5%8E%9F%E7%94%9F%26%3D'],
  ['a', 'en', '/en/search?query=a'],
] as const)('a search for “%s” in %s leads to %s', (query, language, address) => {
  expect(searchAddress(query, language)).toBe(address);
});

describe('devices (specification section 2)', () => {
  test.each([
    ['both', 'desktop', true],
    ['both', 'phone', true],
    ['desktop', 'desktop', true],
    ['desktop', 'phone', false],
    ['phone', 'phone', true],
    ['phone', 'desktop', false],
  ] as const)('a route of %s on %s: %s', (devices, device, belongs) => {
    expect(belongsTo(devices, device)).toBe(belongs);
  });
  test.each(['Android', 'webOS', 'iPhone', 'iPod', 'BlackBerry'])('%s is a phone', (name) => {
    expect(deviceOf(`Mozilla/5.0 (${name}; something)`)).toBe('phone');
  });
  test.each(['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Mozilla/5.0 (iPad; CPU OS 17_0)', ''])(
    '“%s” is a desktop',
    (agent) => {
      expect(deviceOf(agent)).toBe('desktop');
    },
  );
  test.each([
    ['phone', 'phone'],
    ['desktop', 'desktop'],
    ['tablet', null],
    [null, null],
    ['', null],
  ])('?device=%s asks for %s', (value, device) => {
    expect(parseDevice(value)).toBe(device);
  });
});
