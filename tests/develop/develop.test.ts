import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import execa from 'execa';
import type { Page } from 'puppeteer';
import { listen } from '../../src/features/hosting/http';
import { gatsby } from '../rebuild/menu-title';
import { wholeCopy } from '../support/whole-copy';

/* `npm run develop` of a copy of the project, in a real browser, while an editor makes slips. */

// A busy machine takes minutes for the first build.
jest.setTimeout(1_200_000);

const file = 'data/pages/case.zh.json';
let copy: Awaited<ReturnType<typeof wholeCopy>>;
let otherServer: Awaited<ReturnType<typeof listen>>;
let develop: ReturnType<typeof gatsby>;
let page: Page;
let output = '';
const problems: string[] = [];

const heading = () => page.$eval('h1', (element) => element.textContent);
const list = () =>
  page.$eval('pre[role="alert"]', (element) => element.textContent).catch(() => null);
const readPageFile = (): string => readFileSync(join(copy.folder, file), 'utf8');
const save = (text: string): void => writeFileSync(join(copy.folder, file), text);

/** Opens the page, or opens it again, and waits until it is hydrated. */
async function open(): Promise<void> {
  await page.goto(`${otherServer.address}/case`, { waitUntil: 'load' });
  await page.waitForSelector('html[data-ready] h1');
}

/** Waits until something is so: at most `patience` milliseconds. */
async function until(
  event: string,
  isSo: () => Promise<boolean>,
  patience = 120_000,
): Promise<void> {
  for (const end = Date.now() + patience; !(await isSo()); await pause(200)) {
    if (Date.now() > end) throw new Error(`${event} did not come; the terminal says:\n${output}`);
  }
}

/** Starts `gatsby develop`; `output` is what it says from now on. */
function startDevelop(): void {
  output = '';
  develop = gatsby(copy.folder, 'develop', { PORT: new URL(otherServer.address).port });

  for (const stream of [develop.stdout, develop.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
}

/** Waits until the terminal says a text, which the first build of a busy machine may delay. */
const untilSaid = (text: string) => until(`“${text}”`, async () => output.includes(text), 900_000);

beforeAll(async () => {
  copy = await wholeCopy();
  otherServer = await listen((_, response) => response.end(), 0);
});

afterAll(async () => {
  develop?.kill('SIGTERM');
  await develop;
  await otherServer?.close();
  copy?.remove();
});

test('npm start refuses a taken port before anything is built', async () => {
  const PORT = new URL(otherServer.address).port;
  const parameters = ['--import', 'tsx', 'src/cli/start.ts'];
  const options = { cwd: copy.folder, reject: false, env: { PORT } };
  const { exitCode, stdout, stderr } = await execa(process.execPath, parameters, options);

  expect([exitCode, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringContaining(`Port ${PORT} is taken. Choose another one: PORT=`),
  ]);
});

test('pages are hydrated, and several can be open at once', async () => {
  await otherServer.close();
  startDevelop();
  await untilSaid('You can now view');
  // Gatsby says its address a moment before it has written the data of its pages.
  await untilSaid('success Writing page-data.json');

  for (const _ of [1, 2, 3, 4]) {
    page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => problems.push(String(error)));
    await open();
  }

  expect(problems).toEqual([]);
});

test('a missing comma is listed with file, line and column, and the page stays until it is mended', async () => {
  const good = readPageFile();
  const before = await heading();
  const withSlip = good.replace(/",\n/, '"\n');

  save(withSlip);
  const place = `${file}:2:${(withSlip.split('\n')[1] ?? '').length + 1}: is not JSON: a comma is missing here`;

  await until('the list', async () => (await list())?.includes(place) ?? false);
  expect(output).toContain(place);
  expect(await heading()).toBe(before);

  await open();
  expect(await heading()).toBe(before);

  save(good.replace(JSON.stringify(before), JSON.stringify(`${before}，改好了`)));
  await until('the new heading', async () => (await heading()) === `${before}，改好了`);
  expect(await list()).toBeNull();
  expect(problems).toEqual([]);
});

/**
 * Milliseconds in which an edit shows on a machine that does nothing else, and which Gatsby takes
 * there for an edit of a component.
 */
const limit = 3_000;
const bare = 1_200;

/**
 * Saves a file of the copy, and waits until the open page shows it.
 * @returns the fastest of three times (ms)
 */
async function fastest(
  edit: (turn: number) => { path: string; text: string; isShown: () => Promise<boolean> },
) {
  const times: number[] = [];
  for (const turn of [1, 2, 3]) {
    const { path, text, isShown } = edit(turn);
    const started = performance.now();

    writeFileSync(join(copy.folder, path), text);
    await until(`edit ${turn} of ${path}`, isShown);
    times.push(performance.now() - started);
    // What follows from the edit comes once the editor rests.
    await pause(3_000);
  }
  return Math.min(...times);
}

test(`an edit of a sentence shows within ${limit / 1000} s, on a slower machine in proportion to an edit of a component`, async () => {
  const component = 'src/components/hero.tsx';
  const code = readFileSync(join(copy.folder, component), 'utf8');
  const ofComponent = await fastest((turn) => ({
    path: component,
    text: code.replace('<h1 ', `<h1 data-edit="${turn}" `),
    isShown: async () => (await page.$(`h1[data-edit="${turn}"]`)) !== null,
  }));

  const before = (await heading()) ?? '';
  const sentence = readPageFile();
  const ofSentence = await fastest((turn) => ({
    path: file,
    text: sentence.replace(JSON.stringify(before), JSON.stringify(`${before}，第${turn}次`)),
    isShown: async () => (await heading()) === `${before}，第${turn}次`,
  }));

  expect(ofSentence).toBeLessThan(limit * Math.max(1, ofComponent / bare));
  expect(problems).toEqual([]);
});

test('the address is the last that the terminal says', () => {
  const [, after = ''] = output.split('You can now view');
  expect(after).not.toMatch(/Conflicting order|EPIPE/);
});

test('a build beside it is refused, and its pages stay', async () => {
  const before = await heading();
  const { exitCode, stdout, stderr } = await gatsby(copy.folder, 'build');
  expect([exitCode, stdout + stderr]).toEqual([
    1,
    expect.stringContaining('is at work in this folder: end it'),
  ]);

  await open();
  expect([await heading(), await list()]).toEqual([before, null]);
});

test('after a change of code that runs in Node, a new start runs the new code', async () => {
  develop.kill('SIGINT');
  await develop;

  const code = 'src/gatsby/preview.ts';
  const sentence = 'the code has changed';
  const before = readFileSync(join(copy.folder, code), 'utf8');
  writeFileSync(join(copy.folder, code), `${before}\nconsole.log('${sentence}');\n`);

  startDevelop();
  await untilSaid('success onPreBootstrap');
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/EPIPE|^\s+at .+:\d+:\d+/m);
});
