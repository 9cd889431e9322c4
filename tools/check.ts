import { consola } from 'consola';
import { fail, helpIfAsked } from '../src/cli/support/environment';
import { run } from '../src/cli/support/run';
import { type Count, runJest } from './test/jest';

const usage = `npm run check    everything that needs neither a build nor a browser:
  data folder, types, lint and format, import direction; unit, component and contract tests`;

/** What is checked before the tests, in this order: the quick ones first. */
const checks: readonly (readonly [name: string, program: string, ...parameters: string[]])[] = [
  ['Data folder', 'tsx', 'src/cli/content.ts'],
  ['Class names', 'tcm', 'src', '-p', '**/*.module.css', '-o', '.types', '-e', '--silent'],
  ['Types', 'tsc', '--noEmit'],
  ['Lint and format', 'biome', 'ci', '.'],
  ['Import direction', 'depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'mock-api', 'tests', 'tools'],
];

/**
 * `npm run check`: everything that needs neither a build nor a browser. Continues after a failure, so that one run reports everything.
 * @returns how many checks and tests passed and failed
 */
export async function check(): Promise<Count> {
  const count = { passed: 0, failed: 0 };
  const report = (name: string, started: number, { passed, failed }: Count, output: string) => {
    const title = `${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`;
    if (failed > 0) consola.error(`${title}\n${output}`);
    else consola.success(passed > 1 ? `${title}: ${passed} passed` : title);
    count.passed += passed;
    count.failed += failed;
  };
  for (const [name, program, ...parameters] of checks) {
    const started = performance.now();
    const { exitCode, output } = await run(program, parameters, { isQuiet: true });
    report(name, started, { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 }, output);
  }
  const started = performance.now();
  const { output, ...tests } = await runJest([], { isQuiet: true });
  report('Unit, component and contract tests', started, tests, output);
  return count;
}

if (require.main === module) {
  helpIfAsked(usage);
  check().then(({ failed }) => process.exit(failed > 0 ? 1 : 0), fail);
}
