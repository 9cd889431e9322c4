import { consola } from 'consola';
import execa from 'execa';
import { fail, root } from './support/environment';

/** What `npm run check` runs, in this order: the quick ones first. */
const checks: readonly { name: string; command: readonly [string, ...string[]] }[] = [
  { name: 'Data folder', command: ['tsx', 'src/cli/content.ts'] },
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Lint and format', command: ['biome', 'ci', '.'] },
  { name: 'Import direction', command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'mock-api'] },
  { name: 'Unit, component and contract tests', command: ['jest'] },
];

/**
 * `npm run check`: everything that needs neither a build nor a browser. Goes on after a failure, so that one run says everything.
 * @returns the names of the checks that failed
 */
export async function check(): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, command } of checks) {
    const started = performance.now();
    const [program, ...parameters] = command;
    const { exitCode, all } = await execa(program, parameters, {
      cwd: root,
      preferLocal: true,
      reject: false,
      all: true,
      stdin: 'ignore',
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (exitCode === 0) {
      const [summary] = /^Tests: .*/m.exec(all ?? '') ?? [];
      consola.success(`${name} (${seconds} s)${summary ? ` ${summary}` : ''}`);
    } else {
      failed.push(name);
      consola.error(`${name} (${seconds} s)\n${all}`);
    }
  }
  return failed;
}

if (require.main === module) check().then((failed) => process.exit(failed.length > 0 ? 1 : 0), fail);
