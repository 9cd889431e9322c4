import { availableParallelism } from 'node:os';
import { consola } from 'consola';
import { fail, helpIfAsked } from '../src/cli/support/environment';
import { run } from '../src/cli/support/run';

interface Step {
  name: string;
  command: readonly [program: string, ...parameters: string[]];
  env?: Record<string, string>;
}
const step = (name: string, ...command: Step['command']): Step => ({ name, command });
const jest = (project: string, ...options: string[]): Step =>
  step(`Tests: ${project}`, 'jest', '--selectProjects', ...project.split(', '), ...options);
/** Suites that build, share one site or measure times: their files run one after the other. */
const inBand = ['rebuild', 'faults', 'develop', 'api', 'hosting', 'budgets'];
const jestInBand = (project: string): Step =>
  jest(project, '--runInBand', '--verbose', '--testTimeout=600000');

/** Tests wait for pages now and then: one and a half for each processor keep it busy. (Jest takes `150%` for 150 workers.) */
const workersForBrowser = `--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`;

const classNames = step(
  'Class names',
  'tcm',
  'src',
  '-p',
  '**/*.module.css',
  '-o',
  '.types',
  '-e',
  '--silent',
);
/** Steps one after the other, or `beside` each other. */
type Steps = readonly (Step | { beside: readonly Steps[] })[];
const beside = (...lanes: readonly Steps[]) => ({ beside: lanes });
const unbuilt = beside(
  [step('Types', 'tsc', '--noEmit')],
  [
    step('Data folder', process.execPath, 'src/cli/run.mjs', 'content'),
    step('Code in documents', process.execPath, 'src/cli/run.mjs', 'tools/check-docs'),
  ],
  [
    step(
      'Import direction',
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'mock-api',
      'tests',
      'tools',
    ),
  ],
  [step('Lint and format', 'biome', 'ci', '.')],
);
const unitTests = jest('unit, components, contract, content');
const build = step('Build', 'tsx', 'src/cli/build.ts');
const everything: Steps = [
  classNames,
  // Gatsby keeps one processor busy, most of the time.
  beside([build], [unbuilt, unitTests]),
  step(
    'src/graphql-types.d.ts is committed as the build writes it',
    'git',
    'diff',
    '--exit-code',
    '--',
    'src/graphql-types.d.ts',
  ),
  jestInBand('budgets'),
  jest('smoke', workersForBrowser),
];

/** The suites by name; `check` takes a further word. */
const slowSuites: Record<string, (others: readonly string[]) => Steps> = {
  ...Object.fromEntries(inBand.map((name) => [name, () => [jestInBand(name)]])),
  adding: () => [jest('adding')],
  check: (others) => [
    classNames,
    unbuilt,
    others.includes('fast') ? jest('unit, components, contract', '--onlyChanged') : unitTests,
  ],
  publish: () => [
    step('Dependencies', 'npm', 'ci', '--prefix', 'tools/publish'),
    step('Types', 'tsc', '-p', 'tools/publish'),
    jestInBand('publish'),
  ],
  accessibility: () => [
    {
      ...jest('smoke', workersForBrowser, 'smoke/pages-', 'smoke/accessibility'),
      env: { SMOKE_EVERY: '1', SMOKE_ACCESSIBILITY: '1' },
    },
  ],
  coverage: () => [jest('unit, components, contract, content', '--coverage')],
  tools: () => [
    step('Drawings', process.execPath, 'src/cli/run.mjs', 'tools/draw', '--check'),
    classNames,
    step('Types', 'tsc', '-p', 'tools'),
    jest('tools'),
  ],
};

const usage = `npm test             all checks: npm run check, a build, its budgets, every page and journey in a browser
npm test -- NAMES    slow suites, one or several of: ${Object.keys(slowSuites).join(', ')}
                     check takes the word fast; docs/contributing.md says what each does`;

/** Runs a step. @param isShared others run at the same time, so its output is shown when it has ended */
async function passes({ name, command, env }: Step, isShared: boolean): Promise<boolean> {
  consola.start(name);
  const [program, ...parameters] = command;
  const { exitCode, output } = await run(program, parameters, { env, isQuiet: isShared });
  if (isShared) consola.log(`${exitCode === 0 ? '✔' : '✖'} ${name}\n${output}`);
  return exitCode === 0;
}

/**
 * Runs steps. Goes on after a failure, so that one run reports everything, but not without a site.
 * @returns the names of those that failed
 */
async function runAll(steps: Steps, isShared = false): Promise<string[]> {
  const failed: string[] = [];
  for (const one of steps) {
    if ('beside' in one)
      failed.push(...(await Promise.all(one.beside.map((lane) => runAll(lane, true)))).flat());
    else if (!(await passes(one, isShared))) failed.push(one.name);
    if (failed.includes(build.name)) break;
  }
  return failed;
}

/** `npm test` and `npm run check`. */
async function test(): Promise<void> {
  helpIfAsked(usage);
  const given = process.argv.slice(2);
  const names = given.filter((word) => word in slowSuites);
  const others = given.filter((word) => !(word in slowSuites));
  const isKnown = names.includes('check') && String(others) === 'fast';
  if (others.length > 0 && !isKnown) throw new Error(`Unknown: ${others.join(', ')}\n\n${usage}`);
  const failed = await runAll(
    names.length > 0 ? names.flatMap((suite) => slowSuites[suite]?.(others) ?? []) : everything,
  );
  if (failed.length > 0) fail(`Failed: ${failed.join('; ')}`);
  consola.success('All checks passed');
}

test().catch(fail);
