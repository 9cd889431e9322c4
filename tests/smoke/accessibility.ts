import type { Page } from 'puppeteer';
import type { Content } from '../../src/build/content/read';
import { type Language, languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import { inTheme, type Theme, themes, violations } from './axe';
import { type Check, checkOfJourney } from './check';
import { alertSays, press, withFault } from './form-filling';
import { scrollTo, walker } from './walk';

const shown = (page: Page, selector: string) =>
  page.waitForFunction(
    (css) => document.querySelector(css)?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    { timeout: 5000 },
    selector,
  );

/** Something that is opened on a page. */
interface State {
  name: string;
  path: string;
  device: 'desktop' | 'phone' | 'both';
  /** Opens it, and ends once it is there. */
  open(page: Page): Promise<unknown>;
  hasAnswered?: boolean;
  meant?: RegExp;
  /** Parts that it may stand over, as a message in the corner does. */
  covers?: readonly string[];
}

/** Everything that a visitor can open, by language. */
function statesOf(language: Language, content: Content): State[] {
  const { header, forms } = content.ui[language];
  const drawer = (button: string) => async (page: Page) => {
    await page.click(`header [aria-haspopup][aria-label="${button}"]`);
    await shown(page, 'header dialog[open]');
  };
  return [
    ...['products', 'solutions', 'about'].map(
      (group): State => ({
        name: `the menu ${group}`,
        path: '/product/BCC',
        device: 'desktop',
        async open(page) {
          await page.hover(`[aria-controls="menu-${group}"]`);
          await shown(page, `#menu-${group}`);
        },
      }),
    ),
    {
      name: 'the languages',
      path: '/case',
      device: 'desktop',
      async open(page) {
        await page.click('header summary');
        await shown(page, 'header details a');
      },
    },
    {
      name: 'the search box with suggestions',
      path: '/news',
      device: 'desktop',
      async open(page) {
        await page.click(`header [aria-label="${header.openSearch}"]:not([aria-haspopup])`);
        await shown(page, 'header input[name="query"]');
        await page.type('header input[name="query"]', 'GPU');
        await page.waitForFunction(() => document.querySelectorAll('header [role="option"]').length > 1, {
          timeout: 8000,
        });
      },
    },
    {
      name: 'the menu of phones, a group open',
      path: '/product/BCC',
      device: 'phone',
      async open(page) {
        await drawer(header.openMenu)(page);
        await page.click('header dialog nav > ul > li:nth-child(2) summary');
      },
    },
    { name: 'the search panel', path: '/product/BCC', device: 'phone', open: drawer(header.openSearch) },
    {
      name: 'the contact widget',
      path: '/product/BMP',
      device: 'both',
      async open(page) {
        await page.click('aside summary');
        await shown(page, 'aside details a');
      },
    },
    {
      name: 'the privacy banner',
      path: '/aboutus',
      device: 'both',
      hasAnswered: false,
      open: (page) => shown(page, 'section:has(> div > p a[href$="/PrivacyPolicy"])'),
    },
    {
      name: 'the errors of a form',
      path: '/consult',
      device: 'both',
      async open(page) {
        await press(page);
        await alertSays(page, forms.fields.name);
      },
    },
    {
      name: 'the error of the subscription',
      path: '/case',
      device: 'both',
      async open(page) {
        await page.type('footer [name="email"]', 'nobody@');
        await press(page, 'footer form button');
        await page.waitForSelector('footer [role="alert"]:not(:empty)');
      },
    },
    {
      name: 'a toast',
      path: '/news',
      device: 'both',
      covers: ['main', 'footer'],
      meant: /GetSubscribe|Failed to load resource/,
      async open(page) {
        await withFault(page, 'GetSubscribe', 'status0');
        await page.type('footer [name="email"]', 'visitor@lanhai.com');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.querySelector('[role="alert"][aria-atomic]')?.textContent);
      },
    },
    {
      name: 'the notice that something did not load',
      path: '/joinus',
      device: 'both',
      async open(page) {
        await page.evaluate(() => {
          document.documentElement.dataset.failed = '';
        });
        await shown(page, '[role="alert"]:has(> a[href=""])');
      },
    },
    {
      name: 'every accordion open',
      path: '/product/BKS',
      device: 'both',
      open: (page) =>
        page.$$eval('main details', (all) => {
          for (const details of all) details.open = true;
        }),
    },
    {
      name: 'back to top',
      path: '/product/ACE',
      device: 'both',
      async open(page) {
        await scrollTo(page, 900);
        await scrollTo(page, 800);
        await shown(page, 'aside > button');
      },
    },
    {
      name: 'results of a search',
      path: '/search?query=GPU',
      device: 'both',
      open: (page) => page.waitForSelector('#results h3 a'),
    },
    {
      name: 'a search that finds nothing',
      path: '/search?query=qqqqzzzz',
      device: 'both',
      open: (page) => page.waitForFunction(() => document.querySelector('main [role="status"]')?.textContent),
    },
    {
      name: 'the help for an unknown address',
      path: '/notFond?from=%2Fproduct%2FBCX',
      device: 'both',
      open: (page) => page.waitForSelector('main [role="status"] a'),
    },
    {
      name: 'the player of a video',
      path: `/liveReview/VideoDetail?id=${content.items.liveReview[0]?.id}`,
      device: 'both',
      open: (page) => page.waitForSelector('main video'),
    },
  ];
}

/**
 * What visitors open, looked at by axe: menus, panels, messages, errors.
 * @param isWhole both themes; otherwise the themes take turns
 */
export function stateChecks(base: string, content: Content, { isWhole }: { isWhole: boolean }): Check[] {
  const walk = walker(base);
  return languages.flatMap((language) =>
    statesOf(language, content).flatMap(({ name, path, device, open, hasAnswered = true, meant, covers }, index) =>
      (['desktop', 'phone'] as const)
        .filter((one) => device === 'both' || device === one)
        .map((one, turn) => {
          const wanted = isWhole
            ? themes
            : ([themes[(index + turn + languages.indexOf(language)) % themes.length]] as Theme[]);
          const journey = walk(
            `axe finds nothing with ${name}, in ${language}`,
            one,
            async (visitor, expect) => {
              await inTheme(visitor.page, wanted[0] ?? 'light');
              await visitor.open(inLanguage(path, language));
              await open(visitor.page);
              for (const theme of wanted) {
                await inTheme(visitor.page, theme);
                expect(theme, await violations(visitor.page, covers), []);
              }
            },
            { hasAnswered, ...(meant && { meant }) },
          );
          return checkOfJourney(journey, 'state');
        }),
    ),
  );
}
