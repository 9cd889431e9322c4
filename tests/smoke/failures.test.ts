import type { HTTPRequest } from 'puppeteer';
import { chunkLoadTimeout, noticeAfter } from '../../src/config/constants';
import { eventually } from './downloads';
import { expectOnce, newSubscriber } from './forms';
import { stopClock, visitors } from './journey';
import { base, describeWithMock, pause } from './site';
import { isFirefox, type Visitor } from './visitor';
import { devices } from './visits';

/** What says that something did not load. */
const notice = '[role="alert"]:has(> a[href=""])';
/** Everything goes wrong on purpose. */
const broken = visitors({ expectedProblems: /./, hasMouse: false });

/** What pages load, by its path. The styles that a page needs are in the page. */
const kinds = {
  'the stylesheet of other pages': /\/pages\.\w+\.css$/,
  'the bundle': /\/app-\w+\.js$/,
  'a chunk': /\/component---[\w-]+\.js$/,
  'a chunk of the header': /\/slice---src-chrome-header[\w-]+\.js$/,
  'the page data': /\/page-data\/.*(joinus|BCC)\/page-data\.json$/,
  'the data of a slice': /\/slice-data\//,
} as const;
/** A small page of both devices. */
const start = '/joinus';
const ways = ['blocked', '404', '500', 'hanging'] as const;

/** Paths of the documents that are opened from now on. */
function documents({ page }: Visitor): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

interface Break {
  way: (typeof ways)[number] | null;
  hanging: HTTPRequest[];
}

/** Breaks requests for paths that match, in the way that is set. */
async function breakable(visitor: Visitor, path: RegExp): Promise<Break> {
  const state: Break = { way: null, hanging: [] };
  await visitor.intercept(async (request, url) => {
    const { way } = state;
    if (!way || !path.test(url.pathname)) return false;
    if (way === 'blocked') await request.abort('connectionreset');
    else if (way === 'hanging') state.hanging.push(request);
    else await request.respond({ status: Number(way), contentType: 'text/html', body: 'no' });
    return true;
  });
  return state;
}

/**
 * Waits for the notice, and looks at the page that it is shown on.
 * @param time that passes for the page's time limits (ms)
 */
async function noticed(visitor: Visitor, what: 'script' | 'page' | 'part', time = 0) {
  await visitor.until(
    (css, text, milliseconds) => {
      if (milliseconds > 0) passTime(milliseconds);
      const said = [...document.querySelectorAll(`${css} span`)].filter((one) => one.checkVisibility());
      return said.length === 1 && said[0]?.textContent === text;
    },
    notice,
    visitor.ui.common.failed[what],
    time,
  );
  expect(await visitor.isShown('h1')).toBe(true);
  expect(await visitor.page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  expect(await visitor.page.$$eval('header a, footer a', (all) => all.length)).toBeGreaterThan(20);
}
const timeOf = (way: (typeof ways)[number]): number => (way === 'hanging' ? noticeAfter : 0);

/** Presses Reload, and waits for the whole page. */
async function reload(visitor: Visitor, state: Break) {
  state.way = null;
  const isLoaded = visitor.page.waitForNavigation();
  await visitor.page.click(`${notice} a`);
  // A request that hangs at a server ends with its page. One that WebDriver BiDi holds does not, and Firefox makes the next page wait for it.
  if (isFirefox) await Promise.all(state.hanging.map((request) => request.abort()));
  await isLoaded;
  await visitor.firstMove();
  await visitor.settled();
  expect(await visitor.isShown(notice)).toBe(false);
}

describe.each(devices)('on a %s', (device) => {
  describe.each(Object.entries(kinds))('%s, blocked, 404, 500 or hanging', (kind, path) => {
    broken.on(device)('leaves a readable page, which says so and offers to reload (section 8)', async (visitor) => {
      const address = visitor.at(start);
      const opened = documents(visitor);
      const state = await breakable(visitor, path);
      await stopClock(visitor);
      for (const way of ways) {
        state.way = way;
        await visitor.read(address);
        await visitor.firstMove();
        await noticed(visitor, 'script', timeOf(way));
      }
      // No page is reloaded by itself, which could go on for ever.
      await pause(300);
      expect(opened).toEqual(ways.map(() => address));
      await reload(visitor, state);
    });

    if (kind === 'a chunk' || kind === 'the page data')
      broken.on(device)('of the next page leads there all the same, or says so (section 8)', async (visitor) => {
        const [from, to] = [visitor.at(start), visitor.at('/product/BCC?x=1#highlights')];
        const state = await breakable(visitor, path);
        await stopClock(visitor);
        for (const way of ways) {
          state.way = null;
          await visitor.open(from);
          state.way = way;
          await visitor.click(to);
          if (way === 'hanging') {
            await noticed(visitor, 'page', noticeAfter);
            expect(await visitor.address()).toBe(from);
            // A second click tries again.
            state.way = null;
            await visitor.click(to);
            await visitor.leadsTo(to.replace(/#.*/, ''));
            await visitor.settled();
          } else {
            // Its document: the address is whole, and it can be read.
            await visitor.until((wanted) => location.href.endsWith(wanted), to);
            await visitor.firstMove();
            await noticed(visitor, 'script');
          }
        }
      });
  });

  broken.on(device)(
    `what hangs for ${chunkLoadTimeout / 1000} s is a chunk-load error (section 8)`,
    async (visitor) => {
      const { page } = visitor;
      const isError = () => visitor.problems.some((problem) => /loading chunk/i.test(problem));
      const state = await breakable(visitor, /\/(app|component---)[\w-]+\.js$/);
      await stopClock(visitor);
      await visitor.open(visitor.at(start));
      state.way = 'hanging';
      await visitor.click(visitor.at('/product/BCC'));
      await noticed(visitor, 'page', noticeAfter);
      await page.evaluate((limit) => passTime(limit), chunkLoadTimeout);
      expect(await eventually(isError, Boolean)).toBe(true);
      expect(await visitor.address()).toBe(visitor.at(start));
      await visitor.read(visitor.at('/consult'));
      await visitor.firstMove();
      await noticed(visitor, 'script', noticeAfter);
      expect(await visitor.isShown('main form')).toBe(true);
      await page.evaluate((limit) => passTime(limit), chunkLoadTimeout);
      // Now it is a page without script, whose form says whom to call.
      await visitor.hides('main form');
      expect(await eventually(isError, Boolean)).toBe(true);
      expect(await page.$eval('main', (main) => main.innerText)).toContain(visitor.ui.forms.noScript);
    },
  );
});

describeWithMock('what an action loads', () => {
  broken.onEither('blocked, 404, 500 or hanging is said, and a second try does it (section 8)', async (visitor) => {
    const email = newSubscriber();
    const state = await breakable(visitor, /^\/\d+-\w+\.js$/);
    await stopClock(visitor);
    const open = async () => {
      state.way = null;
      await visitor.open(visitor.at(start));
      await visitor.page.type('footer [name="email"]', email);
    };
    for (const way of ['hanging', '404', '500', 'blocked'] as const) {
      await open();
      state.way = way;
      await visitor.press('footer form button');
      await noticed(visitor, 'part', timeOf(way));
    }
    await visitor.says('footer [role="alert"]', visitor.ui.subscription.unsent.replace(/\{.*/s, ''));
    state.way = null;
    await visitor.press('footer form button');
    await visitor.says('footer [role="status"]', visitor.ui.subscription.subscribed);
    expect(await visitor.isShown(notice)).toBe(false);
    await expectOnce('GetSubscribe', { email });
  });
});

broken.onPhone('what hangs is said within 8 seconds of the load event (section 8)', async (visitor) => {
  const state = await breakable(visitor, kinds['the bundle']);
  state.way = 'hanging';
  await visitor.read(visitor.at(start));
  // By the clock of the page: the test may be kept waiting.
  const took = visitor.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        new MutationObserver(() => resolve(performance.now() - (loading?.loadEventEnd ?? 0))).observe(
          document.documentElement,
          { attributeFilter: ['data-failed'] },
        );
      }),
  );
  expect(await took).toBeLessThan(8_000);
  await noticed(visitor, 'script');
});

visitors({ language: 'zh', expectedProblems: /ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/ }).onDesktop(
  'without a connection the visitor stays on the page, which says so (section 8)',
  async (visitor) => {
    await visitor.open('/case');
    await visitor.page.setOfflineMode(true);
    await visitor.press('a[href="/product/BCC"]');
    await visitor.shows(notice);
    expect(await visitor.address()).toBe('/case');
    await visitor.page.setOfflineMode(false);
    await visitor.follow('/news');
    expect(await visitor.isShown(notice)).toBe(false);
  },
);

for (const { part, from, to, hasChrome } of [
  { part: 'a section', from: '"kind":"', to: '"kind":"no such kind ', hasChrome: true },
  { part: 'a template', from: '"view":', to: '"sight":', hasChrome: false },
])
  broken.onDesktop(`${part} that fails to render leaves ways on (section 8)`, async (visitor) => {
    const [home, page] = [visitor.at('/'), visitor.at('/product/BCC')];
    await visitor.open(visitor.at(start));
    await visitor.intercept(async (request, url) => {
      if (url.pathname !== `/page-data${page}/page-data.json`) return false;
      const body = (await (await fetch(base + url.pathname)).text()).replaceAll(from, to);
      await request.respond({ status: 200, contentType: 'application/json', body });
      return true;
    });
    await visitor.press(`a[href="${page}"]`);
    await visitor.leadsTo(page);
    await visitor.says('main [role="alert"] h1', visitor.ui.common.pageFailed);
    const seen = await visitor.page.evaluate(() => ({
      ways: [...document.querySelectorAll('main [role="alert"] a')].map((link) => link.getAttribute('href')),
      header: document.querySelector('header') !== null,
      footer: document.querySelector('footer') !== null,
    }));
    expect(seen).toEqual({ ways: ['', home], header: hasChrome, footer: hasChrome });
    await visitor.press(`main [role="alert"] a[href="${home}"]`);
    await visitor.leadsTo(home);
    await visitor.until(() => !document.querySelector('main [role="alert"] h1'));
  });
