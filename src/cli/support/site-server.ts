import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import compression from 'compression';
import express, { type Request, type Response } from 'express';
import { allowMethods, answerError, sendFile } from '../../../mock-api/http';
import { cacheControl, canonicalAddress, rewrites } from '../../build/hosting';
import { inLanguage, ownPath, splitLanguage, withoutTrailingSlash } from '../../routes/href';
import { redirects } from '../../routes/manifest';

/**
 * Serves the built site as a host would: compressed, pages without a slash at the end, redirects and rewrites of the manifest, HTTP 404 with
 * the error page of the language. Files are read at the request, so that another release may be served at any time.
 * @param folder the built site
 * @param headers of every answer, e.g. the security headers; asked for again once the home page has changed
 */
export function createSiteHandler(
  folder: string,
  headers: () => Record<string, string> = () => ({}),
): (request: IncomingMessage, response: ServerResponse) => void {
  let known: { version: number; headers: Record<string, string> } | null = null;
  const headersNow = () => {
    const version = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    if (version !== undefined && version !== known?.version)
      known = { version, headers: headers() };
    return known?.headers ?? {};
  };
  /** Sends the first of some files that exists. */
  const send = (
    files: readonly string[],
    request: Request,
    response: Response,
    next: (error?: unknown) => void,
  ) => {
    const [file, ...others] = files;
    if (file === undefined) return next();
    const orNext = (error?: unknown) =>
      error ? next(error) : send(others, request, response, next);
    sendFile(folder, file, request, response, orNext, () =>
      response.set('Cache-Control', cacheControl(file)),
    );
  };

  const app = express().disable('x-powered-by').disable('etag');
  app.use((_request, response, next) => {
    response.set(headersNow());
    next();
  });
  // A range is one of the file itself.
  app.use(
    compression({
      filter: (request, response) =>
        !request.headers.range && compression.filter(request, response),
    }),
  );
  app.use(allowMethods('GET', 'HEAD'), (request, response, next) => {
    const { path } = request;
    const [query = ''] = /\?.*$/s.exec(request.url) ?? [];
    const lead = (to: string) => void response.writeHead(301, { Location: to + query }).end();

    const target = redirects.get(withoutTrailingSlash(path));
    if (target !== undefined) return lead(target);
    // One address a page: with a slash at its end it is another one, to caches and search engines.
    if (path !== '/' && path.endsWith('/')) return lead(ownPath(withoutTrailingSlash(path)));
    const canonical = canonicalAddress(path);
    if (canonical !== undefined && path.endsWith('/index.html')) return lead(ownPath(canonical));

    const built = rewrites.get(path) ?? path;
    const page = `${built === '/' ? '' : built}/index.html`;
    send(extname(built) ? [built, page] : [page], request, response, (error) => {
      if (error) return next(error);
      if (canonical !== undefined) return lead(ownPath(canonical));
      // The error page is sent whole, whatever was asked of another file.
      delete request.headers.range;
      const errorPage = inLanguage('/404.html', splitLanguage(path).language);
      send([errorPage], request, response.status(404), (failure) =>
        failure ? next(failure) : response.status(404).type('text').send('Not found'),
      );
    });
  });
  app.use(answerError);
  return app;
}
