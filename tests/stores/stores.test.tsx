import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useRegistration } from '../../src/features/downloads/use-registration';
import { SubscribeBox } from '../../src/features/subscription/subscribe-box';
import { useDownloaders } from '../../src/stores/downloaders';
import { keepStoresCurrent } from '../../src/stores/keep-current';
import { useMenus } from '../../src/stores/menus';
import { usePictureAddresses } from '../../src/stores/picture-addresses';
import { userOf, useSession } from '../../src/stores/session';
import { consentOf, useVisitor } from '../../src/stores/visitor';
import { content, footerMenu, menu } from '../fixtures/site';
import { withTexts } from '../support/i18n';

/*
 * Client state stands under the keys of section 3, each field under its own, and whatever stands
 * there breaks nothing.
 */

const stores = [useSession, useVisitor, useDownloaders, usePictureAddresses, useMenus];

const rehydrate = () => {
  for (const store of stores) void store.persist.rehydrate();
};

const keys = {
  local: [
    'first_login',
    'showBanner',
    'subscribed',
    'downloader',
    'downloadwhitepaper',
    'downloadppt',
    'cloudtech',
  ],
  session: [
    'showPoster',
    'isLogin',
    'userInfo',
    'languagetype',
    'menu',
    'footerMenu',
    'siteInfo',
    'friendlyLinks',
    'recommendations',
    'picAddr',
    'zsAddr',
    'jxszsAddr',
    'syAddr',
    'logoUrl',
  ],
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  act(rehydrate);
});

afterEach(() => jest.restoreAllMocks());

/** The state of every store, without its actions. */
const states = () => JSON.stringify(stores.map((store) => store.getState()));
const empty = () => JSON.stringify(stores.map((store) => store.getInitialState()));

/** Gives every store something to keep. */
function fillStores(): void {
  useSession.getState().signIn({ name: 'Li', company: 'Lanhai' });
  useSession.setState({ showPoster: false, languagetype: 'zh' });
  useVisitor.getState().agree();
  useVisitor.getState().subscribe();
  for (const kind of ['file', 'whitepaper', 'ppt', 'cloudtech'] as const)
    useDownloaders.getState().register(kind, { apply_id: '31', userIp: '::1' });
  usePictureAddresses.setState({
    picAddr: 'https://pictures.example/a/',
    zsAddr: '/zs/',
    jxszsAddr: '/jxszs/',
    syAddr: '/sy/',
    logoUrl: '/logo.png',
  });

  useMenus.setState({
    menu,
    footerMenu,
    siteInfo: { copyright: '© Vendor', crod: 'ICP 1', banner_id: '8' },
    friendlyLinks: [{ id: '9', links_name: 'Docs', links_url: 'https://docs.example' }],
    recommendations: [{ productName: '容器云平台' }],
  });
}

test('each field is kept under its key of the specification, and read back', () => {
  fillStores();
  expect(Object.keys(localStorage).sort()).toEqual([...keys.local].sort());
  expect(Object.keys(sessionStorage).sort()).toEqual([...keys.session].sort());
  expect({ ...sessionStorage }).toMatchObject({
    showPoster: 'false',
    isLogin: 'true',
    languagetype: 'zh-CN',
    picAddr: 'https://pictures.example/a/',
  });
  expect({ ...localStorage }).toMatchObject({
    first_login: 'true',
    showBanner: 'false',
    subscribed: 'true',
    downloader: '{"apply_id":"31","userIp":"::1"}',
  });

  const before = states();
  rehydrate();
  expect(states()).toBe(before);
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{}',
  '"x"',
  '0',
  '\u0000',
  '<script>',
  'javascript:alert(1)',
  'x'.repeat(70_000),
])('every key with %.20j reads as empty, or as what it says', (text) => {
  for (const key of keys.local) localStorage.setItem(key, text);
  for (const key of keys.session) sessionStorage.setItem(key, text);
  rehydrate();

  expect(userOf(useSession.getState())).toBeNull();
  expect(consentOf(useVisitor.getState())).toBeNull();
  expect(useVisitor.getState().subscribed).toBe(false);
  expect(useDownloaders.getState()).toMatchObject({
    file: null,
    whitepaper: null,
    ppt: null,
    cloudtech: null,
  });
  expect(useMenus.getState()).toEqual({
    ...useMenus.getInitialState(),
    friendlyLinks: text === '[]' ? [] : null,
  });
  for (const address of Object.values(usePictureAddresses.getState()))
    expect(address).not.toMatch(/^javascript/);
});

test.each(['getItem', 'setItem'] as const)(
  'storage whose %s throws breaks nothing, and the page remembers',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    rehydrate();
    expect(states()).toBe(empty());

    fillStores();
    expect(consentOf(useVisitor.getState())).toBe('agreed');
    expect(useDownloaders.getState().ppt).not.toBeNull();
  },
);

test('blocked storage keeps what the page remembers when it is read again', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  useVisitor.getState().decline();
  rehydrate();

  expect(consentOf(useVisitor.getState())).toBe('declined');
});

describe('two open tabs', () => {
  beforeAll(keepStoresCurrent);

  /** What another tab does to local storage. */
  const inOtherTab = (key: string, value: string | null) =>
    act(() => {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    });

  test('agree on answer, subscription and records', () => {
    inOtherTab('showBanner', 'false');
    expect(consentOf(useVisitor.getState())).toBe('declined');

    inOtherTab('first_login', 'true');
    inOtherTab('subscribed', 'true');
    inOtherTab('downloadppt', '{"apply_id":7}');

    expect(consentOf(useVisitor.getState())).toBe('agreed');
    expect(useVisitor.getState().subscribed).toBe(true);
    expect(useDownloaders.getState().ppt).toEqual({ apply_id: '7', userIp: '' });

    inOtherTab('downloadppt', null);
    expect(useDownloaders.getState().ppt).toBeNull();
  });

  test('storing a value keeps what another tab has stored unnoticed', () => {
    localStorage.setItem('downloader', '{"apply_id":"1","userIp":""}');
    useDownloaders.getState().register('ppt', { apply_id: '2', userIp: '' });

    expect(localStorage.getItem('downloader')).toContain('"1"');
  });

  test('a page that the browser brings back reads again', () => {
    localStorage.setItem('subscribed', 'true');
    sessionStorage.setItem('showPoster', 'false');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

    expect(useVisitor.getState().subscribed).toBe(true);
    expect(useSession.getState().showPoster).toBe(false);
  });
});

describe('hydration', () => {
  /** Renders as the server does, then hydrates in a browser that has something stored. */
  function hydrate(element: React.ReactElement): HTMLElement {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');

    container.innerHTML = renderToString(element);
    document.body.append(container);
    act(() => void hydrateRoot(container, element));

    expect(errors).not.toHaveBeenCalled();

    return container;
  }

  test('a stored record differs from the static HTML without a mismatch', () => {
    useDownloaders.getState().register('ppt', { apply_id: '2', userIp: '' });

    function Registration() {
      return <p>{String(useRegistration('ppt'))}</p>;
    }

    expect(renderToString(<Registration />)).toContain('null');
    expect(hydrate(<Registration />)).toHaveTextContent('true');
  });

  test('the subscription’s hint and error are tied to its field, by ids that do not depend on the page', () => {
    const box = withTexts(
      'zh',
      <SubscribeBox support="help@sample.example">隐私政策</SubscribeBox>,
    );
    // In a slice, the static HTML is made apart: as the second of two, `useId` would give another
    // id.
    const html = renderToString(box);

    expect(
      renderToString(
        <div>
          <p />
          {box}
        </div>,
      ),
    ).toContain(html);
    expect(html).not.toMatch(/id=":/);

    const container = hydrate(box);
    const field = container.querySelector('input') as HTMLInputElement;

    act(() => container.querySelector('form')?.requestSubmit());
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(content.ui.zh.subscription.invalid),
    );
    expect(render(<p />).container).toBeInTheDocument();
    expect(screen.getByLabelText(content.ui.zh.subscription.label)).toBe(field);
  });
});
