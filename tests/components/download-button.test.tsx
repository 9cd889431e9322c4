/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type Running, startMockApi } from '../../mock-api/server';
import { type DownloadKind, downloaderKeys, downloadKinds } from '../../src/config/downloads';
import { type Language, languages } from '../../src/config/languages';
import { DownloadButton } from '../../src/features/downloads/download-button';
import type { DownloadView } from '../../src/routes/page-view';
import { useNotices } from '../../src/stores/notices';
import { navigations } from '../support/gatsby';
import { extraHeaders, installNetwork, keptBy } from '../support/network';
import { content } from '../support/real-pages';
import { root } from '../support/root';

const host = 'https://files.skyraft.example';
const forms = {
  file: '/fileDown/from',
  whitepaper: '/whitepaperFrom',
  ppt: '/pptFrom',
  cloudtech: '/cloudtechForm',
} as const;
const itemOf = (kind: DownloadKind): DownloadView => ({
  kind,
  id: 7,
  title: 'Checklist',
  label: 'Download the file',
  facts: 'PDF, 42 pages, 1.2 MB',
  form: `${forms[kind]}?type=7`,
  address: kind === 'cloudtech' ? '/liveReview/VideoDetail?id=7' : '/upload/files/checklist.pdf',
});
const tabKinds = ['file', 'whitepaper', 'ppt'] as const;

/** A tab that the press opened. */
const newTab = () => ({
  opener: window as unknown,
  document: { title: '', body: document.createElement('body') },
  location: { replace: jest.fn() },
  close: jest.fn(),
});
let tabs: ReturnType<typeof newTab>[] = [];
let mock: Running;
let open: jest.SpyInstance;

beforeAll(installNetwork);
beforeEach(async () => {
  mock = await startMockApi({ root, port: 0 });
  process.env.GATSBY_API_URL = mock.address;
  jest.resetModules();
  localStorage.clear();
  navigations.length = 0;
  useNotices.setState({ notices: [] });
  tabs = [];
  open = jest.spyOn(window, 'open').mockImplementation(() => {
    const tab = newTab();
    tabs.push(tab);
    return tab as unknown as Window;
  });
});
afterEach(async () => {
  delete extraHeaders['X-Mock-Fault'];
  jest.restoreAllMocks();
  await mock.close();
});

/** Fills in the form of a kind, as a visitor did before; the mock knows the application. */
async function register(kind: DownloadKind): Promise<string> {
  const response = await fetch(`${mock.address}/api/Submit/download_apply`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Site-Client': 'web' },
    body: JSON.stringify({
      name: '李雷',
      company: '蓝海集成',
      email: 'li.lei@lanhai.example',
      phone: '13800138000',
      agreed: true,
      kind,
      file_id: '7',
    }),
  });
  const reader = (response.body as unknown as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  const { apply_id: id } = JSON.parse(JSON.parse(new TextDecoder().decode(value)).data);
  localStorage.setItem(downloaderKeys[kind], JSON.stringify({ apply_id: id, userIp: '203.0.113.7' }));
  return id;
}

function show(kind: DownloadKind, { language = 'en' as Language, item = itemOf(kind), on = host } = {}) {
  const { container } = render(<DownloadButton item={item} host={on} texts={content.ui[language].downloads} />);
  const link = screen.getByRole('link', { name: new RegExp(item.label) });
  return {
    container,
    link,
    /** @returns whether the browser follows the link itself */
    press: (init: MouseEventInit = {}) => fireEvent.click(link, { detail: 1, ...init }),
    ended: () => waitFor(() => expect(link).not.toHaveAttribute('aria-disabled')),
  };
}
const logged = () => keptBy(mock.address, 'down_record');
const messages = () => useNotices.getState().notices.map(({ text, kind }) => [kind, text]);
const texts = content.ui.en.downloads;

describe('without a record (specification section 4, 2)', () => {
  test.each(downloadKinds)(
    'the %s button is a plain link to the form with the item’s number, in a new tab that knows nothing of this one',
    (kind) => {
      const { link, press } = show(kind);
      expect(link).toHaveAttribute('href', `${forms[kind]}?type=7`);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(press()).toBe(true);
      expect(open).not.toHaveBeenCalled();
    },
  );

  test('a double click opens the form once', () => {
    const { press } = show('file');
    expect([press(), press({ detail: 2 })]).toEqual([true, false]);
  });

  test.each(['{', 'null', '[]', '{}', '{"apply_id":""}', '{"apply_id":null}', '"31"', '{"userIp":"1"}'])(
    'what stands there and is no record (%s) counts as none: the form, and nothing is logged',
    async (text) => {
      localStorage.setItem(downloaderKeys.whitepaper, text);
      const { press, ended } = show('whitepaper');
      expect(press()).toBe(false);
      await ended();
      expect(tabs[0]?.location.replace).toHaveBeenCalledWith('/whitepaperFrom?type=7');
      expect(await logged()).toEqual([]);
    },
  );

  test('the record of another kind opens nothing', async () => {
    await register('file');
    expect(show('whitepaper').press()).toBe(true);
  });

  test('blocked storage: the form each time', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(show('ppt').press()).toBe(true);
    expect(messages()).toEqual([]);
  });
});

describe('with a record (specification section 4, 1 and 3)', () => {
  test.each(tabKinds)(
    'the %s download is logged with apply_id, file_id and user_ip, and opens in the tab of the press',
    async (kind) => {
      const id = await register(kind);
      const { press, ended } = show(kind);
      expect(press()).toBe(false);
      // In the press itself, before anything is sent.
      expect(open).toHaveBeenCalledTimes(1);
      expect(tabs[0]).toMatchObject({ opener: null, document: { title: texts.preparing } });
      await ended();
      expect(tabs[0]?.location.replace.mock.calls).toEqual([[`${host}/upload/files/checklist.pdf`]]);
      expect(await logged()).toMatchObject([{ apply_id: id, file_id: '7', user_ip: '203.0.113.7' }]);
      expect(messages()).toEqual([]);
    },
  );

  test('a technology video is logged and played on its page in this tab', async () => {
    await register('cloudtech');
    const { press, ended } = show('cloudtech');
    expect(press()).toBe(false);
    await ended();
    expect(open).not.toHaveBeenCalled();
    expect(navigations).toEqual(['/liveReview/VideoDetail?id=7']);
    expect(await logged()).toHaveLength(1);
  });

  test('a double click, and a third, log one download', async () => {
    await register('file');
    const { press, ended } = show('file');
    press();
    press({ detail: 2 });
    press({ detail: 3 });
    await ended();
    press();
    expect(await logged()).toHaveLength(1);
    expect(tabs).toHaveLength(1);
  });

  test('a later press logs another download', async () => {
    await register('file');
    const { press, ended } = show('file');
    press();
    await ended();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1100)));
    press();
    await ended();
    expect(await logged()).toHaveLength(2);
  });

  test.each(['https://evil.example/x.pdf', 'javascript:alert(1)', '//evil.example/x.pdf'])(
    'a file at %s is refused with a message: nothing is logged, the tab is closed',
    async (address) => {
      await register('file');
      const { press, ended } = show('file', { item: { ...itemOf('file'), address } });
      press();
      await ended();
      expect(messages()).toEqual([['alert', texts.distrusted]]);
      expect(tabs[0]?.close).toHaveBeenCalled();
      expect(tabs[0]?.location.replace).not.toHaveBeenCalled();
      expect(await logged()).toEqual([]);
    },
  );

  test('a browser that blocks the tab: the visitor is told, nothing is logged', async () => {
    await register('file');
    open.mockImplementation(() => null);
    expect(show('file').press()).toBe(false);
    expect(messages()).toEqual([['alert', texts.blocked]]);
    expect(await logged()).toEqual([]);
  });
});

describe('failures (specification section 8)', () => {
  test.each(downloadKinds)(
    '%s, download log answer with status 0: the server’s message is shown as an error, the tab is closed, the form is offered',
    async (kind) => {
      localStorage.setItem(downloaderKeys[kind], JSON.stringify({ apply_id: '999', userIp: '' }));
      const { press, ended } = show(kind);
      press();
      await ended();
      expect(messages()).toEqual([['alert', '未找到您的申请记录，请重新填写下载申请']]);
      for (const tab of tabs) expect(tab.close).toHaveBeenCalled();
      expect(navigations).toEqual([]);
      expect(screen.getByRole('link', { name: new RegExp(`^${texts.registerAgain}`) })).toHaveAttribute(
        'href',
        `${forms[kind]}?type=7`,
      );
    },
  );

  test.each(['status500', 'reset', 'html', 'broken-json', 'broken-inner', 'wrong-shape', 'empty'])(
    'an API that answers with %s: the visitor is told, the tab is closed, the record stays, nothing is logged',
    async (fault) => {
      await register('whitepaper');
      const kept = localStorage.getItem(downloaderKeys.whitepaper);
      extraHeaders['X-Mock-Fault'] = fault;
      const { press, ended } = show('whitepaper');
      press();
      await ended();
      expect(messages()).toEqual([['alert', texts.unanswered]]);
      expect(tabs[0]?.close).toHaveBeenCalled();
      expect(localStorage.getItem(downloaderKeys.whitepaper)).toBe(kept);
      expect(await logged()).toEqual([]);
    },
  );

  test('once the API answers again, the next press downloads', async () => {
    await register('whitepaper');
    extraHeaders['X-Mock-Fault'] = 'reset';
    const { press, ended } = show('whitepaper');
    press();
    await ended();
    delete extraHeaders['X-Mock-Fault'];
    await act(() => new Promise((resolve) => setTimeout(resolve, 1100)));
    press();
    await ended();
    expect(tabs[1]?.location.replace).toHaveBeenCalledWith(`${host}/upload/files/checklist.pdf`);
    expect(await logged()).toHaveLength(1);
  });

  test('offline: the visitor is told so', async () => {
    await register('file');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    extraHeaders['X-Mock-Fault'] = 'reset';
    const { press, ended } = show('file');
    press();
    await ended();
    expect(messages()).toEqual([['alert', texts.offline]]);
  });
});

test.each(languages)('the button says what comes and that it opens a new tab, in %s', async (language) => {
  const { container, link } = show('file', { language });
  const own = content.ui[language].downloads;
  expect(link).toHaveAccessibleName(expect.stringContaining(own.newTab));
  expect(link).toHaveAccessibleDescription('PDF, 42 pages, 1.2 MB');
  expect(container).toHaveTextContent(own.firstTime.file);
  expect(await axe(container)).toHaveNoViolations();
});
