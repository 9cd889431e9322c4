import type { BrowserContext, CDPSession, Page } from 'puppeteer';
import type { Device } from '../../src/lib/device';

/** What a visitor's browser says of itself, and how large its window is. */
export const devices: Record<Device, { userAgent: string; width: number; height: number }> = {
  desktop: {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
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
  /** The browser's protocol for the tab; what is set with it ends when the visitor leaves. */
  session: CDPSession;
  /** Has a function run in every document before the page's own scripts. */
  before<Parameters extends unknown[]>(
    run: (...parameters: Parameters) => void,
    ...parameters: Parameters
  ): Promise<void>;
  /** Console errors, exceptions, failed requests and requests to other hosts since the last `open`. */
  problems: string[];
  /** Opens an address of the site as plain HTML: its script is loaded with the first move. @returns the status */
  read(address: string): Promise<number>;
  /** Opens an address, moves, and waits until its script has taken over. @returns the status */
  open(address: string): Promise<number>;
  /** The address that is open, without its origin. */
  address(): string;
  leave(): Promise<void>;
}

/** What a visitor or a journey listens to; the rest is the business of puppeteer. */
const listened = ['console', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** Tabs that a visitor has left as empty as a new one, by their context: a new tab takes the browser twice the time of a page. */
const emptyTabs = new WeakMap<BrowserContext, Page>();

/** Takes everything from a tab that its visitor has set, stored and visited. */
async function empty(page: Page, session: CDPSession, scripts: readonly string[], base: string): Promise<void> {
  await Promise.all([
    ...scripts.map((script) => page.removeScriptToEvaluateOnNewDocument(script)),
    page.setRequestInterception(false),
    page.setCacheEnabled(true),
    page.emulateNetworkConditions(null),
    page.setOfflineMode(false),
    page.setBypassCSP(false),
    page.setJavaScriptEnabled(true),
    page.emulateMediaFeatures(),
    page.emulateMediaType(),
  ]);
  // A document of the site without script, from where its storage is reached.
  await page.goto(`${base}/robots.txt`, { timeout: 5_000 });
  await page.evaluate(() => sessionStorage.clear());
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/**
 * A visitor of a device; storage and history are empty, but for the answer to the privacy banner, which would stand over what is clicked. A context and its
 * tab, which cost more than a visit, are used by one visitor after the other.
 * @param hasAnswered false: the banner is shown
 * @param hasMouse false: the page never notices one
 */
export async function newVisitor(
  context: BrowserContext,
  base: string,
  device: Device,
  { script = true, userAgent = devices[device].userAgent, hasAnswered = true, hasMouse = true } = {},
): Promise<Visitor> {
  const kept = emptyTabs.get(context);
  emptyTabs.delete(context);
  const others = new Set(await context.pages());
  const page = kept ?? (await context.newPage());
  const session = await page.createCDPSession();
  // What the browser keeps of the site between visitors: its files, not what they left in storage.
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(base).origin,
    storageTypes: 'local_storage,cookies,indexeddb',
  });
  const problems: string[] = [];
  const { width, height } = devices[device];
  await page.setUserAgent({ userAgent });
  await page.setViewport({ width, height });
  if (!script) await page.setJavaScriptEnabled(false);

  const scripts: string[] = [];
  const before: Visitor['before'] = async (run, ...parameters) => {
    scripts.push((await page.evaluateOnNewDocument(run, ...parameters)).identifier);
  };
  if (!hasMouse)
    await before(() => {
      // As it shows a tab, the browser puts a mouse into its corner.
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
    });
  if (hasAnswered)
    await before(() => {
      try {
        localStorage.setItem('showBanner', 'false');
      } catch {
        // A page without storage, e.g. an empty tab.
      }
    });

  let expected = '';
  page.on('console', (message) => {
    // The browser reports a page's own 404 as an error; whoever asks for one knows.
    if (message.type() === 'error' && message.location().url !== expected) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) =>
    problems.push(`exception: ${error instanceof Error ? error.message : String(error)}`),
  );
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
    if (response.status() >= 400 && response.url() !== expected)
      problems.push(`HTTP ${response.status()}: ${response.url()}`);
  });

  const read = async (address: string) => {
    problems.length = 0;
    expected = base + address;
    const response = await page.goto(base + address, { waitUntil: 'load', timeout: 20_000 });
    return response?.status() ?? 0;
  };

  return {
    page,
    session,
    before,
    problems,
    read,
    async open(address) {
      const status = await read(address);
      if (script) {
        await firstMove(page, async () => {
          await page.mouse.move(1, 1);
          await page.mouse.move(2, 2);
        });
        await settled(page);
      }
      return status;
    },
    address: () => page.url().slice(new URL(base).origin.length),
    async leave() {
      const opened = (await context.pages()).filter((tab) => tab !== page && !others.has(tab));
      // A tab that closes itself meanwhile is gone as well.
      await Promise.allSettled(opened.map((tab) => tab.close()));
      for (const event of listened) page.removeAllListeners(event);
      try {
        await empty(page, session, scripts, base);
        emptyTabs.set(context, page);
      } catch {
        // Nobody knows what state it is in; the next visitor gets a new one.
        await page.close().catch(() => undefined);
      }
    },
  };
}

/**
 * The first move, which loads the site's script (src/chrome/start-script.ts). What is sent to a window that is just opening gets lost in the browser:
 * it is made again until the page has noticed.
 */
export async function firstMove(page: Page, make: () => Promise<void>): Promise<void> {
  const notices = () =>
    page.evaluate(
      () => document.querySelector('head script[src]') !== null || document.documentElement.dataset.ready !== undefined,
    );
  for (let tries = 0; tries < 20; tries += 1) {
    await make();
    // A page that leads on has gone with its first move.
    if (await notices().catch(() => true)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
