import { join } from 'node:path';
import { listen } from '../../mock-api/server';
import { type BuildRecord, writeRecord } from '../../src/build/build-record';
import { describeReport, entriesOf, type RebuildReport } from '../../src/cli/rebuild/report';
import { baselineOf, differenceOf, type SiteState, stateNow } from '../../src/cli/rebuild/state';
import { settingsDigest } from '../../src/cli/support/digest';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { parseEnvironment } from '../../src/config/environment';
import { buildRecord } from '../support/build-record';
import { type ChangingApi, startChangingApi } from '../support/changing-api';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

let api: ChangingApi;
beforeAll(async () => {
  api = await startChangingApi();
});
afterAll(() => api.close());

const ask = (
  baseline: BuildRecord | null = null,
  variables: Record<string, string> = {},
  warn: (line: string) => void = () => undefined,
) => stateNow(root, api.address, parseEnvironment({ API_RETRIES: '0', ...variables }), baseline, warn);

describe('whether a rebuild is needed', () => {
  let now: SiteState;
  beforeAll(async () => {
    now = await ask();
  });

  test('is: no, when the API answers as it did, though it was asked twice', async () => {
    expect(differenceOf(buildRecord(now), await ask()).reasons).toEqual([]);
  });

  test('is: yes, when a title of the menu has changed, which is named', async () => {
    const entry = api.menu['产品与服务']?.[0] ?? {};
    const title = entry['header_title'];
    entry['header_title'] = '测试改名平台';
    const { reasons, changes } = differenceOf(buildRecord(now), await ask());
    entry['header_title'] = title;
    expect(reasons).toEqual(['answers have changed: topMenu']);
    expect(changes).toEqual([
      expect.objectContaining({ kind: 'title', group: '产品与服务', from: title, to: '测试改名平台' }),
    ]);
  });

  test.each<[string, Partial<BuildRecord>, string]>([
    ['code', { code: 'other' }, 'the code has changed'],
    ['data', { data: 'other' }, 'the data folder has changed'],
    ['settings', { settings: 'other' }, 'the settings of the environment have changed'],
    ['last build failed its checks', { passed: false }, 'the last build did not pass its checks'],
  ])('is: yes, when the %s differ', (_, parts, reason) => {
    expect(differenceOf(buildRecord({ ...now, ...parts }), now).reasons).toEqual([reason]);
  });

  test('is: yes, when a picture has another content at the same address', () => {
    const [address = ''] = Object.keys(now.pictures);
    const difference = differenceOf(buildRecord({ ...now, pictures: { ...now.pictures, [address]: 'other' } }), now);
    expect(difference).toMatchObject({ reasons: ['pictures of the menu have changed: 1'], pictures: [address] });
  });

  test('is: yes, where nothing was built', () => {
    expect(differenceOf(null, now).reasons).toEqual(['there is no record of an earlier build']);
  });

  test('cannot be said in strict mode while the API is down; the call is named', async () => {
    api.isDown = true;
    await expect(ask(null, { API_STRICT: '1' })).rejects.toThrow(/GetPcTopMenu/);
    api.isDown = false;
  });
});

describe('the site that changes are counted from', () => {
  let site: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    site = temporaryFolder();
  });
  afterEach(() => site.remove());

  test('is the one in public', async () => {
    expect(await baselineOf(site.folder, undefined)).toBeNull();
    writeRecord(site.folder, buildRecord({ code: 'here' }));
    expect((await baselineOf(site.folder, undefined))?.code).toBe('here');
  });

  test('is a published one, asked for its record', async () => {
    writeRecord(site.folder, buildRecord({ code: 'there' }));
    const server = await listen(createSiteHandler(site.folder), 0);
    expect((await baselineOf(join(site.folder, 'none'), `${server.address}/`))?.code).toBe('there');
    await server.close();
  });

  test('is none where the published site has no record yet', async () => {
    const server = await listen(createSiteHandler(site.folder), 0);
    expect(await baselineOf(site.folder, server.address)).toBeNull();
    await server.close();
  });

  test.each([
    [(address: string) => address, 503, /build\.json answered HTTP 503/],
    [(address: string) => address, 200, /build\.json is no JSON/],
    [() => 'http://localhost:1', 0, /^http:\/\/localhost:1\/build\.json cannot be reached/],
  ])('is not guessed at when it answers something else', async (from, status, message) => {
    const server = await listen((_, response) => response.writeHead(status || 200).end('<html>'), 0);
    await expect(baselineOf(site.folder, from(server.address))).rejects.toThrow(message);
    await server.close();
  });
});

describe('the settings of a build', () => {
  test.each([
    ['the address that browsers call', { GATSBY_API_URL: 'https://a.example' }, true],
    ['whether an API is configured', { API_URL: 'https://a.example' }, true],
    ['an empty variable', { GATSBY_API_URL: '' }, false],
    ['what Gatsby itself is told', { GATSBY_TELEMETRY_DISABLED: '1' }, false],
    ['how long a call may take', { API_TIMEOUT: '5000' }, false],
  ])('%s', (_, variables, changes) => {
    expect(settingsDigest(variables) !== settingsDigest({})).toBe(changes);
  });

  test('are the same for another address of the API: its answers say what differs', () => {
    expect(settingsDigest({ API_URL: 'https://a.example' })).toBe(settingsDigest({ API_URL: 'https://b.example' }));
  });
});

describe('the report for people', () => {
  const report: RebuildReport = {
    baseline: 'public',
    changed: true,
    reasons: ['answers have changed: topMenu'],
    calls: ['GetPcTopMenu'],
    entries: entriesOf([
      {
        part: 'topMenu',
        group: '产品与服务',
        kind: 'title',
        entry: '容器平台',
        field: 'header_title',
        from: '容器云',
        to: '容器平台',
      },
      { part: 'topMenu', group: '解决方案', kind: 'added', entry: '金融', field: '', from: '', to: '' },
      { part: 'topMenu', group: '解决方案', kind: 'link', entry: '政务', field: 'header_link', from: '/a', to: '' },
    ]),
    pictures: [],
    build: { seconds: 14.1, anew: null, rendered: [], deleted: [], slices: ['header-zh'] },
    upload: Array.from({ length: 12 }, (_, index) => `page-${index}/index.html`),
    remove: ['old/index.html'],
    bytes: 2_500_000,
    seconds: 15,
    warnings: [],
  };

  test('names calls, entries, what was rendered, and what to publish', () => {
    expect(describeReport(report).join('\n')).toBe(
      [
        'Why:',
        '  answers have changed: topMenu',
        'GetPcTopMenu: 3 changes',
        '  产品与服务: title: “容器云” → “容器平台”',
        '  解决方案: “金融” added',
        '  解决方案: “政务” link: “/a” → nothing',
        'Built in 14.1 s on the last build',
        'Pages rendered: 0',
        'Slices rendered: header-zh',
        'To upload: 12 files, 2.5 MB',
        ...Array.from({ length: 10 }, (_, index) => `  page-${index}/index.html`),
        '  … and 2 more',
        'To remove: 1 files',
        '  old/index.html',
        'Against public, in 15.0 s; all of it: reports/rebuild.json',
      ].join('\n'),
    );
  });

  test('is a line where nothing has changed', () => {
    expect(describeReport({ ...report, changed: false, build: null, seconds: 0.5 })).toEqual([
      'Nothing has changed against public; nothing was built (0.5 s).',
    ]);
  });
});
