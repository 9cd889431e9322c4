import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'puppeteer';
import sharp from 'sharp';
import { listen } from '../mock-api/http';
import { servedFolder } from '../src/build/rebuild/releases';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import { createSiteHandler } from '../src/cli/support/site-server';
import { ensureBrowser, launchBrowser } from '../tests/support/browser';

const usage = `npm run screenshots -- [--against FOLDER]

Takes 40 screenshots of the built site into reports/screenshots/now.
  --against   another folder of this project with a built site, e.g. of the main branch: takes the same ones of it (before),
              marks the pixels that differ (difference) and lists them as Markdown`;

const out = join(root, 'reports/screenshots');
const phone = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
};

/** A state of the site that a screenshot shows. @property press what is pressed there */
type State = { path: string; width: number; isDark?: boolean; name?: string; press?: string };

const widths = [390, 1440];
const paths =
  '/ /product/BeyondContainer /product/ACE /solution/Bank /case /docs/ACE /pricing /consult'.split(
    ' ',
  );
const states: State[] = [
  ...widths.flatMap((width) =>
    paths.flatMap((path) => [path, join('/en', path)]).map((path) => ({ path, width })),
  ),
  ...widths.flatMap((width) =>
    ['/', '/en/product/ACE'].map((path) => ({ path, width, isDark: true })),
  ),
  { path: '/', width: 390, name: 'menu', press: '[popovertarget=menu]:not([popovertargetaction])' },
  { path: '/en', width: 1440, name: 'menu', press: '#menu summary' },
  {
    path: '/',
    width: 1440,
    name: 'search',
    press: '[popovertarget=search]:not([popovertargetaction])',
  },
  { path: '/en/consult', width: 390, name: 'errors', press: 'main form [type=submit]' },
];

const nameOf = ({ path, width, isDark, name }: State) =>
  [path.replaceAll('/', '-').replace(/^-$/, '-home').slice(1), name, width, isDark && 'dark']
    .filter(Boolean)
    .join('-');

/** Takes a screenshot of each state, with everything still. @param project the folder whose built site is shown */
async function take(browser: Browser, project: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await listen(createSiteHandler(servedFolder(project)), 0);
  for (const state of states) {
    const page = await browser.newPage();
    if (state.width === 390) await page.setUserAgent(phone);
    await page.setViewport({ width: state.width, height: 900 });
    await page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: state.isDark ? 'dark' : 'light' },
    ]);
    await page.goto(server.address + state.path, { waitUntil: 'networkidle0' });
    await page.waitForSelector('html[data-ready]');
    // Pictures below the viewport load late. The network isn't waited for: of preloads from the cache, the browser doesn't say that they're done.
    await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      // A broken picture is shown as one.
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
    });
    if (state.press) await page.click(state.press);
    await page.screenshot({
      path: `${join(folder, nameOf(state))}.png`,
      fullPage: !state.press,
      captureBeyondViewport: true,
    });
    await page.close();
  }
  server.close();
}

/** Compares two screenshots and marks what differs. @returns the share of pixels that differ; 1 if the height does */
async function difference(name: string): Promise<number> {
  const read = (folder: string) => {
    const picture = sharp(join(out, folder, `${name}.png`))
      .ensureAlpha()
      .raw();
    return picture.toBuffer({ resolveWithObject: true });
  };
  const [before, now] = await Promise.all([read('before'), read('now')]);
  const { width, height } = now.info;
  if (before.info.height !== height) return 1;
  const marked = Buffer.alloc(now.data.length);
  const count = pixelmatch(before.data, now.data, marked, width, height);
  const picture = sharp(marked, { raw: { width, height, channels: 4 } });
  if (count > 0) await picture.toFile(`${join(out, 'difference', name)}.png`);
  return count / (width * height);
}

/** `npm run screenshots`. */
async function screenshots(): Promise<void> {
  helpIfAsked(usage);
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'difference'), { recursive: true });
  const browser = await launchBrowser(await ensureBrowser());
  await take(browser, root, join(out, 'now'));
  if (values.against !== undefined)
    await take(browser, resolve(values.against), join(out, 'before'));
  await browser.close();
  if (values.against === undefined) return console.log(`${states.length} screenshots in ${out}`);
  const rows: string[] = [];
  for (const name of states.map(nameOf)) {
    const share = await difference(name);
    if (share > 0)
      rows.push(
        `| ${name} | ${share === 1 ? 'another height' : `${(100 * share).toFixed(2)} %`} |`,
      );
  }
  const report =
    rows.length > 0
      ? ['| screenshot | pixels that differ |', '|---|---|', ...rows]
      : ['No screenshot differs.'];
  writeFileSync(join(out, 'report.md'), `${report.join('\n')}\n`);
  console.log(report.join('\n'));
}

screenshots().catch(fail);
