import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consola } from 'consola';
import { createMockApi, listen } from '../../mock-api/server';
import { ensureBrowser, launchBrowser } from '../../src/cli/support/browser';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { run } from '../rebuild/menu-title';
import { root } from '../support/root';
import { wholeCopy } from '../support/whole-copy';

/** Pages that are opened in a browser: header, footer, search and metadata of the menu stand on them. */
const opened = ['/', '/en', '/case', '/en/search', '/product/BeyondContainer', '/notFond'];

/** Markup that the hostile texts of the mock would be, were it not written as text (mock-api/hostile.ts). */
const live: readonly [name: string, pattern: RegExp][] = [
  ['a script', /<script>window\.__hostile/],
  ['a picture with a handler', /<img src=x/],
  ['a drawing with a handler', /<svg onload/],
  ['an address that runs', /\s(?:href|src|action)="[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu],
  ['an address of another host without a scheme', /\shref="[\\/][\t\\/]+hostile\.example/],
];

/** Tags with their attributes. */
const tag = /<[a-z][\w-]*([^>"]*(?:"[^"]*"[^>"]*)*)>/gi;
/** Whether an attribute was broken out of: an element has a handler of its own, which the site's never have. */
const hasHandler = (html: string): boolean =>
  [...html.matchAll(tag)].some(([, attributes = '']) => /\son\w+=/i.test(attributes.replace(/"[^"]*"/g, '""')));

const filesBelow = (folder: string, extension: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => join(entry.parentPath, entry.name));

/** The addresses in a JSON value that a browser would run. */
function runningAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(runningAddresses);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string' && /^(href|url|src|to)$/.test(key)
      ? /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(child)
        ? [child]
        : []
      : runningAddresses(child),
  );
}

/** Opens pages without the security policy, which would stop what the build should have stopped. */
async function openPages(folder: string): Promise<string[]> {
  const browser = await launchBrowser(await ensureBrowser());
  const mock = createMockApi({ root, faults: 'hostile' });
  const site = createSiteHandler(folder);
  const server = await listen((request, response) => mock.handler(request, response, () => site(request, response)), 0);
  const failures: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss());
    for (const path of opened) {
      await page.goto(server.address + path, { waitUntil: 'networkidle0' });
      // The page's own script is loaded with the first move.
      await page.mouse.move(40, 40);
      await page.mouse.move(300, 200);
      await page.waitForNetworkIdle({ idleTime: 300 });
      const ran = await page.evaluate(() => (window as { __hostile?: number }).__hostile !== undefined);
      const shown = await page.evaluate(() => document.documentElement.innerHTML.includes('__hostile'));
      if (ran) failures.push(`${path}: a hostile text has run`);
      if (!shown && path !== '/notFond') failures.push(`${path}: holds no hostile text; this page proves nothing`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return failures;
}

/** `npm run test:faults`: a whole build from an API whose texts are hostile; nothing of it may be alive in any page, nor run in a browser. */
async function testFaults(): Promise<void> {
  const copy = await wholeCopy();
  const failures: string[] = [];
  try {
    const build = await run(copy.folder, ['build'], { MOCK_FAULT: 'hostile' });
    if (build.exitCode !== 0) throw new Error(`The build failed:\n${build.stdout}\n${build.stderr}`);
    consola.success('A build from hostile answers passes, and passes the checks before publishing');
    const folder = join(copy.folder, 'public');

    const pages = filesBelow(folder, '.html');
    for (const file of pages) {
      const html = readFileSync(file, 'utf8');
      for (const [name, pattern] of live)
        if (pattern.test(html)) failures.push(`${file.slice(folder.length)}: ${name}`);
      if (hasHandler(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')))
        failures.push(`${file.slice(folder.length)}: a handler`);
      if (html.includes('\0')) failures.push(`${file.slice(folder.length)}: a null character`);
    }
    const data = [
      ...filesBelow(join(folder, 'page-data'), '.json'),
      ...filesBelow(join(folder, 'slice-data'), '.json'),
    ];
    for (const file of data)
      for (const address of runningAddresses(JSON.parse(readFileSync(file, 'utf8'))))
        failures.push(`${file.slice(folder.length)}: the address ${address}`);
    if (failures.length === 0)
      consola.success(`Nothing hostile is alive in ${pages.length} pages and ${data.length} data files`);

    const ran = await openPages(folder);
    failures.push(...ran);
    if (ran.length === 0)
      consola.success(`Nothing has run in ${opened.length} pages in a browser, without a security policy`);
  } finally {
    copy.remove();
  }
  for (const failure of failures) consola.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

testFaults().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
