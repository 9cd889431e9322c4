import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { RequestHandler, Response } from 'express';
import jsonServer from 'json-server';
import sirv from 'sirv';
import * as v from 'valibot';
import { reads, submissions } from '../src/contract/calls';
import { fileTypes } from '../src/contract/content/media';
import { headerFlag } from '../src/contract/envelope';
import { applyFault, faultHeader, parseFaults } from './faults';
import { withHostileTexts } from './hostile';
import { readSeeds, type Seeds } from './seeds';
import { handleSubmission } from './submissions';

export interface MockOptions {
  /** The project's folder. */
  root: string;
  /** Faults for every request, as in `MOCK_FAULT`. */
  faults?: string;
  /** File that keeps submissions; default: memory. */
  keepIn?: string;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** An answer in the API's envelope: `data` is a JSON string (specification section 7). */
const inEnvelope = (data: unknown) => ({ status: 1, msg: '', data: JSON.stringify(data) });

/** Sets the body of a json-server router's answers (its types lack `render`). */
function renderWith(router: object, body: (response: Response) => unknown): void {
  Object.assign(router, {
    render: (_request: unknown, response: Response) => response.json(body(response)),
  });
}

/** Prepares the file of kept submissions; one that cannot be read is copied aside first. */
function openKept(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const empty = Object.fromEntries(submissions.map(({ name }) => [name, []]));
  let kept: Record<string, unknown[]> = {};
  try {
    kept = v.parse(v.record(v.string(), v.array(v.unknown())), JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      const aside = `${file}.${Date.now()}.broken`;
      writeFileSync(aside, readFileSync(file));
      console.warn(`${file} cannot be read (${String(error)}); its content was copied to ${aside}.`);
    }
  }
  writeFileSync(file, `${JSON.stringify({ ...empty, ...kept }, null, 2)}\n`);
}

/**
 * The mock API (json-server): every call of specification section 7, the assumed ones, pictures and files,
 * and faults on demand. Submissions can be read and deleted under `/__mock/submissions/CALL`.
 * @throws SeedError for broken seeds, Error for unknown faults
 */
export function createMockApi({ root, faults = '', keepIn }: MockOptions) {
  const folder = join(root, 'mock-api');
  let seeds: Seeds = readSeeds(folder);
  const always = parseFaults(faults);

  const app = jsonServer.create();
  app.disable('x-powered-by');

  const answers = jsonServer.router(structuredClone(seeds));
  renderWith(answers, ({ locals }) => inEnvelope(locals.hostile ? withHostileTexts(locals.data) : locals.data));

  if (keepIn) openKept(keepIn);
  const keeping = jsonServer.router(keepIn ?? Object.fromEntries(submissions.map(({ name }) => [name, []])));
  const kept = (call: string) => (keeping.db.getState() as Record<string, Record<string, unknown>[]>)[call] ?? [];

  const insert = (call: string, record: Record<string, unknown>): { id: number } => {
    const collection = keeping.db.get(call) as unknown as { insert(entry: object): { write(): { id: number } } };
    return collection.insert(record).write();
  };

  const withFaults =
    (call: string): RequestHandler =>
    (request, response, next) => {
      let asked: ReturnType<typeof parseFaults>;
      try {
        asked = parseFaults(String(request.headers[faultHeader] ?? ''));
      } catch (error) {
        response.writeHead(400, { 'Content-Type': 'text/plain' });
        return void response.end(String(error));
      }
      const fault = asked.get(call) ?? asked.get('*') ?? always.get(call) ?? always.get('*');
      if (!fault) return next();
      applyFault(fault, request, response, (hostile) => {
        response.locals.hostile = hostile === true;
        next();
      });
    };

  // The site may be served from another address than its API (GATSBY_API_URL).
  app.use(['/api', '/upload', '/__mock'], ((request, response, next) => {
    response.setHeader('Access-Control-Allow-Origin', String(request.headers.origin ?? '*'));
    response.setHeader('Vary', 'Origin');
    response.setHeader('Access-Control-Allow-Headers', `Content-Type, ${headerFlag.name}, ${faultHeader}`);
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'OPTIONS') {
      response.writeHead(204);
      response.end();
    } else next();
  }) satisfies RequestHandler);

  for (const [seed, { name, path }] of Object.entries(reads))
    app.get(path, withFaults(name), ((request, response, next) => {
      // Without the query, by which json-server would filter the answer.
      request.url = `/${seed}`;
      request.query = {};
      answers(request, response, next);
    }) satisfies RequestHandler);

  for (const call of submissions)
    app.post(call.path, withFaults(call.name), ...jsonServer.bodyParser, ((request, response) => {
      if (request.get(headerFlag.name) !== headerFlag.value) {
        response.status(400).json({ status: 0, msg: `the header ${headerFlag.name}: ${headerFlag.value} is missing` });
        return;
      }
      const { answer, keep } = handleSubmission(call, request.body, request.ip ?? '', kept, seeds);
      // Inserted at once, so that the same submission sent twice at the same moment is seen to be the second.
      const record = keep ? insert(call.name, keep) : null;
      response.json(
        inEnvelope(record && call.name === 'download_apply' ? { ...answer, apply_id: String(record.id) } : answer),
      );
    }) satisfies RequestHandler);

  app.use('/__mock/submissions', keeping);
  // sirv knows no office formats.
  const sheet = /\.xlsx$/;
  app.use(
    '/upload',
    sirv(join(folder, 'upload'), {
      dev: true,
      setHeaders: (response, path) => sheet.test(path) && response.setHeader('Content-Type', fileTypes.xlsx),
    }),
  );

  return {
    handler: app as Handler,
    /** Reads the seeds again. @throws SeedError, and goes on serving the previous ones */
    reload(): void {
      seeds = readSeeds(folder);
      answers.db.setState(structuredClone(seeds));
    },
  };
}

/** A running server. */
export interface Running {
  /** Its address, without a trailing slash. */
  address: string;
  close(): Promise<void>;
}

/**
 * Listens on this machine alone, or on `HOST`: kept submissions can be read without a password.
 * @param port 0: any free one
 * @throws Error that proposes another port if this one is taken
 */
export function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  port: number,
): Promise<Running> {
  const server: Server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another one: PORT=${port < 65_535 ? port + 1 : port - 1}`)
          : error,
      ),
    );
    server.listen(port, process.env.HOST || '127.0.0.1', () =>
      resolve({
        address: `http://localhost:${(server.address() as AddressInfo).port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    );
  });
}

/** Starts the mock API by itself. */
export const startMockApi = ({ port, ...options }: MockOptions & { port: number }): Promise<Running> => {
  const { handler } = createMockApi(options);
  return listen(
    (request, response) =>
      handler(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ status: 0, msg: `no call ${request.url}` }));
      }),
    port,
  );
};
