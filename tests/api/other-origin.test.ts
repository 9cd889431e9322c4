import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { listen, type Running } from '../../mock-api/http';
import { startMockApi } from '../../mock-api/server';
import { leastFillingTime } from '../../src/config/forms';
import { fieldsOf, isRequired } from '../../src/contract/assumed/form-fields';
import { sampleValue } from '../../src/contract/assumed/sample-value';
import { watchLookups } from '../support/lookups';
import { root } from '../support/root';
import { wholeCopy } from '../support/whole-copy';

/*
 * A vendor's first day with a real API: `.env` alone names an API of another origin, `npm start` builds and serves the site, and a visitor's
 * browser sends forms there. The security policy of the server has to allow that address as well.
 */

let copy: Awaited<ReturnType<typeof wholeCopy>>;
let api: Running;
let start: ChildProcess;
let site: string;
let lookups: ReturnType<typeof watchLookups>;
const said: string[] = [];

beforeAll(async () => {
  copy = await wholeCopy();
  lookups = watchLookups(copy.folder);
  const free = await listen((_, response) => response.end(), 0);
  await free.close();
  api = await startMockApi({ root, port: 0 });
  const apiUrl = api.address.replace('localhost', '127.0.0.1');
  const settings = { API_URL: apiUrl, GATSBY_API_URL: apiUrl, API_STRICT: '1', PORT: new URL(free.address).port };
  const lines = Object.entries(settings).map((pair) => pair.join('='));
  writeFileSync(join(copy.folder, '.env'), lines.join('\n'));
  const inherited = Object.entries(process.env).filter(([name]) => !(name in settings) && name !== 'NODE_ENV');
  start = spawn(process.execPath, ['src/cli/run.mjs', 'start'], {
    cwd: copy.folder,
    env: { ...Object.fromEntries(inherited), ...lookups.env },
  });
  site = await new Promise<string>((resolve, reject) => {
    for (const stream of [start.stdout, start.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said.push(chunk.toString());
        const ready = /is ready: (http:\/\/\S+)/.exec(said.join(''));
        if (ready?.[1]) resolve(ready[1]);
      });
    start.on('exit', () => reject(new Error(`npm start ended:\n${said.join('')}`)));
  });
  // A busy machine takes minutes for a build.
}, 1_200_000);

afterAll(async () => {
  start?.kill('SIGTERM');
  await api?.close();
  copy?.remove();
});

const received = async (call: string): Promise<Record<string, unknown>[]> =>
  (await fetch(`${api.address}/__mock/submissions/${call}`)).json();

/** Opens a page; what its console complains of is collected. */
async function open(path: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(site + path, { waitUntil: 'networkidle0' });
  return { page, problems };
}

test('npm start names the API that it builds from, says how long that took, and asks no other machine', () => {
  expect(said.join('')).toMatch(
    new RegExp(`API: ${api.address.replace('localhost', '127.0.0.1')}[^]*is built \\(\\d+ s\\)`),
  );
  expect(lookups.asked()).toBe('');
});

test('the subscription reaches the API (section 7)', async () => {
  const { page, problems } = await open('/case');
  await page.type('footer [name="email"]', 'other-origin@vendor.com');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('footer [role="status"]')?.textContent);
  expect(await received('GetSubscribe')).toEqual([expect.objectContaining({ email: 'other-origin@vendor.com' })]);
  expect(problems).toEqual([]);
});

test('the consultation form reaches the API', async () => {
  const { page, problems } = await open('/consult');
  const values: Record<string, string> = { email: 'other-origin@vendor.example', phone: '13800000000' };
  for (const [name, field] of Object.entries(fieldsOf('consult'))) {
    const control = `main form [name="${name}"]`;
    const value = values[name] ?? String(sampleValue(field));
    if (field.control === 'agreement') await page.click(control);
    else if (!isRequired(field)) continue;
    else if (field.control === 'select') await page.select(control, value);
    else await page.type(control, value);
  }
  await page.waitForFunction((least) => performance.now() > least, {}, leastFillingTime + 100);
  await Promise.all([
    page.waitForFunction(() => /consultSuccess/i.test(location.pathname)),
    page.keyboard.press('Enter'),
  ]);
  expect(await received('consult')).toEqual([expect.objectContaining({ email: 'other-origin@vendor.example' })]);
  expect(problems).toEqual([]);
});
