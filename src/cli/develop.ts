import type { ChildProcess } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { watch } from 'chokidar';
import { consola } from 'consola';
// What Gatsby runs in Node is loaded here too, so that a change of it is known.
import '../../gatsby-config';
import '../../gatsby-node';
import { listen } from '../../mock-api/http';
import { checkSeeds } from '../../mock-api/seeds';
import { createMockApi } from '../../mock-api/server';
import { checkData } from '../build/content/check';
import { startGatsby } from '../build/rebuild/build-site';
import { recordName } from '../build/rebuild/record';
import { lockProject } from '../build/rebuild/releases';
import { contentIssuesPath } from '../config/develop';
import { describeIssue, describeIssues, type Issue } from '../contract/issue';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run develop    mock API and gatsby develop at one address; what is saved shows in the open page
  PORT=8000          the port
  MOCK_FAULT=FAULT   faults of the mock API (mock-api/faults.ts)

Data that cannot be used is listed here and over the page, which stays as it was until the file is mended. After a change of .env,
package.json or code that runs in Node, it starts itself again; after one of package-lock.json start it yourself.`;

/** What it reads when it starts. */
const configuration = /^(\.env|package\.json|gatsby-.*\.tsx?)$/;
/** Ending with this code asks run.mjs to start it again. */
const startAgain = 75;

const list = (title: string, issues: readonly Issue[]) => [title, ...describeIssues(issues)].join('\n  ');

/** `npm run develop`; Ctrl-C ends it. */
async function develop(): Promise<void> {
  helpIfAsked(usage);
  const { PORT, HOST: host, MOCK_FAULT: faults, MOCK_HOSTS: hosts } = loadEnvironment();
  await lockProject(root);
  // Gatsby's cache is another one after this.
  rmSync(join(root, 'public', recordName), { force: true });
  // Gatsby would ask for another port; this says which one is taken.
  await listen((_, response) => response.end(), PORT, { host }).then((free) => free.close());

  let issues: Issue[] = [];
  let mock: ReturnType<typeof createMockApi> | null = null;
  const server = await listen((request, response) => {
    if (request.url === contentIssuesPath) response.end(JSON.stringify(issues.map(describeIssue)));
    else if (mock) mock.handler(request, response, () => response.writeHead(404).end());
    else response.writeHead(503).end();
  }, 0);

  let gatsby: ChildProcess | null = null;
  function start(): void {
    consola.start('Starting Gatsby (about a minute) …');
    const env = { ENABLE_GATSBY_REFRESH_ENDPOINT: 'true', MOCK_API_URL: server.address, NODE_ENV: 'development' };
    const child = startGatsby(root, ['develop', '--port', String(PORT), '--host', host], env, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('exit', () => {
      if (gatsby === child)
        consola.error('Gatsby has ended; it says why above. It starts again after the next change.');
      gatsby = null;
    });
    gatsby = child;
  }

  let said: readonly string[] = [];
  /** Says what is wrong with data and seeds, and has not been said yet. @returns whether they can be used */
  function check(): boolean {
    const { errors, warnings } = checkData(root);
    checkSeeds(root, errors);
    issues = errors;
    const isNews = (issue: Issue) => !said.includes(describeIssue(issue));
    const [worse, doubtful] = [errors.filter(isNews), warnings.filter(isNews)];
    if (worse.length > 0) consola.error(list('The page stays as it was until this is mended:', worse));
    if (doubtful.length > 0) consola.warn(list('npm run build would refuse this, npm run content lists it:', doubtful));
    said = [...errors, ...warnings].map(describeIssue);
    return errors.length === 0;
  }

  /** Has mock and Gatsby read their sources again. */
  async function load(): Promise<void> {
    if (mock) mock.reload();
    else mock = createMockApi({ root, faults, hosts, keepIn: join(root, 'mock-api/.kept/submissions.jsonl') });
    if (!gatsby) return start();
    // Without an answer it is starting, and reads them anyway.
    await fetch(`http://localhost:${PORT}/__refresh`, { method: 'POST' }).catch(() => undefined);
  }

  const loaded = new Set(Object.keys(require.cache).map((file) => relative(root, file)));
  const changed = new Set<string>();
  async function apply(): Promise<void> {
    const paths = [...changed];
    const code = paths.find((path) => configuration.test(path) || (path.endsWith('.ts') && loaded.has(path)));
    if (code === undefined && !check()) return;
    changed.clear();
    const reason = code ?? paths.find((path) => loaded.has(path));
    if (reason !== undefined) {
      consola.start(`${reason} has changed: starting again …`);
      return end(startAgain);
    }
    consola.success(`Changed: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ', …' : ''}`);
    await load();
  }

  function end(code: number): void {
    const running = gatsby;
    gatsby = null;
    if (!running) process.exit(code);
    running.once('exit', () => process.exit(code));
    running.kill('SIGTERM');
    setTimeout(() => process.exit(code), 3000);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));

  if (check()) await load();
  let pending: NodeJS.Timeout | undefined;
  const files = ['.env', 'package-lock.json', ...readdirSync(root).filter((file) => configuration.test(file))];
  const watched = ['src', 'mock-api', 'data', ...files].map((path) => join(root, path));
  watch(watched, { ignored: /\/(mock-api\/\.kept|data\/last-good)\//, ignoreInitial: true }).on('all', (_, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    if (path === 'package-lock.json') consola.warn('package-lock.json has changed: stop this and start it again');
    if (!/^(data|mock-api\/(seeds|upload))\//.test(path) && !configuration.test(path) && !loaded.has(path)) return;
    changed.add(path);
    clearTimeout(pending);
    pending = setTimeout(() => void apply().catch(consola.error), 150);
  });
}

develop().catch(fail);
