import { once } from 'node:events';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { consola } from 'consola';
import { listen } from '../../mock-api/http';
import { createMockApi } from '../../mock-api/server';
import { startGatsby } from '../build/rebuild/build-site';
import { takeLock } from '../build/rebuild/lock';
import { lockOf, openWorkspace } from '../build/rebuild/workspace';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run develop    mock API and Gatsby with hot reload at one address; a saved seed, dictionary or item shows in the open page
  PORT=8000          the port
  MOCK_FAULT=FAULT   faults of the mock API (mock-api/faults.ts)`;

/** `npm run develop`; Ctrl-C ends it. */
async function develop(): Promise<void> {
  helpIfAsked(usage);
  const { PORT, MOCK_FAULT } = loadEnvironment();
  takeLock(lockOf(root, 'develop'));
  const api = createMockApi({ root, faults: MOCK_FAULT, keepIn: join(root, 'mock-api/.kept/submissions.json') });
  const mock = await listen(api.handler, 0);

  let pending: NodeJS.Timeout | undefined;
  const refresh = async () => {
    try {
      api.reload();
      await fetch(`http://localhost:${PORT}/__refresh`, { method: 'POST' });
    } catch (error) {
      consola.error(error instanceof Error ? error.message : String(error));
    }
  };
  watch([join(root, 'mock-api/seeds'), join(root, 'mock-api/upload'), join(root, 'data')], { ignoreInitial: true }).on(
    'all',
    () => {
      clearTimeout(pending);
      pending = setTimeout(() => void refresh(), 150);
    },
  );

  const env = { ENABLE_GATSBY_REFRESH_ENDPOINT: 'true', MOCK_API_URL: mock.address, NODE_ENV: 'development' };
  const folder = openWorkspace(root, 'develop');
  const gatsby = startGatsby(folder, ['develop', '--port', String(PORT)], env, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void gatsby.kill(signal));
  const [exitCode] = await once(gatsby, 'exit');
  await mock.close();
  process.exit(exitCode ?? 0);
}

develop().catch(fail);
