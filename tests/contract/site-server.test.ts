import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { listen, type Running } from '../../mock-api/server';
import { hostingPolicy } from '../../src/build/hosting';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { temporaryFolder } from '../support/temporary-folder';

const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'public, max-age=0, must-revalidate';
const digest = 'a34963fe0c417a2a3611';
/** Where the file of /consultsuccess stands. */
const rewritten = hostingPolicy().rewrites.get('/consultsuccess') ?? '';

let own: ReturnType<typeof temporaryFolder>;
let server: Running;
beforeAll(async () => {
  own = temporaryFolder();
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
    'news/中文.html': 'Chinese file',
    '.env': 'SECRET=1',
  };
  for (const [file, text] of Object.entries(pages)) own.write(`public/${file}`, text);
  own.write('secret.txt', 'secret');
  own.write('public-secret/index.html', 'secret');
  server = await listen(createSiteHandler(`${own.folder}/public`), 0);
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

/** Asks for a path as it is written, without a browser's tidying, and follows no redirect. */
const ask = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('pages of the built site', () => {
  test.each([
    ['/', 'home'],
    ['/en', 'English home'],
    ['/case', 'cases'],
    ['/en/case', 'English cases'],
    ['/case?id=7&from=%2Fnews', 'cases'],
    ['/product/BeyondFolibrary', 'artifact repository'],
    ['/consultSuccess', 'desktop success'],
    ['/consultsuccess', 'phone success'],
    ['/consultsuccess?id=1', 'phone success'],
    ['/en/consultsuccess', 'English phone success'],
    ['/news/%E4%B8%AD%E6%96%87', 'Chinese file'],
  ])('%s is answered without a slash at its end', async (path, text) => {
    const { status, headers, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 200, body: text });
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  });

  test('are not given again to who has them', async () => {
    const { headers } = await ask('/case');
    expect(await ask('/case', { headers: { 'If-None-Match': headers.etag ?? '' } })).toMatchObject({
      status: 304,
      body: '',
    });
  });
});

describe('redirects', () => {
  test.each([
    ['/case/', '/case'],
    ['/case//', '/case'],
    ['/en/', '/en'],
    ['/en/case/', '/en/case'],
    ['/case/?id=7&x=a%20b', '/case?id=7&x=a%20b'],
    ['/nothing/', '/nothing'],
  ])('%s, with a slash at its end, is moved for ever to %s', async (path, to) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location: to } });
  });

  test.each([
    ['/resource', '/report'],
    ['/resource/', '/report'],
    ['/resource?query=a%20b&x=/', '/report?query=a%20b&x=/'],
    ['/en/resource', '/en/report'],
    ['/product/BeyondFolibrary/en', '/en/product/BeyondFolibrary'],
    ['/product/BeyondFolibrary/en/?from=1', '/en/product/BeyondFolibrary?from=1'],
  ])('%s of the manifest is moved for ever to %s, its query kept', async (path, to) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location: to } });
  });

  test.each([
    '//evil.example/',
    '///evil.example/',
    '//evil.example//',
    '/\\evil.example/',
    '/\\/evil.example/',
    '/.//evil.example/',
    '//evil.example/?x=/',
  ])('%s leads to no other host', async (path) => {
    const { status, headers } = await ask(path);
    if (status === 301) expect(new URL(headers.location ?? '', server.address).host).toBe(new URL(server.address).host);
    else expect(status).toBe(404);
  });

  test('make no loops', async () => {
    for (const from of ['/', '/en/', '//', '///', '/en//', '/resource//']) {
      let path = from;
      for (let steps = 0; ; steps += 1) {
        const { status, headers } = await ask(path);
        if (status !== 301) break;
        path = headers.location ?? '';
        expect(steps).toBeLessThan(3);
      }
      expect((await ask(path)).status).toBeLessThan(500);
    }
  });
});

describe('addresses that there are not', () => {
  test.each([
    ['/nothing', 'not found, Chinese'],
    ['/product/Nothing?x=1', 'not found, Chinese'],
    ['/enterprise', 'not found, Chinese'],
    ['/CASE', 'not found, Chinese'],
    ['/en/nothing', 'not found, English'],
    ['/en/product/Nothing', 'not found, English'],
    ['/%E0%A4%A', 'not found, Chinese'],
    ['/missing.png', 'not found, Chinese'],
  ])('%s is answered with HTTP 404 and the error page of its language', async (path, text) => {
    const { status, headers, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 404, body: text });
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  });

  test.each(['/nothing', `/app-${'0'.repeat(20)}.js`, '/static/0054240a57d31b2293c37c39500d4cd8/none.png'])(
    '%s is asked for again: it may be there after the next build',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, headers: { 'cache-control': askAgain } });
    },
  );

  test.each([
    '/../secret.txt',
    '/case/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/....//secret.txt',
    '/../public-secret',
    '/static/../../secret.txt',
    '/%00/../../secret.txt',
    '/%252e%252e/secret.txt',
    '/.env',
    '/%2eenv',
  ])('%s gives nothing from outside of the site, and nothing hidden', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/secret/i);
  });

  test('are answered although the site has no error page', async () => {
    const bare = temporaryFolder();
    bare.write('index.html', 'home');
    const other = await listen(createSiteHandler(bare.folder), 0);
    try {
      const response = await fetch(`${other.address}/en/nothing`);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Not found');
    } finally {
      await other.close();
      bare.remove();
    }
  });
});

describe('cache headers', () => {
  test.each([
    [`/app-${digest}.js`, forEver],
    [`/styles.${digest}.css`, forEver],
    ['/static/0054240a57d31b2293c37c39500d4cd8/logo.png', forEver],
    ['/', askAgain],
    ['/case', askAgain],
    ['/consultsuccess', askAgain],
    ['/page-data/index/page-data.json', askAgain],
  ])('%s: %s', async (path, lifetime) => {
    expect(await ask(path)).toMatchObject({ status: 200, headers: { 'cache-control': lifetime } });
  });
});
