import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../../mock-api/http';
import { cleanBuildReason } from '../../src/build/rebuild/build-site';
import { changesIn, upheavals } from '../../src/build/rebuild/changes';
import { compare } from '../../src/build/rebuild/compare';
import {
  type BuildRecord,
  builtFiles,
  differing,
  inputDigests,
  publishedRecord,
  readRecord,
  transferOf,
  writeRecord,
} from '../../src/build/rebuild/record';
import { parseEnvironment } from '../../src/config/environment';
import { type ChangingApi, startChangingApi } from '../support/changing-api';
import { temporaryFolder } from '../support/temporary-folder';

const empty = { header: [], footer: [] };
const recordOf = (parts: Partial<BuildRecord>): BuildRecord => ({
  version: 5,
  inputs: { code: '', data: '', settings: '', day: '' },
  answers: {},
  pictures: {},
  menus: { zh: empty, en: empty },
  hidden: [],
  siteUrl: 'https://www.vendor.example',
  files: {},
  kept: {},
  ...parts,
});

let project: ReturnType<typeof temporaryFolder>;
let site: string;
beforeEach(() => {
  project = temporaryFolder();
  site = join(project.folder, 'releases/current');
  for (const file of ['src/routes/manifest.ts', 'src/cli/run.mjs', 'data/ui/zh/common.json', 'data/last-good/A.json'])
    project.write(file, file);
});
afterEach(() => project.remove());

describe('the digests of a build’s inputs', () => {
  test.each([
    ['src/routes/manifest.ts', 'code'],
    ['src/styles/new.css', 'code'],
    ['gatsby-ssr.tsx', 'code'],
    ['package-lock.json', 'code'],
    ['data/ui/zh/common.json', 'data'],
    ['static/favicon.svg', 'data'],
    ['src/cli/run.mjs', ''],
    ['data/last-good/A.json', ''],
    ['README.md', ''],
  ])('change with %s: %s', (file, expected) => {
    const before = inputDigests(project.folder, {});
    project.write(file, 'changed');
    expect(differing(before, inputDigests(project.folder, {})).join()).toBe(expected);
  });

  test.each([
    ['the address that browsers call', { GATSBY_API_URL: 'https://a.example' }, true],
    ['whether an API is configured', { API_URL: 'https://a.example' }, true],
    ['an empty variable', { GATSBY_API_URL: '' }, false],
    ['what configures Gatsby itself', { GATSBY_TELEMETRY_DISABLED: '1' }, false],
    ['how long a call may take', { API_TIMEOUT: '5000' }, false],
  ])('of the settings change with %s: %s', (_, variables, changes) => {
    const settings = (set: Record<string, string>) => inputDigests(project.folder, set).settings;
    expect(settings(variables) !== settings({})).toBe(changes);
  });
});

describe('the record of a build', () => {
  test('holds the built files, without Gatsby’s fragments and itself', () => {
    for (const file of ['index.html', 'en/index.html', '_gatsby/slices/a.html', 'build.json'])
      project.write(`public/${file}`, file);
    expect(Object.keys(builtFiles(join(project.folder, 'public')))).toEqual(['en/index.html', 'index.html']);
  });

  test('is none where there is no file, a broken one, or one of another version', () => {
    expect(readRecord(site)).toBeNull();
    project.write('releases/current/build.json', '{"version":5,');
    expect(readRecord(site)).toBeNull();
    writeRecord(site, { ...recordOf({}), version: 1 as 5 });
    expect(readRecord(site)).toBeNull();
    writeRecord(site, recordOf({ hidden: ['a'] }));
    expect(readRecord(site)).toEqual(recordOf({ hidden: ['a'] }));
  });

  test.each<[string, number, string, RegExp | BuildRecord | null]>([
    ['its record', 200, JSON.stringify(recordOf({})), recordOf({})],
    ['one of another version', 200, '{"version":1}', null],
    ['that there is none', 404, '', null],
    ['an error', 503, '', /build\.json is not a build record \(HTTP 503\)$/],
    ['a page', 200, '<html>', /build\.json is not a build record \(HTTP 200\)$/],
  ])('of a published site is asked for; the site answers with %s', async (_, status, body, expected) => {
    const server = await listen((_request, response) => response.writeHead(status).end(body), 0);
    const record = publishedRecord(`${server.address}/`);
    if (expected instanceof RegExp) await expect(record).rejects.toThrow(expected);
    else expect(await record).toEqual(expected);
    await server.close();
    await expect(publishedRecord(server.address)).rejects.toThrow(/build\.json cannot be reached/);
  });

  test('says which files to upload and to remove', () => {
    const before = recordOf({
      files: { 'index.html': '1', 'app.js': '1', 'app.js.br': '1', 'old.js': '1', 'old.js.br': '1' },
    });
    const now = recordOf({ files: { 'index.html': '2', 'app.js': '1', 'app.js.br': '1', 'new.js': '1' } });
    expect(transferOf(before, now)).toEqual({
      upload: ['index.html', 'new.js', 'build.json'],
      remove: ['old.js', 'old.js.br'],
    });
    expect(transferOf(null, now).upload).toEqual([...Object.keys(now.files), 'build.json']);
  });
});

describe('whether a rebuild is needed', () => {
  let api: ChangingApi;
  beforeAll(async () => {
    api = await startChangingApi();
  });
  afterAll(() => api.close());
  const ask = (variables = {}, warn: (line: string) => void = () => undefined) =>
    compare(project.folder, api.address, parseEnvironment({ API_RETRIES: '0', ...variables }), undefined, warn);
  const answers = async () => {
    writeRecord(site, recordOf({ inputs: inputDigests(project.folder) }));
    const { entries } = await ask();
    return entries;
  };
  beforeEach(() => mkdirSync(site, { recursive: true }));

  test('says yes, and why: no record, changed code, data and answers', async () => {
    expect((await ask()).reasons).toEqual(['there is no record of an earlier build']);
    const pictures = { '/upload/menu/bcc.png': 'other' };
    writeRecord(site, recordOf({ pictures }));
    expect((await ask()).reasons).toEqual([
      'changed: code',
      'changed: data',
      'changed: settings',
      'changed: day',
      expect.stringMatching(/^changed answers: .*topMenu/),
    ]);
    expect((await answers()).length).toBeGreaterThan(50);
  });
});

describe('the changes of the answers', () => {
  const entry = (id: string, title: string, more = {}) => ({ id, header_title: title, header_link: `/${id}`, ...more });
  const before = {
    topMenu: { 产品: [entry('1', '容器'), entry('2', '微服务')], 方案: [entry('9', '金融')] },
    siteInfo: { copyright: '© 2026', crod: '沪' },
    recommendations: [{ productName: '容器' }, { productName: '网格' }],
  };
  test.each<[string, object, object[]]>([
    ['nothing', {}, []],
    [
      'a title',
      { topMenu: { ...before.topMenu, 产品: [entry('1', '平台'), entry('2', '微服务')] } },
      [{ list: 'topMenu › 产品', entry: '平台', kind: 'changed', field: 'header_title', from: '容器', to: '平台' }],
    ],
    [
      'an entry that came, twice, and one that went',
      { topMenu: { ...before.topMenu, 产品: [entry('1', '容器'), entry('3', '网格'), entry('3', '网格')] } },
      [
        { entry: '微服务', kind: 'removed', field: '' },
        { entry: '网格', kind: 'added' },
        { entry: '网格', kind: 'added' },
      ],
    ],
    [
      'a field of a single record',
      { siteInfo: { copyright: '© 2027', crod: '沪' } },
      [{ list: 'siteInfo', field: 'copyright', to: '© 2027' }],
    ],
    ['an entry without id', { recommendations: [{ productName: '网格' }] }, [{ entry: '容器', kind: 'removed' }]],
  ])('name %s', (_, change, expected) => {
    expect(changesIn(before, { ...before, ...change })).toMatchObject(expected);
    expect(changesIn(before, { ...before, ...change })).toHaveLength(expected.length);
  });
});

test.each<[string, number, number, boolean]>([
  ['a menu whose third part went', 9, 6, false],
  ['a menu that lost more than a third', 9, 5, true],
  ['a menu that gained a third', 9, 12, false],
  ['a menu that gained more', 9, 13, true],
  ['a first menu', 0, 9, false],
])('%s: from %i entries to %i is said loudly: %p', (_, from, to, isSaid) => {
  const menu = (count: number) => ({
    产品: Array.from({ length: count }, (__, id) => ({ id, header_title: `entry ${id}` })),
  });
  for (const name of ['topMenu', 'footerMenu']) {
    const said = upheavals({ [name]: menu(from) }, { [name]: menu(to) });
    expect(said).toEqual(isSaid ? [expect.stringContaining(name)] : []);
  }
});

describe('a clean build is needed', () => {
  const folder = () => join(project.folder, 'public');
  /** What a build that passed leaves behind. */
  beforeEach(() => {
    for (const file of ['index', 'case/index']) project.write(`public/${file}.html`, `public/${file}.html`);
    project.write('.cache/redux/state', '.cache/redux/state');
    writeRecord(folder(), recordOf({ inputs: inputDigests(project.folder), files: builtFiles(folder()) }));
  });

  test('not after a change of data', () => {
    project.write('data/ui/zh/common.json', '{}');
    expect(cleanBuildReason(project.folder)).toBeNull();
  });

  test.each<[string, () => unknown]>([
    ['there is no earlier build', () => rmSync(folder(), { recursive: true })],
    ['there is no earlier build', () => rmSync(join(project.folder, '.cache'), { recursive: true })],
    ['the last build did not finish', () => rmSync(join(folder(), 'build.json'))],
    ['the code has changed', () => project.write('src/styles/tokens.css', ':root { --ink: #000; }')],
    [
      'public/index.html is not as the last build left it',
      () => project.write('public/index.html', 'public/INDEX.html'),
    ],
    [
      'public/case/index.html is not as the last build left it',
      () => renameSync(join(folder(), 'case'), join(folder(), 'c')),
    ],
    ['public/new.html is not as the last build left it', () => project.write('public/new.html', 'left behind')],
  ])('because %s', (reason, damage) => {
    damage();
    expect(cleanBuildReason(project.folder)).toBe(reason);
  });
});
