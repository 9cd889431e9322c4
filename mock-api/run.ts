import { join } from 'node:path';
import { watch } from 'chokidar';
import { consola } from 'consola';
import { fail, helpIfAsked, loadEnvironment, root } from '../src/cli/support/environment';
import { listen } from './http';
import { createMockApi } from './server';

const usage = `npm run mock    the mock API on its own; a saved seed is served at once, a broken one is reported and not served
  PORT=8000          the port
  MOCK_FAULT=FAULT   simulated failures (mock-api/faults.ts)`;

/** `npm run mock`; Ctrl-C ends it. */
async function mock(): Promise<void> {
  helpIfAsked(usage);
  const { PORT, HOST: host, MOCK_FAULT: faults, MOCK_HOSTS: hosts } = loadEnvironment();
  const api = createMockApi({
    root,
    faults,
    hosts,
    keepIn: join(root, 'mock-api/.kept/submissions.jsonl'),
  });
  const server = await listen(api.handler, PORT, { host });
  watch(join(root, 'mock-api/seeds'), { ignoreInitial: true }).on('all', () => {
    try {
      api.reload();
      consola.success('Seeds reloaded');
    } catch (error) {
      consola.error(error instanceof Error ? error.message : String(error));
    }
  });
  consola.success(`Mock API at ${server.address}/api`);
}

mock().catch(fail);
