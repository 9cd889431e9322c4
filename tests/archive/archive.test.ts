import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Parser } from 'htmlparser2';
import type { Browser, Page } from 'puppeteer';
import { makeArchive, readSigningKey } from '../../src/build/archive/make';
import { filesIn } from '../../src/build/published-site';
import { ensureBrowser, launchBrowser } from '../support/browser';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

/* The archive of the built site, made and verified by the commands of docs/hosting.md, and opened from a disk. */

const { folder, remove } = temporaryFolder();
const site = join(folder, 'site');
/** The commands of the documentation that start with a word. */
const documented = (start: RegExp): string[] =>
  [
    ...readFileSync(join(root, 'docs/hosting.md'), 'utf8').matchAll(
      /^ {4}((?:openssl|sha256sum|unzip|cd) .*)$/gm,
    ),
  ]
    .map(([, command = '']) => command)
    .filter((command) => start.test(command));
const run = (commands: string[]) =>
  execFileSync('sh', ['-ec', commands.join('\n')], { cwd: folder, encoding: 'utf8' });

beforeAll(async () => {
  run(documented(/^openssl (genpkey|pkey) /));
  await makeArchive(root, readSigningKey(join(folder, 'signing.pem')), folder);
}, 120_000);
afterAll(remove);

it('is verified and unpacked as documented', () => {
  const commands = documented(/^(sha256sum|openssl pkeyutl|unzip|cd) /);
  expect(commands).toHaveLength(4);
  expect(run(commands)).toContain('Signature Verified Successfully');
  expect(filesIn(folder).some((file) => file.startsWith('.'))).toBe(false);
});

it('is refused by the documented commands after a change', () => {
  const zip = readFileSync(join(folder, 'site.zip'));
  try {
    writeFileSync(join(folder, 'site.zip'), Buffer.concat([zip, Buffer.from('x')]));
    for (const command of documented(/^(sha256sum|openssl pkeyutl)/))
      expect(() => run([`${command} 2>&1`])).toThrow();
  } finally {
    writeFileSync(join(folder, 'site.zip'), zip);
  }
});

it('has the same bytes when it is made again', async () => {
  const { path } = await makeArchive(root, null, join(folder, 'again'));
  expect(readFileSync(path).equals(readFileSync(join(folder, 'site.zip')))).toBe(true);
}, 120_000);

it('has everything that its pages and stylesheets refer to, by relative addresses', () => {
  const findings: string[] = [];
  let count = 0;
  const check = (file: string, address: string) => {
    if (/^(https?|mailto|tel|data):/.test(address) || /^[#?]/.test(address) || address === '')
      return;
    count += 1;
    const target = resolve(site, dirname(file), decodeURI(address.replace(/[?#].*/s, '')));
    if (address.startsWith('/') || !existsSync(target)) findings.push(`${file}: ${address}`);
  };
  for (const file of filesIn(site)) {
    const text = /\.(html|css)$/.test(file) ? readFileSync(join(site, file), 'utf8') : '';
    for (const [, address = ''] of file.endsWith('.css') ? text.matchAll(/url\("?([^)"]*)/g) : [])
      check(file, address);
    if (!file.endsWith('.html')) continue;
    const onopentag = (
      _: string,
      { href, src, action, poster, srcset }: Record<string, string>,
    ) => {
      for (const address of [href, src, action, poster])
        if (address !== undefined) check(file, address);
      for (const candidate of srcset?.split(/,\s+/) ?? [])
        check(file, candidate.replace(/\s.*/, ''));
    };
    new Parser({ onopentag }).end(text);
  }
  expect(findings).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});

describe.each(['chrome', 'firefox'] as const)('in %s, from a disk', (name) => {
  let browser: Browser;
  let page: Page;
  const troubles: string[] = [];
  const open = (address: string) => page.goto(pathToFileURL(site).href + address);

  beforeAll(async () => {
    browser = await launchBrowser(await ensureBrowser(name), name);
    page = await browser.newPage();
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    page.on(
      'request',
      (request) => /^(file|data):/.test(request.url()) || troubles.push(request.url()),
    );
    page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`));
  }, 60_000);
  afterAll(() => browser?.close());
  afterEach(() => expect(troubles.splice(0)).toEqual([]));

  it.each(['/index.html', '/en/product/BeyondContainer/index.html', '/liveReview/index.html'])(
    '%s is a page with its pictures',
    async (address) => {
      await open(address);
      expect(await page.$$eval('h1', (headings) => headings.length)).toBe(1);
      expect(await page.$eval('.archive-notice a', (link) => link.textContent)).toMatch(/^https:/);
      const broken = () =>
        [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
      expect(await page.evaluate(broken)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );

  it.each([
    ['/index.html', '容器'],
    ['/en/index.html', 'air-gapped'],
  ])('%s searches for %s, and results open', async (address, query) => {
    await open(address);
    await page.click('[popovertarget="search"]');
    await page.type('header [name="query"]', query);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await page.waitForSelector('#results h3 a');
    const addresses = await page.$$eval('#results h3 a', (links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    for (const result of addresses)
      expect(existsSync(fileURLToPath(result.replace(/[?#].*/, '')))).toBe(true);
    await Promise.all([page.waitForNavigation(), page.click('#results h3 a')]);
    expect(addresses).toContain(page.url());
  });

  it('the compatibility matrix answers the query of its address, and what is chosen', async () => {
    await open('/en/compatibility/index.html?product=BKS');
    const answer = () => page.$eval('#matrix-answer strong', (element) => element.textContent);
    expect(await answer()).toContain('BKS');
    await page.select('[name="product"]', 'BCC');
    expect(await answer()).toContain('BCC');
    expect(page.url()).toMatch(/\/compatibility\/index\.html\?product=BCC/);
  });

  it('a form says where it can be sent', async () => {
    await open('/en/consult/index.html');
    expect(await page.$$eval('main form', (forms) => forms.length)).toBe(0);
    expect(await page.$eval('main', (main) => main.textContent)).toMatch(
      /offline copy.*https:\/\/\S+\/en\/consult/,
    );
  });

  it('a chosen theme stays', async () => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page
      .emulateMediaFeatures?.([{ name: 'prefers-color-scheme', value: 'light' }])
      .catch(() => undefined);
    await page.setViewport({ width: 1440, height: 900 });
    await open('/index.html');
    const label = '主题：';
    await page.click(`header span [aria-label^="${label}"]`);
    const chosen = await theme();
    expect(chosen).toBeDefined();
    await open('/en/index.html');
    expect(await theme()).toBe(chosen);
  });
});
