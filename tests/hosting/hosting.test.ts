import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { listen } from '../../mock-api/http';
import { startMockApi } from '../../mock-api/server';
import { compressSite, removeStaleCopies } from '../../src/build/compress';
import { immutable, renderNginx, revalidate } from '../../src/build/hosting';
import { publishedFacts } from '../../src/build/published-site';
import { root } from '../support/root';

/* A real nginx with the printed configuration serves the built site in front of the mock API. */

const folder = join(root, 'public');
const own = mkdtempSync(join(tmpdir(), 'site-nginx-'));
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const brotli = existsSync(brotliModule);
if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no built site: npm run build');
const [script] = readdirSync(folder).filter((file) => /^app-[0-9a-f]{20}\.js$/.test(file));

let mock: Awaited<ReturnType<typeof startMockApi>>;
let nginx: ChildProcess;
let base: string;

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const server = await listen((_, response) => response.end(), 0);
  await server.close();
  return new URL(server.address).port;
}

beforeAll(async () => {
  await compressSite(folder);
  mock = await startMockApi({ root, port: 0 });
  const address = `127.0.0.1:${await freePort()}`;
  base = `http://${address}`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  const server = renderNginx({
    facts: publishedFacts(root, {}),
    folder,
    listen: address,
    api: mock.address,
    tls: false,
    brotli,
  });
  writeFileSync(
    join(own, 'nginx.conf'),
    `${brotli ? `load_module ${brotliModule};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${own}/nginx.pid; error_log ${own}/error.log; daemon off;
    events {}
    http { access_log off; ${temporary.join(' ')} ${server} }`,
  );
  nginx = spawn('nginx', ['-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log')], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  let trouble = '';
  nginx.on('error', () => {
    trouble = 'nginx was not found. Install it, e.g. with: apt-get install nginx libnginx-mod-http-brotli-static';
  });
  nginx.stderr?.on('data', (chunk: Buffer) => {
    trouble += chunk.toString();
  });
  for (let tries = 0; tries < 50; tries += 1) {
    // Not listening yet.
    if (await fetch(base).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(trouble || readFileSync(join(own, 'error.log'), 'utf8'));
}, 120_000);

afterAll(async () => {
  nginx?.kill('SIGTERM');
  await mock?.close();
  rmSync(own, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** An answer as it comes over the wire: neither decompressed nor redirected. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(base + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

interface Expected {
  status?: number;
  headers?: Record<string, string | RegExp>;
  body?: RegExp;
}

async function expectAnswer(path: string, { status = 200, headers = {}, body }: Expected, sent = {}): Promise<Answer> {
  const answer = await ask(path, sent);
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(headers)) {
    const found = String(answer.headers[name.toLowerCase()] ?? '');
    if (typeof value === 'string') expect([name, found]).toEqual([name, value]);
    else expect([name, found]).toEqual([name, expect.stringMatching(value)]);
  }
  if (body) expect(answer.body.toString()).toMatch(body);
  return answer;
}

const html = /^text\/html; ?charset=utf-8$/i;
const leadsTo = (Location: RegExp): Expected => ({ status: 301, headers: { Location } });
const answers: [name: string, path: string, expected: Expected, sent?: Record<string, string>][] = [
  ['the home page', '/', { headers: { 'Content-Type': html, 'Cache-Control': revalidate }, body: /<h1/ }],
  ['a page without a trailing slash', '/case', { headers: { 'Content-Type': html }, body: /<h1/ }],
  ['an English page', '/en/product/BCC', { body: /<html[^>]*lang="en"/ }],
  ['English home', '/en', { body: /<html[^>]*lang="en"/ }],
  ['a trailing slash', '/case/?a=1', leadsTo(/^\/case\?a=1$/)],
  ['a redirect, which keeps its query (section 2)', '/resource?a=1', leadsTo(/^\/report\?a=1$/)],
  ['an English variant (section 2)', '/product/BeyondFolibrary/en', leadsTo(/^\/en\/product\/BeyondFolibrary$/)],
  ['a rewrite', '/consultsuccess', { body: /data-devices="phone"/ }],
  ['its other spelling', '/consultSuccess', { body: /data-devices="desktop"/ }],
  [
    'an unknown path (section 8)',
    '/no/such/page',
    { status: 404, headers: { 'Content-Type': html, 'Cache-Control': revalidate }, body: /lang="zh-CN"/ },
  ],
  [
    'an unknown English path (section 8)',
    '/en/no',
    { status: 404, headers: { 'Content-Type': html }, body: /lang="en"/ },
  ],
  ['an unknown file', '/no-such-file.js', { status: 404 }],
  ['an immutable script', `/${script}`, { headers: { 'Cache-Control': immutable, 'Content-Type': /javascript/ } }],
  ['page data, which is revalidated', '/page-data/app-data.json', { headers: { 'Cache-Control': revalidate } }],
  ['the sitemap', '/sitemap.xml', { headers: { 'Content-Type': /xml/ }, body: /<sitemapindex/ }],
  ['the web manifest', '/manifest.webmanifest', { headers: { 'Content-Type': /manifest\+json/ } }],
  [
    'security headers of a page',
    '/',
    {
      headers: {
        'Content-Security-Policy': /script-src 'self' 'sha256-[^;]+; style-src/,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': /camera=\(\)/,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
  ],
  [
    'security headers of an error',
    '/no/such/page',
    {
      status: 404,
      headers: { 'Content-Security-Policy': /frame-ancestors 'none'/, 'X-Content-Type-Options': 'nosniff' },
    },
  ],
  [
    'no compression by itself',
    '/',
    { headers: { 'Content-Encoding': '' }, body: /<h1/ },
    { 'Accept-Encoding': 'identity' },
  ],
  [
    'a part of a file',
    '/favicon.svg',
    { status: 206, headers: { 'Content-Range': /^bytes 0-9/ } },
    { Range: 'bytes=0-9' },
  ],
  [
    'a call to the API',
    '/api/site/GetSiteInfo',
    { headers: { 'Content-Type': /json/ }, body: /copyright/ },
    { 'X-Site-Client': 'web' },
  ],
  [
    'a file of the API, with one set of security headers',
    '/upload/menu/BCC.png',
    { headers: { 'Content-Type': 'image/png', 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' } },
  ],
  ['an unknown call', '/api/no-such-call', { status: 404 }],
];

test.each(answers)('nginx answers with %s: %s', async (_, path, expected, sent = {}) => {
  await expectAnswer(path, expected, sent);
});

test('no path leads to another host', async () => {
  const pieces = '/ %5C %2f %09 %0a %0d%0aX:%201 .. . en case evil.example @ : ? %3f'.split(' ');
  const path = fc.array(fc.constantFrom(...pieces), { maxLength: 8 });
  const leads = async (asked: string) => {
    const { headers } = await ask(asked);
    const location = headers['location'];
    if (location !== undefined) expect(new URL(String(location), base).origin).toBe(base);
    expect(headers['x']).toBeUndefined();
  };
  for (const start of ['//', '/%5C', '/%09/', '/en/%5C', '/case/?a=//']) await leads(`${start}evil.example/`);
  await fc.assert(
    fc.asyncProperty(path, (parts) => leads(`/${parts.join('')}/`)),
    { numRuns: 2000 },
  );
}, 60_000);

test('an unchanged page is not sent again', async () => {
  const { headers } = await expectAnswer('/', { headers: { ETag: /./ } });
  await expectAnswer('/', { status: 304 }, { 'If-None-Match': String(headers.etag) });
});

test.each(['gzip', ...(brotli ? ['br'] : [])])('pages and scripts are sent as %s', async (encoding) => {
  const sent = { 'Accept-Encoding': encoding };
  const headers = { 'Content-Encoding': encoding };
  const { body } = await expectAnswer('/', { headers: { ...headers, Vary: /accept-encoding/i } }, sent);
  expect(body.length).toBeLessThan(statSync(join(folder, 'index.html')).size / 3);
  await expectAnswer(`/${script}`, { headers }, sent);
});

test('compressed copies of a changed page are dropped', async () => {
  const file = join(folder, 'case/index.html');
  const before = readFileSync(file);
  const { atime, mtime } = statSync(file);
  try {
    writeFileSync(file, `${before.toString()}<!-- changed -->`);
    removeStaleCopies(folder);
    expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([false, false]);
  } finally {
    writeFileSync(file, before);
    utimesSync(file, atime, mtime);
    await compressSite(folder);
  }
});
