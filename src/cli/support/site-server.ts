import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import express from 'express';
import { allowMethods, answerError, sendFile } from '../../../mock-api/http';
import { cacheControl, canonicalAddress, compressible, rewrites } from '../../build/hosting';
import { ownPath, splitLanguage, withoutTrailingSlash } from '../../routes/href';
import { redirects } from '../../routes/manifest';

/** The compressed copies of a file, the one that is preferred first. */
const copies = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/**
 * Serves the built site as a host would: pages without a slash at the end, redirects and rewrites of the manifest, HTTP 404 with the
 * error page of the language. Files are read at the request, so that another release may be served at any time.
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
    if (version !== undefined && version !== known?.version) known = { version, headers: headers() };
    return known?.headers ?? {};
  };

  const app = express().disable('x-powered-by').disable('etag');
  app.use((_request, response, next) => {
    response.set(headersNow());
    next();
  });
  app.use(allowMethods('GET', 'HEAD'), (request, response, next) => {
    const { path } = request;
    const [, query = ''] = /(\?.*)$/s.exec(request.url) ?? [];

    const target = redirects.get(withoutTrailingSlash(path));
    if (target !== undefined) return void response.writeHead(301, { Location: target + query }).end();
    // One address a page: with a slash at its end it is another one, to caches and search engines.
    if (path !== '/' && path.endsWith('/')) {
      const page = ownPath(withoutTrailingSlash(path));
      return void response.writeHead(301, { Location: page + query }).end();
    }

    const versions = (file: string) => {
      const accepted = copies.filter(({ encoding }) => compressible.test(file) && request.acceptsEncodings(encoding));
      return [...accepted, { encoding: '', suffix: '' }].map((copy) => ({ file, ...copy }));
    };
    const sendFirst = (
      [first, ...others]: ReturnType<typeof versions>,
      status: number,
      otherwise: () => void,
    ): void => {
      if (!first) return void otherwise();
      const { file, encoding, suffix } = first;
      const orNext = (error?: unknown) => (error ? next(error) : sendFirst(others, status, otherwise));
      sendFile(folder, file + suffix, request, response, orNext, () => {
        response.status(status).type(extname(file)).set('Cache-Control', cacheControl(file));
        if (compressible.test(file)) response.set('Vary', 'Accept-Encoding');
        if (encoding) response.set('Content-Encoding', encoding);
      });
    };

    const built = rewrites.get(path) ?? withoutTrailingSlash(path);
    const page = `${built === '/' ? '' : built}/index.html`;
    const canonical = canonicalAddress(path);
    if (canonical !== undefined && path.endsWith('/index.html'))
      return void response.writeHead(301, { Location: ownPath(canonical) + query }).end();
    sendFirst((extname(built) ? [built, page] : [page]).flatMap(versions), 200, () => {
      if (canonical !== undefined) return void response.writeHead(301, { Location: ownPath(canonical) + query }).end();
      delete request.headers.range;
      const errorPage = splitLanguage(path).language === 'en' ? '/en/404.html' : '/404.html';
      sendFirst(versions(errorPage), 404, () => response.status(404).type('text').send('Not found'));
    });
  });
  app.use(answerError);
  return app;
}
