import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { listen } from '../../mock-api/http';
import { createMockApi } from '../../mock-api/server';
import { servedFolder } from '../../src/build/rebuild/releases';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { root } from '../support/root';
import { wholeCopy } from '../support/whole-copy';

/* A whole build of a copy, from an API with hostile texts (mock-api/hostile.ts): none of it may run. */

let copy: Awaited<ReturnType<typeof wholeCopy>>;
let site: string;

beforeAll(async () => {
  copy = await wholeCopy();
  site = servedFolder(copy.folder);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/build.ts'], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', API_URL: '', API_STRICT: '0', MOCK_FAULT: 'hostile' },
  });
  // It passes the checks before publishing too.
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}, 600_000);
afterAll(() => copy?.remove());

const filesBelow = (folder: string, extension: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => join(entry.parentPath, entry.name));

/** Names of attributes and JSON keys that hold addresses. */
const isAddress = /^(href|src|action|url|to)$/;
/** An address that runs code, or leads to another host without a scheme. */
const isHostile = /^[\s\p{Cc}]*(javascript:|vbscript:|data:text)|^[\\/][\t\\/]+hostile\.example/iu;

test('no page has an element, attribute or address made of a hostile text', () => {
  const pages = filesBelow(site, '.html');
  const alive = pages.flatMap((file) => {
    const html = readFileSync(file, 'utf8');
    const found: string[] = html.includes('\0') ? ['a null character'] : [];
    let element = '';
    new Parser({
      onopentag(tag, attributes) {
        element = tag;
        for (const [name, value] of Object.entries(attributes))
          if (/^on/i.test(name) || (isAddress.test(name) && isHostile.test(value))) found.push(`${name}="${value}"`);
      },
      ontext(text) {
        if (element === 'script' && text.startsWith('window.__hostile')) found.push('a script');
      },
    }).end(html);
    return found.map((what) => `${file}: ${what}`);
  });
  expect(alive).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
});

test.each(['page-data', 'slice-data'])('no address in %s is hostile', (folder) => {
  const files = filesBelow(join(site, folder), '.json');
  const found = files.flatMap((file) => {
    const hostile: string[] = [];
    JSON.parse(readFileSync(file, 'utf8'), (key, value) => {
      if (isAddress.test(key) && typeof value === 'string' && isHostile.test(value)) hostile.push(`${file}: ${value}`);
    });
    return hostile;
  });
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(1);
});

test.each(['/', '/en/search', '/product/BeyondContainer'])(
  'no hostile text runs on %s in a browser without a security policy',
  async (path) => {
    const mock = createMockApi({ root, faults: 'hostile' });
    const built = createSiteHandler(site);
    const server = await listen(
      (request, response) => mock.handler(request, response, () => built(request, response)),
      0,
    );
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
