import { browserClient } from '../../../src/calls/browser-client';
import { CallError } from '../../../src/calls/client';
import { passGate } from '../../../src/features/downloads/gate';
import { mediaFacts } from '../../../src/features/downloads/view';
import { fixedTexts } from '../../../src/i18n/instance';
import { downloaderKeys, downloadKinds } from '../../../src/site/downloads';
import { useDownloaders } from '../../../src/stores/downloaders';
import { content } from '../../fixtures/site';

const host = 'https://files.vendor.example';

const item = (changes: Partial<Queries.DownloadFragment> = {}): Queries.DownloadFragment => ({
  kind: 'file',
  id: 7,
  title: 'Checklist',
  label: 'Download the file',
  facts: 'PDF, 42 pages',
  form: '/en/fileDown/from?type=7',
  address: '/upload/files/fileDown/checklist.en.pdf',
  file: null,
  ...changes,
});

/** Local storage. */
const stored = new Map<string, string>();
const submit = jest.spyOn(browserClient, 'submit');

beforeAll(() => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    length: 0,
  };
  Object.assign(globalThis, { window: { localStorage } });
});

afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

beforeEach(() => {
  stored.clear();
  void useDownloaders.persist.rehydrate();
  submit.mockReset().mockResolvedValue({ ok: true, answer: {}, msg: '' });
});

const register = () => {
  for (const kind of downloadKinds)
    useDownloaders.getState().register(kind, { apply_id: '31', userIp: '203.0.113.7' });
};

test.each([
  [
    'its video address where it has one',
    { content_video_url: '/upload/videos/liveReview/talk.{language}.mp4' },
    '/upload/videos/liveReview/talk.zh.mp4',
  ],
  ['else its file address', { file_url: '/upload/decks/7.pdf' }, '/upload/decks/7.pdf'],
  ['else the file that is drawn', {}, '/upload/files/pptdown/deck.zh.pdf'],
])('a slide deck opens %s (sections 3 and 4)', (_, addresses, address) => {
  const [first] = content.items.pptdown;
  if (!first) throw new Error('the small site has no deck');

  const deck = { ...first, ...addresses };
  const zh = { digest: '', file: { extension: 'pdf', bytes: 9, pages: 3 } } as const;
  const media = { [`pptdown/${deck.slug}`]: { zh } };

  const getFixedT = fixedTexts('zh', content.ui);
  const site = { content: { ...content, media }, language: 'zh' as const, getFixedT };
  expect(mediaFacts(deck, site)).toMatchObject({
    video: null,
    download: { kind: 'ppt', address },
  });
});

describe('the download gate (section 4)', () => {
  test.each(downloadKinds)(
    'without a record of the kind %s leads to its form, and logs nothing',
    async (kind) => {
      register();
      stored.delete(downloaderKeys[kind]);
      void useDownloaders.persist.rehydrate();

      expect(await passGate(item({ kind }), host)).toEqual({
        address: '/en/fileDown/from?type=7',
      });
      expect(submit).not.toHaveBeenCalled();
    },
  );

  test.each([
    [
      'a whitepaper opens its file address',
      item({ kind: 'whitepaper' }),
      host,
      `${host}${item().address}`,
    ],
    ['a file opens on the company host', item(), host, `${host}${item().address}`],
    ['a file opens on the site itself where it serves the files', item(), '', item().address],
  ])('once logged, %s, in the new tab', async (_, download, on, address) => {
    register();
    expect(await passGate(download, on)).toEqual({ address });
  });

  test('an API that does not answer is not reported as a refusal', async () => {
    register();
    submit.mockRejectedValue(new CallError('down_record', 'no answer'));

    expect(await passGate(item(), host)).toEqual({ fault: 'unanswered' });
  });

  test.each(['https://evil.example/x.pdf', 'javascript:alert(1)'])(
    'nothing is logged or opened for %s',
    async (address) => {
      register();
      expect(await passGate(item({ address }), host)).toEqual({ fault: 'distrusted' });
      expect(submit).not.toHaveBeenCalled();
    },
  );
});

test('a downloader record is read back under its own kind alone; what is stored otherwise counts as none (section 3)', () => {
  for (const text of [
    '',
    'null',
    '[]',
    '{"apply_id":"","userIp":""}',
    '{"apply_id":{}}',
    '{"userIp":"::1"}',
    '{"apply',
  ]) {
    stored.set(downloaderKeys.file, text);
    void useDownloaders.persist.rehydrate();

    expect(useDownloaders.getState().file).toBeNull();
  }

  stored.set(downloaderKeys.file, '{"apply_id":31,"userIp":"::1"}');
  void useDownloaders.persist.rehydrate();
  useDownloaders.getState().register('ppt', { apply_id: 'a7', userIp: '' });
  void useDownloaders.persist.rehydrate();

  const file = { apply_id: '31', userIp: '::1' };
  const ppt = { apply_id: 'a7', userIp: '' };
  const records = useDownloaders.getState();

  expect(downloadKinds.map((kind) => records[kind])).toEqual([file, null, ppt, null]);
});
