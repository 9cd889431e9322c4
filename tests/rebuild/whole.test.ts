import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangingApi, startChangingApi } from '../support/changing-api';
import { watchLookups } from '../support/lookups';
import { wholeCopy } from '../support/whole-copy';
import { expectRename, gatsby, newTitle, rebuild, run, servedFiles } from './menu-title';

// A busy machine takes minutes for a build.
jest.setTimeout(1_200_000);

let api: ChangingApi;
let copy: Awaited<ReturnType<typeof wholeCopy>>;
let folder: string;

beforeAll(async () => {
  api = await startChangingApi();
  copy = await wholeCopy();
  folder = copy.folder;
});

afterAll(async () => {
  await api.close();
  copy.remove();
});

const BUILD_DAY = '2026-11-23';

const buildOn = (day: string) => rebuild(folder, { MOCK_API_URL: api.address, BUILD_DAY: day });
const buildFromApi = () => rebuild(folder, { API_URL: api.address, API_STRICT: '1', BUILD_DAY });

/** The menu that is kept for the day on which the API gives none. */
const lastGood = () => {
  const file = join(folder, 'data/last-good/GetPcTopMenu.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

// One after the other: each test continues from the site that the one before has built.
describe('a rebuild (docs/rebuild.md)', () => {
  test('builds everything the first time, and asks no other machine', async () => {
    const lookups = watchLookups(folder);
    const env = { MOCK_API_URL: api.address, BUILD_DAY: '2026-11-21', ...lookups.env };

    expect((await rebuild(folder, env)).report?.build?.cleanBuildReason).toMatch(
      'no earlier build',
    );
    expect(lookups.readLog()).toBe('');
  });

  test('on a new day renders the pages that show the day, and no other', async () => {
    // The first build on the cache renders every page: webpack's hash of the compilation is another
    // one (menu-title.ts).
    await buildOn('2026-11-22');
    const { report } = await buildOn(BUILD_DAY);
    expect(report?.reasons).toEqual(['changed: day']);

    const renderedPaths = ['/compatibility', '/en/compatibility', '/en/lifecycle', '/lifecycle'];
    expect(report?.build).toMatchObject({ cleanBuildReason: null });
    expect(report?.upload.filter((file) => file.startsWith('slice-data'))).toEqual([]);
    expect(report?.build?.rendered.map((path) => path.replace(/\/$/, '')).sort()).toEqual(
      renderedPaths,
    );
  });

  test('ends within seconds while nothing has changed', async () => {
    const started = performance.now();
    const { report } = await buildOn(BUILD_DAY);

    expect(report).toMatchObject({
      changed: false,
      reasons: [],
      build: null,
      upload: [],
      remove: [],
    });
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test('after a new item renders its page, its lists and home, and draws its picture', async () => {
    const news = join(folder, 'data/items/news');
    const { zh, en, ...facts } = JSON.parse(
      readFileSync(join(news, readdirSync(news)[0] ?? ''), 'utf8'),
    );

    const titled = (text: object, title: string) => ({
      ...text,
      title,
      description: `${title}: ${'x'.repeat(80)}`,
    });

    const item = {
      ...facts,
      id: 9999,
      date: BUILD_DAY,
      // The drawing of the error page, which no other news shows.
      coverMotif: 'adrift',
      zh: titled(zh, '重建测试的新闻'),
      en: titled(en, 'News of a rebuild'),
    };

    writeFileSync(join(news, 'of-a-rebuild.json'), JSON.stringify(item));
    const { report } = await buildOn(BUILD_DAY);
    const renderedPaths = report?.build?.rendered.map((path) =>
      path.replace(/^\/en(?=\/|$)|\/$/g, ''),
    );

    expect(new Set(renderedPaths)).toEqual(
      new Set(['', '/news', '/news/detail', '/news/of-a-rebuild', '/tags']),
    );
    expect(existsSync(join(folder, 'public/social/zh/news/of-a-rebuild.jpg'))).toBe(true);
  });

  test('after a renamed menu entry renders no page', async () => {
    await expectRename(folder, api, newTitle);
  });

  test('has the same result as a clean build', async () => {
    const renamed = servedFiles(folder);
    for (const name of ['.cache', 'public']) rmSync(join(folder, name), { recursive: true });
    const buildResult = await gatsby(folder, 'build', { MOCK_API_URL: api.address, BUILD_DAY });

    expect([
      buildResult.exitCode,
      buildResult.exitCode === 0 ? '' : buildResult.stdout + buildResult.stderr,
    ]).toEqual([0, '']);
    expect((await run(folder, ['release'], {})).exitCode).toBe(0);
    expect(servedFiles(folder)).toEqual(renamed);
  });

  test('publishes whatever an editor does to the menu, in strict mode too, and keeps the answers of the API', async () => {
    const [, ...others] = api.menu['产品与服务'] ?? [];
    const edits = {
      unnamed: 'https://forum.example',
      dead: '/product/Nowhere',
      part: '/product/BKS#nothing',
    };

    for (const [index, [id, header_link]] of Object.entries(edits).entries())
      Object.assign(others[index] ?? {}, { id, header_title: `新条目 ${id}`, header_link });
    const { report } = await buildFromApi();
    const remedy = 'add one to titles in data/english/names.json';

    for (const warning of [
      `新条目 unnamed.*left out in English; ${remedy}`,
      '新条目 dead.*no usable link.*left out',
      '新条目 part.*no element #nothing',
    ])
      expect(report?.warnings).toContainEqual(expect.stringMatching(warning));
    expect(lastGood()).toContain('新条目 dead');
  });

  test('neither keeps nor publishes answers that cannot be read', async () => {
    const lastGoodAnswers = lastGood();
    const before = servedFiles(folder);

    api.faults = 'GetPcTopMenu=wrong-shape';
    const { exitCode, output } = await buildFromApi();

    api.faults = '';

    expect(exitCode).toBe(1);
    expect(output).toContain('GetPcTopMenu');
    expect(lastGood()).toBe(lastGoodAnswers);
    expect(servedFiles(folder)).toEqual(before);
  });
});
