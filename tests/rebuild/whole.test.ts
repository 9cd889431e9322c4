import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cleanBuildReason } from '../../src/build/rebuild/build-site';
import { readRecord } from '../../src/build/rebuild/record';
import { type ChangingApi, startChangingApi } from '../support/changing-api';
import { wholeCopy } from '../support/whole-copy';
import { expectRename, newTitle, rebuild } from './menu-title';

jest.setTimeout(600_000);

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

const build = () => rebuild(folder, { MOCK_API_URL: api.address });
const buildFromApi = () => rebuild(folder, { API_URL: api.address, API_STRICT: '1' });
/** The built files by their digests; files kept for visitors with an older page open (`static/`) are left out. */
const built = () => {
  const files = Object.entries(readRecord(join(folder, 'public'))?.files ?? {});
  return Object.fromEntries(files.filter(([path]) => !path.startsWith('static/')));
};
/** The built files after the rename. */
let renamed: Record<string, string>;

// One after the other: each test continues from the site that the one before has built.
describe('a rebuild (README)', () => {
  test('builds everything the first time', async () => {
    expect((await build()).report?.build?.cleanBuildReason).toBe('there is no record of an earlier build');
  });

  test('ends within seconds while nothing has changed', async () => {
    const { report } = await build();
    expect(report).toMatchObject({ changed: false, reasons: [], upload: [], remove: [] });
    expect(report?.seconds).toBeLessThan(10);
  });

  test('after a renamed menu entry renders no page', async () => {
    await expectRename(folder, api);
    renamed = built();
  });

  test('without a cache is a clean build, with the same result as the build on the cache', async () => {
    rmSync(join(folder, '.cache'), { recursive: true });
    const { report } = await build();
    expect(report?.build?.cleanBuildReason).toBe('.cache is not as the last build left it');
    expect(built()).toEqual(renamed);
  });

  test('keeps the answers of a real API when it passes, and neither keeps nor publishes those with a dead link', async () => {
    const file = join(folder, 'data/last-good/GetPcTopMenu.json');
    const lastGood = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    const { report } = await buildFromApi();
    // In strict mode too.
    expect(report?.warnings).toContainEqual(
      expect.stringMatching(`${newTitle}.*add one to titles in data/english/names.json`),
    );
    const kept = lastGood();
    expect(kept).toContain(newTitle);
    const before = built();

    const entry = api.menu['产品与服务']?.[0] ?? {};
    const link = entry['header_link'];
    entry['header_link'] = '/product/Nowhere';
    const { exitCode, said } = await buildFromApi();
    entry['header_link'] = link;
    expect(exitCode).toBe(1);
    expect(said).toContain('leads to /product/Nowhere, which does not exist');
    expect(lastGood()).toBe(kept);
    expect(built()).toEqual(before);
    expect(cleanBuildReason(folder)).toBeNull();
  });
});
