import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { startMockApi } from '../../mock-api/start';
import { compressSite } from '../../src/features/hosting/compress';
import {
  immutable,
  type NginxOptions,
  renderNginx,
  revalidate,
} from '../../src/features/hosting/files';
import { filesIn, publishedFacts } from '../../src/features/hosting/published-site';
import { servedFolder } from '../../src/features/releases/releases';
import { freePort } from '../support/free-port';
import { root } from '../support/root';

/* A real nginx with the printed configuration serves the built site in front of the mock API. */

// Whether or not the site has retired an address.
jest.mock('../../data/redirects.json', () => [
  ...jest.requireActual<object[]>('../../data/redirects.json'),
  { from: '/product/Old', retired: '2026-11-28', reason: 'no longer offered' },
  { from: '/en/product/Old', retired: '2026-11-28', reason: 'no longer offered' },
]);

// A copy, because compressed copies are made in it.
const folder = join(mkdtempSync(join(tmpdir(), 'site-')), 'site');

cpSync(realpathSync(servedFolder(root)), folder, { recursive: true });

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const brotli = existsSync(brotliModule);
if (!existsSync(join(folder, 'index.html')))
  throw new Error('There is no built site: npm run build');

const typeface = readdirSync(join(folder, 'static'), { recursive: true }).find((file) =>
  String(file).endsWith('.woff2'),
);

const [script] = readdirSync(folder).filter((file) => /^app-[0-9a-f]{20}\.js$/.test(file));

let mock: Awaited<ReturnType<typeof startMockApi>>;
let site: Awaited<ReturnType<typeof startNginx>>;
let base: string;

/** What nginx is started with: the printed configuration, and files of its own in a folder. */
function nginxConfig(nginxFolder: string, address: string, options: Partial<NginxOptions>): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${nginxFolder}/${name};`,
  );
  const facts = publishedFacts(root, folder, {});
  const files = filesIn(folder);
  const server = renderNginx({
    facts,
    folder,
    files,
    listen: address,
    tls: false,
    brotli,
    ...options,
  });

  return `${brotli ? `load_module ${brotliModule};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${nginxFolder}/nginx.pid; error_log ${nginxFolder}/error.log; daemon off;
    events {}
    http { access_log off; ${temporary.join(' ')} ${server} }`;
}

/** Whether a server answers within five seconds. */
async function comesUp(address: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    // Not listening yet.
    if (await fetch(address).catch(() => null)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  return false;
}

/** Starts nginx with the printed configuration. */
async function startNginx(options: Partial<NginxOptions>) {
  const nginxFolder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const configFile = join(nginxFolder, 'nginx.conf');
  const errorLog = join(nginxFolder, 'error.log');
  const host = `127.0.0.1:${await freePort()}`;
  const address = `http://${host}`;
  writeFileSync(configFile, nginxConfig(nginxFolder, host, options));

  const nginx = spawn('nginx', ['-c', configFile, '-e', errorLog], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  let trouble = '';
  nginx.on('error', () => {
    trouble =
      'nginx was not found. Install it, e.g. with: apt-get install nginx libnginx-mod-http-brotli-static';
  });
  nginx.stderr?.on('data', (chunk: Buffer) => {
    trouble += chunk.toString();
  });

  if (!(await comesUp(address))) throw new Error(trouble || readFileSync(errorLog, 'utf8'));

  const stop = () => {
    nginx.kill('SIGTERM');
    rmSync(nginxFolder, { recursive: true, force: true });
  };

  return { address, stop };
}

beforeAll(async () => {
  await compressSite(folder);
  mock = await startMockApi({ root });
  site = await startNginx({ api: mock.address });
  base = site.address;
  // Compressing the site takes minutes on a busy machine.
}, 600_000);

afterAll(async () => {
  site?.stop();
  await mock?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An answer as it comes over the wire: neither decompressed nor redirected. */
async function ask(path: string, headers: Record<string, string> = {}, at = base) {
  const { hostname, port } = new URL(at);
  const outgoing = request({ hostname, port, path, headers }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];

  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

interface Expected {
  status?: number;
  headers?: Record<string, string | RegExp>;
  body?: RegExp;
}

async function expectAnswer(
  path: string,
  { status = 200, headers = {}, body }: Expected,
  requestHeaders = {},
) {
  const answer = await ask(path, requestHeaders);
  expect(answer.status).toBe(status);

  for (const [name, value] of Object.entries(headers)) {
    const actual = String(answer.headers[name.toLowerCase()] ?? '');
    if (typeof value === 'string') expect([name, actual]).toEqual([name, value]);
    else expect([name, actual]).toEqual([name, expect.stringMatching(value)]);
  }

  if (body) expect(answer.body.toString()).toMatch(body);

  return answer;
}

const html = /^text\/html; ?charset=utf-8$/i;

/** Security headers are sent whatever the status. */
const secured = {
  'Content-Security-Policy': /frame-ancestors 'none'/,
  'X-Content-Type-Options': 'nosniff',
};

const leadsTo = (Location: RegExp): Expected => ({
  status: 301,
  headers: { Location, ...secured },
});

const answers: [name: string, path: string, expected: Expected, sent?: Record<string, string>][] = [
  [
    'the home page',
    '/',
    { headers: { 'Content-Type': html, 'Cache-Control': revalidate }, body: /<h1/ },
  ],
  ['a page without a trailing slash', '/case', { headers: { 'Content-Type': html }, body: /<h1/ }],
  ['an English page', '/en/product/BCC', { body: /<html[^>]*lang="en"/ }],
  ['a trailing slash', '/case/?a=1', leadsTo(/^\/case\?a=1$/)],
  ['a redirect, which keeps its query (section 2)', '/resource?a=1', leadsTo(/^\/report\?a=1$/)],
  ['a redirect with a slash at its end, in one step', '/resource/?a=1', leadsTo(/^\/report\?a=1$/)],
  ['another case', '/product/bcc?a=1', leadsTo(/^\/product\/BCC\?a=1$/)],
  ['/index.html', '/en/case/index.html', leadsTo(/^\/en\/case$/)],
  ['the language of the default', '/zh/case?a=1', leadsTo(/^\/case\?a=1$/)],
  ['its home', '/zh', leadsTo(/^\/$/)],
  ...Object.entries({
    '/product//BCC?a=1': '/product/BCC?a=1',
    '/en//product/BCC': '/en/product/BCC',
    '//product/BCC//': '/product/BCC',
    '/product%2FBCC': '/product/BCC',
    '/case%2F': '/case',
    '/en%2fcase': '/en/case',
    '/%70roduct/BCC': '/product/BCC',
    '/PRODUCT//bcc/': '/product/BCC',
    '/case/.': '/case',
    '/x/../case': '/case',
    '/ZH/case': '/case',
    '/zh/product/bcc': '/product/BCC',
    '/EN/case': '/en/case',
    '/En/Product/BCC/index.html': '/en/product/BCC',
    '/Resource/': '/report',
    '/phone/consultsuccess': '/consultsuccess',
    '/index.html': '/',
    '/favicon%2Esvg': '/favicon.svg',
  }).map(([path, to]): [string, string, Expected] => [
    'a page in another spelling, in one step',
    path,
    leadsTo(new RegExp(`^${to.replace('?', '\\?')}$`)),
  ]),
  ['a spelling of two pages', '/CONSULTSUCCESS', { status: 404 }],
  ['text glued to an address', '/product/BCC%EF%BC%8C', { status: 404 }],
  ...['/_headers', '/_redirects', '/index.html.gz', '/en/case/index.html.br'].map(
    (path): [string, string, Expected] => ['a file for hosts alone', path, { status: 404 }],
  ),
  [
    'the typeface, with its type',
    `/static/${typeface}`,
    { headers: { 'Content-Type': 'font/woff2' } },
  ],
  [
    'an English variant (section 2)',
    '/product/BeyondFolibrary/en',
    leadsTo(/^\/en\/product\/BeyondFolibrary$/),
  ],
  ['a rewrite', '/consultsuccess', { body: /data-devices="phone"/ }],
  ['its other spelling', '/consultSuccess', { body: /data-devices="desktop"/ }],
  [
    'an unknown path (section 8)',
    '/no/such/page',
    {
      status: 404,
      headers: { 'Content-Type': html, 'Cache-Control': revalidate, ...secured },
      body: /lang="zh-CN"/,
    },
  ],
  [
    'an unknown English path (section 8)',
    '/en/no',
    { status: 404, headers: { 'Content-Type': html }, body: /lang="en"/ },
  ],
  ['an unknown file', '/no-such-file.js', { status: 404 }],
  [
    'an immutable script',
    `/${script}`,
    { headers: { 'Cache-Control': immutable, 'Content-Type': /javascript/ } },
  ],
  [
    'page data, which is revalidated',
    '/page-data/app-data.json',
    { headers: { 'Cache-Control': revalidate } },
  ],
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
    {
      headers: {
        'Content-Type': 'image/png',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    },
  ],
  ['an unknown call', '/api/no-such-call', { status: 404 }],
  [
    'a retired address',
    '/product/Old?a=1',
    { status: 410, headers: secured, body: /<html[^>]*lang="zh/ },
  ],
  [
    'a retired address in English',
    '/en/product/Old',
    { status: 410, headers: { 'Cache-Control': revalidate }, body: /<html[^>]*lang="en"/ },
  ],
  ['another spelling of a retired address', '/Product//OLD/', leadsTo(/^\/product\/Old$/)],
  ['what no call is', '/api/', { status: 404 }],
  ...['/apple-touch-icon.png', '/favicon.svg', '/icons.svg', '/favicon.ico'].map(
    (path): [string, string, Expected] => [
      'a picture, which other sites may show',
      path,
      {
        headers: {
          'Cross-Origin-Resource-Policy': 'cross-origin',
          'Access-Control-Allow-Origin': '',
          'Cache-Control': revalidate,
          ...secured,
        },
      },
    ],
  ),
  ...[
    '/news/rss.xml',
    '/en/advisory/feed.json',
    '/advisory/osv/index.json',
    '/.well-known/csaf/provider-metadata.json',
    '/docs/BeyondCMP/openapi.json',
  ].map((path): [string, string, Expected] => [
    'data, which scripts of other sites may read',
    path,
    {
      headers: {
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Access-Control-Allow-Origin': '*',
        ...secured,
      },
    },
  ]),
  [
    'a page, which stays closed to other sites',
    '/case',
    {
      headers: { 'Cross-Origin-Resource-Policy': 'same-origin', 'Access-Control-Allow-Origin': '' },
    },
  ],
];

test.each(answers)('nginx answers with %s: %s', async (_, path, expected, requestHeaders = {}) => {
  await expectAnswer(path, expected, requestHeaders);
});

test('no path leads to another host', async () => {
  const pieces = '/ %5C %2f %09 %0a %0d%0aX:%201 .. . en case evil.example @ : ? %3f'.split(' ');
  const path = fc.array(fc.constantFrom(...pieces), { maxLength: 8 });

  const leadsTo = async (address: string) => {
    const { headers } = await ask(address);
    const location = headers['location'];

    if (location !== undefined) expect(new URL(String(location), base).origin).toBe(base);
    expect(headers['x']).toBeUndefined();
  };

  for (const start of ['//', '/%5C', '/%09/', '/en/%5C', '/case/?a=//'])
    await leadsTo(`${start}evil.example/`);

  await fc.assert(
    fc.asyncProperty(path, (parts) => leadsTo(`/${parts.join('')}/`)),
    { numRuns: 2000 },
  );
}, 60_000);

describe('the API', () => {
  /** The addresses that it was asked for. */
  const received: string[] = [];
  const api = createHttpServer((message, response) => {
    received.push(message.url ?? '');
    response.end('{}');
  });
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const { port } = api.address() as AddressInfo;

    nginx = await startNginx({ api: `http://127.0.0.1:${port}` });
  });

  afterAll(() => {
    nginx?.stop();
    api.close();
  });
  beforeEach(() => {
    received.length = 0;
  });

  test.each([
    '/api/site/GetSiteInfo?a=%2F..&b=;',
    '/api/page/GetLinkList/24',
    '/api/',
    '/upload/files/%E6%89%8B%E5%86%8C%20(1).pdf',
    '/upload/a..b/c~d@2x.png',
  ])('is asked for %s as the visitor asks', async (path) => {
    expect(await ask(path, {}, nginx.address)).toMatchObject({ status: 200 });
    expect(received).toEqual([path]);
  });

  test.each([
    '/api/..;/admin',
    '/api/..%3b/admin',
    '/api/..%2fadmin',
    '/api/x%2f..%2f..%2fadmin',
    '/api/%2e%2e/admin',
    '/api/%2e%2e%2fadmin',
    '/api/..%5cadmin',
    '/api/..\\admin',
    '/api/%5c..%5cadmin',
    '/api/./admin',
    '/api/../admin',
    '/api/x/../../admin',
    '/api//admin',
    '//api/admin',
    '/api%2fadmin',
    '/upload/..%2fapi/admin',
    '/upload/..;/api/admin',
    '/api/admin%00',
    '/api/admin%0d%0aX:1',
    '/api/%25%32%65',
    '/API/admin',
    '/zh/api/admin',
  ])('is not asked for %s', async (path) => {
    const { status } = await ask(path, {}, nginx.address);
    expect([301, 400, 404]).toContain(status);
    expect(received).toEqual([]);
  });

  test.each(['/api', '/api/', '/upload', '/upload/'])('%s leads in no circle', async (path) => {
    const visitedAddresses = new Set<string>();
    let address = path;
    for (;;) {
      expect(visitedAddresses).not.toContain(address);

      visitedAddresses.add(address);
      const { status, headers } = await ask(address, {}, nginx.address);
      if (status !== 301) break;

      address = String(headers.location);
    }
  });
});

test('an unchanged page is not sent again', async () => {
  const { headers } = await expectAnswer('/', { headers: { ETag: /./ } });
  await expectAnswer('/', { status: 304 }, { 'If-None-Match': String(headers.etag) });
});

test.each(['gzip', ...(brotli ? ['br'] : [])])(
  'pages and scripts are sent as %s',
  async (encoding) => {
    const requestHeaders = { 'Accept-Encoding': encoding };
    const headers = { 'Content-Encoding': encoding };
    const { body } = await expectAnswer(
      '/',
      { headers: { ...headers, Vary: /accept-encoding/i } },
      requestHeaders,
    );

    expect(body.length).toBeLessThan(statSync(join(folder, 'index.html')).size / 3);
    await expectAnswer(`/${script}`, { headers }, requestHeaders);
  },
);

/** Makes a certificate of api.test that is its own authority. */
function writeCertificate(key: string, cert: string): void {
  const subject = ['-subj', '/CN=api.test', '-addext', 'subjectAltName=DNS:api.test'];
  const files = ['-keyout', key, '-out', cert];
  const parameters = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];

  execFileSync('openssl', [...parameters, ...files, ...subject], { stdio: 'ignore' });
}

/** A name server that knows api.test alone, as an IPv4 address. */
function createNameServer(): ReturnType<typeof createSocket> {
  const server = createSocket('udp4', (question, { port }) => {
    const isKnown = question.includes('\x03api\x04test');
    const isAnswered = isKnown && question.readUInt16BE(question.length - 4) === 1;
    const answer = Buffer.from(question);
    answer.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
    answer.writeUInt16BE(isAnswered ? 1 : 0, 6);

    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
    server.send(isAnswered ? Buffer.concat([answer, record]) : answer, port, '127.0.0.1');
  });

  return server;
}

describe('an API behind https', () => {
  const apiFolder = mkdtempSync(join(tmpdir(), 'site-api-'));
  const key = join(apiFolder, 'key.pem');
  const cert = join(apiFolder, 'cert.pem');
  /** The names that the API was asked for. */
  const serverNames: unknown[] = [];
  let names: ReturnType<typeof createSocket>;
  let api: ReturnType<typeof createServer>;

  beforeAll(async () => {
    writeCertificate(key, cert);

    api = createServer(
      { key: readFileSync(key), cert: readFileSync(cert) },
      (message, response) => {
        const { host } = message.headers;
        serverNames.push([Reflect.get(message.socket, 'servername'), host, message.url]);
        response.end('{"data":"{}"}');
      },
    );
    await once(api.listen(0, '127.0.0.1'), 'listening');

    names = createNameServer();
    await once(names.bind(0, '127.0.0.1'), 'listening');
  });

  afterAll(() => {
    api.close();
    names.close();
    rmSync(apiFolder, { recursive: true, force: true });
  });

  test.each([
    ['that the authorities vouch for is asked by its name', 'api.test', true, 200],
    ['with a foreign certificate gets nothing', 'api.test', false, 502],
    ['whose name is unknown leaves the site as it is', 'gone.test', true, 502],
  ])('%s', async (_, name, isTrusted, status) => {
    serverNames.length = 0;
    const { port } = api.address() as AddressInfo;
    const nginx = await startNginx({
      api: `https://${name}:${port}/web`,
      resolvers: [`127.0.0.1:${names.address().port}`],
      ...(isTrusted ? { authorities: cert } : {}),
    });

    const answer = await fetch(`${nginx.address}/api/Submit/consult?a=%2F`, {
      method: 'POST',
      body: '{}',
    });

    expect(answer.status).toBe(status);
    expect((await fetch(`${nginx.address}/case`)).status).toBe(200);
    expect(serverNames).toEqual(
      status === 200 ? [[name, `${name}:${port}`, '/web/api/Submit/consult?a=%2F']] : [],
    );

    nginx.stop();
  });
});

describe('pages as Markdown', () => {
  const ask = (path: string, accept: string) => fetch(base + path, { headers: { Accept: accept } });

  test.each(['/', '/case', '/en', '/en/case'])('%s, for who prefers it', async (path) => {
    const markdown = await ask(path, 'text/markdown, text/html;q=0.9, */*;q=0.1');
    expect(markdown.headers.get('content-type')).toMatch(/^text\/markdown; charset=utf-8$/i);
    expect(markdown.headers.get('vary')).toContain('Accept');
    expect(await markdown.text()).toMatch(/^# /);

    for (const accept of ['*/*', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0']) {
      const html = await ask(path, accept);
      expect(html.headers.get('content-type')).toMatch(/^text\/html/);
      expect(html.headers.get('vary')).toContain('Accept');
    }
  });

  test('a page without a copy comes as HTML, a missing one is missing, and a file is not negotiated', async () => {
    expect((await ask('/consult/nothing', 'text/markdown')).status).toBe(404);
    // The result of a form, which no search engine may index.
    expect((await ask('/consultSuccess', 'text/markdown')).headers.get('content-type')).toMatch(
      /^text\/html/,
    );
    expect((await ask(`/${script}`, 'text/markdown')).headers.get('vary') ?? '').not.toMatch(
      /Accept(?!-)/,
    );
  });
});
