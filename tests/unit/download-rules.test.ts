import { downloadKinds } from '../../src/config/downloads';
import { askedOf, firstStep, nextStep } from '../../src/features/downloads/rules';
import type { DownloadView, Entry } from '../../src/routes/page-view';

const host = 'https://files.skyraft.example';
const record = { apply_id: '31', userIp: '203.0.113.7' };
const item = (changes: Partial<DownloadView> = {}): DownloadView => ({
  kind: 'file',
  id: 7,
  title: 'Checklist',
  label: 'Download the file',
  facts: 'PDF, 42 pages',
  form: '/en/fileDown/from?type=7',
  address: '/upload/files/fileDown/checklist.en.pdf',
  ...changes,
});
const video = item({
  kind: 'cloudtech',
  id: 201,
  form: '/en/cloudtechForm?type=201',
  address: '/en/liveReview/VideoDetail?id=201',
});

describe('download gating before the log call (specification section 4)', () => {
  test.each(downloadKinds)(
    'a non-empty record of the kind %s has the download logged with apply_id, file_id and user_ip',
    (kind) => {
      expect(firstStep(item({ kind }), record, host)).toEqual({
        step: 'log',
        request: { apply_id: '31', file_id: '7', user_ip: '203.0.113.7' },
      });
    },
  );

  test.each(downloadKinds)('without a record of the kind %s the visitor is sent to its form', (kind) => {
    expect(firstStep(item({ kind }), null, host)).toEqual({ step: 'apply', address: '/en/fileDown/from?type=7' });
  });

  test('whoever has no record is sent to the form, whatever the file’s address', () => {
    expect(firstStep(item({ address: 'javascript:alert(1)' }), null, host).step).toBe('apply');
  });

  test.each([
    'https://files.skyraft.example.evil.example/x.pdf',
    'https://evil.example/x.pdf',
    '//evil.example/x.pdf',
    'http://files.skyraft.example/x.pdf',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('a file at %j is refused before anything is logged', (address) => {
    expect(firstStep(item({ address }), record, host)).toEqual({ step: 'distrust' });
    expect(nextStep(item({ address }), { ok: true, msg: '' }, host)).toEqual({ step: 'distrust' });
  });
});

describe('download gating after the log call (specification section 4 and 8)', () => {
  test.each(downloadKinds)('status 0 is a failure of the kind %s, and the server’s message is shown', (kind) => {
    expect(nextStep(item({ kind }), { ok: false, msg: ' 今日下载次数已用完 ' }, host)).toEqual({
      step: 'refuse',
      message: '今日下载次数已用完',
    });
  });

  test.each([
    [
      'a whitepaper opens its file address',
      item({ kind: 'whitepaper', address: '/upload/files/whitePaper/x.zh.pdf' }),
      `${host}/upload/files/whitePaper/x.zh.pdf`,
    ],
    [
      'a slide deck opens its video address',
      item({ kind: 'ppt', address: '/upload/files/pptdown/x.zh.pdf' }),
      `${host}/upload/files/pptdown/x.zh.pdf`,
    ],
    ['a file opens on the company host', item(), `${host}/upload/files/fileDown/checklist.en.pdf`],
    ['an address of the company host itself is opened as it is', item({ address: `${host}/a.pdf` }), `${host}/a.pdf`],
  ])('%s in the new tab', (_, download, address) => {
    expect(nextStep(download, { ok: true, msg: '' }, host)).toEqual({ step: 'open', address });
  });

  test('a technology video navigates to the video detail page with its id, in this tab', () => {
    expect(nextStep(video, { ok: true, msg: '' }, host)).toEqual({
      step: 'navigate',
      address: '/en/liveReview/VideoDetail?id=201',
    });
  });

  test('where the mock serves the files the company host is the site’s own', () => {
    expect(nextStep(item(), { ok: true, msg: '' }, '')).toEqual({
      step: 'open',
      address: '/upload/files/fileDown/checklist.en.pdf',
    });
  });
});

describe('what a result page is asked for', () => {
  const entry = (download: DownloadView, href: string): Entry => ({
    href,
    title: download.title,
    description: '',
    download,
  });
  const offers = [
    entry(item(), '/en/fileDown/checklist'),
    entry(item({ id: 301 }), '/en/report/survey'),
    entry(video, '/en/cloudtech/video'),
    entry(item({ kind: 'ppt', id: 7 }), '/en/pptdown/deck'),
    { id: 9, href: '/en/fileDown/undrawn', title: 'Not drawn yet', description: '' },
  ];

  test.each([
    ['?type=301', '/en/report/survey'],
    ['?type=201', '/en/cloudtech/video'],
    ['?type=7&kind=file', '/en/fileDown/checklist'],
    ['?kind=ppt&type=7', '/en/pptdown/deck'],
    ['?kind=cloudtech&type=201&from=trial', '/en/cloudtech/video'],
  ])('%s is the item at %s', (query, href) => {
    expect(askedOf(query, offers)).toMatchObject({ state: 'found', href });
  });

  test.each([
    ['?type=7', '7', 'two kinds have the number and none is named'],
    ['?type=301&kind=ppt', '301', 'the kind has no such number'],
    ['?type=301&kind=toString', '301', 'there is no such kind'],
    ['?type=', '', 'nothing is named'],
    ['?type=0301', '0301', 'it is written otherwise'],
    ['?type=9', '9', 'its file is not there'],
    ['?type=%3Cimg%3E', '<img>', 'it is no number'],
  ])('%s is unknown: %s, since %s', (query, id) => {
    expect(askedOf(query, offers)).toEqual({ state: 'unknown', id });
  });

  test.each(['partner', 'trial'] as const)('?from=%s is that application', (as) => {
    expect(askedOf(`?from=${as}`, offers)).toEqual({ state: 'applied', as });
  });

  test.each(['', '?from=', '?from=elsewhere', '?kind=ppt', '?id=7'])('%j asks for nothing', (query) => {
    expect(askedOf(query, offers)).toEqual({ state: 'none' });
  });
});
