import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Table from 'cli-table3';
import { faultKinds } from '../../mock-api/faults';
import { compare } from '../../src/build/rebuild/compare';
import { differing, digestsOf, readRecord } from '../../src/build/rebuild/record';
import { servedFolder } from '../../src/build/rebuild/releases';
import { parseEnvironment } from '../../src/config/environment';
import { reads } from '../../src/contract/calls';
import { newTitle, run, start } from '../rebuild/menu-title';
import { type ChangingApi, startChangingApi } from '../support/changing-api';
import { wholeCopy } from '../support/whole-copy';

/*
 * Builds of a copy of the project, whose path has blanks and Chinese characters, while one thing after another goes wrong. After each,
 * the next rebuild comes to what a clean build comes to, and the site that `npm start` serves in the meantime is whole.
 */

jest.setTimeout(600_000);

const kills = Number(process.env['KILLS'] ?? 20);
const port = process.env['PORT'] ?? '8123';
const isRoot = process.getuid?.() === 0;
const table = new Table({ head: ['fault', 'next rebuild', 'requests', 'seconds'], style: { head: [], border: [] } });

let api: ChangingApi;
let copy: Awaited<ReturnType<typeof wholeCopy>>;
let folder: string;
let server: ReturnType<typeof start>;
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
const rebuild = (env = {}, options = {}) => run(folder, ['rebuild'], { ...variables(), ...env }, options);

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
  // Also as it goes, because the table takes a quarter of an hour.
  const how = /without the cache/.test(stdout)
    ? 'clean'
    : /on the cache/.test(stdout)
      ? 'on the cache'
      : 'nothing to do';
  const row = [fault, how, watched.seen.requests, Math.round((performance.now() - started) / 1000)];
  process.stdout.write(`${row.join(', ')}\n`);
  table.push(row);
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
  process.env['API_URL'] = api.address;
  server = start(folder, ['start'], { ...variables(), PORT: port });
  const address = `http://localhost:${port}`;
  while (!(await fetch(address).catch(() => null))?.ok) await pause(500);
  watched = watch(address, [...expected.keys()]);
});
afterAll(async () => {
  if (watched) watched.seen.isOver = true;
  await watched?.over;
  server?.child.kill();
  await server?.ended;
  await api.close();
  copy?.remove();
  process.stdout.write(`${table}\n`);
});

/** How long a rebuild takes here (ms). */
let usual = 20_000;
test.each(Array.from({ length: kills }, (_, index) => index + 1))('kill -9 at a random moment, no. %i', async () => {
  rename();
  const started = performance.now();
  const { child, ended } = start(folder, ['rebuild'], variables());
  const moment = Math.random() * usual;
  await Promise.race([pause(moment), ended]);
  child.kill('SIGKILL');
  await ended;
  expectWhole();
  const killed = performance.now();
  await expectRecovery(`kill -9 after ${(moment / 1000).toFixed(1)} s`, started);
  // One that was killed late has little left to do.
  usual = Math.max(usual / 2, performance.now() - killed);
});

/** The largest file below a folder, changed; its size stays. */
function damage(path: string): void {
  const files = readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const file = files.sort((a, b) => statSync(b).size - statSync(a).size)[0] ?? '';
  writeFileSync(file, readFileSync(file).fill(32, 100, 200));
}

const refused = async (reason: RegExp, ...parameters: Parameters<typeof rebuild>) => {
  const { exitCode, stdout, stderr } = await rebuild(...parameters);
  expect(stdout + stderr).toMatch(reason);
  expect(exitCode).toBe(1);
  expectWhole();
};

/** Builds while calls have faults, as in `MOCK_FAULT`. */
async function buildWith(faults: string): Promise<void> {
  api.faults = faults;
  const { exitCode, stderr } = await run(folder, ['build'], variables());
  api.faults = '';
  expect([exitCode, exitCode === 0 ? '' : stderr]).toEqual([0, '']);
  expectWhole();
}
const calls = Object.values(reads).map(({ name }) => name);
/** Those that are failures. */
const kinds = faultKinds.filter((kind) => kind !== 'hostile' && kind !== 'delay');
const faultOfEach = (first: number) => calls.map((call, at) => `${call}=${kinds[(first + at) % kinds.length]}`).join();

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
  [
    'releases read-only',
    async () => {
      const releases = join(folder, 'releases');
      chmodSync(releases, 0o555);
      // Root may write everywhere.
      if (!isRoot) await refused(/releases.*cannot be written|EACCES/);
      chmodSync(releases, 0o755);
    },
  ],
  [
    'a broken link in the place of the served release',
    async () => {
      rmSync(servedFolder(folder));
      symlinkSync('20200101T000000-00000000', servedFolder(folder));
    },
  ],
  ['.cache damaged', () => damage('.cache/webpack')],
  ['public damaged, of equal size', () => damage('public/page-data')],
  [
    'clock a year back',
    async () => {
      const clock = join(tmpdir(), `clock-${process.pid}.cjs`);
      const year = 365 * 24 * 3600 * 1000;
      writeFileSync(
        clock,
        `const Real = Date; const now = () => Real.now() - ${year};
        globalThis.Date = class Date extends Real { constructor(...given) { given.length > 0 ? super(...given) : super(now()); } static now() { return now(); } };`,
      );
      expect((await rebuild({ NODE_OPTIONS: `--require ${clock}` })).exitCode).toBe(0);
      rmSync(clock);
      rename();
    },
  ],
  [
    'two builds at once',
    async () => {
      const both = await Promise.all([rebuild(), rebuild()]);
      expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
      expect(both.map(({ stderr }) => stderr).join()).toMatch(/is at work in this folder: end it/);
    },
  ],
  ['no HOME', async () => expect((await rebuild({ HOME: undefined })).exitCode).toBe(0)],
  ['every answer hostile', () => buildWith('hostile')],
  ['a fault at each call', () => buildWith(faultOfEach(0))],
  ['another fault at each call', () => buildWith(faultOfEach(calls.length))],
])('%s', async (name, harm) => {
  const started = performance.now();
  rename();
  await harm();
  await expectRecovery(name, started);
});

test.each(calls.flatMap((call) => kinds.map((kind) => [call, kind] as const)))(
  '%s with the fault %s changes nothing, and is named in strict mode',
  async (call, kind) => {
    const ask = (API_STRICT: string, warn: (line: string) => void) =>
      compare(
        folder,
        api.address,
        parseEnvironment({ API_STRICT, API_RETRIES: '0', API_TIMEOUT: '1500' }),
        undefined,
        warn,
      );
    api.faults = `${call}=${kind}`;
    const warnings: string[] = [];
    const lenient = await ask('0', (line) => void warnings.push(line));
    const strict = await ask('1', () => undefined).catch(String);
    api.faults = '';
    expect(lenient.reasons).toEqual([]);
    expect([warnings.join(), strict]).toEqual([expect.stringContaining(call), expect.stringContaining(call)]);
  },
);
afterAll(() => table.push([`${calls.length * kinds.length} faults at single calls`, 'nothing to do']));
