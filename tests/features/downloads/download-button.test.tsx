import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DownloadButton } from '../../../src/features/downloads/download-button';
import { downloaderKeys } from '../../../src/site/downloads';
import { useDownloaders } from '../../../src/stores/downloaders';
import { useNotices } from '../../../src/stores/notices';
import { content } from '../../fixtures/site';
import { renderIn, textsIn } from '../../support/i18n';
import { answeredApi } from '../../support/network';
import { navigations } from '../../support/open-page';

/*
 * What each kind of download does, and calls that fail, in a browser:
 * tests/smoke/downloads.test.ts, tests/smoke/trouble.test.ts.
 */

const host = 'https://files.vendor.example';

const item: Queries.DownloadFragment = {
  kind: 'whitepaper',
  id: 7,
  title: 'Checklist',
  label: 'Download the file',
  facts: 'PDF, 42 pages, 1.2 MB',
  form: '/whitepaperFrom?type=7',
  address: '/upload/files/checklist.pdf',
  file: { sha256: 'ab'.repeat(32) },
};

const texts = content.ui.en.downloads;
const api = answeredApi();

beforeEach(() => {
  useNotices.setState({ notices: [] });
  navigations.length = 0;
  void useDownloaders.persist.rehydrate();
  useDownloaders.getState().register('whitepaper', { apply_id: '31', userIp: '203.0.113.7' });
});

/**
 * Presses the button of an item.
 * @param opened the tab that this opens
 */
function press(
  opened: object | null,
  changes: Partial<Queries.DownloadFragment> = {},
): HTMLElement {
  jest.spyOn(window, 'open').mockReturnValue(opened as Window | null);
  renderIn('en', <DownloadButton item={{ ...item, ...changes }} host={host} />);

  const link = screen.getByRole('link', { name: new RegExp(item.label) });
  fireEvent.click(link, { detail: 1 });

  return link;
}

const noticeTexts = () => useNotices.getState().notices.map(({ text }) => text);

test('where no tab opens, this one does once the download is logged; nobody is asked to allow pop-ups', async () => {
  press(null);
  await waitFor(() => expect(navigations).toEqual([host + item.address]));

  expect(api.requests()).toMatchObject([{ apply_id: '31', file_id: '7' }]);
  expect(noticeTexts()).toEqual([]);
});

test('where no tab opens and the server refuses, the visitor stays and sees why', async () => {
  api.answer({ status: 0, msg: 'Unknown application' });
  press(null);
  await waitFor(() => expect(noticeTexts()).toEqual(['Unknown application']));

  expect(navigations).toEqual([]);
});

test.each(['', 'null', '{"apply_id":""}', '{"apply'])(
  'a stored record that reads %j is none: the link leads to the form',
  (text) => {
    localStorage.setItem(downloaderKeys.whitepaper, text);
    void useDownloaders.persist.rehydrate();

    const open = jest.spyOn(window, 'open');
    renderIn('en', <DownloadButton item={item} host={host} />);

    const link = screen.getByRole('link', { name: new RegExp(item.label) });

    expect(fireEvent.click(link)).toBe(true);
    expect(link).toHaveAttribute('href', item.form);
    expect(open).not.toHaveBeenCalled();
  },
);

test.each([
  ['a file on another host', { status: 1 }, 'https://evil.example/x.pdf', texts.distrusted],
  ['status 0', { status: 0, msg: 'Unknown application' }, item.address, 'Unknown application'],
  [
    'a cut line',
    new TypeError('cut'),
    item.address,
    textsIn('en', 'downloads')('offline', { item: texts.items.whitepaper }),
  ],
])(
  '%s: the visitor is told, the tab is closed, the record stays (section 8)',
  async (_, answer, address, text) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.answer(answer);

    const close = jest.fn();
    const link = press({ document: {}, close }, { address });

    await waitFor(() => expect(link).not.toHaveAttribute('aria-disabled'));
    expect(noticeTexts()).toEqual([text]);
    expect(close).toHaveBeenCalled();
    expect(localStorage.getItem(downloaderKeys.whitepaper)).toContain('31');

    const registerAgainLink = screen.queryByRole('link', {
      name: new RegExp(`^${texts.registerAgain}`),
    });
    expect(registerAgainLink?.getAttribute('href')).toBe('msg' in answer ? item.form : undefined);
  },
);

describe('the checksum of a file', () => {
  const { checksum } = texts;

  /**
   * The clipboard of the page.
   * @returns what is written to it
   */
  function clipboard(): string[] {
    const copiedTexts: string[] = [];
    const writeText = async (text: string) => void copiedTexts.push(text);
    Object.assign(navigator, { clipboard: { writeText } });
    return copiedTexts;
  }

  test('is folded beside the button, copied by another, and checked by a command for each system', async () => {
    const written = clipboard();
    renderIn('en', <DownloadButton item={item} host={host} />);

    expect(screen.getByText('ab'.repeat(32)).closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('sha256sum checklist.pdf')).toBeInTheDocument();
    expect(screen.getByText('certutil -hashfile checklist.pdf SHA256')).toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: checksum.copy }));
    expect(await screen.findByText(checksum.copied)).toBeInTheDocument();
    expect(written).toEqual(['ab'.repeat(32)]);
  });

  test('has no commands in lists and heads of products', () => {
    renderIn('en', <DownloadButton item={item} host={host} place="row" />);

    expect(screen.getByText(checksum.label)).toBeVisible();
    expect(screen.queryByText('sha256sum checklist.pdf')).not.toBeInTheDocument();
  });

  test('is left out where the build has no file', () => {
    renderIn('en', <DownloadButton item={{ ...item, file: null }} host={host} />);

    expect(screen.queryByText(checksum.label)).not.toBeInTheDocument();
  });
});
