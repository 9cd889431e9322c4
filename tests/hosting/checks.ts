import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { immutable, revalidate } from '../../src/build/hosting';

/** An answer as it came over the wire: not decompressed, redirects not followed. */
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const ask = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

export interface HostChecks {
  /** Address of the host that serves the built site. */
  base: string;
  /** The built site. */
  folder: string;
  /** The host sends the compressed copies of npm run compress. */
  compressed: boolean;
  /** The host passes calls on to the API. */
  proxied: boolean;
}

/**
 * Asks a host for one of everything that the hosting policy says (src/build/hosting.ts).
 * @returns each check's name and what was wrong, null for nothing
 */
export async function checkHost({
  base,
  folder,
  compressed,
  proxied,
}: HostChecks): Promise<{ name: string; failure: string | null }[]> {
  const results: { name: string; failure: string | null }[] = [];
  const check = async (
    name: string,
    path: string,
    expected: { status?: number; headers?: Record<string, string | RegExp>; body?: RegExp },
    sent = {},
  ) => {
    const answer = await ask(base + path, sent);
    const wrong: string[] = [];
    if (answer.status !== (expected.status ?? 200))
      wrong.push(`HTTP ${answer.status}, expected ${expected.status ?? 200}`);
    for (const [header, value] of Object.entries(expected.headers ?? {})) {
      const found = String(answer.headers[header.toLowerCase()] ?? '');
      if (typeof value === 'string' ? found !== value : !value.test(found))
        wrong.push(`${header}: “${found}”, expected ${String(value)}`);
    }
    if (expected.body && !expected.body.test(answer.body.toString('utf8')))
      wrong.push(`the body does not match ${String(expected.body)}`);
    results.push({ name, failure: wrong.length > 0 ? `${path}: ${wrong.join('; ')}` : null });
    return answer;
  };
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const [script = ''] = readdirSync(folder).filter((file) => /^app-[0-9a-f]{20}\.js$/.test(file));
  const html = /^text\/html; ?charset=utf-8$/i;

  await check('the home page', '/', { headers: { 'Content-Type': html, 'Cache-Control': revalidate }, body: /<h1/ });
  await check('a page without a slash at its end', '/case', { headers: { 'Content-Type': html }, body: /<h1/ });
  await check('an English page', '/en/product/BCC', { body: /<html[^>]*lang="en"/ });
  await check('English home', '/en', { body: /<html[^>]*lang="en"/ });
  await check('a slash at the end leads to the address without', '/case/?a=1', {
    status: 301,
    headers: { Location: /\/case\?a=1$/ },
  });
  await check('a redirect keeps its query', '/resource?a=1', { status: 301, headers: { Location: /\/report\?a=1$/ } });
  await check('the English variant of the artifact repository', '/product/BeyondFolibrary/en', {
    status: 301,
    headers: { Location: /\/en\/product\/BeyondFolibrary$/ },
  });
  await check('a rewrite answers in place', '/consultsuccess', { body: /data-devices="phone"/ });
  await check('its other spelling is another page', '/consultSuccess', { body: /data-devices="desktop"/ });
  await check('an unknown path', '/no/such/page', {
    status: 404,
    headers: { 'Content-Type': html, 'Cache-Control': revalidate },
    body: /lang="zh-CN"/,
  });
  await check('an unknown English path', '/en/no/such/page', {
    status: 404,
    headers: { 'Content-Type': html },
    body: /lang="en"/,
  });
  await check('an unknown file', '/no-such-file.js', { status: 404 });
  await check('a script is kept for ever', `/${script}`, {
    headers: { 'Cache-Control': immutable, 'Content-Type': /javascript/ },
  });
  await check('page data is asked for anew', '/page-data/app-data.json', { headers: { 'Cache-Control': revalidate } });
  await check('the sitemap', '/sitemap.xml', { headers: { 'Content-Type': /xml/ }, body: /<urlset/ });
  await check('the web manifest', '/manifest.webmanifest', { headers: { 'Content-Type': /manifest\+json/ } });
  await check('security headers on a page', '/', {
    headers: {
      'Content-Security-Policy': /script-src 'self' 'sha256-[^;]+; style-src/,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': /camera=\(\)/,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
  await check('security headers on an error', '/no/such/page', {
    status: 404,
    headers: { 'Content-Security-Policy': /frame-ancestors 'none'/, 'X-Content-Type-Options': 'nosniff' },
  });
  const { headers } = await check('a validator', '/', { headers: { ETag: /./ } });
  await check('an unchanged page is not sent again', '/', { status: 304 }, { 'If-None-Match': String(headers.etag) });
  for (const [encoding, name] of compressed
    ? ([
        ['br', 'brotli'],
        ['gzip', 'gzip'],
      ] as const)
    : []) {
    const answer = await check(
      `${name} of a page`,
      '/',
      { headers: { 'Content-Encoding': encoding, Vary: /accept-encoding/i } },
      { 'Accept-Encoding': encoding },
    );
    results.push({
      name: `${name} is smaller`,
      failure: answer.body.length < home.length / 3 ? null : `${answer.body.length} of ${home.length} bytes`,
    });
    await check(
      `${name} of a script`,
      `/${script}`,
      { headers: { 'Content-Encoding': encoding } },
      { 'Accept-Encoding': encoding },
    );
  }
  await check(
    'no compression for whoever does not ask for it',
    '/',
    { headers: { 'Content-Encoding': '' }, body: /<h1/ },
    { 'Accept-Encoding': 'identity' },
  );
  await check(
    'a part of a file',
    '/favicon-32.png',
    { status: 206, headers: { 'Content-Range': /^bytes 0-9\// } },
    { Range: 'bytes=0-9' },
  );
  if (proxied) {
    await check(
      'a call to the API',
      '/api/site/GetSiteInfo',
      { headers: { 'Content-Type': /json/ }, body: /copyright/ },
      { 'X-Site-Client': 'web' },
    );
    await check('a file of the API', '/upload/menu/BCC.png', { headers: { 'Content-Type': 'image/png' } });
    await check('an unknown call', '/api/no-such-call', { status: 404 });
  }
  return results;
}
