import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import { listen } from '../../../src/build/http';
import { smallProject, startCeph, startProxy } from './servers';

/* docs/hosting.md: publishing to object storage (Ceph's), through a proxy that causes trouble. A small CDN reads the bucket, and a crawler reads the CDN. */

let ceph: Awaited<ReturnType<typeof startCeph>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let site: ReturnType<typeof smallProject>;
let cdn: Awaited<ReturnType<typeof listen>>;
const purged: string[][] = [];

const object = async (key: string) => {
  try {
    const found = await ceph.client.send(
      new GetObjectCommand({ Bucket: 'site', Key: `www/${key}` }),
    );
    return { ...found, body: Buffer.from((await found.Body?.transformToByteArray()) ?? []) };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
};

/** A CDN that also receives what PUBLISH_HOOK posts. */
async function answerAsCdn(request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '/';
  if (request.method === 'POST') {
    let body = '';
    for await (const chunk of request) body += chunk;
    purged.push(JSON.parse(body).paths);
    return void response.end();
  }
  const found = await object(path === '/' ? 'index.html' : path.slice(1));
  const sent = found ?? (await object(path.startsWith('/en/') ? 'en/404.html' : '404.html'));
  response.writeHead(found ? 200 : 404, {
    'Content-Type': sent?.ContentType ?? 'text/plain',
    'Cache-Control': sent?.CacheControl ?? '',
    ...(sent?.ContentEncoding ? { 'Content-Encoding': sent.ContentEncoding } : {}),
  });
  response.end(sent?.body);
}
const publish = (...parameters: string[]) =>
  site.publish(['s3://site/www', ...parameters], {
    S3_ENDPOINT: proxy.endpoint,
    PUBLISHED_URL: cdn.address,
    PUBLISH_HOOK: `${cdn.address}/purge`,
  });
const published = async (...parameters: string[]) => {
  const { code, output } = await publish(...parameters).ended;
  if (code !== 0) throw new Error(output);
  return output;
};
const mark = async (path = '/') =>
  /<title>(.)/.exec(await (await fetch(cdn.address + path)).text())?.[1];

/** Reads pages and their scripts until it is stopped. @returns a function that stops it and expects that nothing was missing */
function crawl() {
  const missing: string[] = [];
  let isOn = true;
  let count = 0;
  const crawler = (async () => {
    for (; isOn; count += 1) {
      const path = count % 5 === 0 ? '/' : `/page/${count % 40}`;
      const text = await (await fetch(cdn.address + path)).text();
      const script = /src="([^"]+)"/.exec(text)?.[1] ?? '/none';
      if (!(await fetch(cdn.address + script)).ok) missing.push(`${path}: ${script}`);
    }
  })();
  return async () => {
    isOn = false;
    await crawler;
    expect(count).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  };
}

beforeAll(async () => {
  ceph = await startCeph();
  proxy = await startProxy(ceph.endpoint);
  cdn = await listen(answerAsCdn, 0);
  site = smallProject();
  await site.release('a');
});
afterEach(() => Object.assign(proxy.fault, { delay: 0, answer: null }));
afterAll(() => {
  cdn?.close();
  proxy?.close();
  ceph?.close();
  site?.remove();
});

test('a dry run prints the plan and writes nothing; a publication is verified and purged; a second one sends nothing', async () => {
  const plan = await published('--dry-run');
  expect(plan).toMatch(/files with digests: page0-a+\.js/);
  expect(plan).toMatch(/87 files, .* MB, 0 removed \(dry run/);
  expect(await object('index.html')).toBeNull();
  expect(await published()).toMatch(/is in order/);
  expect(await mark('/page/7')).toBe('a');
  expect(purged.flat()).toEqual(expect.arrayContaining(['/', '/page/7', '/build.json']));
  expect(await published()).toMatch(/ 0 files/);
});

test('another release is published and rolled back, and a crawler never misses a file', async () => {
  proxy.fault.delay = 20;
  const stop = crawl();
  await site.release('b');
  await published();
  expect(await mark()).toBe('b');
  await published('--rollback');
  expect(await mark()).toBe('a');
  await stop();
});

test('killed at ten random moments, it leaves no half site, and the next run completes it', async () => {
  proxy.fault.delay = 100;
  const stop = crawl();
  for (let count = 0; count < 10; count += 1) {
    await site.release('0123456789'[count] ?? '');
    const run = publish();
    await pause(2_000 + Math.random() * 3_000);
    run.kill();
    await run.ended;
  }
  proxy.fault.delay = 0;
  await published();
  for (const path of ['/', '/page/3', '/page/39']) expect(await mark(path)).toBe('9');
  await stop();
});

test('of two at the same time, the second is refused and the first completes', async () => {
  await site.release('c');
  proxy.fault.delay = 1_500;
  const first = publish();
  await pause(6_000);
  const second = await publish().ended;
  expect([second.code, second.output]).toEqual([
    1,
    expect.stringContaining('another publication is running'),
  ]);
  expect((await first.ended).code).toBe(0);
  expect(await mark()).toBe('c');
});

const refuse = (status: number, code: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  return true;
};

test('requests are retried while storage is down for half a minute and often throttles', async () => {
  await site.release('d');
  const until = Date.now() + 30_000;
  proxy.fault.answer = (_, response) => {
    if (Date.now() < until) return refuse(503, 'ServiceUnavailable')(response);
    return Math.random() < 0.3 && refuse(429, 'TooManyRequests')(response);
  };
  await published();
  expect(await mark()).toBe('d');
});

test('a full bucket fails the publication with the reason, and the served site stays complete', async () => {
  await site.release('e');
  const stop = crawl();
  let puts = 0;
  proxy.fault.answer = (request, response) => {
    if (request.method === 'PUT') puts += 1;
    return request.method === 'PUT' && puts > 12 && refuse(403, 'QuotaExceeded')(response);
  };
  const { code, output } = await publish().ended;
  expect([code, output]).toEqual([1, expect.stringContaining('QuotaExceeded')]);
  expect(await mark()).toBe('d');
  proxy.fault.answer = null;
  await published();
  expect(await mark()).toBe('e');
  await stop();
});

test('removing a preview leaves nothing behind', async () => {
  await published('--remove');
  for (const key of ['index.html', 'page/1', 'build.json']) expect(await object(key)).toBeNull();
});
