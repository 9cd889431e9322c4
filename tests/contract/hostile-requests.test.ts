import { connect } from 'node:net';
import fc from 'fast-check';
import { listen, type Running } from '../../mock-api/http';
import { createMockApi } from '../../mock-api/server';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

/* Whatever `npm start`'s server is sent is answered or cut off, and it goes on (docs/security.md). */

const amount = Number(process.env.HOSTILE_REQUESTS ?? 600);
jest.setTimeout(amount * 15);

let own: ReturnType<typeof temporaryFolder>;
let server: Running;
beforeAll(async () => {
  own = temporaryFolder();
  for (const file of ['index', '404', 'case/index', 'en/index', 'en/404'])
    own.write(`public/${file}.html`, 'page '.repeat(50));
  own.write('public/case/index.html.br', 'compressed');
  own.write('secret.txt', 'secret');
  const mock = createMockApi({ root });
  const site = createSiteHandler(`${own.folder}/public`);
  const limits = { headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 100 };
  server = await listen((from, to) => mock.handler(from, to, () => site(from, to)), 0, limits);
});
afterAll(async () => {
  await server.close();
  own.remove();
});

/** One of the values, now and then noise. */
const mixed = (...values: string[]) =>
  fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );
const places =
  '/ /case /en /upload/menu/BCC.png /api/site/GetSiteInfo /api/Submit/consult /__mock/submissions/consult /no';
const pieces = '/ // /../secret.txt /%2e%2e%2fsecret.txt % %00 %ff \\ /%5Cevil.example/ ? /1'.split(' ');
const place = mixed(...places.split(' '));
const longer = fc
  .tuple(place, fc.array(mixed(...pieces, 'x'.repeat(999)), { maxLength: 2 }))
  .map(([from, more]) => from + more.join(''));
const others = ['*', 'case', 'http://evil.example/case/', 'http://[::1', '//evil.example/', '\\\\evil/'];
const target = fc.oneof({ weight: 6, arbitrary: place }, { weight: 3, arbitrary: longer }, mixed(...others));
const ranges = ['5-2', '1.5-3', '0-1,5-6', '-10', '99999-', '-', `0-${'9'.repeat(400)}`, `${'0-,'.repeat(999)}0-`];
/** Names of headers, and what is sent in them; the first more often than the last. */
const headers: [names: string, ...values: string[]][] = [
  ['Range', ...ranges.map((range) => `bytes=${range}`)],
  ['If-None-Match If-Match If-Range', '*', '"a", W/"b",,', '"'.repeat(500)],
  ['Accept-Encoding Accept', 'br', 'gzip;q=2, *;q=0', ';;,=', 'br,'.repeat(999)],
  ['Content-Type', 'application/json', 'application/json; charset=utf-9', 'text/plain'],
  ['If-Modified-Since If-Unmodified-Since', 'never', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['Origin X-Forwarded-Host', 'http://evil.example', 'null', '[::1', 'a@b'],
  ['X-Mock-Fault', 'status500', 'constructor', 'GetSiteInfo=broken-json'],
  ['Upgrade X-HTTP-Method-Override Expect', 'websocket', 'DELETE', '100-continue', 'wonders'],
  ['Cookie Host', 'x'.repeat(9000), 'evil.example', ''],
  ['Content-Length Transfer-Encoding', '5', '99999999', '-1', 'chunked', 'gzip'],
];
const header = fc.oneof(
  ...headers.map(([names, ...values], index) => ({
    weight: headers.length - index,
    arbitrary: fc.tuple(fc.constantFrom(...names.split(' ')), mixed(...values)).map((pair) => pair.join(': ')),
  })),
);
const bodies = ['', '{}', '{"x', '[[[[', '{"__proto__":{"a":1}}', `"${'x'.repeat(70_000)}"`, '['.repeat(60_000)];
const message = fc
  .tuple(
    mixed(...'GET GET GET HEAD POST POST DELETE OPTIONS TRACE CONNECT PROPFIND get'.split(' ')),
    target,
    mixed(...Array<string>(18).fill('HTTP/1.1'), 'HTTP/1.0', 'HTTP/9.9'),
    fc.array(header, { maxLength: 4 }),
    fc.constantFrom(...bodies),
  )
  .map(([method, path, version, more, body]) => {
    const length = method === 'GET' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`];
    const lines = [...more, 'Host: localhost', 'X-Site-Client: web', 'Connection: close', ...length];
    return `${method} ${path} ${version}\r\n${lines.join('\r\n')}\r\n\r\n${method === 'GET' ? '' : body}`;
  });
const several = fc.array(message, { minLength: 2, maxLength: 4 }).map((messages) => messages.join(''));
const half = message.map((text) => text.slice(0, text.length / 2));

/** Sends bytes and waits until the connection is closed. @returns what came; null if it was left open */
const send = (text: string): Promise<string | null> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setTimeout(5000, () => socket.destroy(new Error('left open')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => error.message === 'left open' && resolve(null));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

test(`${amount} generated requests, single, several in a row and cut in half, end nothing and leak nothing`, async () => {
  const requests = fc.oneof({ weight: 8, arbitrary: message }, several, half);
  const waiting = fc.sample(requests, { numRuns: amount, seed: 20_261_122 });
  const counts: Record<string, number> = {};
  const findings: string[] = [];
  const worker = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const answer = await send(text);
      const status = answer === null ? 'left open' : (/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut off');
      counts[status] = (counts[status] ?? 0) + 1;
      const isFault = /X-Mock-Fault: status500/.test(text);
      const leaves = /^Location: (?!\/(?![\\/]))/im.test(answer ?? '');
      if (answer === null || (status >= '500' && status < 'c' && !isFault) || /^secret/m.test(answer) || leaves)
        findings.push(`${status}: ${JSON.stringify(text.slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: 100 }, worker));
  if (process.env.HOSTILE_REQUESTS) console.log(counts);
  expect(findings).toEqual([]);
  const expected = ['200', '206', '301', '304', '400', '403', '404', '405', '408', '412', '416'];
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(expected));
  expect((await fetch(`${server.address}/case`)).status).toBe(200);
});

test.each(['Host: a\r\nHost: b', 'Host: a b', 'Host: a\tb'])(
  '%j names no host (RFC 9112, section 3.2)',
  async (lines) => {
    expect(await send(`GET / HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  },
);
