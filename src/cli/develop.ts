import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
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
import { takeLock } from '../build/rebuild/lock';
import { lockOf, openWorkspace } from '../build/rebuild/workspace';
import { DataError, describeIssue, describeIssues, type Issue } from '../contract/issue';
import { createGatsby } from './develop/gatsby';
import { createPreview } from './develop/preview';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run develop    mock API and Gatsby with hot reload at one address; what is saved shows in the open page
  PORT=8000          the port
  MOCK_FAULT=FAULT   faults of the mock API (mock-api/faults.ts)

Data that cannot be used is listed here and over the page, which stays as it was until the file is mended. After a change of .env,
package.json or code that runs in Node, it starts itself again; after one of package-lock.json start it yourself.`;

/** What it reads when it starts. */
const copied = /^(\.env|package\.json|gatsby-.*\.tsx?)$/;
/** Ending with this code asks run.mjs to start it again. */
const startAgain = 75;

const list = (title: string, issues: readonly Issue[]) => [title, ...describeIssues(issues)].join('\n  ');

/** `npm run develop`; Ctrl-C ends it. */
async function develop(): Promise<void> {
  helpIfAsked(usage);
  const { PORT, HOST: host, MOCK_FAULT: faults, MOCK_HOSTS: hosts } = loadEnvironment();
  const lock = takeLock(lockOf(root, 'develop'));
  const free = await listen((_, response) => response.end(), 0);
  await free.close();
  const port = Number(new URL(free.address).port);
  const preview = createPreview(port);
  let mock: ReturnType<typeof createMockApi> | null = null;
  const server = await listen(
    (request, response) => {
      const next = () => preview.handler(request, response);
      if (mock) mock.handler(request, response, next);
      else next();
    },
    PORT,
    { host, upgrade: preview.upgrade },
  );
  consola.start('Starting Gatsby (under a minute) …');
  const folder = openWorkspace(root, 'develop');
  const gatsby = createGatsby({
    folder,
    port,
    mock: server.address,
    lock,
    onReady() {
      preview.change(true);
      consola.box(`The site is ready: ${server.address}\nEnglish:           ${server.address}/en\nCtrl-C ends it.`);
    },
    onEnd() {
      preview.change(false);
      preview.show(['Gatsby has ended; the terminal says why. It starts again after the next change.']);
    },
  });

  let said: readonly string[] = [];
  /** Says what is wrong with data and seeds, and has not been said yet. @returns whether they can be used */
  function check(): boolean {
    const { errors, warnings } = checkData(root);
    checkSeeds(root, errors);
    const lines = [...errors, ...warnings].map(describeIssue);
    preview.show(lines.slice(0, errors.length));
    const isNews = (issue: Issue) => !said.includes(describeIssue(issue));
    const [worse, doubtful] = [errors.filter(isNews), warnings.filter(isNews)];
    if (worse.length > 0) consola.error(list('The page stays as it was until this is mended:', worse));
    if (doubtful.length > 0) consola.warn(list('npm run build would refuse this, npm run content lists it:', doubtful));
    said = lines;
    return errors.length === 0;
  }

  /** Brings the copy of the data that Gatsby reads up to date, file by file: none may be missing meanwhile. @param path below the project's folder */
  function keep(path: string): void {
    const [from, to] = [join(root, path), join(folder, path)];
    const namesIn = (one: string) => (statSync(one, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(one) : []);
    if (!existsSync(from)) rmSync(to, { recursive: true, force: true });
    else if (statSync(from).isDirectory())
      for (const name of new Set([...namesIn(from), ...namesIn(to)])) keep(join(path, name));
    else if (!existsSync(to) || !readFileSync(from).equals(readFileSync(to))) cpSync(from, to);
  }

  let isEnding = false;
  async function end(code: number): Promise<void> {
    isEnding = true;
    await gatsby.stop();
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));

  async function load(): Promise<void> {
    try {
      if (mock) mock.reload();
      else mock = createMockApi({ root, faults, hosts, keepIn: join(root, 'mock-api/.kept/submissions.json') });
    } catch (error) {
      // What is wrong with the seeds has been said.
      if (error instanceof DataError) return;
      throw error;
    }
    await gatsby.refresh();
  }

  const loaded = new Set(Object.keys(require.cache).map((file) => relative(root, file)));
  /** What has changed since data and seeds could be used. */
  const changed = new Set<string>();
  async function apply(): Promise<void> {
    if (isEnding) return;
    const paths = [...changed];
    const code = paths.find((path) => copied.test(path) || (path.endsWith('.ts') && loaded.has(path)));
    if (code === undefined && !check()) return;
    changed.clear();
    for (const path of paths) if (code === undefined && /^data\b/.test(path)) keep(path);
    const reason = code ?? paths.find((path) => loaded.has(path));
    if (reason === undefined) {
      consola.success(`Changed: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ', …' : ''}`);
      return load();
    }
    consola.start(`${reason} has changed: starting again …`);
    await end(startAgain);
  }

  if (check()) keep('data');
  else changed.add('data');
  // Data of an earlier time are better than none.
  if (existsSync(join(folder, 'data'))) await load();

  let pending: NodeJS.Timeout | undefined;
  const files = ['.env', 'package-lock.json', ...readdirSync(root).filter((file) => copied.test(file))];
  const watched = ['src', 'mock-api', 'data', ...files];
  const ignored = /\/(mock-api\/\.kept|data\/last-good)\//;
  watch(
    watched.map((path) => join(root, path)),
    { ignored, ignoreInitial: true },
  ).on('all', (_, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    if (path === 'package-lock.json') consola.warn('package-lock.json has changed: stop this and start it again');
    if (!/^(data|mock-api\/(seeds|upload))\//.test(path) && !copied.test(path) && !loaded.has(path)) return;
    changed.add(path);
    clearTimeout(pending);
    pending = setTimeout(() => void apply().catch(consola.error), 150);
  });
}

develop().catch(fail);
