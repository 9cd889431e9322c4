import { join, relative } from 'node:path';
import { consola } from 'consola';
import { parseOptions, type SmokeOptions, UsageError, usage } from '../../tests/smoke/options';
import { slowest, writeReports } from '../../tests/smoke/report';
import { chosenChecks, runSmoke } from '../../tests/smoke/run';
import { ensureBrowser, findShell } from './support/browser';
import { fail, loadEnvironment, root } from './support/environment';

/** Every page and journey in a real browser, against the built site or SMOKE_URL; says how it went and writes the reports. */
export async function smoke(options: SmokeOptions = parseOptions([])): Promise<{ passed: number; failed: number }> {
  const { SMOKE_URL } = loadEnvironment();
  const started = performance.now();
  const results = await runSmoke({
    root,
    url: SMOKE_URL,
    browserPath: await ensureBrowser(),
    shellPath: findShell(),
    options,
    say: (line) => console.log(line),
  });
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  const flaky = results.filter((result) => result.flaky.length > 0).length;
  const folder = writeReports(root, {
    base: SMOKE_URL ?? 'The built site',
    results,
    milliseconds: performance.now() - started,
  });
  console.log(`The slowest:\n${slowest(results)}`);
  consola[failed > 0 ? 'error' : 'success'](
    `Smoke: ${results.length - failed} of ${results.length} checks passed${flaky > 0 ? ` (${flaky} at the second try)` : ''} in ${Math.round((performance.now() - started) / 1000)} s; ${relative(root, join(folder, 'index.html'))}`,
  );
  return { passed: results.length - failed, failed };
}

/** `npm run smoke -- [WORDS] [options]`; ends with 1 if a check failed, with 2 if the command was not understood. */
async function command(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (options.isHelp) return void console.log(usage);
  if (options.isList) {
    const checks = chosenChecks(root, '', loadEnvironment().SMOKE_URL === undefined, options);
    for (const { kind, name } of checks) console.log(`${kind.padEnd(8)} ${name}`);
    return void console.log(`${checks.length} checks`);
  }
  const { failed } = await smoke(options);
  process.exit(failed > 0 ? 1 : 0);
}

if (require.main === module)
  command().catch((error: unknown) => {
    if (!(error instanceof UsageError)) fail(error);
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  });
