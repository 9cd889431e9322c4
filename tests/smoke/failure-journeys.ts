import type { HTTPRequest, Page } from 'puppeteer';
import type { Journey } from './check';
import { follow, intercept, pause, walker } from './walk';

const notice = '[role="alert"]:has(> a[href=""])';
const isShown = (page: Page) => page.$eval(notice, (element) => element.checkVisibility());
const documents = (page: Page) => {
  const opened: string[] = [];
  page.on('request', (request: HTTPRequest) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  return opened;
};
/** A link is clicked; nobody waits for where it leads. */
const click = (page: Page, href: string) => page.$eval(`a[href="${href}"]`, (link) => (link as HTMLElement).click());

/** What cannot be loaded or shown (specification section 8). */
export function failureJourneys(base: string): Journey[] {
  const walk = walker(base);
  return [
    ...(
      [
        ['a template', /\/component---/],
        ['the data of a page', /\/page-data\/case\//],
        ['the data of a slice', /\/slice-data\//],
        ['the site’s own script', /\/app-\w+\.js/],
        ['what runs before it', /\/boot-\w+\.js/],
      ] as const
    ).map(([part, pattern]) =>
      walk(
        `section 8: ${part} that does not come leaves the page to be read and offers to reload, without end is nothing loaded`,
        'desktop',
        async ({ page }, expect) => {
          const opened = documents(page);
          let isBroken = true;
          await intercept(page, async (request, url) => {
            if (!isBroken || !pattern.test(url.pathname)) return false;
            await request.abort('connectionreset');
            return true;
          });
          await page.goto(`${base}/case`, { waitUntil: 'load' });
          await page.mouse.move(1, 1);
          await page.mouse.move(2, 2);
          await page.waitForFunction(
            (selector) => document.querySelector(selector)?.checkVisibility(),
            { timeout: 10_000 },
            notice,
          );
          await pause(1500);
          expect('loaded', opened, ['/case']);
          expect('readable', await page.$eval('h1', (heading) => heading.checkVisibility()), true);
          isBroken = false;
          await Promise.all([page.waitForNavigation(), page.click(`${notice} a`)]);
          await page.mouse.move(3, 3);
          await page.mouse.move(4, 4);
          await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
          expect('whole again', await isShown(page), false);
        },
        { meant: /./ },
      ),
    ),
    walk(
      'section 8: a header whose script does not come leaves the ways on',
      'desktop',
      async ({ page }, expect) => {
        const opened = documents(page);
        await intercept(page, async (request, url) => {
          if (!/\/slice---src-chrome-header/.test(url.pathname)) return false;
          await request.abort('connectionreset');
          return true;
        });
        await page.goto(`${base}/case`, { waitUntil: 'load' });
        await page.mouse.move(1, 1);
        await page.mouse.move(2, 2);
        await page.waitForSelector('main [role="alert"] a[href="/"]');
        await pause(1500);
        expect('loaded', opened, ['/case']);
      },
      { meant: /./ },
    ),
    walk(
      'section 8: without a connection the visitor stays, and is told',
      'desktop',
      async ({ page, open }, expect) => {
        await open('/case');
        await page.setOfflineMode(true);
        await click(page, '/product/BCC');
        await page.waitForFunction(
          (selector) => document.querySelector(selector)?.checkVisibility(),
          { timeout: 10_000 },
          notice,
        );
        expect('address', await page.evaluate(() => location.pathname), '/case');
        await page.setOfflineMode(false);
        await follow(page, '/news');
        expect('gone with the next page', await isShown(page), false);
      },
      { meant: /ERR_INTERNET_DISCONNECTED/ },
    ),
    walk(
      'section 8: a page whose data cannot be had is opened as a document, its query and hash kept',
      'desktop',
      async ({ page, open }, expect) => {
        await open('/case');
        await intercept(page, async (request, url) => {
          if (!/page-data\/product\/BCC\//.test(url.pathname)) return false;
          await request.abort('connectionreset');
          return true;
        });
        await Promise.all([
          page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
          page.evaluate(() => {
            const link = document.createElement('a');
            link.href = '/product/BCC?x=1#highlights';
            document.querySelector('main')?.append(link);
            link.click();
          }),
        ]);
        expect(
          'address',
          await page.evaluate(() => location.pathname + location.search + location.hash),
          '/product/BCC?x=1#highlights',
        );
      },
      { meant: /./ },
    ),
    ...(
      [
        ['a section', '"kind":"', '"kind":"no such kind ', true],
        ['a template', '"view":', '"sight":', false],
      ] as const
    ).map(([part, from, to, isInMain]) =>
      walk(
        `section 8: ${part} that fails while it is shown leaves the ways on${isInMain ? ', and header and footer' : ''}`,
        'desktop',
        async ({ page, open }, expect) => {
          await open('/case');
          await intercept(page, async (request, url) => {
            if (!/page-data\/product\/BCC\/page-data\.json/.test(url.pathname)) return false;
            const body = (await (await fetch(url)).text()).replaceAll(from, to);
            await request.respond({ status: 200, contentType: 'application/json', body });
            return true;
          });
          await click(page, '/product/BCC');
          await page.waitForFunction(
            () => location.pathname === '/product/BCC' && document.querySelector('main [role="alert"] h1'),
          );
          const seen = await page.evaluate(() => ({
            ways: [...document.querySelectorAll('main [role="alert"] a')].map((link) => link.getAttribute('href')),
            header: document.querySelector('header') !== null,
            footer: document.querySelector('footer') !== null,
          }));
          expect('what is left', seen, { ways: ['', '/'], header: isInMain, footer: isInMain });
          await Promise.all([
            page.waitForFunction(() => location.pathname === '/' && !document.querySelector('main [role="alert"] h1')),
            page.$eval('main [role="alert"] a[href="/"]', (link) => (link as HTMLElement).click()),
          ]);
        },
        { meant: /./ },
      ),
    ),
  ];
}
