import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { consola } from 'consola';
// What Gatsby runs in Node is loaded here too, so that this starts again after a change of it.
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

Data that cannot be used is listed here and over the page, which stays as it was until the file is mended. After a change of .env or of
code that runs in Node, it starts itself again; after one of package-lock.json start it yourself.`;

const list = (title: string, issues: readonly Issue[]) =>
  [title, ...describeIssues(issues)].join('\n  ');

/** `npm run develop`, which run.mjs starts again after a change of code; Ctrl-C ends it. */
async function develop(): Promise<void> {
  helpIfAsked(usage);
  const {
    PORT,
    HOST: host,
    MOCK_FAULT: faults,
    MOCK_FAULT_HEADER: faultsByHeader,
  } = loadEnvironment();
  await lockProject(root);
  // Gatsby's cache is another one after this.
  rmSync(join(root, 'public', recordName), { force: true });
  // Gatsby would ask for another port; this says which one is taken.
  await listen((_, response) => response.end(), PORT, { host }).then((free) => free.close());

  let issues: Issue[] = [];
  let mock: ReturnType<typeof createMockApi> | null = null;
  let gatsby: ChildProcess | null = null;
  const server = await listen((request, response) => {
    if (request.url === contentIssuesPath) response.end(JSON.stringify(issues.map(describeIssue)));
    else if (mock) mock(request, response);
    else response.writeHead(503).end();
  }, 0);

  function start(): void {
    consola.start('Starting Gatsby (about a minute) …');
    const env = {
      ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
      MOCK_API_URL: server.address,
      NODE_ENV: 'development',
    };
    const parameters = ['develop', '--port', String(PORT), '--host', host];
    gatsby = startGatsby(root, parameters, ['ignore', 'inherit', 'inherit', 'ipc'], env).on(
      'exit',
      () => {
        gatsby = null;
        consola.error(
          'Gatsby has ended; it says why above. It starts again after the next change.',
        );
      },
    );
  }

  /** Has mock and Gatsby read their sources (again), unless these cannot be used; says what is wrong with them. */
  async function load(): Promise<void> {
    const { errors, warnings } = checkData(root);
    const seeds = checkSeeds(root);
    issues = [...errors, ...seeds.errors];
    warnings.push(...seeds.warnings);
    if (warnings.length > 0)
      consola.warn(list('npm run build would refuse this, npm run content lists it:', warnings));
    if (issues.length > 0)
      return consola.error(list('The page stays as it was until this is mended:', issues));
    if (mock) mock.reload();
    else mock = createMockApi({ root, faults, faultsByHeader });
    if (!gatsby) return start();
    // Without an answer it is starting, and reads them anyway.
    await fetch(`http://localhost:${PORT}/__refresh`, { method: 'POST' }).catch(() => undefined);
  }

  await load();
  let pending: NodeJS.Timeout | undefined;
  const watched = ['data', 'mock-api/seeds', 'mock-api/upload'].map((path) => join(root, path));
  watch(watched, { ignored: /\/data\/last-good\//, ignoreInitial: true }).on('all', () => {
    clearTimeout(pending);
    pending = setTimeout(() => void load().catch(consola.error), 150);
  });
}

develop().catch(fail);
