import type { HTTPRequest } from 'puppeteer';
import { chunkLoadTimeout, noticeAfter } from '../../src/site/constants';
import { eventually } from './downloads';
import { expectOnce, newSubscriber } from './forms';
import { stopClock, visitors } from './journey';
import { base, describeWithMock, pause } from './site';
import { isFirefox, type Visitor } from './visitor';
import { byTurns, isEvery } from './visits';

/** The message that something did not load. */
const notice = '[role="alert"]:has(> [data-reload])';
/** Everything goes wrong on purpose. */
const failing = visitors({ expectedProblems: /./ });

/** What pages load, by its path. The styles that a page needs are in the page. */
const kinds = {
  'the bundle': /\/app-\w+\.js$/,
  'a chunk': /\/component---[\w-]+\.js$/,
  'a chunk of the header': /\/slice---src-layout-header[\w-]+\.js$/,
  'the page data': /\/page-data\/.*joinus\/page-data\.json$/,
  'the data of a slice': /\/slice-data\//,
} as const;

/** A small page of both devices. */
const start = '/joinus';
const ways = ['blocked', '404', '500', 'hanging'] as const;
type Way = (typeof ways)[number];

interface Break {
  way: Way | null;
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

/** Opens a page whose load event may never come. */
const openBroken = ({ page }: Visitor, address: string) =>
  page.goto(base + address, { waitUntil: 'domcontentloaded' });

/**
 * Waits for the notice, and looks at the page that it is shown on.
 * @param time that passes for the page's time limits (ms)
 */
async function expectNotice(visitor: Visitor, failure: 'script' | 'part', time = 0) {
  await visitor.until(
    (css, text, milliseconds) => {
      if (milliseconds > 0) passTime(milliseconds);
      const notices = [...document.querySelectorAll(`${css} span`)].filter((element) =>
        element.checkVisibility(),
      );

      return notices.length === 1 && notices[0]?.textContent === text;
    },
    notice,
    visitor.ui.common.failed[failure],
    time,
  );
  // A page that failed to render fades in again.
  await visitor.shows('h1');

  expect(await visitor.page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  expect(await visitor.page.$$eval('header a, footer a', (links) => links.length)).toBeGreaterThan(
    20,
  );
}

const timeOf = (way: Way): number => (way === 'hanging' ? noticeAfter : 0);

/** Presses Reload, and waits for the whole page. */
async function reload(visitor: Visitor, state: Break) {
  state.way = null;
  const isLoaded = visitor.page.waitForNavigation();

  await visitor.press(`${notice} button`);
  // A request that hangs at a server ends with its page. One that WebDriver BiDi holds does not,
  // and Firefox makes the next page wait for it.
  if (isFirefox) await Promise.all(state.hanging.map((request) => request.abort()));
  await isLoaded;
  await visitor.settled();

  expect(await visitor.isShown(notice)).toBe(false);
}

/**
 * The ways in which a kind fails: all in a run of everything, otherwise it hangs, and the others
 * take turns.
 */
function waysOf(kind: string): readonly Way[] {
  const [wayInTurn = '404'] = byTurns(
    ['404', 'blocked', '500'] as const,
    Object.keys(kinds).indexOf(kind),
  );
  const chosenWays = ways.filter((way) => isEvery || way === 'hanging' || way === wayInTurn);

  // A bundle that WebDriver BiDi holds keeps Firefox from ending the navigation, that of the reload
  // too.
  return isFirefox && kind === 'the bundle'
    ? chosenWays.filter((way) => way !== 'hanging')
    : chosenWays;
}

describe.each(Object.entries(kinds))('%s that fails', (kind, path) => {
  const waysHere = waysOf(kind);
  failing.onEither(
    'leaves a readable page, which says so and offers to reload (section 8)',
    async (visitor) => {
      const address = visitor.at(start);
      const opened: string[] = [];

      visitor.page.on('request', (request) => {
        if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
      });
      const state = await breakable(visitor, path);
      await stopClock(visitor);

      for (const way of waysHere) {
        state.way = way;
        await openBroken(visitor, address);
        await expectNotice(visitor, 'script', timeOf(way));
      }

      // No page is reloaded by itself, which could go on for ever.
      await pause(300);
      expect(opened).toEqual(waysHere.map(() => address));

      await reload(visitor, state);
    },
  );
});

failing.onEither(
  `a chunk that hangs for ${chunkLoadTimeout / 1000} s is a chunk-load error, and its form says whom to call (section 8)`,
  async (visitor) => {
    const state = await breakable(visitor, kinds['a chunk']);
    await stopClock(visitor);
    state.way = 'hanging';
    await openBroken(visitor, visitor.at('/consult'));

    await expectNotice(visitor, 'script', noticeAfter);
    expect(await visitor.isShown('main form')).toBe(true);

    // On a busy machine the bundle may ask for the chunk only after the notice is shown.
    const isError = async () => {
      await visitor.page.evaluate((limit) => passTime(limit), chunkLoadTimeout);
      return visitor.problems.some((problem) => /loading chunk/i.test(problem));
    };

    expect(await eventually(isError, Boolean)).toBe(true);

    // Now it is a page without script.
    await visitor.hides('main form');
    expect(await visitor.page.$eval('main', (main) => main.innerText)).toContain(
      visitor.ui.forms.noScript,
    );
  },
);

describeWithMock('code that an action loads', () => {
  failing.onEither(
    'that is blocked, missing or hanging is reported, and works at a second try (section 8)',
    async (visitor) => {
      const email = newSubscriber();
      const state = await breakable(visitor, /^\/\d+-\w+\.js$/);
      await stopClock(visitor);

      for (const way of ['hanging', '404', '500', 'blocked'] as const) {
        state.way = null;
        await visitor.open(visitor.at(start));
        await visitor.page.type('footer [name="email"]', email);
        state.way = way;
        await visitor.press('footer form button');

        if (way === 'hanging')
          await visitor.until((limit) => passTime(limit) === undefined, chunkLoadTimeout);
        else await expectNotice(visitor, 'part');

        await visitor.says(
          'footer [aria-live="polite"]',
          visitor.ui.subscription.unsent.replace(/\{.*/s, ''),
        );
      }

      state.way = null;
      await visitor.press('footer form button');
      await visitor.says('footer [role="status"]', visitor.ui.subscription.subscribed);

      expect(await visitor.isShown(notice)).toBe(false);
      await expectOnce('GetSubscribe', { email });
    },
  );
});

failing.onDesktop(
  'a section that fails to render leaves the page as it was, and says so (section 8)',
  async (visitor) => {
    const page = visitor.at('/product/BCC');
    await visitor.intercept(async (request, url) => {
      if (url.pathname !== `/page-data${page}/page-data.json`) return false;

      const pageData = await (await fetch(base + url.pathname)).text();
      const body = pageData.replace(/"__typename":"\w+Section"/g, '"__typename":"NoSuchSection"');
      await request.respond({ status: 200, contentType: 'application/json', body });

      return true;
    });
    await openBroken(visitor, page);

    await expectNotice(visitor, 'script');

    // Pressed as the keyboard does: the notice may lie over it.
    await visitor.page.$eval('main a[href="#highlights"]', (link) => (link as HTMLElement).click());
    await visitor.until(() => location.hash === '#highlights');
    await visitor.follow(visitor.at('/'));
  },
);
