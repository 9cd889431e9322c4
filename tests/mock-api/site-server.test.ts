import { once } from 'node:events';
import { readFileSync, renameSync, utimesSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { listen, type Running } from '../../src/features/hosting/http';
import { rewrites } from '../../src/site/page-addresses';
import { temporaryFolder } from '../support/temporary-folder';

const script = 'app-a34963fe0c417a2a3611.js';
const picture = 'static/0054240a57d31b2293c37c39500d4cd8/logo.png';
/** Where the file of /consultsuccess is. */
const rewritten = rewrites.get('/consultsuccess') ?? '';

let site: ReturnType<typeof temporaryFolder>;
let server: Running;

beforeAll(async () => {
  site = temporaryFolder();
  const pages = [
    '',
    'en',
    'case',
    'train',
    'consultSuccess',
    rewritten.slice(1),
    `en${rewritten}`,
    'news/中文',
  ];

  const files = [
    ...pages.map((page) => `${page}/index.html`),
    '404.html',
    'en/404.html',
    script,
    picture,
    'a.json',
    'case.md',
    'en/index.md',
  ];

  for (const file of [...files, '.env', '../secret.txt', '../public-secret/index.html'])
    site.write(`public/${file}`, `This is ${file}.`);
  site.write('public/train/index.html', 'long '.repeat(1000));
  const headers = () => ({ 'X-Home': readFileSync(`${site.folder}/public/index.html`, 'utf8') });

  server = await listen(createSiteHandler(`${site.folder}/public`, headers), 0);
});

afterAll(async () => {
  await server.close();
  site.remove();
});

/** Requests a path verbatim, without a browser's normalisation, and follows no redirect. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.address);
  const outgoing = httpRequest({ hostname, port, path, headers }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];

  return {
    status: response.statusCode,
    headers: response.headers,
    body: (await buffer(response)).toString(),
  };
}

test.each([
  ['/case', 'text/markdown', 'case.md'],
  ['/en', 'text/markdown, text/html;q=0.9, */*;q=0.1', 'en/index.md'],
  ['/case', 'text/html,application/xhtml+xml,*/*;q=0.8', 'case/index.html'],
  ['/case', '*/*', 'case/index.html'],
  // A page without a copy.
  ['/train', 'text/markdown', undefined],
])('%s with Accept: %s is answered with %s', async (path, accept, file) => {
  const { status, headers, body } = await ask(path, { Accept: accept });

  expect([status, headers.vary]).toEqual([200, expect.stringContaining('Accept')]);
  expect(headers['content-type']).toMatch(file?.endsWith('.md') ? 'text/markdown' : 'text/html');
  if (file) expect(body.toString()).toBe(`This is ${file}.`);
});

test('a file other than a page has one form, whatever the client accepts', async () => {
  const { headers } = await ask(`/${script}`, { Accept: 'text/markdown' });
  expect(headers.vary ?? '').not.toMatch(/Accept(?!-)/);
});

test.each([
  ['/', '/index.html'],
  ['/case?id=7&from=%2Fnews', 'case/index.html'],
  ['/consultsuccess?id=1', `${rewritten.slice(1)}/index.html`],
  ['/news/%E4%B8%AD%E6%96%87', 'news/中文/index.html'],
])(
  '%s is a page, served without a trailing slash (section 2), and revalidated',
  async (path, file) => {
    const { status, headers, body } = await ask(path);

    expect({ status, body }).toEqual({ status: 200, body: `This is ${file}.` });
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(await ask(path, { 'If-None-Match': headers.etag ?? '' })).toMatchObject({
      status: 304,
      body: '',
    });
  },
);

test.each([script, picture])(
  '%s has a digest in its name, and is cached for a year',
  async (file) => {
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
    expect(await ask(`/${file}`)).toMatchObject({ status: 200, headers });
  },
);

test.each([
  ['/case/?id=7&x=a%20b', '/case?id=7&x=a%20b'],
  ['/resource?query=a%20b&x=/', '/report?query=a%20b&x=/'],
  ['/CASE?id=7', '/case?id=7'],
  ['/index.html', '/'],
])('%s is redirected to %s, query kept', async (path, to) => {
  expect(await ask(path)).toMatchObject({ status: 301, headers: { location: to } });
});

const hosts = [
  '///',
  '/resource//',
  '//evil.example//?x=/',
  '/\\evil.example/',
  '/.//evil.example/',
];

test.each(hosts)('%s leads to no other host, and not in circles', async (path) => {
  const origin = new URL(server.address);
  let at = path;
  let hops = 0;

  for (; hops < 4; hops += 1) {
    const { status, headers } = await ask(at);
    if (status !== 301) break;

    at = headers.location ?? '';

    expect(new URL(at, origin).host).toBe(origin.host);
  }

  expect(hops).toBeLessThan(4);
});

test.each([
  ['/enterprise?x=1', '404.html'],
  ['/en/product/Nothing', 'en/404.html'],
  [`/app-${'0'.repeat(20)}.js`, '404.html'],
])(
  '%s is HTTP 404, uncached, with the error page of its language (section 2)',
  async (path, file) => {
    const headers = { 'cache-control': 'public, max-age=0, must-revalidate' };

    expect(await ask(path, { Range: 'bytes=0-1' })).toMatchObject({
      status: 404,
      body: `This is ${file}.`,
      headers,
    });
  },
);

const outside = [
  '/case/../../secret.txt',
  '/../public-secret',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
];

test.each([...outside, '/.env', '/%2eenv'])(
  '%s gives nothing outside the site or hidden',
  async (path) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([404, 'This is 404.html.']);
  },
);

test('a part of a file is one of the file itself; an end that is longer than the file is the whole file', async () => {
  const answer = await ask('/train', { Range: 'bytes=0-3', 'Accept-Encoding': 'br' });
  expect(answer).toMatchObject({
    status: 206,
    body: 'long',
    headers: { 'content-range': 'bytes 0-3/5000' },
  });

  const { status, body } = await ask('/train', { Range: 'bytes=-5001' });
  expect([status, body.length]).toEqual([200, 5000]);
  expect((await ask('/train', { Range: 'bytes=-0' })).status).toBe(416);
});

test('an unknown page stays HTTP 404 whatever the browser has kept of it', async () => {
  const conditions = { 'If-None-Match': '*', 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' };
  expect(await ask('/nowhere', conditions)).toMatchObject({
    status: 404,
    body: 'This is 404.html.',
  });
});

test.each(['br', 'gzip', undefined])(
  'a page is sent in the encoding that is asked for: %s',
  async (encoding) => {
    const { headers, body } = await ask('/train', { 'Accept-Encoding': encoding ?? 'br;q=0' });
    expect([headers['content-encoding'], headers.vary]).toEqual([
      encoding,
      'Accept, Accept-Encoding',
    ]);
    expect(body.length < 1000).toBe(encoding !== undefined);
  },
);

test('a build that replaces the folder is served at once, with the headers of its pages', async () => {
  expect((await ask('/case')).headers).toMatchObject({ 'x-home': 'This is /index.html.' });

  utimesSync(site.write('next/index.html', 'new'), 1, 1);
  site.write('next/report/index.html', 'new page');
  renameSync(`${site.folder}/public`, `${site.folder}/last`);

  expect((await ask('/case')).status).toBe(404);

  renameSync(`${site.folder}/next`, `${site.folder}/public`);
  expect(await ask('/report')).toMatchObject({
    status: 200,
    body: 'new page',
    headers: { 'x-home': 'new' },
  });
});
