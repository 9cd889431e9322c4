import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { filesIn } from '../../src/build/published-site';
import { differing, digestsOf, readRecord } from '../../src/build/rebuild/record';
import { servedFolder } from '../../src/build/rebuild/releases';
import { newTitle, run } from '../rebuild/menu-title';
import { type ChangingApi, startChangingApi } from '../support/changing-api';
import { wholeCopy } from '../support/whole-copy';

/*
 * Builds of a copy of the project, whose path has blanks and Chinese characters, while one thing after another goes wrong. After each,
 * the next rebuild comes to what a clean build comes to, and the site that `npm start` serves in the meantime is whole. Prints for each
 * fault how the next rebuild went, the requests answered meanwhile, and the seconds.
 */

jest.setTimeout(600_000);

const kills = Number(process.env['KILLS'] ?? 20);
const port = process.env['PORT'] ?? '8123';

let api: ChangingApi;
let copy: Awaited<ReturnType<typeof wholeCopy>>;
let folder: string;
let server: ReturnType<typeof run>;
let watched: ReturnType<typeof watch>;
/** The files that builds come to, by the title of the menu's first product. */
const expected = new Map<string, Record<string, string>>();

const product = () => api.menu['产品与服务']?.[0] ?? {};
const title = () => String(product()['header_title']);
/** Changes the menu, so that there is something to build. */
const rename = () => {
  product()['header_title'] = [...expected.keys(), newTitle].find((other) => other !== title());
};
const variables = () => ({ API_URL: api.address, API_TIMEOUT: '5000' });
const rebuild = () => run(folder, ['rebuild'], variables());

/** The served files, without those kept for visitors with an older page open. */
const built = () => {
  const record = readRecord(servedFolder(folder));
  return Object.fromEntries(
    Object.entries(record?.files ?? {}).filter(([path]) => !path.startsWith('static/') && !record?.kept[path]),
  );
};

/** Expects the served release to be that of one build, to the last file. */
const expectWhole = () => {
  const release = realpathSync(servedFolder(folder));
  expect(differing(readRecord(release)?.files ?? {}, digestsOf(release, ['.'], /^build\.json$/))).toEqual([]);
};

/** Asks for pages and their scripts all the time. */
function watch(address: string, titles: readonly string[]) {
  const [seen, wrong] = [{ requests: 0, isOver: false }, [] as string[]];
  const get = async (path: string): Promise<string> => {
    seen.requests += 1;
    const response = await fetch(address + path);
    if (!response.ok) wrong.push(`${path} answered HTTP ${response.status}`);
    return response.text();
  };
  const look = async (path: string) => {
    const html = await get(path);
    if (!html.endsWith('</html>') || !titles.some((text) => html.includes(text))) wrong.push(`${path} is not whole`);
    for (const [, script = ''] of html.matchAll(/<script[^>]* src="(\/[^"]+)"/g)) await get(script);
  };
  const over = (async () => {
    for (; !seen.isOver; await pause(300))
      for (const path of ['/', '/case', '/product/BeyondContainer', '/news'])
        await look(path).catch((error) => wrong.push(`${path}: ${error}`));
  })();
  return { seen, wrong, over };
}

/** Rebuilds, and expects what a clean build comes to, and only whole pages in the meantime. */
async function expectRecovery(fault: string, started: number): Promise<void> {
  const { exitCode, stdout, stderr } = await rebuild();
  expect([exitCode, exitCode === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  expectWhole();
  expect(differing(expected.get(title()) ?? {}, built())).toEqual([]);
  expect(watched.wrong).toEqual([]);
  const how = /cleanBuildReason: null/.test(stdout)
    ? 'on the cache'
    : /build: null/.test(stdout)
      ? 'nothing to do'
      : 'clean';
  const row = [fault, how, watched.seen.requests, Math.round((performance.now() - started) / 1000)];
  process.stdout.write(`${row.join(', ')}\n`);
  watched.seen.requests = 0;
}

beforeAll(async () => {
  api = await startChangingApi();
  copy = await wholeCopy();
  folder = copy.folder;
  // The second is built on the cache: tests/rebuild holds that a clean build comes to the same.
  for (const _ of [1, 2]) {
    const { exitCode, stdout, stderr } = await rebuild();
    if (exitCode !== 0) throw new Error(stdout + stderr);
    expected.set(title(), built());
    rename();
  }
  server = run(folder, ['start'], { ...variables(), PORT: port });
  const address = `http://localhost:${port}`;
  while (!(await fetch(address).catch(() => null))?.ok) await pause(500);
  watched = watch(address, [...expected.keys()]);
});
afterAll(async () => {
  if (watched) watched.seen.isOver = true;
  await watched?.over;
  server?.kill();
  await server;
  await api.close();
  copy?.remove();
});

/** How long a rebuild takes here (ms). */
let usual = 20_000;
test.each(Array.from({ length: kills }, (_, index) => index + 1))('kill -9 at a random moment, no. %i', async () => {
  rename();
  const started = performance.now();
  const build = rebuild();
  const moment = Math.random() * usual;
  await Promise.race([pause(moment), build]);
  build.kill('SIGKILL');
  await build;
  expectWhole();
  const killed = performance.now();
  await expectRecovery(`kill -9 after ${(moment / 1000).toFixed(1)} s`, started);
  // One that was killed late has little left to do.
  usual = Math.max(usual / 2, performance.now() - killed);
});

/** The largest file below a folder, changed; its size stays. */
function damage(path: string): void {
  const files = filesIn(join(folder, path)).map((file) => join(folder, path, file));
  const file = files.sort((a, b) => statSync(b).size - statSync(a).size)[0] ?? '';
  writeFileSync(file, readFileSync(file).fill(32, 100, 200));
}

test.each<[string, () => unknown]>([
  [
    'disk full',
    async () => {
      // A limit on the size of files, which a shell can set for any user.
      const { status, stderr } = spawnSync(
        'sh',
        ['-c', `ulimit -f 400; exec "${process.execPath}" --import tsx src/cli/rebuild.ts`],
        { cwd: folder, encoding: 'utf8', env: { ...process.env, ...variables(), API_STRICT: '0', API_RETRIES: '0' } },
      );
      expect([status, stderr.slice(-200)]).not.toEqual([0, '']);
      expectWhole();
    },
  ],
  ['.cache damaged', () => damage('.cache/webpack')],
  ['public damaged, of equal size', () => damage('public/page-data')],
  [
    'two builds at once',
    async () => {
      const both = await Promise.all([rebuild(), rebuild()]);
      expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
      expect(both.map(({ stderr }) => stderr).join()).toMatch(/is at work in this folder: end it/);
    },
  ],
])('%s', async (name, harm) => {
  const started = performance.now();
  rename();
  await harm();
  await expectRecovery(name, started);
});
