import { join } from 'node:path';
import { watch } from 'chokidar';
import { consola } from 'consola';
import { createMockApi, listen } from '../../mock-api/server';
import { fail, loadEnvironment, root } from './support/environment';
import { developSite } from './support/gatsby';

/**
 * `npm run develop`: mock API and Gatsby with hot reload at one address. A saved seed, dictionary or item shows in the open page
 * without a restart.
 */
async function develop(): Promise<void> {
  const { PORT, MOCK_FAULT } = loadEnvironment();
  const api = createMockApi({ root, faults: MOCK_FAULT, keepIn: join(root, 'mock-api/.kept/submissions.json') });
  const mock = await listen((request, response) => {
    api.handler(request, response, () => {
      response.writeHead(404);
      response.end();
    });
  }, 0);

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

  const gatsby = developSite(PORT, mock.address);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void gatsby.kill(signal));
  const { exitCode } = await gatsby;
  await mock.close();
  process.exit(exitCode ?? 0);
}

develop().catch(fail);
