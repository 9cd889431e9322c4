import { availableParallelism } from 'node:os';
import { fail, helpIfAsked, loadEnvironment } from '../src/cli/support/environment';
import { run } from '../src/cli/support/run';

const usage = `npm run smoke [-- FILES OPTIONS]    every page and journey in a real browser, against the built site; options are Jest's

  --browser NAME         chrome (default), firefox or webkit; docs/contributing.md says what each runs
  SMOKE_URL=https://…    tests a deployment; what needs the mock API is skipped
  SMOKE_EVERY=1          every page and journey in both languages on both devices; otherwise they take turns
  SMOKE_HEADFUL=1        shows the browser`;

const browsers = ['chrome', 'firefox', 'webkit'];

helpIfAsked(usage);
loadEnvironment();
const parameters = process.argv.slice(2);
const option = parameters.indexOf('--browser');
const [, name = ''] = option < 0 ? ['', 'chrome'] : parameters.splice(option, 2);
if (!browsers.includes(name)) fail(`--browser: ${browsers.join(', ')}, not “${name}”.`);
process.env.SMOKE_BROWSER = name;
// If you ask for some tests, you get them in every language and on every device.
if (parameters.length > 0) process.env.SMOKE_EVERY ??= '1';
run('jest', [
  '--selectProjects',
  name === 'webkit' ? 'webkit' : 'smoke',
  `--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`,
  ...parameters,
]).then(({ exitCode }) => process.exit(exitCode), fail);
