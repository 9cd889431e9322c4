import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { Parser } from 'htmlparser2';
import { createMockApi } from '../../mock-api/server';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { listen } from '../../src/features/hosting/http';
import { filesIn } from '../../src/features/hosting/published-site';
import { servedFolder } from '../../src/features/releases/releases';
import { run } from '../rebuild/menu-title';
import { root } from '../support/root';
import { wholeCopy } from '../support/whole-copy';

/*
 * A whole build of a copy, from an API with hostile texts (mock-api/hostile.ts): none of it may
 * run.
 */

let copy: Awaited<ReturnType<typeof wholeCopy>>;
let site: string;

beforeAll(async () => {
  copy = await wholeCopy();
  site = servedFolder(copy.folder);

  // It passes the checks before publishing too.
  const { exitCode, stdout, stderr } = await run(copy.folder, ['rebuild'], {
    MOCK_FAULT: 'hostile',
  });
  if (exitCode !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}, 1_200_000);

afterAll(() => copy?.remove());

/** Names of attributes and JSON keys that hold addresses. */
const isAddress = /^(href|src|action|url|to)$/;
/** An address that runs code, or leads to another host without a scheme. */
const isHostile = /^[\s\p{Cc}]*(javascript:|vbscript:|data:text)|^[\\/][\t\\/]+hostile\.example/iu;

/** What of a page would run. */
function aliveIn(html: string): string[] {
  const problems: string[] = html.includes('\0') ? ['a null character'] : [];
  let element = '';

  new Parser({
    onopentag(tag, attributes) {
      element = tag;
      for (const [name, value] of Object.entries(attributes)) {
        if (/^on/i.test(name) || (isAddress.test(name) && isHostile.test(value)))
          problems.push(`${name}="${value}"`);
      }
    },
    ontext(text) {
      if (element === 'script' && text.startsWith('window.__hostile')) problems.push('a script');
    },
  }).end(html);

  return problems;
}

/** The hostile addresses of a page's or slice's data. */
function hostileIn(json: string): string[] {
  const problems: string[] = [];
  JSON.parse(json, (key, value) => {
    if (isAddress.test(key) && typeof value === 'string' && isHostile.test(value))
      problems.push(value);
  });

  return problems;
}

test.each<[string, RegExp, (text: string) => string[]]>([
  ['page has an element, attribute or address', /\.html$/, aliveIn],
  ['data of pages and slices has an address', /^(page|slice)-data\/.*\.json$/, hostileIn],
])('no %s made of a hostile text', (_, files, find) => {
  const read = filesIn(site).filter((file) => files.test(file));
  const problems = read.flatMap((file) =>
    find(readFileSync(join(site, file), 'utf8')).map((what) => `${file}: ${what}`),
  );

  expect(problems).toEqual([]);
  expect(read.length).toBeGreaterThan(100);
});

test.each(['/', '/en/search', '/product/BeyondContainer'])(
  'no hostile text runs on %s in a browser without a security policy',
  async (path) => {
    const mock = createMockApi({ root, faults: 'hostile' });
    const siteHandler = createSiteHandler(site);
    const server = await listen(express().use(mock, siteHandler), 0);
    const page = await browser.newPage();

    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.goto(server.address + path, { waitUntil: 'networkidle0' });

    expect(await page.evaluate(() => '__hostile' in window)).toBe(false);
    // A page without a hostile text would prove nothing.
    expect(await page.content()).toContain('__hostile');

    await page.close();
    await server.close();
  },
);
