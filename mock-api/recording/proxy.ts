import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import express, { type Application, type RequestHandler, type Response } from 'express';
import jsonServer from 'json-server';
import { fetchSameOrigin, readBody, reasonOf } from '../../src/calls/bounded-fetch';
import type { Submission } from '../../src/calls/call';
import { reads, submissions } from '../../src/calls/calls';
import { ContractError, headerFlag, openOutcome } from '../../src/calls/envelope';
import { longestAnswer, seedNames } from './ask';
import { type Recorded, type Recording, record } from './record';

export interface Proxy extends Recording {
  /** Told of each answer to a reading call. */
  onRecorded: (recording: Recorded) => void;
  /**
   * Told of each answer to a submission that the contract refuses. Submissions are passed on and
   * never written.
   */
  onRefused: (call: string, reason: string) => void;
}

/** Says in the API's envelope that it doesn't answer, or not as it should. */
function badGateway(response: Response, msg: string): void {
  if (!response.headersSent) response.status(502).json({ status: 0, msg });
}

/** Answers a reading call with what the API says, and writes the seed. */
const readThrough =
  (proxy: Proxy): RequestHandler =>
  async (request, response, next) => {
    const name = seedNames.find((seed) => reads[seed].path === request.path);
    if (!name || request.method !== 'GET') return next();

    const recording = await record(proxy, name);
    const { body, refusal } = recording.answer;
    proxy.onRecorded(recording);
    if (body === null) return badGateway(response, refusal);

    response.type('json').send(body);
  };

/** Why the contract refuses the answer to a submission; empty if it fits. */
function refusalOf(call: Submission, body: string): string {
  try {
    openOutcome(call.name, body, call.answer);
    return '';
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return error.message;
  }
}

/** Passes a submission on, and checks the answer. Nothing of it is kept. */
const submitThrough =
  ({ api, timeout, onRefused }: Proxy): RequestHandler =>
  async (request, response, next) => {
    const call: Submission | undefined = submissions.find(({ path }) => path === request.path);
    if (!call || request.method !== 'POST') return next();

    try {
      const answer = await fetchSameOrigin(api + call.path, {
        method: 'POST',
        body: String(request.body),
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': request.get('Accept-Language') ?? '',
          [headerFlag.name]: request.get(headerFlag.name) ?? '',
        },
        signal: AbortSignal.timeout(timeout),
      });
      const body = await (await readBody(answer, longestAnswer)).text();
      const refusal = answer.ok ? refusalOf(call, body) : `HTTP ${answer.status}`;

      if (refusal) onRefused(call.name, refusal);
      response.status(answer.status).type('json').send(body);
    } catch (error) {
      onRefused(call.name, reasonOf(error));
      badGateway(response, reasonOf(error));
    }
  };

/** Headers that still hold when `fetch` has unpacked a body. */
const passedHeaders = ['content-type', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** Passes pictures and files on as they come, whatever their size. */
const downloadThrough =
  ({ api }: Proxy): RequestHandler =>
  async (request, response, next) => {
    if (!request.path.startsWith('/upload/') || request.method !== 'GET') return next();

    try {
      const range = request.get('Range');
      const answer = await fetchSameOrigin(api + request.path, {
        headers: range ? { Range: range } : {},
      });

      response.status(answer.status);
      for (const name of passedHeaders) {
        const value = answer.headers.get(name);
        if (value) response.set(name, value);
      }
      if (!answer.body) return void response.end();
      await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
    } catch (error) {
      badGateway(response, reasonOf(error));
    }
  };

/**
 * Stands between a site and its API: passes every call on, checks every answer against the
 * contract, and writes the seeds from which the mock answers afterwards. What a form sends is
 * passed on and kept nowhere.
 */
export function createRecordingProxy(proxy: Proxy): Application {
  const app = express().disable('x-powered-by');

  // Browsers may call it from another origin, as they may the mock.
  app.use(
    '/api',
    jsonServer.defaults({ static: join(proxy.root, 'mock-api/upload'), logger: false }),
  );
  app.use(readThrough(proxy));
  app.use(express.text({ type: '*/*', limit: '1mb' }));
  app.use(submitThrough(proxy));
  app.use(downloadThrough(proxy));
  app.use((request, response) => {
    response.status(404).json({ status: 0, msg: `${request.method} ${request.path} is no call` });
  });

  return app;
}
