import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMockApi } from '../../mock-api/start';
import type { Running } from '../../src/features/hosting/http';
import { freePort } from '../support/free-port';
import { watchLookups } from '../support/lookups';
import { root } from '../support/root';
import { wholeCopy } from '../support/whole-copy';

/*
 * A vendor's first day with a real API: `.env` alone names an API of another origin, `npm start`
 * builds and serves the site, and a visitor's browser sends forms there. The security policy of the
 * server has to allow that address as well.
 */

let copy: Awaited<ReturnType<typeof wholeCopy>>;
let api: Running;
let start: ChildProcess;
let site: string;
let lookups: ReturnType<typeof watchLookups>;
const output: string[] = [];

beforeAll(async () => {
  copy = await wholeCopy();
  lookups = watchLookups(copy.folder);
  api = await startMockApi({ root });

  const apiUrl = api.address.replace('localhost', '127.0.0.1');
  const settings = {
    API_URL: apiUrl,
    GATSBY_API_URL: apiUrl,
    API_STRICT: '1',
    PORT: await freePort(),
  };
  const lines = Object.entries(settings).map((pair) => pair.join('='));

  writeFileSync(join(copy.folder, '.env'), lines.join('\n'));
  const inherited = Object.entries(process.env).filter(
    ([name]) => !(name in settings) && name !== 'NODE_ENV',
  );

  start = spawn(process.execPath, ['--import', 'tsx', 'src/cli/start.ts'], {
    cwd: copy.folder,
    env: { ...Object.fromEntries(inherited), ...lookups.env },
  });

  site = await new Promise<string>((resolve, reject) => {
    for (const stream of [start.stdout, start.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output.push(chunk.toString());
        const ready = /is ready: (http:\/\/\S+)/.exec(output.join(''));

        if (ready?.[1]) resolve(ready[1]);
      });
    start.on('exit', () => reject(new Error(`npm start ended:\n${output.join('')}`)));
  });
  // A busy machine takes minutes for a build.
}, 1_200_000);

afterAll(async () => {
  start?.kill('SIGTERM');
  await api?.close();
  copy?.remove();
});

test('npm start names the API that it builds from, says how long that took, and asks no other machine', () => {
  expect(output.join('')).toMatch(
    new RegExp(`API: ${api.address.replace('localhost', '127.0.0.1')}[^]*is built \\(\\d+ s\\)`),
  );
  expect(lookups.readLog()).toBe('');
});

test('a subscription reaches the API (section 7)', async () => {
  const page = await browser.newPage();
  const problems: string[] = [];

  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${site}/case`, { waitUntil: 'networkidle0' });
  await page.type('footer [name="email"]', 'other-origin@vendor.com');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('footer [role="status"]')?.textContent);

  const received = await (await fetch(`${api.address}/api/GetSubscribe`)).json();

  expect(received).toEqual([expect.objectContaining({ email: 'other-origin@vendor.com' })]);
  expect(problems).toEqual([]);
});
