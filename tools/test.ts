import { consola } from 'consola';
import { withMockApi } from '../mock-api/embedded';
import { buildSite } from '../src/build/rebuild/build-site';
import { fail, helpIfAsked, loadEnvironment, root } from '../src/cli/support/environment';
import { run } from '../src/cli/support/run';
import { ensureBrowser, ensureShell, installPackages } from '../tests/support/browser';
import { check } from './check';
import { smoke } from './smoke';
import { type Count, runJest } from './test/jest';

const usage = `npm test             everything: a browser is found or installed; npm run check, a build, its budgets, a rebuild in place, the smoke run
npm test -- NAMES    slow suites, one or several of:
  rebuild            a rebuild renders no page again and comes to what a clean build comes to (in a copy; minutes)
  faults             builds that are killed, refused or disturbed, with a table of them; one from an API with hostile texts (in copies; a quarter of an hour)
  develop            npm run develop in a browser while an editor makes slips (in a copy; minutes)
  api                forms reach an API of another origin that .env names (in a copy; minutes)
  publish            npm run publish to Ceph's object storage and to two sshd, killed and disturbed; installs both as root (minutes)
  hosting            nginx with the printed configuration serves the built site; installs nginx as root
  budgets            weight of the built site's pages by template, and the first tap on a slow phone
  accessibility      axe on every page and opened state of the built site, in both themes
  mutation [FILES]   changes the rules one by one and sees whether a test fails (an hour; FILES are globs, e.g. 'src/routes/*.ts')
  coverage           of the unit, component and contract tests; report in reports/coverage
  tools              drawings, types and tests of the workspace tools; installs its dependencies`;

const none: Count = { passed: 0, failed: 0 };
const success: Count = { passed: 1, failed: 0 };
const failure: Count = { passed: 0, failed: 1 };
const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
});

async function countOf(program: string, ...parameters: string[]): Promise<Count> {
  const { exitCode } = await run(program, parameters);
  return exitCode === 0 ? success : failure;
}

/** The tests of a folder that `npx jest` leaves out. */
const folder = (name: string, ...files: string[]): Promise<Count> =>
  runJest(['--roots', `tests/${name}`, '--runInBand', '--verbose', ...files]);

async function hosting(): Promise<Count> {
  const { exitCode } = await run('nginx', ['-v'], { isQuiet: true });
  if (exitCode !== 0) await installPackages(['nginx-light', 'libnginx-mod-http-brotli-static']);
  return folder('hosting');
}

async function publish(): Promise<Count> {
  const found = await Promise.all(['radosgw', 'sshd', 'rsync'].map((name) => run('which', [name], { isQuiet: true })));
  if (found.some(({ exitCode }) => exitCode !== 0))
    await installPackages(['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common', 'openssh-server', 'rsync']);
  await run('npm', ['ci', '--prefix', 'tools/publish'], { isQuiet: true });
  const types = await countOf('tsc', '-p', 'tools/publish');
  return sum([types, await runJest(['-c', 'tools/publish/servers/jest.config.cjs', '--runInBand', '--verbose'])]);
}

async function browsers(): Promise<void> {
  const shell = (await ensureShell()) ?? 'no headless shell, so the smoke run takes longer';
  consola.success(`Browser: ${await ensureBrowser()}, ${shell}`);
}

async function tools(): Promise<Count> {
  const drawings = await countOf(process.execPath, 'src/cli/run.mjs', 'tools/draw', '--check');
  await countOf('tcm', 'src', '-p', '**/*.module.css', '-o', '.types', '-e', '--silent');
  const types = await countOf('tsc', '-p', 'tools');
  const tests = await runJest(['-c', 'tools/jest.config.cjs']);
  return sum([drawings, types, tests]);
}

const slowSuites: Record<string, (parameters: readonly string[]) => Promise<Count>> = {
  rebuild: () => folder('rebuild', 'whole'),
  faults: () => browsers().then(() => folder('faults')),
  develop: () => browsers().then(() => folder('develop')),
  api: () => browsers().then(() => folder('api')),
  hosting,
  publish,
  budgets: () => browsers().then(() => folder('budgets')),
  accessibility: () =>
    browsers().then(() => smoke(['pages', 'accessibility'], { SMOKE_EVERY: '1', SMOKE_ACCESSIBILITY: '1' })),
  mutation: (files) => countOf('stryker', 'run', ...(files.length > 0 ? ['--mutate', files.join(',')] : [])),
  coverage: () => runJest(['--coverage', '--testTimeout', '30000']),
  tools,
};

/** Builds the site. The types of its GraphQL queries, written by the build, must equal the committed ones. */
async function build(): Promise<Count> {
  consola.start('Build');
  try {
    await withMockApi(root, (mockApiUrl) => buildSite(root, { mockApiUrl, say: console.log }));
  } catch (error) {
    consola.error(error instanceof Error ? error.message : error);
    return failure;
  }
  const { output } = await run('git', ['status', '--porcelain', '--', 'src/graphql-types.d.ts'], { isQuiet: true });
  if (!output.trim()) return success;
  consola.error('src/graphql-types.d.ts was out of date. The build has written it; commit it.');
  return failure;
}

/** What `npm test` runs, one after the other. */
const everything = (hasApi: boolean): (() => Promise<Count>)[] => [
  () => browsers().then(() => none),
  check,
  build,
  () => folder('budgets'),
  async () => {
    if (!hasApi) return folder('rebuild', 'in-place');
    // It needs the answers that the site was built from: those of the mock API.
    consola.info('Rebuild in place: skipped, because an API is configured');
    return none;
  },
  () => smoke(),
];

/** `npm test`; ends with a line `N passed, N failed`. */
async function test(): Promise<void> {
  helpIfAsked(usage);
  const { API_URL } = loadEnvironment();
  const given = process.argv.slice(2);
  const names = given.filter((word) => word in slowSuites);
  const others = given.filter((word) => !(word in slowSuites));
  if (others.length > 0 && !names.includes('mutation')) throw new Error(`Unknown: ${others.join(', ')}\n\n${usage}`);
  const steps =
    names.length > 0 ? names.map((name) => () => slowSuites[name]?.(others)) : everything(API_URL !== undefined);
  const counts: Count[] = [];
  for (const step of steps) {
    counts.push((await step()) ?? none);
    // Nothing that follows could be tested.
    if (step === build && counts.at(-1)?.failed) break;
  }
  const { passed, failed } = sum(counts);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

test().catch(fail);
