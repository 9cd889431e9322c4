import type { Browser, BrowserContext, EvaluateFunc, HTTPRequest, Page } from 'puppeteer';
import type { Resources } from '../../src/i18n/resources';
import type { Device } from '../../src/site/device';
import { inLanguage } from '../../src/site/href';
import type { Language } from '../../src/site/languages';
import { base, content, pause } from './site';
import type { Visit } from './visits';

/** User agent and viewport (CSS pixels) of each device. */
export const profiles: Record<Device, { userAgent: string; width: number; height: number }> = {
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

/** What Firefox cannot do by WebDriver BiDi, and why: tests that need it are skipped there. */
const lacking = {
  media: 'no command sets colour scheme, reduced motion, forced colours or print',
  shifts: 'it does not report what moves',
  history: 'pages are not kept for the way back while it is driven',
} as const;

export interface Options {
  /** What only some browsers can do. */
  needs?: keyof typeof lacking;
  /** False: JavaScript is off. */
  script?: boolean;
  /** False: the privacy banner has not been answered, so it is shown. */
  hasAnswered?: boolean;
  /** Console messages, failed requests and the like that the test causes itself. */
  expectedProblems?: RegExp;
}

/** Whether the run drives Firefox, by WebDriver BiDi (`--browser firefox`). */
export const isFirefox = process.env.SMOKE_BROWSER === 'firefox';

/**
 * What Firefox reports when a page is left while its data or scripts are loading. A request that
 * fails otherwise is a problem by itself.
 */
const isCutOff = (text: string): boolean =>
  isFirefox &&
  /JSON\.parse: unexpected end of data|^page resources for \S+ not found|^ChunkLoadError/.test(
    text,
  );

/** Why the browser of this run cannot do what a test needs; undefined if it can. */
export const reasonToSkip = ({ needs }: Options): string | undefined =>
  isFirefox && needs ? lacking[needs] : undefined;

/**
 * The browser that jest-puppeteer has started, or one of this file's own: Firefox, whose only BiDi
 * session belongs to the process that starts it, and the whole Chromium, because the headless shell
 * keeps no page for the way back.
 */
function browserFor({ needs }: Options): Promise<Browser> {
  if (!isFirefox && needs !== 'history') return Promise.resolve(browser);

  const name = isFirefox ? 'firefox' : 'chrome';
  // Puppeteer takes a second to load, and few files need it.
  ownBrowser ??= import('../support/browser').then(async (support) =>
    support.launchBrowser(await support.ensureBrowser(name), name),
  );

  return ownBrowser;
}

let ownBrowser: Promise<Browser> | undefined;
/**
 * The context of this file's visitors in the browser of jest-puppeteer, and a tab of the site that
 * stays open, so that their process stays too.
 */
let shared: Promise<{ context: BrowserContext; first: Page }> | undefined;

afterAll(async () => {
  await (await shared)?.context.close();
  await (await ownBrowser)?.close();
});

async function share(driven: Browser) {
  const context = await driven.createBrowserContext();
  const first = await context.newPage();

  await first.goto(`${base}/robots.txt`);
  return { context, first };
}

/**
 * Opens a tab with empty storage. A process and a cache that are there already save a third of the
 * work of opening a page, so the visitors of a file share a context. Those of its own browsers do
 * not: Firefox cannot empty the storage.
 */
async function openTab(options: Options): Promise<Page> {
  const driven = await browserFor(options);
  if (driven === (await ownBrowser)) return (await driven.createBrowserContext()).newPage();

  shared ??= share(driven);
  const page = await (await shared).context.newPage();
  const protocol = await page.createCDPSession();

  await protocol.send('Storage.clearDataForOrigin', {
    origin: new URL(base).origin,
    storageTypes: 'all',
  });
  await protocol.detach();

  return page;
}

/** A tab with empty storage, which notes everything that goes wrong in it. */
export class Visitor {
  /** Console errors, exceptions, failed and foreign requests since the last `read` or `open`. */
  readonly problems: string[] = [];
  /** Browsers report a page's own 404 as an error, which its test expects. */
  private opened = '';

  private constructor(
    readonly page: Page,
    readonly language: Language,
    readonly device: Device,
    private readonly options: Options,
  ) {}

  /** A visitor who has been nowhere yet, alone in their browser. */
  static async arrive({ language, device }: Visit, options: Options = {}): Promise<Visitor> {
    const page = await openTab(options);
    const visitor = new Visitor(page, language, device, options);

    page.setDefaultTimeout(10_000);
    page.setDefaultNavigationTimeout(20_000);
    await page.setUserAgent({ userAgent: profiles[device].userAgent });
    await visitor.resize();
    if (options.script === false) await visitor.stopScript();

    if (options.hasAnswered !== false)
      await visitor.before(() => {
        try {
          localStorage.setItem('showBanner', 'false');
        } catch {
          // An empty tab has no storage.
        }
      });

    visitor.listen();
    return visitor;
  }

  /**
   * Turns JavaScript off; in Firefox, which has no command for it, by leaving the scripts and the
   * tags of `noscript` out of every document.
   */
  private async stopScript(): Promise<void> {
    if (!isFirefox) return this.page.setJavaScriptEnabled(false);
    await this.intercept(async (request, url) => {
      if (!request.isNavigationRequest()) return false;

      const response = await fetch(url);
      const body = (await response.text()).replace(
        /<script[^>]*>.*?<\/script>|<\/?noscript>/gs,
        '',
      );

      await request.respond({
        status: response.status,
        contentType: 'text/html; charset=utf-8',
        body,
      });

      return true;
    });
  }

  private listen(): void {
    const { page, problems } = this;
    page.on('console', (message) => {
      const isOwn404 =
        message.text().startsWith('Failed to load resource') &&
        message.location().url === this.opened;
      if (message.type() === 'error' && !isOwn404 && !isCutOff(message.text()))
        problems.push(`console: ${message.text()}`);
    });

    page.on('pageerror', (error) => {
      const text = error instanceof Error ? error.message : String(error);
      if (!isCutOff(text)) problems.push(`exception: ${text}`);
    });

    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Leaving a page aborts what it was still loading.
      if (!/^(net::ERR|NS_BINDING|NS_ERROR)_ABORT(ED)?$/.test(reason ?? ''))
        problems.push(`request: ${request.url()} ${reason}`);
    });

    page.on('request', (request) => {
      const url = request.url();
      // A page has its styles in it.
      if (/\.css\b/.test(url)) problems.push(`stylesheet: ${url}`);
      if (/^https?:/.test(url) && new URL(url).origin !== new URL(base).origin)
        problems.push(`foreign host: ${url}`);
    });

    page.on('response', (response) => {
      if (response.status() >= 400 && response.url() !== this.opened)
        problems.push(`HTTP ${response.status()}: ${response.url()}`);
    });
  }

  /** Closes the visitor's tabs. */
  async leave(): Promise<void> {
    const context = this.page.browserContext();
    if (context !== (await shared)?.context) return context.close();

    for (const tab of [this.page, ...(await this.otherTabs())]) await tab.close();
  }

  /** Sets the viewport (CSS pixels); without arguments the device's own. */
  async resize(
    size: { width: number; height: number; hasTouch?: boolean } = profiles[this.device],
  ): Promise<void> {
    const { width, height, hasTouch = false } = size;
    await this.page.setViewport({ width, height, hasTouch });
  }

  /** Runs a function in every document before the page's own scripts. */
  async before<P extends unknown[]>(
    run: (...parameters: P) => void,
    ...parameters: P
  ): Promise<void> {
    await this.page.evaluateOnNewDocument(run, ...parameters);
  }

  /**
   * Opens an address of the site and waits for its load event.
   * @returns the HTTP status
   */
  async read(address: string): Promise<number> {
    this.problems.length = 0;
    this.opened = base + address;

    const response = await this.page
      .goto(this.opened, { waitUntil: 'load' })
      .catch((error: Error) => {
        // In Firefox the guard's redirect ends the wait for the page.
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
      });

    return response ? response.status() : (await fetch(this.opened)).status;
  }

  /**
   * Opens an address and waits until the page is hydrated.
   * @returns the HTTP status
   */
  async open(address: string): Promise<number> {
    const status = await this.read(address);

    if (this.options.script !== false) {
      await this.settled();
      // What a page asks for once it is shown, and what fails of it, comes right after.
      await pause(50);
    }

    return status;
  }

  /** Waits until the page that is shown in the end is hydrated. */
  settled(): Promise<void> {
    return this.until(() => {
      const { dataset } = document.documentElement;
      return dataset.ready !== undefined && !('missing' in dataset);
    });
  }

  /** The texts of the interface in the visitor's language. */
  get ui(): Resources {
    return content.ui[this.language];
  }

  /** The address of a path in the visitor's language. */
  at(path: string): string {
    return inLanguage(path, this.language);
  }

  /** The open address without its origin, which puppeteer does not always know in Firefox. */
  address(): Promise<string> {
    return this.page.evaluate(() => location.href.slice(location.origin.length));
  }

  /** Goes back or forward; the page that is shown then may have been kept by the browser. */
  async travel(steps: 1 | -1): Promise<void> {
    await this.page.evaluate((by) => {
      const mark = 'isTravelling';
      Object.assign(window, { [mark]: true });
      // The page that is shown then is another one, this one once it is kept and shown again, or
      // this one at another address.
      for (const event of ['pageshow', 'popstate'])
        addEventListener(event, () => Reflect.deleteProperty(window, mark));
      // Not before this function has answered: the page may be gone at once.
      setTimeout(() => history.go(by));
    }, steps);
    await this.until(() => !('isTravelling' in window));
    await this.settled();
  }

  /**
   * Waits until a predicate holds in the page that is shown by then; the error says what was waited
   * for. Puppeteer's own waiting compiles code in the page, which the security policy forbids in
   * Firefox.
   */
  async until<P extends unknown[]>(predicate: EvaluateFunc<P>, ...parameters: P): Promise<void> {
    const end = Date.now() + this.page.getDefaultTimeout();
    let failure: unknown = 'never';
    while (Date.now() < end) {
      // A page that is being left answers with an error.
      const holds = await this.page.evaluate(predicate, ...parameters).catch((error: unknown) => {
        failure = error;
      });
      if (holds) return;

      await pause(20);
    }

    const error = new Error(
      `The page never came to ${predicate} with ${JSON.stringify(parameters)} (${failure})`,
    );
    Error.captureStackTrace(error, this.until);
    throw error;
  }

  /**
   * Waits until the page is at an address: its path, with its query if the expected one has a
   * query.
   */
  leadsTo(expected: string): Promise<void> {
    return this.until(
      (expectedPart) =>
        location.pathname + (expectedPart.includes('?') ? location.search : '') === expectedPart,
      expected,
    );
  }

  /** Waits until an element is visible. */
  shows(selector: string): Promise<void> {
    return this.until(
      (css) =>
        document
          .querySelector(css)
          ?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true,
      selector,
    );
  }

  /** Waits until no element of a selector is visible. */
  hides(selector: string): Promise<void> {
    return this.until(
      (css) => !document.querySelector(css)?.checkVisibility({ visibilityProperty: true }),
      selector,
    );
  }

  /** Waits until an element contains a text. */
  says(selector: string, text: string): Promise<void> {
    return this.until(
      (css, expectedPart) =>
        document
          .querySelector(css)
          ?.textContent?.replaceAll('\u00a0', ' ')
          .includes(expectedPart) === true,
      selector,
      text,
    );
  }

  /** Waits until nothing in an element moves or changes its colour any more. */
  isStill(selector: string): Promise<void> {
    return this.until((css) => {
      const animations = document.querySelector(css)?.getAnimations({ subtree: true }) ?? [];
      return animations.every(({ playState }) => playState === 'finished');
    }, selector);
  }

  /** Whether the first element of a selector is visible now. */
  isShown(selector: string): Promise<boolean> {
    return this.page.$eval(selector, (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  }

  /** Clicks by script, wherever the element is. */
  press(selector: string): Promise<void> {
    return this.page.$eval(selector, (element) => (element as HTMLElement).click());
  }

  /** The text of an element; spaces at which no line breaks are spaces. */
  text(selector: string): Promise<string | undefined> {
    return this.page.$eval(selector, (element) => element.textContent?.replaceAll('\u00a0', ' '));
  }

  /** The value of an input. */
  value(selector: string): Promise<string> {
    return this.page.$eval(selector, (element) => (element as HTMLInputElement).value);
  }

  /** An attribute of the element that has the focus. */
  focused(attribute: string): Promise<string | null | undefined> {
    return this.page.evaluate((name) => document.activeElement?.getAttribute(name), attribute);
  }

  /** What local storage holds under a key. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Scrolls at once to a height (CSS pixels). */
  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate(
      (height) => window.scrollTo({ top: height, behavior: 'instant' }),
      top,
    );
    await pause(150);
  }

  /**
   * Follows a link put into the page, as a click does, and waits until the new page is hydrated.
   */
  async follow(href: string): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { isLeft: true }));
    await this.click(href);
    await this.until(
      (path) => location.pathname === path && !('isLeft' in window),
      href.replace(/[?#].*/, ''),
    );
    await this.settled();

    await pause(50);
  }

  /** Clicks a link that is put into the page. */
  async click(href: string): Promise<void> {
    await this.page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('main')?.append(link);
      link.click();
    }, href);
  }

  /**
   * Answers requests in place of the site or other hosts; those for which `answer` returns false
   * continue.
   */
  async intercept(
    answer: (request: HTTPRequest, url: URL) => boolean | Promise<boolean>,
  ): Promise<void> {
    // Interception sees no request that the cache answers.
    await this.page.setCacheEnabled(false);
    await this.page.setRequestInterception(true);
    this.page.on('request', async (request) => {
      try {
        if (!(await answer(request, new URL(request.url())))) await request.continue();
      } catch {
        // The tab was closed before the answer; a test that waits for it fails by itself.
      }
    });
  }

  /** The tabs that the page has opened. */
  async otherTabs(): Promise<Page[]> {
    const first = (await shared)?.first;
    return (await this.page.browserContext().pages()).filter(
      (tab) => tab !== this.page && tab !== first,
    );
  }

  /** Fails for problems that the test has not announced. */
  expectNoProblems(): void {
    expect(
      this.problems.filter((problem) => !this.options.expectedProblems?.test(problem)),
    ).toEqual([]);
  }
}
