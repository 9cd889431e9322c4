import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import { consola } from 'consola';
import { describeIssues } from '../src/calls/issue';
import { faultKinds } from './faults';
import { parseApi, reportDrift, startRecording, usualSlow } from './recording/run';
import routes from './routes.json';
import { checkSeeds } from './seeds';
import { createMockApi, type MockOptions } from './server';

export interface RunningMock {
  /** Its address, without a trailing slash. */
  address: string;
  close(): Promise<void>;
}

/**
 * Listens on this machine alone, unless `host` says otherwise.
 * @throws Error that suggests another port if this one is taken
 */
function listen(app: RequestListener, port: number, host: string): Promise<RunningMock> {
  const server = createServer(app);
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `Port ${port} is taken. Choose another one: PORT=${port + 1}`;
      reject(error.code === 'EADDRINUSE' ? new Error(message) : error);
    });
    server.listen(port, host, () => {
      const { port: actualPort } = server.address() as AddressInfo;
      resolve({ address: `http://localhost:${actualPort}`, close });
    });
  });
}

/**
 * Starts the mock API by itself.
 * @param options.port default: any free port
 * @param options.host the address that it listens on; default: this machine alone
 * @throws DataError for broken seeds, Error for unknown faults or a taken port
 */
export async function startMockApi({
  port = 0,
  host = '127.0.0.1',
  ...options
}: MockOptions & { port?: number; host?: string }): Promise<RunningMock> {
  return listen(createMockApi(options), port, host);
}

const usage = `npm run mock [-- OPTIONS]    the mock API by itself; saved seeds are served at once, broken ones reported
  --file FILE           what forms send is kept in this file; without it, in memory
  --record ADDRESS      passes calls on to this API, checks its answers, and writes them to mock-api/seeds without personal data
  --check ADDRESS       says by field how this API's answers differ from seeds and contract; exits with 1 if they do
  --slow MILLISECONDS   from when on --check calls an answer slow; without it, ${usualSlow}
  PORT=8000             the port
  HOST=0.0.0.0          the address that it listens on; without it, this machine alone
  MOCK_FAULT=FAULT      simulates failures, e.g. GetSiteInfo=status500; faults: ${faultKinds.join(', ')}
  MOCK_FAULT_HEADER=1   also those that a request asks for in the header X-Mock-Fault`;

/** Says what is wrong with entries that the site will leave out. */
function warnOfSeeds(root: string): void {
  const { warnings } = checkSeeds(root);
  if (warnings.length > 0) consola.warn(describeIssues(warnings).join('\n'));
}

/**
 * The port of `PORT`.
 * @throws Error for what isn't one
 */
function parsePort(): number {
  const port = Number(process.env.PORT || 8000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT=${process.env.PORT} is not a port between 0 and 65535.`);
  return port;
}

/** `npm run mock -- --record ADDRESS`; Ctrl-C ends it. */
async function recordSeeds(root: string, api: string): Promise<void> {
  const proxy = await startRecording(root, api);
  const { address } = await listen(proxy, parsePort(), process.env.HOST || '127.0.0.1');

  consola.box(
    [
      `${address} passes calls on to ${api},`,
      'and records the answers in mock-api/seeds.',
      'Ctrl-C ends it; npm run mock then answers from them.',
    ].join('\n'),
  );
}

/** `npm run mock -- --check ADDRESS`. */
async function checkApi(root: string, api: string, slow: string | undefined): Promise<void> {
  const milliseconds = Number(slow ?? usualSlow);
  if (!(milliseconds > 0)) throw new Error(`--slow needs milliseconds, got ${slow}`);

  const isAsRecorded = await reportDrift(root, api, milliseconds);
  if (!isAsRecorded) process.exitCode = 1;
}

const options = {
  file: { type: 'string' },
  record: { type: 'string' },
  check: { type: 'string' },
  slow: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** `npm run mock`; Ctrl-C ends it. */
async function mock(): Promise<void> {
  const { file, record, check, slow, help } = parseArgs({ options }).values;
  if (help) return console.log(usage);

  const root = process.cwd();
  if (record !== undefined) return recordSeeds(root, parseApi('--record', record));
  if (check !== undefined) return checkApi(root, parseApi('--check', check), slow);

  const { HOST, MOCK_FAULT, MOCK_FAULT_HEADER } = process.env;
  const port = parsePort();
  const faults = MOCK_FAULT ?? '';
  const app = createMockApi({ root, faults, faultsByHeader: MOCK_FAULT_HEADER === '1', file });
  const { address } = await listen(app, port, HOST || '127.0.0.1');

  warnOfSeeds(root);
  const paths = [...Object.keys(routes), '/upload', '/api/db (all of it)'];
  consola.box(['The mock API serves', ...paths.map((path) => address + path)].join('\n'));

  watch(join(root, 'mock-api/seeds'), { ignoreInitial: true }).on('all', () => {
    try {
      app.reload();
      consola.success('Seeds reloaded');
      warnOfSeeds(root);
    } catch (error) {
      consola.error(error instanceof Error ? error.message : String(error));
    }
  });
}

if (require.main === module)
  mock().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
