import { existsSync, statSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { extname, join } from 'node:path';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import { cacheControl, errorPageOf } from '../../features/hosting/files';
import { allowMethods, answerError, sendFile } from '../../features/hosting/http';
import { filesIn } from '../../features/hosting/published-site';
import { openHeaders } from '../../features/hosting/security';
import { retirementOf } from '../../site/former-addresses';
import { markdownPath } from '../../site/href';
import { createPageFinder, pageAddresses, rewrites } from '../../site/page-addresses';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Endings of the compressed copies of a release, by the encoding that a browser accepts; the
 * smaller first.
 */
const copies = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** What depends on the release that is served. */
interface Release {
  version: string;
  headers: Record<string, string>;
  /** Finds a page's own address. */
  findPage: (path: string) => string | undefined;
}

/**
 * Serves the built site as a host would: compressed, pages without a slash at the end, redirects
 * and rewrites of the manifest, HTTP 404 (410 for a retired address) with the error page of the
 * language. Files are read at the request, so that another release may be served at any time.
 * @param folder the built site
 * @param headers of every answer, e.g. the security headers; asked for again once there is another
 * release
 */
export function createSiteHandler(
  folder: string,
  headers: () => Record<string, string> = () => ({}),
): SiteHandler {
  const currentRelease = createReleaseReader(folder, headers);

  const app = express().disable('x-powered-by').disable('etag');
  app.use((_request, response, next) => {
    response.set(currentRelease()?.headers ?? {});
    next();
  });
  // What has no compressed copy. A range is one of the file itself.
  app.use(
    compression({
      filter: (request, response) =>
        !request.headers.range && compression.filter(request, response),
    }),
  );
  app.use(allowMethods('GET', 'HEAD'), (request, response, next) => {
    const { path } = request;
    const address = currentRelease()?.findPage(path);

    // One address a page: at another, Gatsby would not know it, and to caches and search engines it
    // is another page.
    if (address !== undefined && address !== path) {
      const [query = ''] = /\?.*$/s.exec(request.url) ?? [];
      response.writeHead(301, { Location: address + query }).end();
      return;
    }

    if (retirementOf(decodePath(path)) !== undefined) {
      sendErrorPage(folder, 410, request, response, next);
      return;
    }

    const isPage = address !== undefined;
    if (isPage) response.vary('Accept');

    sendFirst(folder, candidateFiles(request, isPage), request, response, (error) => {
      if (error) next(error);
      else sendErrorPage(folder, 404, request, response, next);
    });
  });
  app.use(answerError);
  return app;
}

/** The files that may answer a request, the best first. */
function candidateFiles(request: Request, isPage: boolean): string[] {
  const target = rewrites.get(request.path) ?? request.path;
  const page = `${target === '/' ? '' : target}/index.html`;
  const files = extname(target) ? [target, page] : [page];

  // A page without a copy, such as a form, comes as HTML.
  if (isPage && prefersMarkdown(request)) files.unshift(markdownPath(request.path));
  return files;
}

/**
 * Whether a client asks for Markdown rather than HTML, as assistants and agents do. A browser takes
 * anything, and gets HTML.
 */
const prefersMarkdown = (request: Request): boolean =>
  request.accepts(['text/html', 'text/markdown']) === 'text/markdown';

/** Reads what depends on the release that is served, again once there is another one. */
function createReleaseReader(folder: string, headers: () => Record<string, string>) {
  let release: Release | null = null;
  return (): Release | null => {
    const folderFacts = statSync(folder, { throwIfNoEntry: false });
    const homeFacts = statSync(join(folder, 'index.html'), { throwIfNoEntry: false });
    if (!folderFacts || !homeFacts) return release;

    // Releases share the files that are the same in both.
    const version = `${folderFacts.ino} ${homeFacts.mtimeMs}`;
    if (version !== release?.version) {
      const findPage = createPageFinder(pageAddresses(filesIn(folder)));
      release = { version, headers: headers(), findPage };
    }
    return release;
  };
}

/**
 * Sends the first of some files that exists, by its compressed copy where the release has one and
 * the browser takes it.
 */
function sendFirst(
  folder: string,
  files: readonly string[],
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const [file, ...others] = files;
  if (file === undefined) {
    next();
    return;
  }

  const copy = request.headers.range ? undefined : copyOf(folder, file, request);
  const orNext = (error?: unknown) =>
    error ? next(error) : sendFirst(folder, others, request, response, next);

  sendFile(folder, file + (copy?.ending ?? ''), request, response, orNext, () => {
    response.set({ 'Cache-Control': cacheControl(file), ...openHeaders(file) });
    if (copy) {
      response.type(extname(file));
      response.set({ 'Content-Encoding': copy.encoding });
      response.vary('Accept-Encoding');
    }
  });
}

/** The compressed copy of a file that the browser takes. */
const copyOf = (folder: string, file: string, request: Request) =>
  copies.find(
    ({ encoding, ending }) =>
      request.acceptsEncodings(encoding) === encoding &&
      existsSync(join(folder, decodePath(file) + ending)),
  );

/**
 * A path as the disk has it. One that can't be decoded, or leads out of the folder, has no copy;
 * `sendFile` refuses it.
 */
function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('..') || decoded.includes('\0') ? '' : decoded;
  } catch {
    return '';
  }
}

/**
 * Sends the error page of the language. It is sent whole, whatever part was asked of another file.
 */
function sendErrorPage(
  folder: string,
  status: 404 | 410,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  delete request.headers.range;
  const errorPage = errorPageOf(request.path);
  sendFirst(folder, [errorPage], request, response.status(status), (failure) => {
    if (failure) next(failure);
    else response.status(status).type('text').send(STATUS_CODES[status]);
  });
}
