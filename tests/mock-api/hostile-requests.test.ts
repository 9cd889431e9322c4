import { connect } from 'node:net';
import express from 'express';
import fc from 'fast-check';
import { createMockApi } from '../../mock-api/server';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { listen, type Running } from '../../src/features/hosting/http';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

/*
 * Whatever `npm start`'s server is sent is answered or cut off, and it goes on (docs/security.md).
 */

const amount = 400;

let site: ReturnType<typeof temporaryFolder>;
let server: Running;

beforeAll(async () => {
  site = temporaryFolder();
  for (const file of ['index', '404', 'case/index', 'en/index', 'en/404'])
    site.write(`public/${file}.html`, 'page '.repeat(50));
  site.write('public/case/index.html.br', 'compressed');
  site.write('secret.txt', 'secret');

  const mock = createMockApi({ root, faultsByHeader: true });
  const siteHandler = createSiteHandler(`${site.folder}/public`);
  const limits = { headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 100 };

  server = await listen(express().use(mock, siteHandler), 0, limits);
});

afterAll(async () => {
  await server.close();
  site.remove();
});

/** One of the values, now and then noise. */
const mixed = (...values: string[]) =>
  fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );

const places =
  '/ /case /en /upload/menu/BCC.png /api/site/GetSiteInfo /api/Submit/consult /api/consult /no';

const endings = ' / // /../secret.txt /%2e%2e%2fsecret.txt %00 %ff \\ /%5Cevil.example/ ?'.split(
  ' ',
);

const target = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.tuple(
      fc.constantFrom(...places.split(' ')),
      mixed(...Array<string>(9).fill(''), ...endings),
    ),
  },
  fc.constantFrom(
    ['*'],
    ['case'],
    ['//evil.example/'],
    ['http://evil.example/case/'],
    ['\\\\evil/'],
  ),
);

/** Headers that a server may stumble over; the first more often than the last. */
const headers = [
  ...[
    '5-2',
    '1.5-3',
    '0-1,5-6',
    '-10',
    '1-5',
    '99999-',
    `0-${'9'.repeat(400)}`,
    `${'0-,'.repeat(999)}0-`,
  ].map((range) => `Range: bytes=${range}`),
  'If-None-Match: *',
  'If-Match: "a", W/"b",,',
  `If-Range: ${'"'.repeat(500)}`,
  'If-Unmodified-Since: never',
  'Accept-Encoding: br',
  'Accept-Encoding: gzip;q=2, *;q=0',
  `Accept: ${'br,'.repeat(999)}`,
  'Content-Type: application/json; charset=utf-9',
  'Origin: http://evil.example',
  'X-Forwarded-Host: a@b',
  'X-Mock-Fault: status500',
  'X-Mock-Fault: constructor',
  'Upgrade: websocket',
  'Expect: wonders',
  `Cookie: ${'x'.repeat(9000)}`,
  'Content-Length: -1',
  'Content-Length: 99999999',
  'Transfer-Encoding: gzip',
];

const bodies = [
  '',
  '{}',
  '{"x',
  '{"__proto__":{"a":1}}',
  `"${'x'.repeat(70_000)}"`,
  '['.repeat(60_000),
];

const message = fc
  .tuple(
    mixed(...'GET GET GET GET HEAD POST POST DELETE OPTIONS TRACE CONNECT get'.split(' ')),
    target,
    fc.array(mixed(...headers), { maxLength: 3 }),
    fc.constantFrom(...bodies),
  )
  .map(([method, path, more, body]) => {
    const length =
      method === 'GET' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`];
    const lines = [
      ...more,
      'Host: localhost',
      'X-Site-Client: web',
      'Connection: close',
      ...length,
    ];

    return `${method} ${path.join('')} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${method === 'GET' ? '' : body}`;
  });

const half = message.map((text) => text.slice(0, text.length / 2));

/**
 * Sends bytes and waits until the connection is closed.
 * @returns what came; null if it was left open
 */
const send = (text: string): Promise<string | null> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () =>
      socket.write(text, 'latin1'),
    );

    socket.setTimeout(5000, () => socket.destroy(new Error('left open')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => error.message === 'left open' && resolve(null));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

test(`${amount} generated requests, whole and cut in half, end nothing and leak nothing`, async () => {
  const requests = fc.oneof({ weight: 8, arbitrary: message }, half);
  const waiting = fc.sample(requests, { numRuns: amount, seed: 20_261_122 });
  const counts = new Set<string>();
  const findings: string[] = [];

  const worker = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const answer = await send(text);
      const status =
        answer === null ? 'left open' : (/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut off');

      counts.add(status);
      const isFault = /X-Mock-Fault: status500/.test(text);
      const leaves = /^Location: (?!\/(?![\\/]))/im.test(answer ?? '');

      if (
        answer === null ||
        (status >= '500' && status < 'c' && !isFault) ||
        /^secret/m.test(answer) ||
        leaves
      )
        findings.push(`${status}: ${JSON.stringify(text.slice(0, 300))}`);
    }
  };

  await Promise.all(Array.from({ length: 100 }, worker));
  expect(findings).toEqual([]);

  const expected = ['200', '206', '301', '304', '400', '404', '405', '408', '412', '416'];
  expect([...counts]).toEqual(expect.arrayContaining(expected));
  expect((await fetch(`${server.address}/case`)).status).toBe(200);
});

test.each(['Host: a\r\nHost: b', 'Host: a b', 'Host: a\tb'])(
  '%j names no host (RFC 9112, section 3.2)',
  async (lines) => {
    expect(await send(`GET / HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  },
);
