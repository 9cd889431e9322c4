import { join } from 'node:path';
import { watch } from 'chokidar';
import { consola } from 'consola';
import { createMockApi, listen } from '../../mock-api/server';
import { fail, loadEnvironment, root } from './support/environment';

/** `npm run mock`: the mock API alone; saved seeds are served at once, broken ones are reported and not served. */
async function mock(): Promise<void> {
  const { PORT, MOCK_FAULT } = loadEnvironment();
  const api = createMockApi({ root, faults: MOCK_FAULT, keepIn: join(root, 'mock-api/.kept/submissions.json') });
  const server = await listen((request, response) => {
    api.handler(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ status: 0, msg: `no call ${request.url}` }));
    });
  }, PORT);
  watch(join(root, 'mock-api/seeds'), { ignoreInitial: true }).on('all', () => {
    try {
      api.reload();
      consola.success('Seeds read again');
    } catch (error) {
      consola.error(error instanceof Error ? error.message : String(error));
    }
  });
  consola.success(`Mock API at ${server.address}/api`);
}

mock().catch(fail);
