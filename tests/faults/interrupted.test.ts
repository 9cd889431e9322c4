import { readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import execa from 'execa';
import { filesIn } from '../../src/features/hosting/published-site';
import { differing, digestsOf, readRecord } from '../../src/features/releases/record';
import { servedFolder } from '../../src/features/releases/releases';
import { gatsby, newTitle, productOf, run, servedFiles } from '../rebuild/menu-title';
import { type ChangingApi, startChangingApi } from '../support/changing-api';
import { wholeCopy } from '../support/whole-copy';

/*
 * Builds of a copy of the project, whose path has blanks and Chinese characters, while one thing
 * after another goes wrong. After each, the next rebuild comes to what a clean build comes to, and
 * the site that `npm start` serves in the meantime is whole.
 */

jest.setTimeout(1_200_000);

const kills = Number(process.env['KILLS'] ?? 10);
const port = process.env['PORT'] ?? '8123';

let api: ChangingApi;
let copy: Awaited<ReturnType<typeof wholeCopy>>;
let folder: string;
let server: ReturnType<typeof run>;

/** How long a rebuild takes here (ms). */
let usual: number;
/** The files that builds come to, by the title of the menu's first product. */
const expected = new Map<string, Record<string, string>>();

const title = () => String(productOf(api)['header_title']);

/** Changes the menu, so that there is something to build. */
const rename = () =>
  Object.assign(productOf(api), {
    header_title: [...expected.keys(), newTitle].find((otherTitle) => otherTitle !== title()),
  });

const variables = () => ({ API_URL: api.address, API_TIMEOUT: '5000' });
const rebuild = () => run(folder, ['rebuild'], variables());

/** What is wrong with the pages that are served while builds go wrong. */
const problems: string[] = [];
let isOver = false;
let watched: Promise<void>;

/** Asks for pages and their scripts all the time. */
async function watch(site: string): Promise<void> {
  const get = async (path: string): Promise<string> => {
    const response = await fetch(site + path);
    if (!response.ok) problems.push(`${path} answered HTTP ${response.status}`);

    return response.text();
  };

  const look = async (path: string) => {
    const html = await get(path);
    if (!html.endsWith('</html>') || ![...expected.keys()].some((text) => html.includes(text)))
      problems.push(`${path} is not whole`);
    for (const [, script = ''] of html.matchAll(/<script[^>]* src="(\/[^"]+)"/g)) await get(script);
  };

  for (; !isOver; await pause(300)) {
    for (const path of ['/', '/case', '/product/BeyondContainer', '/news'])
      await look(path).catch((error) => problems.push(`${path}: ${error}`));
  }
}

/** Expects the served release to be that of one build, to the last file. */
function expectWhole(): void {
  const release = realpathSync(servedFolder(folder));
  expect(differing(readRecord(release)?.files ?? {}, digestsOf(release, /^build\.json$/))).toEqual(
    [],
  );
}

beforeAll(async () => {
  api = await startChangingApi();
  copy = await wholeCopy();
  folder = copy.folder;

  // The second is built on the cache: tests/rebuild holds that a clean build comes to the same.
  for (const _ of [1, 2]) {
    const started = performance.now();
    const { exitCode, stdout, stderr } = await rebuild();
    if (exitCode !== 0) throw new Error(stdout + stderr);

    usual = performance.now() - started;

    expected.set(title(), servedFiles(folder));

    rename();
  }

  server = run(folder, ['start'], { ...variables(), PORT: port });
  const site = `http://localhost:${port}`;

  while (!(await fetch(site).catch(() => null))?.ok) await pause(500);
  watched = watch(site);
});

afterAll(async () => {
  isOver = true;
  await watched;
  server?.kill();
  await server;
  await api.close();
  copy?.remove();
});

/** The largest file below a folder, changed; its size stays. */
function damage(path: string): void {
  const files = filesIn(join(folder, path)).map((file) => join(folder, path, file));
  const file = files.sort((a, b) => statSync(b).size - statSync(a).size)[0] ?? '';

  writeFileSync(file, readFileSync(file).fill(32, 100, 200));
}

const faults: [string, () => unknown][] = [
  ...Array.from({ length: kills }, (_, index): [string, () => unknown] => [
    `kill -9 at a random moment, no. ${index + 1}`,
    async () => {
      const build = rebuild();
      await Promise.race([pause(Math.random() * usual), build]);
      // With Gatsby, as a machine that is switched off does.
      process.kill(-(build.pid ?? 0), 'SIGKILL');
      await build;
    },
  ]),
  [
    'a full disk',
    async () => {
      // A limit on the size of files, which a shell can set for any user.
      const limited = `ulimit -f 400; exec "${process.execPath}" --import tsx src/cli/rebuild.ts`;
      const env = { ...variables(), API_STRICT: '0', API_RETRIES: '0' };

      expect((await execa('sh', ['-c', limited], { cwd: folder, env, reject: false })).failed).toBe(
        true,
      );
    },
  ],
  ['.cache damaged', () => damage('.cache/webpack')],
];

test.each(faults)('%s', async (_, harm) => {
  rename();
  await harm();
  expectWhole();

  const { exitCode, stdout, stderr } = await rebuild();
  expect([exitCode, exitCode === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  expectWhole();
  expect(differing(expected.get(title()) ?? {}, servedFiles(folder))).toEqual([]);
  expect(problems).toEqual([]);
});

test('a build that fails once everything is sourced, and Gatsby’s own command after it', async () => {
  rename();
  const template = join(folder, 'src/templates/item.tsx');
  const code = readFileSync(template, 'utf8');

  writeFileSync(template, `${code}\n}`);
  expect((await gatsby(folder, 'build', variables())).exitCode).toBe(1);
  expectWhole();

  writeFileSync(template, code);
  const { exitCode, stdout, stderr } = await gatsby(folder, 'build', variables());
  expect([exitCode, exitCode === 0 ? '' : stdout + stderr]).toEqual([0, '']);

  await run(folder, ['release'], variables());
  expect(differing(expected.get(title()) ?? {}, servedFiles(folder))).toEqual([]);
  expect(problems).toEqual([]);
});
