import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/* The address of `npm run develop`: Gatsby's answers, and over its pages what is wrong with the data. */

/**
 * Runs in the page. It reloads once Gatsby has started again, and shows the list as long as there is one. It asks, because a browser has no
 * more than six connections to an address, and each open page that listens would keep one.
 */
const script = (known = 0) => `
let known = ${known}, box;
const textOf = (lines) => 'The page stays as it was until this is mended:\\n' + lines.join('\\n');
const look = async () => {
  // Without an answer it has ended, or starts again.
  const { started, lines } = await fetch('/__develop').then((answer) => answer.json()).catch(() => ({ lines: [] }));
  if (started && known && started !== known) location.reload();
  known = started || known;
  if (box && box.textContent === textOf(lines)) return;
  box?.remove();
  box = null;
  if (lines.length === 0) return;
  box = document.createElement('pre');
  box.setAttribute('role', 'alert');
  box.style.cssText = 'position:fixed;z-index:99999;inset:auto 0 0;max-height:50vh;overflow:auto;margin:0;padding:16px;' +
    'font:14px/1.5 monospace;white-space:pre-wrap;color:#fff;background:#8c1d18';
  box.textContent = textOf(lines);
  document.body.append(box);
};
setInterval(look, 500);`;
const tag = (known?: number) => `<script>${script(known)}</script>`;

/** @param port where Gatsby listens */
export function createPreview(port: number) {
  let started = 0;
  let lines: readonly string[] = [];

  return {
    /** Gatsby has started, or ended. */
    change(isStarted: boolean): void {
      started = isStarted ? Date.now() : 0;
    },
    /** Shows lines over every open page; none: takes them away. */
    show(now: readonly string[]): void {
      lines = now;
    },
    /** Hands a web socket on: Gatsby sends the data of open pages through it. */
    upgrade({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
      const upstream = connect(port, 'localhost', () => {
        const headers = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
        upstream.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
        upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    },
    handler(request: IncomingMessage, response: ServerResponse): void {
      if (request.url === '/__develop') {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
        return void response.end(JSON.stringify({ started, lines }));
      }
      const wait = () => {
        if (response.headersSent) return void response.destroy();
        response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '2' });
        // Known is another start, so that it reloads after this one.
        response.end(`<!doctype html><title>npm run develop</title><body>Gatsby is starting …${tag(1)}`);
      };
      if (!started) return void wait();
      const { method, url: path } = request;
      // Only what is not compressed can be added to.
      const headers = { ...request.headers, 'accept-encoding': 'identity' };
      const upstream = ask({ host: 'localhost', port, method, path, headers }, (answer) => {
        const { 'content-length': length, ...others } = answer.headers;
        const isPage = /^text\/html/.test(others['content-type'] ?? '');
        response.writeHead(answer.statusCode ?? 502, isPage || length === undefined ? others : answer.headers);
        answer.on('end', () => response.end(isPage ? tag() : '')).pipe(response, { end: false });
      });
      upstream.on('error', wait);
      response.on('close', () => upstream.destroy());
      request.pipe(upstream);
    },
  };
}
