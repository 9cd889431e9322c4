import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';
import jsonServer from 'json-server';
import { apiHeaders } from '../src/build/security';
import { reads, submissions } from '../src/contract/calls';
import { headerFlag } from '../src/contract/envelope';
import { answersByFault, faultHeader, parseFaults } from './faults';
import { withHostileTexts } from './hostile';
import { allowMethods, answerError, listen, type Running, sendFile } from './http';
import { readSeeds, type Seeds } from './seeds';
import { openSubmissionStore } from './submission-store';
import { handleSubmission } from './submissions';

export interface MockOptions {
  /** The project's folder. */
  root: string;
  /** Faults for every request, as in `MOCK_FAULT`. */
  faults?: string;
  /** Whether a request header may trigger a fault; default: true. */
  faultsByHeader?: boolean;
  /** File in which submissions are kept; default: in memory. */
  keepIn?: string;
  /** Comma-separated host names besides `localhost` under which submissions may be read. */
  hosts?: string;
  /** Submissions that one address may send in a minute; default: 600, far more than people do and far fewer than scripts. */
  submissionsPerMinute?: number;
}

/** Without `next`, an unknown path is HTTP 404. */
type Handler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

/** The largest submission. The longest fields of a form together have some 3,000 characters. */
const largestSubmission = '64kb';

const ownNames = ['localhost', '127.0.0.1', '[::1]'];
const ownAddress = /^(::1$|(::ffff:)?127\.)/;

/**
 * Refuses requests from other machines, and those of other sites that a browser on this machine shows: they have another `Origin`, or a
 * `Host` that only resolves to this machine.
 */
const localOnly =
  (hosts: string): RequestHandler =>
  ({ headers, socket }, _response, next) => {
    const names = [...ownNames, ...hosts.split(',').map((name) => name.trim())];
    const isOwn = (address: string) =>
      URL.canParse(address) && names.includes(new URL(address).hostname);
    const { host = '', origin = `http://${host}` } = headers;
    const passes =
      isOwn(`http://${host}`) && isOwn(origin) && ownAddress.test(socket.remoteAddress ?? '');
    next(passes ? undefined : { status: 403 });
  };

/** Lets each address send so many requests a minute, and answers HTTP 429 to the rest. */
function limitRate(perMinute: number): RequestHandler {
  let counts = new Map<string, number>();
  let end = 0;
  return ({ ip = '' }, _response, next) => {
    const now = Date.now();
    if (now >= end) {
      counts = new Map();
      end = now + 60_000;
    }
    const count = (counts.get(ip) ?? 0) + 1;
    counts.set(ip, count);
    const seconds = String(Math.ceil((end - now) / 1000));
    next(count > perMinute ? { status: 429, headers: { 'Retry-After': seconds } } : undefined);
  };
}

/** An answer in the API's envelope: `data` is a JSON string (specification section 7). */
const inEnvelope = (data: unknown) => ({ status: 1, msg: '', data: JSON.stringify(data) });

/** Sets how a json-server router renders its answers. Its types lack `render`. */
function renderWith(router: object, body: (response: Response) => unknown): void {
  Object.assign(router, {
    render: (_request: unknown, response: Response) => response.json(body(response)),
  });
}

/** Passes a request to a json-server router, without its body, and without its query, in which json-server accepts regular expressions. */
const forwardTo =
  (router: RequestHandler, url: (request: Request) => string): RequestHandler =>
  (request, response, next) => {
    request.url = url(request);
    request.query = {};
    for (const name of ['content-length', 'transfer-encoding']) delete request.headers[name];
    router(request, response, next);
  };

/**
 * The mock API (json-server): every call of specification section 7, the assumed ones, pictures and files,
 * and faults on demand. Submissions can be read and deleted under `/__mock/submissions/CALL`.
 * @throws DataError for broken seeds, Error for unknown faults
 */
export function createMockApi({
  root,
  faults = '',
  faultsByHeader = true,
  keepIn,
  hosts = '',
  submissionsPerMinute = 600,
}: MockOptions) {
  const folder = join(root, 'mock-api');
  let seeds: Seeds = readSeeds(root);
  const always = parseFaults(faults);

  const app = jsonServer.create();
  app.disable('x-powered-by').disable('etag');

  const answers = jsonServer.router(structuredClone(seeds));
  renderWith(answers, ({ locals }) =>
    inEnvelope(locals.hostile ? withHostileTexts(locals.data) : locals.data),
  );

  const store = openSubmissionStore(keepIn);

  const withFaults =
    (call: string): RequestHandler =>
    (request, response, next) => {
      let asked: ReturnType<typeof parseFaults>;
      try {
        asked = parseFaults(faultsByHeader ? String(request.headers[faultHeader] ?? '') : '');
      } catch (error) {
        response.writeHead(400, { 'Content-Type': 'text/plain' });
        return void response.end(String(error));
      }
      const fault = asked.get(call) ?? asked.get('*') ?? always.get(call) ?? always.get('*');
      if (!fault) return next();
      const { kind, milliseconds } = fault;
      const answer = (hostile = false) => {
        response.locals.hostile = hostile;
        next();
      };
      answersByFault[kind]({ request, response, next: answer, milliseconds });
    };

  app.use(['/api', '/upload', '/__mock'], ((_request, response, next) => {
    response.set({ ...apiHeaders({ tls: false }), 'Cache-Control': 'no-store' });
    next();
  }) satisfies RequestHandler);
  // The site may be served from another origin than its API (GATSBY_API_URL).
  app.use(['/api', '/upload'], ((request, response, next) => {
    response
      .set('Access-Control-Allow-Origin', request.headers.origin ?? '*')
      .set('Vary', 'Origin');
    response.set(
      'Access-Control-Allow-Headers',
      `Content-Type, ${headerFlag.name}, ${faultHeader}`,
    );
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  }) satisfies RequestHandler);

  for (const [seed, { name, path }] of Object.entries(reads)) {
    const answer = forwardTo(answers, () => `/${seed}`);
    app.all(path, allowMethods('GET', 'HEAD'), withFaults(name), answer);
  }

  const withinRate = limitRate(submissionsPerMinute);
  const readBody = express.json({ limit: largestSubmission, inflate: false });
  for (const call of submissions)
    app.all(call.path, allowMethods('POST'), withinRate, withFaults(call.name), readBody, ((
      request,
      response,
    ) => {
      if (request.get(headerFlag.name) !== headerFlag.value) {
        response.status(400).json({
          status: 0,
          msg: `the header ${headerFlag.name}: ${headerFlag.value} is missing`,
        });
        return;
      }
      const { answer, keep } = handleSubmission(call, request, store.records, seeds);
      const record = keep && store.add(call.name, keep);
      const applied =
        call.name === 'download_apply' && record ? { apply_id: String(record.id) } : {};
      response.json(inEnvelope({ ...answer, ...applied }));
    }) satisfies RequestHandler);

  app.all(
    /^\/__mock\/submissions\/(\w+)(?:\/(\d+))?$/,
    localOnly(hosts),
    allowMethods('GET', 'HEAD', 'DELETE'),
    ({ method, params: { 0: call = '', 1: id } }, response, next) => {
      const found = store
        .records(call)
        .filter((record) => id === undefined || record.id === Number(id));
      if (id !== undefined && found.length === 0) return next({ status: 404 });
      if (method === 'DELETE') for (const record of found) store.remove(call, record.id);
      response.json(method === 'DELETE' ? {} : id === undefined ? found : found[0]);
    },
  );
  app.use('/upload', allowMethods('GET', 'HEAD'), ((request, response, next) =>
    sendFile(
      join(folder, 'upload'),
      request.path,
      request,
      response,
      next,
    )) satisfies RequestHandler);
  app.use(['/api', '/upload', '/__mock'], ((_request, _response, next) =>
    next({ status: 404 })) satisfies RequestHandler);
  app.use(answerError);

  return {
    handler: app as Handler,
    /** Reads the seeds again. @throws DataError, and keeps serving the previous ones */
    reload(): void {
      seeds = readSeeds(root);
      answers.db.setState(structuredClone(seeds));
    },
  };
}

/** Starts the mock API by itself. */
export const startMockApi = ({
  port,
  ...options
}: MockOptions & { port: number }): Promise<Running> =>
  listen(createMockApi(options).handler, port);
