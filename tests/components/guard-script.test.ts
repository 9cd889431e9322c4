import { guardScript } from '../../src/chrome/guard-script';
import { crawlerPattern, phonePattern } from '../../src/lib/device';
import { inLanguage, splitAddress, splitLanguage } from '../../src/routes/href';
import { belongsTo, routeOfPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';

const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
  crawler: 'Mozilla/5.0 (Linux; Android 6.0.1) (compatible; Googlebot/2.1)',
} as const;

interface Visit {
  agent?: string;
  /** What session storage holds; changed by the script. */
  stored?: Record<string, string>;
  /** What the page says of itself in attributes of `html`. */
  page?: Record<string, string>;
  blocked?: boolean;
}

/** The script with what it takes of the browser as parameters. */
const globals = ['document', 'location', 'navigator', 'window'] as const;
const script = new Function(...globals, guardScript(phonePattern, crawlerPattern));

/** Runs the script as the browser does before the first paint of a page. */
function run(address: string, { agent = agents.desktop, stored = {}, page = {}, blocked = false }: Visit = {}) {
  const { path, query, hash } = splitAddress(address);
  const replaced: string[] = [];
  const dataset: Record<string, string> = { ...page };
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  const storage = blocked
    ? { getItem: refuse, setItem: refuse }
    : {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, value: string) => {
          stored[key] = value;
        },
      };
  const fake = {
    document: { documentElement: { dataset } },
    location: { pathname: path, search: query, hash, replace: (to: string) => replaced.push(to) },
    navigator: { userAgent: agent },
    window: { sessionStorage: storage, localStorage: { getItem: blocked ? refuse : () => null } },
  };
  script(...globals.map((name) => fake[name]));
  return { replaced, to: replaced[0] ?? null, dataset, stored };
}

/** What a route's page says of itself, as src/templates/document-head.tsx writes it. */
function attributesOf(address: string): Record<string, string> {
  const { language, path } = splitLanguage(splitAddress(address).path);
  const route = routeOfPath(path);
  if (!route) return { devices: 'desktop', missing: '' };
  return {
    devices: route.devices,
    ...(route.counterpart ? { counterpart: inLanguage(route.counterpart, language) } : {}),
  };
}

/** Follows the script from page to page until it stays. @throws Error for a loop */
function follow(address: string, visit: Visit): string {
  let at = address;
  for (let steps = 0; steps < 6; steps += 1) {
    const { replaced, to } = run(at, { ...visit, page: attributesOf(at) });
    if (replaced.length > 1) throw new Error(`${at} is replaced twice: ${replaced.join(' ')}`);
    if (to === null) return at;
    at = to;
  }
  throw new Error(`${address} goes round in circles, at last at ${at}`);
}

describe('what a page learns before its first paint', () => {
  test.each([
    [agents.phone, 'phone'],
    ['Mozilla/5.0 (Linux; Android 14)', 'phone'],
    [agents.desktop, 'desktop'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0)', 'desktop'],
  ])('the device of “%s” is %s', (agent, device) => {
    expect(run('/', { agent }).dataset).toMatchObject({ device, script: '' });
  });

  test('a page of both devices stays where it is', () => {
    for (const agent of [agents.phone, agents.desktop])
      expect(run('/case?x=1#y', { agent, page: { devices: 'both' } }).to).toBeNull();
  });
});

describe('the device guard (decisions on routes and devices)', () => {
  const desktopPage = { devices: 'desktop', counterpart: '/aboutRecord' };

  test('a page outside the device’s set leads to its counterpart, query and hash kept', () => {
    expect(run('/aboutus/record?a=1&b=%20#c', { agent: agents.phone, page: desktopPage }).to).toBe(
      '/aboutRecord?a=1&b=%20#c',
    );
  });

  test('without a counterpart it leads to /notFond, which learns the address and the device it is for', () => {
    const { to } = run('/en/tags?filter=a&b=c#d', { agent: agents.phone, page: { devices: 'desktop' } });
    const { path, query } = splitAddress(to ?? '');
    expect(path).toBe('/en/notFond');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ from: '/en/tags?filter=a&b=c', for: 'desktop' });
  });

  test('a page of the own device stays', () => {
    expect(run('/aboutus/record', { agent: agents.desktop, page: desktopPage }).to).toBeNull();
  });

  test.each(['phone', 'desktop'])('?device=%s shows every page, and is kept for the session', (device) => {
    const stored = {};
    expect(run(`/aboutus/record?device=${device}`, { agent: agents.phone, page: desktopPage, stored })).toMatchObject({
      to: null,
      dataset: { device },
    });
    expect(run('/tags', { agent: agents.phone, page: { devices: 'desktop' }, stored })).toMatchObject({
      to: null,
      dataset: { device },
    });
    expect(run('/product/BeyondStage', { agent: agents.desktop, page: { devices: 'phone' }, stored }).to).toBeNull();
  });

  test('a later ?device= replaces the one that was kept', () => {
    const stored = { device: 'phone' };
    run('/?device=desktop', { stored });
    expect(stored.device).toBe('desktop');
  });

  test.each(['?device=tablet', '?device=', '?device=PHONE'])('%s asks for nothing and is not kept', (query) => {
    const { to, stored, dataset } = run(`/aboutus/record${query}`, { agent: agents.phone, page: desktopPage });
    expect(to).toBe(`/aboutRecord${query}`);
    expect(stored).toEqual({});
    expect(dataset['device']).toBe('phone');
  });

  test('a kept value that is no device is passed over', () => {
    expect(run('/', { stored: { device: 'toaster' } }).dataset['device']).toBe('desktop');
  });

  test.each(['Googlebot/2.1', 'Baiduspider/2.0', 'bingbot/2.0', 'YandexBot/3.0', 'facebookexternalhit/1.1'])(
    '%s is led nowhere, by device, language or a missing page',
    (name) => {
      const agent = `Mozilla/5.0 (Linux; Android 6.0.1) (compatible; ${name})`;
      expect(run('/tags', { agent, page: { devices: 'desktop' } }).to).toBeNull();
      expect(run('/?lang=en', { agent }).to).toBeNull();
      expect(run('/nothing', { agent, page: { missing: '' } }).to).toBeNull();
    },
  );
});

describe('the language (decisions on language)', () => {
  test.each([
    ['/case?lang=en', '/en/case'],
    ['/?lang=en', '/en'],
    ['/case?a=1&lang=en&b=%2F#c', '/en/case?a=1&b=%2F#c'],
    ['/en/case?lang=zh', '/case'],
    ['/en?lang=zh-CN', '/'],
    ['/en/?lang=zh-CN', '/'],
    ['/en/case?lang=zh&language=en', '/case?language=en'],
    ['/enterprise?lang=en', '/en/enterprise'],
  ])('%s leads to %s', (address, to) => {
    expect(run(address).to).toBe(to);
  });

  test.each([
    '/case?lang=xx',
    '/case?lang=',
    '/case?lang=EN',
    '/en/case?lang=fr',
    '/en/case?lang=en',
    '/case?lang=zh',
    '/case?lang=zh-CN',
  ])('%s stays where it is', (address) => {
    expect(run(address).to).toBeNull();
  });

  test.each([
    ['en', 'en'],
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
  ])('?lang=%s is stored as languagetype %s', (lang, languagetype) => {
    expect(run(`/?lang=${lang}`).stored).toEqual({ languagetype });
  });

  test('?lang=xx stores nothing', () => {
    expect(run('/?lang=xx').stored).toEqual({});
  });

  test.each([
    ['/case#a', 'en', '/en/case#a'],
    ['/en/case', 'zh-CN', '/case'],
    ['/en/case', 'zh', '/case'],
    ['/en/case', 'en', null],
    ['/case', 'zh-CN', null],
    ['/case', 'xx', null],
    ['/case?lang=xx', 'en', '/en/case'],
  ])('%s with the stored language %s leads to %s', (address, languagetype, to) => {
    expect(run(address, { stored: { languagetype } }).to).toBe(to);
  });

  test('?lang= wins over what is stored', () => {
    const stored = { languagetype: 'en' };
    expect(run('/case?lang=zh', { stored }).to).toBeNull();
    expect(stored.languagetype).toBe('zh-CN');
  });

  test('the browser’s own language leads nowhere', () => {
    expect(run('/', { agent: `${agents.desktop} en-US` }).to).toBeNull();
  });

  test('an address whose lang parameter is written in another way ends as well', () => {
    expect(follow('/case?%6Cang=en', {})).toMatch(/^\/en\/case/);
    expect(follow('/en/case?lang=zh&lang=en', {})).toBe('/case');
  });
});

describe('unknown paths (decisions on routes)', () => {
  test.each([
    ['/nothing?a=1&b=2', '/notFond', '/nothing?a=1&b=2'],
    ['/en/nothing', '/en/notFond', '/en/nothing'],
    ['/%E4%BA%91', '/notFond', '/%E4%BA%91'],
  ])('%s leads to %s, which learns the address', (address, path, from) => {
    const { to } = run(address, { page: { missing: '' } });
    expect(splitAddress(to ?? '').path).toBe(path);
    expect(Object.fromEntries(new URLSearchParams(splitAddress(to ?? '').query))).toEqual({ from });
  });

  test.each([
    ['/nothing', { languagetype: 'en' }],
    ['/nothing?lang=en', {}],
  ])('%s with %j ends at the error page of English', (address, stored) => {
    expect(splitAddress(follow(address, { stored })).path).toBe('/en/notFond');
  });
});

describe('blocked storage', () => {
  test('breaks nothing: the page is shown, devices and languages are guarded', () => {
    expect(run('/case', { blocked: true, page: { devices: 'both' } })).toMatchObject({
      to: null,
      dataset: { device: 'desktop', script: '' },
    });
    expect(run('/case?lang=en', { blocked: true }).to).toBe('/en/case');
    expect(run('/tags', { blocked: true, agent: agents.phone, page: { devices: 'desktop' } }).to).toContain(
      '/notFond?',
    );
  });

  test('?device= holds for the page that carries it', () => {
    expect(
      run('/tags?device=desktop', { blocked: true, agent: agents.phone, page: { devices: 'desktop' } }).to,
    ).toBeNull();
  });
});

describe.each(['phone', 'desktop'] as const)('every route on a %s', (device) => {
  const visits = (['zh', 'en'] as const).flatMap((language) =>
    ([{}, { languagetype: 'en' }, { languagetype: 'zh-CN' }] as Record<string, string>[]).flatMap((stored) =>
      ['', '?lang=en', '?lang=zh', '?lang=xx'].map((query) => ({ language, stored, query })),
    ),
  );

  test.each(manifest.map((route) => [route.path, route] as const))(
    '%s ends at a page of this device, in the language that was asked for',
    (path, route) => {
      for (const { language, stored, query } of visits) {
        const end = follow(inLanguage(path, language) + query, { agent: agents[device], stored: { ...stored } });
        const { path: endPath } = splitAddress(end);
        const { language: endLanguage, path: bare } = splitLanguage(endPath);
        const ended = routeOfPath(bare);
        expect(ended && belongsTo(ended.devices, device)).toBe(true);
        expect(bare === '/notFond' && path !== '/notFond').toBe(
          !belongsTo(route.devices, device) && route.counterpart === undefined,
        );
        const asked = query === '?lang=en' ? 'en' : query === '?lang=zh' ? 'zh-CN' : stored['languagetype'];
        expect(endLanguage).toBe(asked === undefined ? language : asked === 'en' ? 'en' : 'zh');
      }
    },
  );
});
