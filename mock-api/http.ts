import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import send from 'send';

/* What the site's server and the mock API have in common: files, errors, listening. */

/** Why a request is refused: an HTTP status, and headers that belong to it. */
interface Refusal {
  status: number;
  headers?: Record<string, string>;
}

/** Refuses every method but some. */
export const only =
  (...methods: string[]): RequestHandler =>
  (request, _response, next) =>
    next(methods.includes(request.method) ? undefined : { status: 405, headers: { Allow: methods.join(', ') } });

/** Takes back what was said about a file that cannot be sent after all. */
function forget(response: Response): void {
  response.statusCode = 200;
  for (const name of ['Content-Type', 'Content-Length', 'Content-Range', 'Content-Encoding', 'Cache-Control'])
    response.removeHeader(name);
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name);
}

/**
 * Where every error ends, the last handler of an app: its status and a body in the API's envelope. An answer that has begun is cut off.
 */
export const answerError: ErrorRequestHandler = (error: Partial<Refusal>, _request, response, _next) => {
  if (response.headersSent) return void response.destroy();
  const { status = 500, headers = {} } = error;
  if (status >= 500) console.error(error);
  forget(response);
  response
    .status(status)
    // An error is no page that a cache may keep.
    .set({ 'Cache-Control': 'no-store', ...headers })
    .json({ status: 0, msg: STATUS_CODES[status] ?? '' });
};

/**
 * Sends a file as it is at the request. Ranges, conditions and malformed paths are the affair of `send` (RFC 9110). A file that shrinks
 * while it is sent ends this response alone.
 * @param path of the file in the folder, percent-encoded
 * @param next is called without an error where there is no such file
 * @param setHeaders sets what belongs to this file
 */
export function sendFile(
  folder: string,
  path: string,
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
  setHeaders: () => void = () => undefined,
): void {
  const acceptRanges = request.method === 'GET';
  // Of hidden files only those that are meant to be found (RFC 8615).
  const dotfiles = path.startsWith('/.well-known/') ? 'allow' : 'ignore';
  send(request, path, { root: folder, dotfiles, index: false, cacheControl: false, acceptRanges })
    .on('headers', setHeaders)
    .on('directory', () => next())
    .on('error', (error: Refusal) => {
      if (![400, 403, 404].includes(error.status)) return next(error);
      forget(response);
      next();
    })
    .on('stream', (file: { bytesRead: number; on(event: 'end', then: () => void): void }) => {
      file.on('end', () => {
        if (file.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
      });
    })
    .pipe(response);
}

/** A running server. */
export interface Running {
  /** Its address, without a trailing slash. */
  address: string;
  close(): Promise<void>;
}

export interface ListenOptions extends ServerOptions {
  /** The address that it listens on. */
  host?: string;
  /** Takes web sockets. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** Limits in ms: for headers, for a whole request, and for silence on a connection. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };
const longestSilence = 120_000;

/**
 * Listens on this machine alone unless `host` says otherwise. Slow and half requests end after a limit.
 * @param port 0: any free one
 * @throws Error that proposes another port if this one is taken
 */
export function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  port: number,
  { host = '127.0.0.1', upgrade, ...options }: ListenOptions = {},
): Promise<Running> {
  const server = createServer({ ...limits, ...options }, handler);
  server.timeout = longestSilence;
  if (upgrade) server.on('upgrade', upgrade);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another one: PORT=${port < 65_535 ? port + 1 : port - 1}`)
          : error,
      ),
    );
    server.listen(port, host, () =>
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
