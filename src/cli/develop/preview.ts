import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/* The address of `npm run develop`: Gatsby's answers, and over its pages what is wrong with the data. */

/** Runs in the page. It reloads once Gatsby has started again, and shows the list as long as there is one. */
const script = (known = 0) => `
let known = ${known}, box;
new EventSource('/__develop').onmessage = ({ data }) => {
  const { started, lines } = JSON.parse(data);
  if (started && known && started !== known) location.reload();
  known = started || known;
  box?.remove();
  if (lines.length === 0) return;
  box = document.createElement('pre');
  box.setAttribute('role', 'alert');
  box.style.cssText = 'position:fixed;z-index:99999;inset:auto 0 0;max-height:50vh;overflow:auto;margin:0;padding:16px;' +
    'font:14px/1.5 monospace;white-space:pre-wrap;color:#fff;background:#8c1d18';
  box.textContent = 'The page stays as it was until this is mended:\\n' + lines.join('\\n');
  document.body.append(box);
};`;
const tag = (known?: number) => `<script>${script(known)}</script>`;

/** @param port where Gatsby listens */
export function createPreview(port: number) {
  const pages = new Set<ServerResponse>();
  let started = 0;
  let lines: readonly string[] = [];
  const tell = (page: ServerResponse) => page.write(`data: ${JSON.stringify({ started, lines })}\n\n`);

  const tellAll = () => {
    for (const page of pages) tell(page);
  };

  return {
    /** Gatsby has started. */
    start(): void {
      started = Date.now();
      tellAll();
    },
    /** Shows lines over every open page; none: takes them away. */
    show(now: readonly string[]): void {
      lines = now;
      tellAll();
    },
    handler(request: IncomingMessage, response: ServerResponse): void {
      if (request.url === '/__develop') {
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
        pages.add(response);
        response.on('close', () => pages.delete(response));
        return void tell(response);
      }
      const { method, url: path } = request;
      // Only what is not compressed can be added to.
      const headers = { ...request.headers, 'accept-encoding': 'identity' };
      const upstream = ask({ host: 'localhost', port, method, path, headers }, (answer) => {
        const { 'content-length': length, ...others } = answer.headers;
        const isPage = /^text\/html/.test(others['content-type'] ?? '');
        response.writeHead(answer.statusCode ?? 502, isPage || length === undefined ? others : answer.headers);
        answer.on('end', () => response.end(isPage ? tag() : '')).pipe(response, { end: false });
      });
      upstream.on('error', () => {
        if (response.headersSent) return void response.destroy();
        response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '2' });
        // Known is another start, so that it reloads after this one.
        response.end(`<!doctype html><title>npm run develop</title><body>Gatsby is starting …${tag(1)}`);
      });
      response.on('close', () => upstream.destroy());
      request.pipe(upstream);
    },
  };
}
