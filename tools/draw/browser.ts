import { pathToFileURL } from 'node:url';
import puppeteer, { type Page } from 'puppeteer';
import { root } from '../../src/cli/support/environment';
import { ensureBrowser } from '../../tests/support/browser';

/**
 * What makes the same source give the same pixels on every machine with the same browser and fonts.
 */
const steady = [
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
];

/** Starts a browser for drawing, hands a page to `work`, and closes the browser afterwards. */
export async function withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', ...steady];
  const browser = await puppeteer.launch({ executablePath: await ensureBrowser(), args });
  try {
    const page = await browser.newPage();
    // tsx adds calls of this helper to functions; the page lacks it.
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    // A page at the project's folder may load its stylesheets and pictures.
    await page.goto(pathToFileURL(`${root}/README.md`).href);
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Replaces the page's document, and waits for its pictures and fonts. */
export async function show(page: Page, markup: string): Promise<void> {
  await page.setContent(markup, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
