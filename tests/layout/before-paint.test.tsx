import fc from 'fast-check';
import { guard, mark } from '../../src/layout/before-paint/guard';
import { watchLinks } from '../../src/layout/before-paint/links';
import { scriptsTemplate, startScriptsAfterPaint } from '../../src/layout/before-paint/scripts';
import { switchLanguage } from '../../src/site/href';

const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
} as const;

const root = document.documentElement;

interface Visit {
  agent?: string;
  session?: Record<string, string>;
  local?: Record<string, string>;
  /** What the page says of itself in attributes of `html`. */
  page?: Record<string, string>;
  signals?: object;
  hasPoster?: boolean;
  counts?: boolean;
}

/**
 * Runs the guard as the browser does before the first paint. Session storage lasts until the next
 * test.
 */
function visit(
  address: string,
  { agent, session = {}, local = {}, page = {}, signals, ...vendor }: Visit = {},
) {
  window.history.replaceState(null, '', address);
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  Object.assign(root.dataset, page);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent ?? agents.desktop);
  Object.assign(navigator, { doNotTrack: undefined, globalPrivacyControl: undefined, ...signals });

  const to = guard({ hasPoster: false, counts: false, ...vendor });
  return { to, dataset: { ...root.dataset }, stored: { ...sessionStorage } };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

describe('the guard decides the device once at load (section 2)', () => {
  test.each([
    ['phone', ['iPhone', 'iPod', 'Linux; Android 14', 'webOS/2.2.4', 'BlackBerry; U']],
    ['desktop', ['Windows NT 10.0', 'iPad; CPU OS 17_0']],
  ])('a %s is each of %j', (device, systems) => {
    for (const system of systems)
      expect(visit('/', { agent: `Mozilla/5.0 (${system})` }).dataset).toMatchObject({
        device,
        script: '',
      });
  });

  const record = { devices: 'desktop', counterpart: '/aboutRecord' };
  const train = { devices: 'desktop', counterpart: '/phone/train' };
  const wrongDevice = '/en/notFond?from=%2Fen%2Ftags%3Fa%3Db&for=desktop';

  test.each([
    [
      'leads to the counterpart, all kept',
      '/aboutus/record?a=1&b=%20#c',
      record,
      '/aboutRecord?a=1&b=%20#c',
    ],
    ['leads to /notFond without one', '/en/tags?a=b#d', { devices: 'desktop' }, wrongDevice],
    ['stays at the second address of a page of desktops', '/phone/train?a=1', train, null],
    ['stays on a page of both devices', '/case?x=1#y', { devices: 'both' }, null],
    ['stays on a page of its own', '/caseDetailPhone', { devices: 'phone' }, null],
  ])('a phone %s', (_, address, page, to) => {
    expect(visit(address, { agent: agents.phone, page }).to).toBe(to);
  });

  test('?device= shows every page, for the session; the last one wins', () => {
    const phone = { agent: agents.phone, page: record };

    expect(visit('/aboutus/record?device=desktop', phone)).toMatchObject({
      to: null,
      dataset: { device: 'desktop' },
    });
    expect(visit('/aboutus/record', phone)).toMatchObject({
      to: null,
      dataset: { device: 'desktop', unguarded: '' },
    });
    expect(visit('/aboutus/record?device=phone', phone)).toMatchObject({
      to: null,
      stored: { device: 'phone' },
    });
  });

  const android = 'Mozilla/5.0 (Linux; Android';
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0 Mobile Safari/537.36';

  test.each([
    `${android} 9; CUBOT X19) ${chrome}`,
    `${android} 11; CUBOT_NOTE_20) ${chrome}`,
    `${android} 7.0; M BOT 551 Build/NRD90M) ${chrome}`,
    `${android} 7.0; zh-cn; M_bot_60 Build/NRD90M) ${chrome}`,
    `${android} 8.1; Robot X1) ${chrome}`,
    `${android} 8.1; Spider 2 Build/OPM1) ${chrome}`,
    `${android} 12; HUAWEI) ${chrome} MMWEBID/1 MicroMessenger/8.0.16`,
    `${android} 10; K) ${chrome} baiduboxapp/13`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) GSA/300.0 Mobile/15E148 Safari/604.1',
  ])('%s is a phone', (agent) => {
    expect(visit('/tags', { agent, page: { devices: 'desktop' } }).to).toContain('/notFond');
  });

  const compatible = (name: string) =>
    `${android} 6.0.1; Nexus 5X Build/MMB29P) ${chrome} (compatible; ${name})`;

  test.each([
    compatible('Google-InspectionTool/1.0;'),
    compatible('GoogleOther'),
    compatible('Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943'),
    compatible('Storebot-Google/1.0'),
    compatible('bingbot/2.0; +http://www.bing.com/bingbot.htm'),
    compatible('PetalBot;+https://webmaster.petalsearch.com/site/petalbot'),
    compatible('Baiduspider/2.0'),
    compatible('Bytespider; spider-feedback@bytedance.com'),
    compatible('Yandex/1; YandexMobileBot/3.0'),
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0) Version/16 Mobile Safari (Applebot/0.1)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 9_1) (compatible; Mediapartners-Google/2.1)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5) Safari/604.1 Sogou web spider/4.0',
    `${android} 7.0; Moto G4) ${chrome} Chrome-Lighthouse`,
  ])('%s is a crawler, which is never redirected', (agent) => {
    expect(visit('/tags', { agent, page: { devices: 'desktop' } }).to).toBeNull();
  });

  test('a crawler sees every page and language at its address', () => {
    const agent = 'Mozilla/5.0 (Linux; Android 6.0.1) (compatible; Googlebot/2.1)';

    expect(visit('/tags', { agent, page: { devices: 'desktop' } }).to).toBeNull();
    expect(visit('/?lang=en', { agent }).to).toBeNull();
    expect(visit('/nothing', { agent, page: { missing: '' } }).to).toBeNull();
  });
});

describe('the guard decides the language: ?lang=, then languagetype, then the address (section 4)', () => {
  test.each([
    ['/case?lang=en', {}, '/en/case'],
    ['/case?a=1&lang=en&b=%2F#c', {}, '/en/case?a=1&b=%2F#c'],
    ['/en?lang=zh-CN', {}, '/'],
    ['/case?lang=xx', {}, null],
    ['/en/case?lang=en', {}, null],
    ['/case#a', { languagetype: 'en' }, '/en/case#a'],
    ['/en/case', { languagetype: 'zh-CN' }, '/case'],
    ['/case?lang=zh', { languagetype: 'en' }, null],
  ])('%s with %j in the session leads to %s', (address, session: Record<string, string>, to) => {
    expect(visit(address, { session }).to).toBe(to);
  });

  test('a language in the query is stored', () => {
    expect(visit('/?lang=zh').stored).toEqual({ languagetype: 'zh-CN' });
    expect(visit('/?lang=xx').stored).toEqual({ languagetype: 'zh-CN' });
  });

  test('an unknown path leads to /notFond in the visitor’s language (section 2)', () => {
    const page = { missing: '' };
    expect(visit('/en/nothing?a=1', { page }).to).toBe('/en/notFond?from=%2Fen%2Fnothing%3Fa%3D1');
    expect(visit('/nothing', { session: { languagetype: 'en' }, page }).to).toBe(
      '/en/notFond?from=%2Fnothing',
    );
  });
});

describe('a page that a host serves at another address than its own', () => {
  test.each([
    ['/product//BCC', '/product/BCC'],
    ['/en//product/BCC', '/en/product/BCC'],
    ['/product%2FBCC', '/product/BCC'],
    ['/case%2F', '/case'],
    ['/CASE', '/case'],
    ['/case/', '/case'],
    ['/case/index.html', '/case'],
    ['/case;x', '/case'],
    ['/%70roduct/BCC', '/product/BCC'],
    ['/phone/consultsuccess', '/consultsuccess'],
    ['/whatever/the/host/rewrites', '/'],
  ])('%s becomes its own, %s, before Gatsby reads it', (address, path) => {
    const { to } = visit(`${address}?a=1#b`, { page: { path } });
    expect(to).toBeNull();
    expect(window.location.href).toBe(`${window.location.origin}${path}?a=1#b`);
  });

  test('is corrected before it is decided where the visitor belongs', () => {
    const page = { path: '/aboutus/record', devices: 'desktop', counterpart: '/aboutRecord' };

    expect(visit('/aboutus//record?a=1', { agent: agents.phone, page }).to).toBe(
      '/aboutRecord?a=1',
    );
    expect(visit('/EN/case', { page: { path: '/en/case' } }).to).toBeNull();
  });
});

test('the error page of a host leads to the error page’s own address, once', () => {
  const page = { missing: '' };

  expect(visit('/x/y?a', { page }).to).toBe('/notFond?from=%2Fx%2Fy%3Fa');
  // Where the host has no page at that address either.
  expect(visit('/notFond?from=%2Fx', { page }).to).toBeNull();
  expect(visit('/en/notFond', { page }).to).toBeNull();
});

test('no address leads to another host, whatever the path, language, device and page', () => {
  const { origin } = window.location;

  const leads = (path: string, query: string, page: Record<string, string>, agent: string) => {
    // jsdom, unlike a browser on such a page, refuses a path that begins with two slashes.
    if (
      !URL.canParse(origin + path + query) ||
      new URL(origin + path + query).pathname.startsWith('//')
    )
      return;

    const at = new URL(origin + path + query);
    sessionStorage.clear();

    const { to } = visit(at.href, { agent, page });

    for (const target of [
      to,
      switchLanguage(at.pathname + at.search, 'zh'),
      switchLanguage(at.pathname, 'en'),
    ]) {
      if (target !== null) expect(new URL(target, at).origin).toBe(origin);
    }
  };

  leads('/en//evil.example/..%2fcase', '?lang=zh', {}, agents.desktop);
  const phones = { devices: 'phone', counterpart: '/case' };
  // Pieces that browsers and hosts read in more than one way.
  const piece = fc.constantFrom(
    ...'/ \\ %5C %2f %09 \t .. . en case evil.example @ : %'.split(' '),
  );

  fc.assert(
    fc.property(
      fc.constantFrom('/', '/en/', '/en', '//'),
      fc.array(piece, { maxLength: 12 }),
      fc.constantFrom('', '?lang=zh', '?lang=en', '?device=phone'),
      fc.constantFrom<Record<string, string>>(
        {},
        { missing: '' },
        { path: '/case' },
        { devices: 'desktop' },
        phones,
      ),
      fc.constantFrom(...Object.values(agents)),
      (start, pieces, query, page, agent) => leads(start + pieces.join(''), query, page, agent),
    ),
    { numRuns: 500 },
  );
});

test.each([
  [{}, {}, false, 'ask'],
  [{ first_login: 'true' }, {}, false, undefined],
  // Who closed the notice of a site that counted nothing hasn't been asked.
  [{ first_login: 'true' }, {}, true, 'ask'],
  [{ first_login: 'true', showBanner: 'false' }, {}, true, undefined],
  [{ showBanner: 'false' }, {}, true, undefined],
  [{}, { globalPrivacyControl: true }, true, 'signal'],
  [{}, { doNotTrack: '1' }, true, 'signal'],
])(
  'the privacy banner is shown until it is answered (section 4): %j %j, counts: %s',
  (local, signals, counts, consent) => {
    expect(visit('/', { local, signals, counts }).dataset['consent']).toBe(consent);
  },
);

describe('links and forms before and after hydration', () => {
  beforeAll(watchLinks);
  beforeEach(() => delete root.dataset.ready);

  test('a middle click on a language keeps query and hash, too (section 4)', () => {
    window.history.replaceState(null, '', '/case?a=1&lang=zh#b');
    document.body.innerHTML = '<a href="/en/case" data-language="en"><b>English</b></a>';
    document.querySelector('b')?.dispatchEvent(new Event('auxclick', { bubbles: true }));

    expect(document.querySelector('a')?.getAttribute('href')).toBe('/en/case?a=1#b');
  });

  test('a press on what opens by itself reaches React only once the page is hydrated', () => {
    document.body.innerHTML =
      '<main><button popovertarget="menu"></button><button></button></main>';
    const reached: EventTarget[] = [];
    const buttons = [...document.querySelectorAll('button')];

    document
      .querySelector('main')
      ?.addEventListener('click', ({ target }) => target && reached.push(target));
    for (const button of buttons) button.click();
    root.dataset.ready = '';
    for (const button of buttons) button.click();

    expect(reached).toEqual([buttons[1], ...buttons]);
  });

  test('a form that only script can send waits for it; one with an address does not (section 5)', () => {
    document.body.innerHTML = '<form method="post"></form><form action="/search"></form>';
    const isSent = (form: Element) =>
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

    expect([...document.forms].map(isSent)).toEqual([false, true]);

    root.dataset.ready = '';
    expect([...document.forms].map(isSent)).toEqual([true, true]);
  });
});

test('a page that the browser has kept learns what was decided since (sections 3 and 4)', () => {
  visit('/en/case', { session: { languagetype: 'en' } });
  expect(root.dataset.consent).toBe('ask');

  localStorage.setItem('showBanner', 'false');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('languagetype', 'zh-CN');
  mark({ hasPoster: false, counts: false });

  expect([root.dataset.consent, root.dataset.theme]).toEqual([undefined, 'dark']);
  expect(sessionStorage.getItem('languagetype')).toBe('en');
});

test('a hash that cannot be decoded is dropped; any other is kept', () => {
  visit('/case?id=3#%');
  expect(window.location.href).toMatch(/\/case\?id=3$/);

  visit('/case#%E6%9C%8D');
  expect(window.location.hash).toBe('#%E6%9C%8D');
});

describe('the scripts of the page', () => {
  const started = () => document.querySelectorAll('body > script').length;

  /** Tells the page that it has been painted. */
  let paint: () => void;

  /** A browser that tells the page of these entries. */
  function useBrowser({ supportedEntryTypes }: { supportedEntryTypes: string[] }): void {
    class PerformanceObserver {
      static readonly supportedEntryTypes = supportedEntryTypes;

      constructor(report: () => void) {
        paint = report;
      }

      observe = jest.fn();
    }

    Object.assign(globalThis, { PerformanceObserver });
  }

  /** Reads a page whose scripts wait in the template. */
  function readPage({ hidden = false } = {}): void {
    document.body.innerHTML = `<template id="${scriptsTemplate}"><script type="test"></script></template>`;
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    startScriptsAfterPaint();
    dispatchEvent(new Event('DOMContentLoaded'));
  }

  beforeEach(() => useBrowser({ supportedEntryTypes: ['navigation', 'paint'] }));

  test('start once the page is painted, and only once', () => {
    readPage();
    expect(started()).toBe(0);

    // The first paint and the first one with content are two entries.
    paint();
    paint();
    expect(started()).toBe(1);
  });

  test('start at once in the background, where nothing is painted', () => {
    readPage({ hidden: true });
    expect(started()).toBe(1);
  });

  test('start when the visitor turns to another tab before the page is painted', () => {
    readPage();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(started()).toBe(1);
  });

  test('start soon after the page is loaded if the browser tells nothing of this paint', () => {
    jest.useFakeTimers();
    readPage();
    dispatchEvent(new Event('load'));
    expect(started()).toBe(0);

    jest.advanceTimersByTime(1000);
    expect(started()).toBe(1);
    jest.useRealTimers();
  });

  test('start at once in a browser that tells nothing of paints', () => {
    useBrowser({ supportedEntryTypes: ['navigation'] });
    readPage();
    expect(started()).toBe(1);
  });
});
