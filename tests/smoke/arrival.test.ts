import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitors } from './journey';
import { movedBoxes } from './look';
import { base, pause } from './site';

/** What of a page's content arrives in pieces: the first screen has no more (bytes). */
const slowPart = 14_000;
/** About as much as a line of text, and as long as a frame takes (bytes, ms). */
const piece = 140;
const frame = 17;

/** Sends the site's documents as over a slow line: the content of each in pieces. */
async function sendSlowly(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(base + request.url, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });

    const start = type.startsWith('text/html') ? body.indexOf('<main') : body.length;
    const end = Math.min(start + slowPart, body.length);

    response.write(body.subarray(0, start));
    for (let at = start; at < end; at += piece) {
      response.write(body.subarray(at, Math.min(at + piece, end)));
      await pause(frame);
    }

    response.end(body.subarray(end));
  });

  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

let server: Server;

beforeAll(async () => {
  server = await sendSlowly();
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

for (const path of [
  '/',
  '/product/ACE',
  '/product/BCC',
  '/solution/Bank',
  '/case',
  '/news',
  '/whitePaper',
  '/consult',
  '/pricing',
  '/compatibility',
])
  visitors({ needs: 'shifts' }).onEither(
    `no box of ${path} moves while the page arrives in pieces`,
    async (visitor) => {
      const { port } = server.address() as AddressInfo;
      // A tab of its own: a visitor's tab takes the slow server for a foreign host.
      const tab = await visitor.page.browserContext().newPage();
      await tab.setViewport(visitor.page.viewport());

      await tab.goto(`http://localhost:${port}${visitor.at(path)}`, { waitUntil: 'load' });

      expect(await tab.evaluate(movedBoxes)).toEqual([]);
    },
  );
