import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { consola } from 'consola';
import { readRecord } from '../../src/build/build-record';
import { startChangingApi } from '../support/changing-api';
import { wholeCopy } from '../support/whole-copy';
import { newTitle, rebuild, renameAndRebuild, run } from './menu-title';

/** What the tests of the rebuild have found. */
const results: { name: string; failures: string[] }[] = [];

async function test(name: string, check: () => Promise<string[]>): Promise<void> {
  const started = performance.now();
  const failures = await check().catch((error: unknown) => [
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ]);
  results.push({ name, failures });
  const seconds = `(${((performance.now() - started) / 1000).toFixed(0)} s)`;
  if (failures.length === 0) consola.success(`${name} ${seconds}`);
  else consola.error(`${name} ${seconds}\n${failures.map((line) => `  ${line}`).join('\n')}`);
}

const when = (holds: boolean, otherwise: string): string[] => (holds ? [] : [otherwise]);

/** The built site's files with their digests. */
const filesOf = (folder: string): Record<string, string> => readRecord(join(folder, 'public'))?.files ?? {};

/** How a site differs from another one; files kept for visitors with an older page open are no difference. */
function differences(expected: Record<string, string>, found: Record<string, string>): string[] {
  const differing = Object.keys(expected).filter((path) => expected[path] !== found[path]);
  const further = Object.keys(found).filter((path) => expected[path] === undefined && !path.startsWith('static/'));
  return [...differing.map((path) => `${path} differs`), ...further.map((path) => `${path} is there too`)].slice(0, 10);
}

/** The largest file below a folder. */
function largestIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return files.sort((a, b) => statSync(b).size - statSync(a).size)[0] ?? folder;
}

/** `npm run test:rebuild`: in a copy of the project, what a rebuild renders, that it comes to what a clean build comes to, and that it mends itself. */
async function testRebuild(): Promise<void> {
  const api = await startChangingApi();
  const copy = await wholeCopy();
  const { folder } = copy;
  const env = { MOCK_API_URL: api.address };
  let rebuilt: Record<string, string> = {};
  try {
    await test('a first rebuild builds everything', async () => {
      const { report, said } = await rebuild(folder, env);
      return [
        ...when(report?.build?.anew === 'nothing is built yet', `${JSON.stringify(report?.build?.anew)} ${said}`),
      ];
    });

    await test('nothing is built while nothing has changed', async () => {
      const { report } = await rebuild(folder, env);
      return [
        ...when(report?.changed === false, `reasons: ${report?.reasons.join('; ')}`),
        ...when((report?.seconds ?? 99) < 5, `it took ${report?.seconds} s`),
      ];
    });

    await test('a renamed entry renders no page again and stands on every page', async () => {
      const { failures } = await renameAndRebuild(folder, api);
      rebuilt = filesOf(folder);
      return failures;
    });

    await test('without the cache everything is built, and comes to the same as the rebuild', async () => {
      rmSync(join(folder, '.cache'), { recursive: true });
      const { report, said } = await rebuild(folder, env);
      return [
        ...when(report?.build?.anew === 'there is no cache', `${JSON.stringify(report?.reasons)} ${said}`),
        ...differences(filesOf(folder), rebuilt),
      ];
    });

    await test('that the built site is gone is noticed', async () => {
      renameSync(join(folder, 'public'), join(folder, 'public.away'));
      const { stdout } = await run(folder, ['rebuild/why'], env);
      renameSync(join(folder, 'public.away'), join(folder, 'public'));
      return when(stdout.trim() === 'the built site is gone', stdout);
    });

    await test('that a page of the built site is gone is noticed', async () => {
      const file = join(folder, 'public/en/case/index.html');
      renameSync(file, `${file}.away`);
      const { stdout } = await run(folder, ['rebuild/why'], env);
      renameSync(`${file}.away`, file);
      return when(stdout.trim() === 'public/en/case/index.html is not as the last build left it', stdout);
    });

    for (const part of ['redux', 'caches-lmdb', 'webpack'])
      await test(`a file of .cache/${part} that is cut off is noticed`, async () => {
        const file = largestIn(join(folder, '.cache', part));
        const bytes = readFileSync(file);
        truncateSync(file, Math.floor(bytes.length / 2));
        // What would be built, without building it: three clean builds would say no more than one.
        const { stdout } = await run(folder, ['rebuild/why'], env);
        const reason = `.cache/${file.slice(file.indexOf('.cache/') + 7)} is not as the last build left it`;
        if (part !== 'webpack') writeFileSync(file, bytes);
        return when(stdout.trim() === reason, stdout);
      });

    await test('and the site is built anew from the damaged cache', async () => {
      const { report, said } = await rebuild(folder, env);
      return [
        ...when(report?.build?.anew?.includes('is not as the last build left it') === true, said),
        ...differences(filesOf(folder), rebuilt),
      ];
    });

    await test('a build that passes keeps the answers of a real API; one that does not pass its checks keeps nothing and is not to be published', async () => {
      const real = { API_URL: api.address };
      const lastGood = () => {
        const file = join(folder, 'data/last-good/GetPcTopMenu.json');
        return existsSync(file) ? readFileSync(file, 'utf8') : '';
      };
      const passed = await rebuild(folder, real);
      const kept = lastGood();
      const entry = api.menu['产品与服务']?.[0] ?? {};
      const link = entry['header_link'];
      entry['header_link'] = '/product/Nowhere';
      const broken = await rebuild(folder, real);
      const record = readRecord(join(folder, 'public'));
      entry['header_link'] = link;
      return [
        ...when(passed.exitCode === 0 && kept.includes(newTitle), `the answers were not kept: ${passed.said}`),
        ...when(
          broken.exitCode === 1 && broken.said.includes('leads to /product/Nowhere, which is nothing'),
          broken.said,
        ),
        ...when(lastGood() === kept, 'the answers of a build that did not pass were kept'),
        ...when(
          record?.passed === false && record.findings.length > 0,
          'the site is not marked as not to be published',
        ),
      ];
    });

    await test('an API that is down leaves everything as it is: with the last good answers, in strict mode with an error', async () => {
      await rebuild(folder, { API_URL: api.address });
      const before = filesOf(folder);
      api.isDown = true;
      const lenient = await rebuild(folder, { API_URL: api.address });
      const strict = await rebuild(folder, { API_URL: api.address, API_STRICT: '1' });
      api.isDown = false;
      return [
        ...when(
          lenient.report?.changed === false && lenient.report.warnings.length > 0,
          `${lenient.said} ${JSON.stringify(lenient.report?.reasons)}`,
        ),
        ...when(strict.exitCode === 1 && strict.said.includes('GetPcTopMenu'), strict.said),
        ...differences(before, filesOf(folder)),
      ];
    });
  } finally {
    await api.close();
    copy.remove();
  }
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void testRebuild();
