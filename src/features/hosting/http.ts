import {
  createServer,
  type IncomingMessage,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import send from 'send';

/* Sending files, answering errors, listening. */

/** An HTTP error: its status and the headers that go with it. */
interface Refusal {
  status: number;
  headers?: Record<string, string>;
}

/** Answers HTTP 405 to every other method. */
export const allowMethods =
  (...methods: string[]): RequestHandler =>
  (request, _response, next) =>
    next(
      methods.includes(request.method)
        ? undefined
        : { status: 405, headers: { Allow: methods.join(', ') } },
    );

/** Removes the headers of a file that can't be sent after all. */
function resetFileHeaders(response: Response): void {
  response.statusCode = 200;
  for (const name of [
    'Content-Type',
    'Content-Length',
    'Content-Range',
    'Content-Encoding',
    'Cache-Control',
  ])
    response.removeHeader(name);
  for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name);
}

/**
 * The last handler of an app: answers an error with its status and a body in the API's envelope. A
 * response that has already begun is cut off.
 */
export const answerError: ErrorRequestHandler = (
  error: Partial<Refusal>,
  _request,
  response,
  _next,
) => {
  if (response.headersSent) return void response.destroy();

  const { status = 500, headers = {} } = error;
  if (status >= 500) console.error(error);
  resetFileHeaders(response);
  response
    .status(status)
    // Caches must not keep errors.
    .set({ 'Cache-Control': 'no-store', ...headers })
    .json({ status: 0, msg: STATUS_CODES[status] ?? '' });
};

/**
 * Sends a file as it is when requested. `send` handles ranges, conditional requests and malformed
 * paths (RFC 9110). If the file shrinks while it is being sent, only this response is cut off.
 * @param path percent-encoded path of the file in the folder
 * @param next called without an error if there is no such file
 * @param setHeaders sets the headers of this file
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
  // Hidden files aren't served, except those that are meant to be found (RFC 8615).
  const dotfiles = path.startsWith('/.well-known/') ? 'allow' : 'ignore';
  send(request, path, { root: folder, dotfiles, index: false, cacheControl: false, acceptRanges })
    .on('headers', setHeaders)
    .on('directory', () => next())
    .on('error', (error: Refusal) => {
      // `send` refuses the last 500 bytes of a file that has fewer: that is the whole file.
      if (error.status === 416 && /^bytes=-0*[1-9]\d*$/.test(request.headers.range ?? '')) {
        delete request.headers.range;
        resetFileHeaders(response);
        return sendFile(folder, path, request, response, next, setHeaders);
      }
      if (![400, 403, 404].includes(error.status)) return next(error);

      resetFileHeaders(response);
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
  /** Handles web sockets. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** Time limits in milliseconds, so that slow and incomplete requests end. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
};
const idleTimeout = 120_000;

/** Whether a request names more than one host, or one with a blank (RFC 9112, section 3.2). */
const isAmbiguous = ({ headersDistinct: { host = [] } }: IncomingMessage): boolean =>
  host.length > 1 || host.some((name) => /\s/.test(name));

/**
 * Listens on this machine only, unless `host` says otherwise.
 * @param port 0 for any free port
 * @throws Error that suggests another port if this one is taken
 */
export function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  port: number,
  { host = '127.0.0.1', upgrade, ...options }: ListenOptions = {},
): Promise<Running> {
  const server = createServer({ ...limits, ...options }, (request, response) => {
    if (isAmbiguous(request)) response.writeHead(400, { Connection: 'close' }).end();
    else handler(request, response);
  });
  server.timeout = idleTimeout;
  if (upgrade) server.on('upgrade', upgrade);

  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken. Choose another one: PORT=${port < 65_535 ? port + 1 : port - 1}`,
            )
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
