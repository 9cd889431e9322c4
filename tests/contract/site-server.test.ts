import { readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { listen, type Running } from '../../mock-api/http';
import { rewrites } from '../../src/build/hosting';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { temporaryFolder } from '../support/temporary-folder';

const digest = 'a34963fe0c417a2a3611';
/** Where the file of /consultsuccess is. */
const rewritten = rewrites.get('/consultsuccess') ?? '';

let own: ReturnType<typeof temporaryFolder>;
let server: Running;
/** The file of the home page. */
let home: string;
beforeAll(async () => {
  own = temporaryFolder();
  home = `${own.folder}/public/index.html`;
  const pages: Record<string, string> = {
    'index.html': 'home',
    'en/index.html': 'English home',
    'case/index.html': 'cases',
    'en/case/index.html': 'English cases',
    'report/index.html': 'reports',
    'product/BeyondFolibrary/index.html': 'artifact repository',
    'consultSuccess/index.html': 'desktop success',
    [`${rewritten.slice(1)}/index.html`]: 'phone success',
    [`en${rewritten}/index.html`]: 'English phone success',
    '404.html': 'not found, Chinese',
    'en/404.html': 'not found, English',
    [`app-${digest}.js`]: 'app()',
    [`styles.${digest}.css`]: 'body{}',
    'static/0054240a57d31b2293c37c39500d4cd8/logo.png': 'png',
    'page-data/index/page-data.json': '{}',
    'news/中文/index.html': 'Chinese file',
    '.env': 'SECRET=1',
    'long.txt': 'x'.repeat(20_000_000),
    'en/index.html.br': 'brotli',
    'en/index.html.gz': 'gzip',
  };
  for (const [file, text] of Object.entries(pages)) own.write(`public/${file}`, text);
  own.write('secret.txt', 'secret');
  own.write('public-secret/index.html', 'secret');
  server = await listen(
    createSiteHandler(`${own.folder}/public`, () => ({ 'X-Home': readFileSync(home, 'utf8') })),
    0,
  );
});
afterAll(async () => {
  await server.close();
  own.remove();
});

interface Answer {
  status?: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path verbatim, without a browser's normalisation, and follows no redirect. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    httpRequest({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/', 'home'],
  ['/en', 'English home'],
  ['/case?id=7&from=%2Fnews', 'cases'],
  ['/en/case', 'English cases'],
  ['/product/BeyondFolibrary', 'artifact repository'],
  ['/consultSuccess', 'desktop success'],
  ['/consultsuccess?id=1', 'phone success'],
  ['/en/consultsuccess', 'English phone success'],
  ['/news/%E4%B8%AD%E6%96%87', 'Chinese file'],
])('%s is a page, served without a trailing slash (section 2)', async (path, text) => {
  const { status, headers, body } = await ask(path);
  expect({ status, body }).toEqual({ status: 200, body: text });
  expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  expect(await ask(path, { 'If-None-Match': headers.etag ?? '' })).toMatchObject({ status: 304, body: '' });
});

test.each([
  ['/case/', '/case'],
  ['/case//', '/case'],
  ['/en/', '/en'],
  ['/case/?id=7&x=a%20b', '/case?id=7&x=a%20b'],
  ['/nothing/', '/nothing'],
  ['/resource?query=a%20b&x=/', '/report?query=a%20b&x=/'],
  ['/resource/', '/report'],
  ['/en/resource', '/en/report'],
  ['/CASE?id=7', '/case?id=7'],
  ['/zh/case', '/case'],
  ['/index.html', '/'],
  ['/en/case/index.html?id=7', '/en/case?id=7'],
  ['/product/BeyondFolibrary/en/?from=1', '/en/product/BeyondFolibrary?from=1'],
])('%s is redirected to %s, query kept', async (path, to) => {
  expect(await ask(path)).toMatchObject({ status: 301, headers: { location: to } });
});

const slashes = ['//', '///', '/en//', '/resource//'];
const hosts = ['//evil.example/', '//evil.example//?x=/', '/\\evil.example/', '/\\/evil.example/', '/.//evil.example/'];
test.each([...slashes, ...hosts])('%s leads to no other host, and not in circles', async (path) => {
  const origin = new URL(server.address);
  let [at, hops] = [path, 0];
  for (; hops < 4; hops += 1) {
    const { status, headers } = await ask(at);
    if (status !== 301) break;
    const target = new URL(headers.location ?? '', origin);
    expect(target.host).toBe(origin.host);
    at = headers.location ?? '';
  }
  expect(hops).toBeLessThan(4);
});

test.each([
  ['/product/Nothing?x=1', 'not found, Chinese'],
  ['/enterprise', 'not found, Chinese'],
  ['/en/product/Nothing', 'not found, English'],
  ['/%E0%A4%A', 'not found, Chinese'],
  [`/app-${'0'.repeat(20)}.js`, 'not found, Chinese'],
  ['/static/0054240a57d31b2293c37c39500d4cd8/none.png', 'not found, Chinese'],
])('%s is HTTP 404, uncached, with the error page of its language (section 2)', async (path, text) => {
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate' };
  expect(await ask(path)).toMatchObject({ status: 404, body: text, headers });
});

const plain = ['/../secret.txt', '/case/../../secret.txt', '/....//secret.txt', '/../public-secret', '/..\\secret.txt'];
const encoded = ['%2e%2e/', '..%2f', '..%5c', '%00/../../', '%252e%252e/'].map((above) => `/${above}secret.txt`);
test.each([...plain, ...encoded, '/.env', '/%2eenv'])(
  '%s gives nothing from outside the site, and nothing hidden',
  async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/secret/i);
  },
);

const hashed = [`/app-${digest}.js`, `/styles.${digest}.css`, '/static/0054240a57d31b2293c37c39500d4cd8/logo.png'];
const revalidated = ['/', '/consultsuccess', '/page-data/index/page-data.json'];
test.each([...hashed, ...revalidated])(
  '%s is cached for a year if its name has a digest, else revalidated',
  async (path) => {
    const lifetime = hashed.includes(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate';
    expect(await ask(path)).toMatchObject({ status: 200, headers: { 'cache-control': lifetime } });
  },
);

test.each([
  ['bytes=0-1', 206, 'ca', 'bytes 0-1/5'],
  ['bytes=-2', 206, 'es', 'bytes 3-4/5'],
  ['bytes=3-99', 206, 'es', 'bytes 3-4/5'],
  ['bytes=5-2', 416, expect.anything(), 'bytes */5'],
  ['bytes=5-', 416, expect.anything(), 'bytes */5'],
  ['bytes=0-0,2-2', 200, 'cases', undefined],
  ['lines=0-1', 200, 'cases', undefined],
])('the range %s is answered by RFC 9110', async (range, status, body, part) => {
  const answer = await ask('/case', { Range: range });
  expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, part]);
});

test.each([
  ['gzip, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0', undefined, 'English home'],
])('to a client that takes “%s” a page is sent as %s', async (accepted, encoding, body) => {
  const { headers, ...answer } = await ask('/en', { 'Accept-Encoding': accepted });
  expect([answer.body, headers['content-encoding'], headers.vary]).toEqual([body, encoding, 'Accept-Encoding']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a build that replaces the folder is served at once, with the headers of its pages', async () => {
  expect((await ask('/report')).headers).toMatchObject({ 'x-home': 'home' });
  own.write('next/index.html', 'new');
  own.write('next/train/index.html', 'new page');
  const folder = `${own.folder}/public`;
  utimesSync(`${own.folder}/next/index.html`, 1, 1);
  renameSync(folder, `${own.folder}/last`);
  expect(await ask('/report')).toMatchObject({ status: 404 });
  renameSync(`${own.folder}/next`, folder);
  expect(await ask('/train')).toMatchObject({ status: 200, body: 'new page', headers: { 'x-home': 'new' } });
  rmSync(folder, { recursive: true });
  renameSync(`${own.folder}/last`, folder);
});
