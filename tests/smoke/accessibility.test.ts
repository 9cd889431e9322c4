import { languages } from '../../src/site/languages';
import { inTheme, isWhole, themes, violations } from './axe';
import { alertSays, faulty, submit } from './forms';
import { openPopover, visitors } from './journey';
import { content, describeWithMock } from './site';
import type { Visitor } from './visitor';
import { isEvery, type Visit } from './visits';

/** Something that can be opened on a page. */
interface State {
  name: string;
  path: string;
  /** Left out: both. */
  device?: Visit['device'];
  /** Each opens it, or the next of several, and ends once it is there. */
  steps: readonly ((visitor: Visitor) => Promise<unknown>)[];
  hasAnswered?: boolean;
  expectedProblems?: RegExp;
  /** Where it opens; left out: `main`. */
  part?: string;
}

const waitFor = (selector: string) => (visitor: Visitor) => visitor.page.waitForSelector(selector);

const banner = 'section:has(> div > p a[href$="/PrivacyPolicy"])';
const notice = '[role="alert"]:has(> [data-reload])';
const toast = '[role="alert"][aria-atomic]';

/** Opens a menu of desktops. */
const openMenu = (group: string) => async (visitor: Visitor) => {
  await visitor.page.hover(`#menu-${group} > summary`);
  await visitor.shows(`#menu-${group} > div`);
};

/** Everything that a visitor can open. */
const states: readonly State[] = [
  {
    name: 'menus, languages and suggestions of the header',
    part: 'header',
    path: '/product/BCC',
    device: 'desktop',
    steps: [
      openMenu('products'),
      openMenu('solutions'),
      openMenu('about'),
      async (visitor) => {
        await visitor.page.click('header [data-page] > summary');
        await visitor.shows('header [data-page] a');
      },
      async (visitor) => {
        await openPopover(visitor, 'search');
        await visitor.page.type('header input[name="query"]', 'GPU');
        await visitor.until(() => document.querySelectorAll('header [role="option"]').length > 1);
      },
    ],
  },
  {
    name: 'search panel and menu of phones, with an open group',
    part: 'header',
    path: '/product/BCC',
    device: 'phone',
    steps: [
      (visitor) => openPopover(visitor, 'search'),
      async (visitor) => {
        await visitor.page.keyboard.press('Escape');
        await openPopover(visitor, 'menu');
        await visitor.page.click('#menu-solutions > summary');
      },
    ],
  },
  {
    name: 'the contact widget and back to top',
    part: 'aside',
    path: '/product/BMP',
    steps: [
      async (visitor) => {
        // The end, where the phone layout has them too.
        await visitor.scrollTo(100_000);
        await visitor.shows('aside summary');
        await visitor.page.click('aside summary');
        await visitor.shows('aside details a');
        await visitor.shows('aside > button');
      },
    ],
  },
  {
    name: 'the privacy banner',
    part: banner,
    path: '/aboutus',
    hasAnswered: false,
    steps: [(visitor) => visitor.shows(banner)],
  },
  {
    name: 'the errors of a form',
    path: '/consult',
    steps: [
      async (visitor) => {
        await submit(visitor);
        await alertSays(visitor, visitor.ui.forms.fields.name.label);
      },
    ],
  },
  {
    name: 'the error of the subscription',
    part: 'footer',
    path: '/case',
    steps: [
      async (visitor) => {
        await visitor.page.type('footer [name="email"]', 'nobody@');
        await visitor.press('footer form button');
        await visitor.page.waitForSelector('footer [aria-live="polite"]:not(:empty)');
      },
    ],
  },
  {
    name: 'a toast',
    path: '/news',
    part: toast,
    expectedProblems: /GetSubscribe|Failed to load resource/,
    steps: [
      async (visitor) => {
        (await faulty(visitor, 'GetSubscribe')).fault = 'status0';
        await visitor.page.type('footer [name="email"]', 'visitor@lanhai.com');
        await visitor.page.keyboard.press('Enter');
        await visitor.page.waitForSelector(`${toast}:not(:empty)`);
      },
    ],
  },
  {
    name: 'the notice that something did not load',
    part: notice,
    path: '/joinus',
    steps: [
      async (visitor) => {
        await visitor.page.evaluate(() => {
          document.documentElement.dataset.failed = 'part';
        });
        await visitor.shows(notice);
      },
    ],
  },
  {
    name: 'every accordion open',
    path: '/product/BKS',
    steps: [
      ({ page }) =>
        page.$$eval('main details', (folds) => {
          for (const details of folds) details.open = true;
        }),
    ],
  },
  {
    name: 'the answer of the compatibility matrix',
    path: '/compatibility?platform=kunpeng&product=BCC&kubernetes=1.35',
    steps: [waitFor('main [role="status"] li')],
  },
  {
    name: 'an estimate of several products',
    path: '/pricing?product=BCC&count=60&product=BMM&count=9&level=dedicated&years=8',
    steps: [waitFor('main [role="status"] p')],
  },
  { name: 'results of a search', path: '/search?query=GPU', steps: [waitFor('#results h3 a')] },
  {
    name: 'a search without results',
    path: '/search?query=qqqqzzzz',
    steps: [waitFor('main [role="status"]:not(:empty)')],
  },
  {
    name: 'the help for an unknown address',
    path: '/notFond?from=%2Fproduct%2FBCX',
    steps: [waitFor('main [role="status"] a')],
  },
  {
    name: 'the player of a video',
    path: `/liveReview/VideoDetail?id=${content.items.liveReview[0]?.id}`,
    steps: [waitFor('main video')],
  },
];

// One of them sets a fault of the mock API. Languages, devices and themes take turns, but for a run
// of everything.
describeWithMock('opened states', () => {
  describe.each(states)('$name', ({ name, path, device: only, steps, part, ...options }) => {
    const turn = states.findIndex((state) => state.name === name);
    const themesHere = themes.filter((_, index) => isWhole || index === (turn >> 2) % 2);
    const language = isEvery ? undefined : languages[(turn >> 1) % 2];

    visitors({ language, ...options }).on(only)('passes axe', async (visitor) => {
      await inTheme(visitor.page, themesHere[0] ?? 'light');
      await visitor.open(visitor.at(path));

      for (const step of steps) {
        await step(visitor);
        for (const theme of themesHere) {
          await inTheme(visitor.page, theme);
          expect([theme, await violations(visitor.page, part ?? 'main')]).toEqual([theme, []]);
        }
      }
    });
  });
});
