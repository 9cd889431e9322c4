import type { Browser, BrowserContext, Page } from 'puppeteer';
import type { Device } from '../../src/lib/device';

/** What a visitor's browser says of itself, and how large its window is. */
export const devices: Record<Device, { userAgent: string; width: number; height: number }> = {
  desktop: {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    width: 1440,
    height: 900,
  },
  phone: {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    width: 390,
    height: 844,
  },
};

/** A tab with its own storage, which notes everything that went wrong in it. */
export interface Visitor {
  page: Page;
  /** Console errors, exceptions, failed requests and requests to other hosts since the last `open`. */
  problems: string[];
  /** Opens an address of the site and waits until its script has taken over. */
  open(address: string): Promise<number>;
  /** The address that is open, without its origin. */
  address(): string;
  leave(): Promise<void>;
}

/** A visitor of a device; storage and history are empty. */
export async function newVisitor(
  browser: Browser,
  base: string,
  device: Device,
  { script = true, userAgent = devices[device].userAgent } = {},
): Promise<Visitor> {
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await context.newPage();
  const problems: string[] = [];
  const { width, height } = devices[device];
  await page.setUserAgent({ userAgent });
  await page.setViewport({ width, height });
  if (!script) await page.setJavaScriptEnabled(false);

  let expected = '';
  page.on('console', (message) => {
    // The browser reports a page's own 404 as an error; whoever asks for one knows.
    if (message.type() === 'error' && message.location().url !== expected) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error instanceof Error ? error.message : String(error)}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page ends what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== new URL(base).origin) problems.push(`foreign host: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== expected) problems.push(`HTTP ${response.status()}: ${response.url()}`);
  });

  return {
    page,
    problems,
    async open(address) {
      problems.length = 0;
      expected = base + address;
      const response = await page.goto(base + address, { waitUntil: 'load', timeout: 20_000 });
      if (script) await settled(page);
      return response?.status() ?? 0;
    },
    address: () => page.url().slice(new URL(base).origin.length),
    leave: () => context.close(),
  };
}

/** Waits until the page that is shown at last has been taken over by its script. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.documentElement.dataset.ready !== undefined && !('missing' in document.documentElement.dataset),
    {
      timeout: 15_000,
      polling: 50,
    },
  );
  // What a page asks for once it is shown, and what fails of it, comes right after.
  await new Promise((resolve) => setTimeout(resolve, 50));
};
