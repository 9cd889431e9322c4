import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, hostingPolicy, revalidate } from '../../build/hosting';
import { splitAddress, splitLanguage, withoutTrailingSlash } from '../../routes/href';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built site as a host would: pages without a slash at the end, redirects and rewrites of the manifest, HTTP 404 with the
 * error page of the language.
 * @param folder the built site
 * @param headers of every answer, e.g. the security headers
 */
export function createSiteHandler(folder: string, headers: Record<string, string> = {}): Handler {
  const { redirects, rewrites } = hostingPolicy();
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  const notFound = { zh: join(folder, '404.html'), en: join(folder, 'en/404.html') };

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { path, query } = splitAddress(request.url ?? '/');
    const redirect = (to: string) => {
      response.writeHead(301, { Location: to });
      response.end();
    };
    const target = redirects.get(withoutTrailingSlash(path));
    if (target !== undefined) return redirect(target + query);
    // One address a page: with a slash at its end it is another one, to caches and search engines.
    if (path !== '/' && path.endsWith('/'))
      return redirect(withoutTrailingSlash(path).replace(/^[\\/]{2,}/, '/') + query);
    const rewritten = rewrites.get(path);
    if (rewritten !== undefined) request.url = rewritten + query;
    files(request, response, () => {
      const file = notFound[splitLanguage(path).language];
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidate });
      response.end(existsSync(file) ? readFileSync(file) : 'Not found');
    });
  };
}
