import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import compression from 'compression';
import express, { type Request, type Response } from 'express';
import { allowMethods, answerError, sendFile } from '../../../mock-api/http';
import { cacheControl } from '../../build/hosting';
import { filesIn } from '../../build/published-site';
import { openHeaders } from '../../build/security';
import { inLanguage, splitLanguage } from '../../routes/href';
import { createPageFinder, pageAddresses, rewrites } from '../../routes/page-addresses';

/**
 * Serves the built site as a host would: compressed, pages without a slash at the end, redirects and rewrites of the manifest, HTTP 404 with
 * the error page of the language. Files are read at the request, so that another release may be served at any time.
 * @param folder the built site
 * @param headers of every answer, e.g. the security headers; asked for again once there is another release
 */
export function createSiteHandler(
  folder: string,
  headers: () => Record<string, string> = () => ({}),
): (request: IncomingMessage, response: ServerResponse) => void {
  /** What depends on the release that is served. */
  interface Release {
    version: string;
    headers: Record<string, string>;
    /** Finds a page's own address. */
    findPage: (path: string) => string | undefined;
  }
  let release: Release | null = null;
  const currentRelease = (): Release | null => {
    const [inFolder, inHome] = [folder, join(folder, 'index.html')].map((path) =>
      statSync(path, { throwIfNoEntry: false }),
    );
    if (!inFolder || !inHome) return release;

    // Releases share the files that are the same in both.
    const version = `${inFolder.ino} ${inHome.mtimeMs}`;
    if (version !== release?.version) {
      const findPage = createPageFinder(pageAddresses(filesIn(folder)));
      release = { version, headers: headers(), findPage };
    }
    return release;
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
      response.set({ 'Cache-Control': cacheControl(file), ...openHeaders(file) }),
    );
  };

  const app = express().disable('x-powered-by').disable('etag');
  app.use((_request, response, next) => {
    response.set(currentRelease()?.headers ?? {});
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

    // One address a page: at another, Gatsby would not know it, and to caches and search engines it is another page.
    const address = currentRelease()?.findPage(path);
    if (address !== undefined && address !== path) {
      const [query = ''] = /\?.*$/s.exec(request.url) ?? [];
      return void response.writeHead(301, { Location: address + query }).end();
    }

    const built = rewrites.get(path) ?? path;
    const page = `${built === '/' ? '' : built}/index.html`;
    send(extname(built) ? [built, page] : [page], request, response, (error) => {
      if (error) return next(error);
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
