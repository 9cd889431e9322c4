import { fail, helpIfAsked, loadEnvironment } from '../src/cli/support/environment';
import { run } from '../src/cli/support/run';
import { browserNames } from '../tests/support/browser';
import { type Count, runJest } from './test/jest';

const usage = `npm run smoke [-- FILES OPTIONS]    every page and journey in a real browser, against the built site; options are Jest's

  npm run smoke -- -t '/en/case'     only tests whose name matches, in both languages on both devices
  npm run smoke -- header search     only files whose path matches
  npm run smoke -- --listTests       names the files
  npm run smoke -- -w 1              one test at a time
  npm run smoke -- --browser firefox in Firefox: every template and journey; what its protocol cannot do is skipped

  SMOKE_URL=https://…    tests a deployment; what needs the mock API is skipped
  SMOKE_EVERY=1          every journey in both languages on both devices; otherwise they take turns
  SMOKE_HEADFUL=1        shows the browser
  Report: reports/smoke/index.html, JUnit: reports/smoke/junit.xml`;

const config = ['-c', 'tests/smoke/jest.config.cjs'];

/** The smoke run; its reports are in reports/smoke. */
export const smoke = (files: readonly string[] = [], env: Record<string, string> = {}): Promise<Count> =>
  runJest([...config, ...files], { env });

if (require.main === module) {
  helpIfAsked(usage);
  loadEnvironment();
  const parameters = process.argv.slice(2);
  const option = parameters.indexOf('--browser');
  if (option >= 0) {
    const [, name = ''] = parameters.splice(option, 2);
    if (!browserNames.some((known) => known === name)) fail(`--browser: ${browserNames.join(' or ')}, not “${name}”.`);
    process.env.SMOKE_BROWSER = name;
  }
  // Whoever asks for some tests gets them in every language, on every device.
  if (parameters.length > 0) process.env.SMOKE_EVERY ??= '1';
  run('jest', [...config, ...parameters]).then(({ exitCode }) => process.exit(exitCode), fail);
}
