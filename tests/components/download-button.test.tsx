import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { messages } from '../../mock-api/submissions';
import { type DownloadKind, downloaderKeys } from '../../src/config/downloads';
import type { Language } from '../../src/config/languages';
import { DownloadButton } from '../../src/features/downloads/download-button';
import { fill } from '../../src/i18n/texts';
import type { DownloadView } from '../../src/routes/page-view';
import { useNotices } from '../../src/stores/notices';
import { content } from '../fixtures/site';
import { mockedApi } from '../support/mocked-api';
import { navigations } from '../support/open-page';
import { acceptedRequests } from '../support/requests';

const host = 'https://files.vendor.example';
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

/** A tab that the press opened. */
const newTab = () => ({
  opener: window as unknown,
  document: { title: '', body: document.createElement('body') },
  location: { replace: jest.fn() },
  close: jest.fn(),
});
let tabs: ReturnType<typeof newTab>[] = [];
let open: jest.SpyInstance;
const api = mockedApi();
beforeEach(() => {
  navigations.length = 0;
  useNotices.setState({ notices: [] });
  tabs = [];
  open = jest.spyOn(window, 'open').mockImplementation(() => {
    const tab = newTab();
    tabs.push(tab);
    return tab as unknown as Window;
  });
});

/** Fills in the form of a kind, as a visitor did before; the mock knows the application. */
async function register(kind: DownloadKind): Promise<string> {
  await fetch(api.address('/api/Submit/download_apply'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Site-Client': 'web' },
    body: JSON.stringify({ ...acceptedRequests.download_apply, kind }),
  });
  const id = String((await api.kept('download_apply')).at(-1)?.id);
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
const logged = () => api.kept('down_record');
const shown = () => useNotices.getState().notices.map(({ text }) => text);
const texts = content.ui.en.downloads;
/** Until a press counts again. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 1100)));

describe('with a record (section 4, 1 and 3)', () => {
  test('the download is logged and opens in the tab that the press opened, once for a double click, again for a later press', async () => {
    const id = await register('whitepaper');
    const { press, ended } = show('whitepaper');
    expect(press()).toBe(false);
    // In the press itself, before anything is sent.
    expect(open).toHaveBeenCalledTimes(1);
    expect(tabs[0]).toMatchObject({ opener: null, document: { title: texts.preparing } });
    press({ detail: 2 });
    await ended();
    press({ detail: 3 });
    expect(tabs).toHaveLength(1);
    expect(tabs[0]?.location.replace.mock.calls).toEqual([[`${host}/upload/files/checklist.pdf`]]);
    expect(await logged()).toMatchObject([{ apply_id: id, file_id: '7', user_ip: '203.0.113.7' }]);
    await settled();
    press();
    await ended();
    expect(await logged()).toHaveLength(2);
    expect(shown()).toEqual([]);
  });

  test('a file on another host is refused with a message, and the tab is closed', async () => {
    await register('file');
    const { press, ended } = show('file', { item: { ...itemOf('file'), address: 'https://evil.example/x.pdf' } });
    press();
    await ended();
    expect(shown()).toEqual([texts.distrusted]);
    expect(tabs[0]?.close).toHaveBeenCalled();
    expect(await logged()).toEqual([]);
  });

  test('a browser that blocks the tab: the visitor sees a message, nothing is logged', async () => {
    await register('file');
    open.mockImplementation(() => null);
    expect(show('file').press()).toBe(false);
    expect(shown()).toEqual([texts.blocked]);
    expect(await logged()).toEqual([]);
  });
});

describe('failures (section 8)', () => {
  test.each([
    ['zh-CN', messages.unknown.zh],
    ['en', messages.unknown.en],
  ])(
    'status 0 shows the server’s message in the language of the page (%s), closes the tab and offers the form',
    async (lang, message) => {
      document.documentElement.lang = lang;
      localStorage.setItem(downloaderKeys.ppt, JSON.stringify({ apply_id: '999', userIp: '' }));
      const { press, ended } = show('ppt');
      press();
      await ended();
      expect(shown()).toEqual([message]);
      expect(tabs[0]?.close).toHaveBeenCalled();
      const again = screen.getByRole('link', { name: new RegExp(`^${texts.registerAgain}`) });
      expect(again).toHaveAttribute('href', '/pptFrom?type=7');
    },
  );

  // A refusal, HTTP 500, a cut line and silence, in a browser: tests/smoke/trouble.test.ts.
  test('a visitor who is offline is told so, the tab is closed and the record stays', async () => {
    const id = await register('whitepaper');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.fault('reset');
    const { press, ended } = show('whitepaper');
    press();
    await ended();
    expect(shown()).toEqual([fill(texts.offline, { item: texts.items.whitepaper })]);
    expect(tabs[0]?.close).toHaveBeenCalled();
    expect(localStorage.getItem(downloaderKeys.whitepaper)).toContain(id);
  });
});
