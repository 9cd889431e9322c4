import { existsSync, writeFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import * as v from 'valibot';
import type { Read, Submission } from '../src/calls/call';
import { reads, submissions } from '../src/calls/calls';
import { needDataFile } from '../src/calls/data-file';
import { headerFlag } from '../src/calls/envelope';
import { answersByFault, type Fault, faultHeader, parseFaults } from './faults';
import { withHostileTexts } from './hostile';
import routes from './routes.json';
import { readSeeds, type Seeds } from './seeds';
import { type Decision, decide, type StoredRecord } from './submissions';

export interface MockOptions {
  /** The project's folder. */
  root: string;
  /** Faults of every request, as in `MOCK_FAULT`. */
  faults?: string;
  /** Whether a request may ask for a fault by the header `X-Mock-Fault`. */
  faultsByHeader?: boolean;
  /** File in which submissions outlive the mock; default: they are in memory. */
  file?: string | undefined;
}

export interface MockApi extends Application {
  /**
   * Reads the seeds again and keeps the submissions.
   * @throws DataError, and goes on with the seeds that it has
   */
  reload(): void;
}

type Call = Read | Submission;

/** What the middlewares tell each other about a request. */
interface Locals {
  /** The call of the contract; missing for json-server's own addresses. */
  call?: Call | undefined;
  /** What the router has found or stored. */
  data?: unknown;
  decision?: Decision;
  isHostile?: boolean;
}

const calls = new Map<string, Call>(
  [...Object.values(reads), ...submissions].map((call) => [call.path, call]),
);

/** The collections of the database: what forms sent, by call. Logins aren't stored. */
const collections = submissions.map(({ name }) => name).filter((name) => name !== 'user_login');

type Database = Record<string, unknown>;

const storedRecords = v.array(v.looseObject({ id: v.number() }));

/** What a file of submissions may hold, so that no other file is overwritten. */
const storedDatabase = v.strictObject({
  ...Object.fromEntries(collections.map((name) => [name, v.optional(storedRecords)])),
  ...Object.fromEntries(Object.keys(reads).map((name) => [name, v.optional(v.unknown())])),
});

/**
 * The source of json-server's router: an object in memory, or a file with the same content.
 * @throws DataError for a file with anything else
 */
function openDatabase(seeds: Seeds, file: string | undefined): Database | string {
  const empty = Object.fromEntries(collections.map((name) => [name, []]));
  if (file === undefined) return { ...empty, ...seeds };
  const earlier = existsSync(file) ? needDataFile('', file, storedDatabase) : {};
  writeFileSync(file, JSON.stringify({ ...empty, ...earlier, ...seeds }, null, 2));

  return file;
}

/** An answer in the API's envelope: `data` is a JSON string (specification section 7). */
const envelope = (data: unknown) => ({ status: 1, msg: '', data: JSON.stringify(data) });

/** Whatever is neither of the API nor an upload belongs to whoever serves the site. */
const passOnOthers: RequestHandler = (request, _response, next) => {
  if (/^\/(api|upload)(\/|$)/.test(request.path)) next();
  else next('router');
};

/** Finds a request's call by its address, before that is rewritten. Nothing but calls may write. */
const findCall: RequestHandler = (request, response, next) => {
  const call = calls.get(request.path);
  response.locals.call = call;

  const methods = call?.method === 'POST' ? ['POST'] : ['GET', 'HEAD'];
  if (!methods.includes(request.method)) {
    response.set('Allow', methods.join(', '));
    return next({ status: 405 });
  }

  if (call) {
    // json-server takes a query for a filter. Calls have none.
    request.url = call.path;
    request.query = {};
  }
  next();
};

/** Answers with the fault that the mock was started with, or that the request asks for. */
const simulateFaults =
  (faults: Map<string, Fault>, isByHeader: boolean): RequestHandler =>
  (request, response, next) => {
    const { call }: Locals = response.locals;
    if (!call) return next();

    const header = isByHeader ? request.get(faultHeader) : undefined;
    let requested: Map<string, Fault>;
    try {
      requested = parseFaults(header ?? '');
    } catch (error) {
      return void response.status(400).type('text').send(String(error));
    }

    const fault =
      requested.get(call.name) ?? requested.get('*') ?? faults.get(call.name) ?? faults.get('*');
    if (!fault) return next();

    const nextHostile = () => {
      response.locals.isHostile = true;
      next();
    };

    const { kind, milliseconds } = fault;
    answersByFault[kind]({ request, response, next, nextHostile, milliseconds });
  };

/**
 * Validates submissions. What is accepted goes on to json-server, which stores it; what is refused
 * ends here, and so do logins.
 */
const handleSubmission =
  (recordsOf: (call: string) => StoredRecord[]): RequestHandler =>
  (request, response, next) => {
    const { call }: Locals = response.locals;
    if (call?.method !== 'POST') return next();
    if (request.get(headerFlag.name) !== headerFlag.value) {
      const msg = `the header ${headerFlag.name}: ${headerFlag.value} is missing`;
      return void response.status(400).json({ status: 0, msg });
    }

    const decision = decide(call, request, recordsOf);
    if (!decision.record) return void response.json(envelope(decision.answer));

    response.locals.decision = decision;
    request.body = decision.record;
    next();
  };

/**
 * Renders what the router has found: calls in the envelope, json-server's own addresses as they
 * are.
 */
const render: RequestHandler = (_request, response) => {
  const { call, data, decision, isHostile }: Locals = response.locals;
  if (!call || response.statusCode === 404) return void response.json(data);
  if (!decision) {
    const answer = isHostile ? withHostileTexts(data) : data;
    return void response.json(envelope(answer));
  }

  const { id } = v.parse(v.looseObject({ id: v.number() }), data);
  const applied = call.name === 'download_apply' ? { apply_id: String(id) } : {};
  // json-server says 201, which no client of the API expects.
  response.status(200).json(envelope({ ...decision.answer, ...applied }));
};

const notFound: RequestHandler = (_request, _response, next) => next({ status: 404 });

/** Answers errors, such as a body that isn't JSON, in the API's envelope. */
const answerError: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = error instanceof URIError ? 400 : (error.status ?? 500);
  if (status >= 500) console.error(error);
  response.status(status).json({ status: 0, msg: STATUS_CODES[status] ?? '' });
};

/**
 * The mock API: json-server with the specification's addresses (routes.json), the envelope,
 * validation, and faults on demand. It answers every call of section 7 and the assumed ones, and
 * serves pictures and files below /upload. What forms sent can be read at json-server's own
 * addresses, such as /api/consult. Every other request is passed on.
 * @throws DataError for broken seeds or a file of something else, Error for unknown faults
 */
export function createMockApi({
  root,
  faults = '',
  faultsByHeader = false,
  file,
}: MockOptions): MockApi {
  const router = jsonServer.router<Database>(openDatabase(readSeeds(root), file));
  // The types of json-server lack `render`.
  Object.assign(router, { render });
  const recordsOf = (call: string) => v.parse(storedRecords, router.db.getState()[call]);

  const defaults = jsonServer.defaults({
    static: join(root, 'mock-api/upload'),
    logger: false,
    // The server of the site compresses; parts of a file that is compressed on the way are none of
    // it.
    noGzip: true,
    bodyParser: true,
  });

  const app = jsonServer.create().disable('x-powered-by');
  app.use(passOnOthers);
  app.use('/upload', defaults, notFound);
  app.use('/api', defaults);
  app.use(findCall);
  app.use(simulateFaults(parseFaults(faults), faultsByHeader));
  app.use(handleSubmission(recordsOf));
  app.use(jsonServer.rewriter(routes));
  app.use('/api', router);
  app.use(answerError);

  const reload = () => {
    router.db.assign(readSeeds(root)).write();
  };

  return Object.assign(app, { reload });
}
