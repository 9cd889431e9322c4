/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { guard } from '../../src/chrome/before-paint/guard';
import { scriptsId, startScripts, watchFailures } from '../../src/chrome/before-paint/start';
import { posterOffset } from '../../src/config/constants';
import { switchLanguage } from '../../src/routes/href';
import { root as projectRoot } from '../support/root';

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
}

/** Runs the guard as the browser does before the first paint. Session storage lasts until the next test. */
function visit(address: string, { agent, session = {}, local = {}, page = {}, signals, hasPoster }: Visit = {}) {
  window.history.replaceState(null, '', address);
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  Object.assign(root.dataset, page);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent ?? agents.desktop);
  Object.assign(navigator, { doNotTrack: undefined, globalPrivacyControl: undefined, ...signals });
  const to = guard(hasPoster ?? false);
  return { to, dataset: { ...root.dataset }, stored: { ...sessionStorage } };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('the guard decides the device once at load (section 2)', () => {
  test.each([
    [agents.phone, 'phone'],
    ['Mozilla/5.0 (Linux; Android 14)', 'phone'],
    ['Mozilla/5.0 (webOS/2.2.4)', 'phone'],
    ['Mozilla/5.0 (iPod touch)', 'phone'],
    ['Mozilla/5.0 (BlackBerry; U)', 'phone'],
    [agents.desktop, 'desktop'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0)', 'desktop'],
  ])('%s is a %s', (agent, device) => {
    expect(visit('/', { agent }).dataset).toMatchObject({ device, script: '' });
  });

  const record = { devices: 'desktop', counterpart: '/aboutRecord' };
  test.each([
    ['leads to the counterpart, all kept', '/aboutus/record?a=1&b=%20#c', record, '/aboutRecord?a=1&b=%20#c'],
    [
      'leads to /notFond without one',
      '/en/tags?a=b#d',
      { devices: 'desktop' },
      '/en/notFond?from=%2Fen%2Ftags%3Fa%3Db&for=desktop',
    ],
    ['stays on a page of both devices', '/case?x=1#y', { devices: 'both' }, null],
    ['stays on a page of its own', '/caseDetailPhone', { devices: 'phone' }, null],
  ])('a phone %s', (_, address, page, to) => {
    expect(visit(address, { agent: agents.phone, page }).to).toBe(to);
  });

  test('?device= shows every page, for the session; the last one wins', () => {
    const phone = { agent: agents.phone, page: record };
    expect(visit('/aboutus/record?device=desktop', phone)).toMatchObject({ to: null, dataset: { device: 'desktop' } });
    expect(visit('/aboutus/record', phone)).toMatchObject({ to: null, dataset: { device: 'desktop', unguarded: '' } });
    expect(visit('/aboutus/record?device=phone', phone)).toMatchObject({ to: null, stored: { device: 'phone' } });
  });

  test.each(['tablet', '', 'PHONE'])('?device=%s is ignored', (device) => {
    const { to, stored } = visit(`/aboutus/record?device=${device}`, { agent: agents.phone, page: record });
    expect([to, stored]).toEqual([`/aboutRecord?device=${device}`, {}]);
  });

  test.each(['Googlebot/2.1', 'Baiduspider/2.0', 'bingbot/2.0', 'facebookexternalhit/1.1'])(
    '%s is never redirected',
    (name) => {
      const agent = `Mozilla/5.0 (Linux; Android 6.0.1) (compatible; ${name})`;
      expect(visit('/tags', { agent, page: { devices: 'desktop' } }).to).toBeNull();
      expect(visit('/?lang=en', { agent }).to).toBeNull();
      expect(visit('/nothing', { agent, page: { missing: '' } }).to).toBeNull();
    },
  );
});

describe('the guard decides the language: ?lang=, then languagetype, then the address (section 4)', () => {
  test.each([
    ['/case?lang=en', {}, '/en/case'],
    ['/?lang=en', {}, '/en'],
    ['/case?a=1&lang=en&b=%2F#c', {}, '/en/case?a=1&b=%2F#c'],
    ['/en?lang=zh-CN', {}, '/'],
    ['/en/case?lang=zh&language=en', {}, '/case?language=en'],
    ['/enterprise?lang=en', {}, '/en/enterprise'],
    ['/case?lang=xx', {}, null],
    ['/case?lang=EN', {}, null],
    ['/en/case?lang=en', {}, null],
    ['/case?lang=zh-CN', {}, null],
    ['/case#a', { languagetype: 'en' }, '/en/case#a'],
    ['/en/case', { languagetype: 'zh-CN' }, '/case'],
    ['/en/case', { languagetype: 'en' }, null],
    ['/case', { languagetype: 'xx' }, null],
    ['/case?lang=zh', { languagetype: 'en' }, null],
  ])('%s with %j in the session leads to %s', (address, session: Record<string, string>, to) => {
    expect(visit(address, { session }).to).toBe(to);
  });

  test.each([
    ['en', { languagetype: 'en' }],
    ['zh', { languagetype: 'zh-CN' }],
    ['xx', {}],
  ])('?lang=%s stores %j', (lang, stored) => {
    expect(visit(`/?lang=${lang}`).stored).toEqual(stored);
  });
});

/** Paths that try to leave the site: pieces that browsers and hosts read in more than one way. */
const hostilePath = fc
  .array(
    fc.constantFrom('/', '\\', '%5C', '%2f', '%09', '\t', '..', '.', 'en', 'case', 'evil.example', '@', ':', '%'),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

test('no address leads to another host, whatever the path, language, device and page', () => {
  const { origin } = window.location;
  const leads = (path: string, query: string, page: Record<string, string>, agent: string) => {
    let at: URL;
    try {
      at = new URL(origin + path + query);
      // jsdom, unlike a browser on such a page, refuses a path that begins with two slashes.
      window.history.replaceState(null, '', at);
    } catch {
      return;
    }
    sessionStorage.clear();
    const { to } = visit(at.href, { agent, page });
    for (const target of [to, switchLanguage(at.pathname + at.search, 'zh'), switchLanguage(at.pathname, 'en')])
      if (target !== null) expect(new URL(target, at).origin).toBe(origin);
  };
  leads('/en//evil.example/..%2fcase', '?lang=zh', {}, agents.desktop);
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/en/', '/en', '//'),
      hostilePath,
      fc.constantFrom('', '?lang=zh', '?lang=en', '?device=phone'),
      fc.constantFrom<Record<string, string>>(
        {},
        { missing: '' },
        { devices: 'desktop' },
        { devices: 'phone', counterpart: '/case' },
      ),
      fc.constantFrom(...Object.values(agents)),
      (start, path, query, page, agent) => leads(start + path, query, page, agent),
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ['/nothing?a=1&b=2', {}, '/notFond?from=%2Fnothing%3Fa%3D1%26b%3D2'],
  ['/en/nothing', {}, '/en/notFond?from=%2Fen%2Fnothing'],
  ['/nothing', { languagetype: 'en' }, '/en/notFond?from=%2Fnothing'],
])('an unknown path leads to /notFond in the visitor’s language (section 2): %s', (address, session, to) => {
  expect(visit(address, { session, page: { missing: '' } }).to).toBe(to);
});

test('blocked storage breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(visit('/case?lang=en').to).toBe('/en/case');
  expect(visit('/tags?device=desktop', { agent: agents.phone, page: { devices: 'desktop' } }).to).toBeNull();
});

test.each([
  [{}, {}, 'ask'],
  [{ first_login: 'true' }, {}, undefined],
  [{ showBanner: 'false' }, {}, undefined],
  [{ showBanner: 'true' }, {}, 'ask'],
  [{ first_login: 'yes' }, {}, 'ask'],
  [{}, { globalPrivacyControl: true }, 'signal'],
  [{}, { doNotTrack: '1' }, 'signal'],
  [{}, { doNotTrack: '0', globalPrivacyControl: false }, 'ask'],
])('the privacy banner is shown until it is answered (section 4): %j %j', (local, signals, consent) => {
  expect(visit('/', { local, signals }).dataset['consent']).toBe(consent);
});

test('the poster is shown if the vendor has one, until it is dismissed (section 2)', () => {
  expect(visit('/', { hasPoster: false })).toMatchObject({ stored: {} });
  expect(visit('/', { hasPoster: true })).toMatchObject({ dataset: { poster: '' }, stored: {} });
  expect(visit('/', { hasPoster: true, session: { showPoster: 'false' } }).dataset).not.toHaveProperty('poster');
});

test(`the poster is ${posterOffset} px high (section 9)`, () => {
  expect(readFileSync(join(projectRoot, 'src/chrome/poster.module.css'), 'utf8')).toContain(
    `height: ${posterOffset}px;`,
  );
});

describe('the site’s scripts', () => {
  const started = () => document.body.querySelector('i') !== null;
  const fire = (type: string, target: EventTarget = window) =>
    target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  // Listeners of one test would start the scripts of the next.
  const listeners: Parameters<typeof window.addEventListener>[] = [];
  const run = (body = '') => {
    document.body.innerHTML = `${body}<template id="${scriptsId}"><i></i></template>`;
    startScripts();
  };

  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    Object.assign(navigator, { connection: undefined });
    for (const name of ['ready', 'failed']) delete root.dataset[name];
    root.dataset.script = '';
    jest.useFakeTimers();
    const add = window.addEventListener.bind(window);
    jest.spyOn(window, 'addEventListener').mockImplementation((...listener: (typeof listeners)[number]) => {
      listeners.push(listener);
      add(...listener);
    });
  });
  afterEach(() => {
    for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
    jest.useRealTimers();
  });

  test('start once the loaded page is idle', () => {
    run();
    expect(started()).toBe(false);
    fire('load');
    jest.advanceTimersByTime(5_000);
    expect(started()).toBe(true);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'wait for the visitor with %j',
    (connection) => {
      Object.assign(navigator, { connection });
      run();
      fire('load');
      jest.advanceTimersByTime(5_000);
      expect(started()).toBe(false);
      fire('pointerdown');
      expect(started()).toBe(true);
    },
  );

  test('do not wait where the query names something that only script can show', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    window.history.replaceState(null, '', '/search?query=gpu');
    run();
    fire('load');
    jest.advanceTimersByTime(5_000);
    expect(started()).toBe(true);
  });

  test.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'start at once with the first %s',
    (sign) => {
      run();
      fire(sign);
      expect(started()).toBe(true);
    },
  );

  test('start when all of the page is there, if the visitor was earlier', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    run();
    fire('pointerdown');
    expect(started()).toBe(false);
    state.mockRestore();
    fire('DOMContentLoaded');
    expect(started()).toBe(true);
  });

  test.each([
    ['a button', '<button type="button"><b>x</b></button>', true],
    ['the language switch', '<a href="/en" data-language="en"><b>x</b></a>', true],
    ['a download', '<a href="/a.pdf" data-hold=""><b>x</b></a>', true],
    ['a button of a form that only script can send', '<form><button><b>x</b></button></form>', true],
    ['a link', '<a href="#content"><b>x</b></a>', false],
    ['a button of a form with an address', '<form action="/search"><button><b>x</b></button></form>', false],
  ])('hold what is pressed before them, where they are needed for it: %s', (_, html, isHeld) => {
    run(html);
    const presses: boolean[] = [];
    const note = (event: Event) => {
      presses.push(event.isTrusted);
      event.preventDefault();
    };
    document.body.addEventListener('click', note);
    document.querySelector('b')?.click();
    expect(presses).toHaveLength(isHeld ? 0 : 1);
    expect(started()).toBe(isHeld);
    // A sign that it was taken.
    expect(document.querySelector('[aria-busy]') !== null).toBe(isHeld);
    fire('site-ready');
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(presses).toHaveLength(1);
    fire('site-ready');
    expect(presses).toHaveLength(1);
    document.body.removeEventListener('click', note);
  });
});

describe('failures (section 8)', () => {
  const report = jest.fn();
  beforeAll(() => watchFailures(report));
  beforeEach(() => {
    jest.clearAllMocks();
    root.dataset.ready = '';
  });
  /** @returns whether it stays out of the console */
  const reject = (reason: unknown) =>
    !window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));

  test.each([new TypeError('x is undefined'), 'text', null, undefined])(
    '%s is reported only while the page is not hydrated',
    (reason) => {
      expect(reject(reason)).toBe(false);
      expect(report).not.toHaveBeenCalled();
      delete root.dataset.ready;
      reject(reason);
      expect(report).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['script', '/app-1.js', true],
    ['script', 'https://hm.baidu.com/hm.js?1', false],
    ['img', '/a.png', false],
  ])('a %s at %s that does not load: %s', (tag, address, isReported) => {
    const element = document.createElement(tag);
    document.body.append(element);
    Object.defineProperty(element, 'src', { value: new URL(address, window.location.href).href });
    element.dispatchEvent(new Event('error'));
    expect(report).toHaveBeenCalledTimes(isReported ? 1 : 0);
  });
});

test('a hash that cannot be decoded is dropped; any other is kept', () => {
  visit('/case?id=3#%');
  expect(window.location.href).toMatch(/\/case\?id=3$/);
  visit('/case#%E6%9C%8D');
  expect(window.location.hash).toBe('#%E6%9C%8D');
});
