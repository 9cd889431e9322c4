import { existsSync, readdirSync, utimesSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { immutable, revalidate } from '../../src/features/hosting/files';
import { listen } from '../../src/features/hosting/http';
import { servedFolder } from '../../src/features/releases/releases';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';
import { smallProject, startStore } from './servers';

/*
 * docs/hosting.md, "Publishing": a real S3 server, a small CDN that reads it, and a crawler that
 * reads the CDN.
 */

let store: Awaited<ReturnType<typeof startStore>>;
let site: ReturnType<typeof smallProject>;
let cdn: Awaited<ReturnType<typeof listen>>;

const purge = v.object({ release: v.string(), paths: v.array(v.string()) });
const purged: string[] = [];

/** A CDN that serves `/case` from `case/index.html`, and takes what the purge hook sends. */
async function answerAsCdn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    purged.push(...v.parse(purge, await json(request)).paths);
    response.end();

    return;
  }

  const path = (request.url ?? '/').slice(1);
  const name = /\.\w+$/.test(path) ? path : join(path, 'index.html');
  const object = await store.get(name);

  response.writeHead(object.status).end(object.body);
}

const start = (parameters: readonly string[] = [], variables: Record<string, string> = {}) =>
  site.publish(['store:site/www', ...parameters], { ...store.remote, ...variables });

/**
 * Publishes.
 * @returns what the command printed.
 * @throws Error if it fails
 */
async function publish(
  parameters: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await start(parameters, variables).ended;
  if (code !== 0) throw new Error(output);

  return output;
}

/** Which release a page is of. */
async function markOf(path: string): Promise<string | undefined> {
  const page = await (await fetch(cdn.address + path)).text();

  return /<title>(.)/.exec(page)?.[1];
}

/**
 * Reads pages and what they need, until it is stopped; then it expects that nothing was missing.
 */
function crawl() {
  const missing: string[] = [];
  let isOn = true;
  let count = 0;

  const visitPages = async () => {
    for (; isOn; count += 1) {
      const path = count % 5 === 0 ? '/' : `/page/${count % 40}`;
      const page = await (await fetch(cdn.address + path)).text();
      // Unlike a real one, the test's store shows an object while it is being written.
      if (!page.endsWith('</script>')) continue;

      const script = /src="([^"]+)"/.exec(page)?.[1] ?? '/a-page-without-its-script';
      const { ok } = await fetch(cdn.address + script);

      if (!ok) missing.push(`${path}: ${script}`);
    }
  };

  const visits = visitPages();

  return async () => {
    isOn = false;
    await visits;

    expect(count).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  };
}

beforeAll(async () => {
  store = await startStore();
  cdn = await listen(answerAsCdn, 0);
  site = smallProject();
  await site.release('a');
});

afterAll(async () => {
  cdn?.close();
  await store?.close();
  site?.remove();
});

test('a dry run names every file and writes nothing', async () => {
  const output = await publish(['--dry-run']);

  expect(output).toContain('page/39/index.html: Skipped copy');
  expect((await store.get('index.html')).status).toBe(404);
});

test('each file is sent with the media type and lifetime of the hosting policy', async () => {
  await publish();

  const headersOf = async (name: string) => {
    const { headers } = await store.get(name);
    return [headers.get('Content-Type'), headers.get('Cache-Control')];
  };

  expect(await headersOf('page/3/index.html')).toEqual(['text/html; charset=utf-8', revalidate]);
  expect(await headersOf('guide.md')).toEqual(['text/markdown; charset=utf-8', revalidate]);
  expect((await headersOf(`page3-${'a'.repeat(20)}.js`))[1]).toBe(immutable);
});

test('nothing is sent twice, and a file that was only touched keeps its lifetime', async () => {
  utimesSync(join(site.folder, 'releases/current/guide.md'), new Date(), new Date());
  expect(await publish(['--dry-run'])).not.toContain('guide.md');

  await publish();
  expect((await store.get('guide.md')).headers.get('Cache-Control')).toBe(revalidate);
});

test('a crawler misses nothing while another release is published, and rolled back', async () => {
  const stop = crawl();
  await site.release('b');
  await publish([], { RCLONE_TPSLIMIT: '60' });

  expect(await markOf('/page/3')).toBe('b');

  await publish(['--rollback'], { RCLONE_TPSLIMIT: '60' });
  expect(await markOf('/page/3')).toBe('a');

  await stop();
});

test('killed in each pass it leaves no half site, and the next run completes it', async () => {
  const stop = crawl();

  for (const [mark, pass] of [
    ['c', 'Files with a digest'],
    ['d', 'Other files'],
    ['e', 'Pages'],
  ] as const) {
    await site.release(mark);
    const run = start([], { RCLONE_TPSLIMIT: '20' });

    await run.hasPrinted(pass);
    await pause(500);
    run.kill();

    expect((await run.ended).code).toBeNull();
  }

  await publish();

  for (const path of ['/', '/page/3', '/page/39']) expect(await markOf(path)).toBe('e');

  await stop();
});

test('files that left the site are removed a day later; files of others stay', async () => {
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000).toISOString();
  const isThere = async (name: string) => (await store.get(name)).status === 200;

  await store.put('others/verification.txt', 'not ours');
  await site.release('f');
  await publish();

  const script = `page3-${'e'.repeat(20)}.js`;
  for (const name of ['only-in-e.txt', script]) expect(await isThere(name)).toBe(true);

  const removalTimes = v.parse(
    v.record(v.string(), v.string()),
    JSON.parse((await store.get('gone.json')).body.toString()),
  );
  // Of a publication that was killed.
  expect(removalTimes).toHaveProperty(['only-in-d.txt']);

  await store.put('gone.json', JSON.stringify({ ...removalTimes, 'only-in-e.txt': yesterday }));
  await publish();

  expect(await isThere('only-in-e.txt')).toBe(false);
  for (const name of [script, 'only-in-f.txt', 'others/verification.txt'])
    expect(await isThere(name)).toBe(true);
});

test('the purge hook gets the addresses that changed, and none with a digest', async () => {
  await site.release('0');
  await publish([], { PUBLISH_HOOK: `${cdn.address}/purge` });

  expect(purged).toEqual(expect.arrayContaining(['/', '/page/7', '/guide.md', '/only-in-f.txt']));
  expect(purged.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('without rclone, one line says how to get it', async () => {
  const { code, output } = await start([], { PATH: '/nowhere' }).ended;

  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('apt install rclone')]);
});

test('a target that isn’t there fails with the reason', async () => {
  const { code, output } = await site.publish(['nowhere:site'], store.remote).ended;

  expect([code, output]).toEqual([1, expect.stringContaining('nowhere')]);
});

test('the built site is published whole: its address passes every check afterwards', async () => {
  if (!existsSync(servedFolder(root))) throw new Error('There is no built site: npm run build');

  const { folder, remove } = temporaryFolder();
  const host = await listen(createSiteHandler(folder), 0);
  const variables = { ...store.remote, PUBLISHED_URL: host.address };
  const { code, output } = await site.publish([`:local:${folder}`], variables, root).ended;
  const files = readdirSync(folder);

  host.close();
  remove();

  expect([code, output]).toEqual([0, expect.stringContaining('is in order')]);
  expect(files).not.toContain('_headers');
});
