import type { Page } from 'puppeteer';
import type { Content } from '../../src/build/content/read';
import { headerSolidAfter } from '../../src/config/constants';
import { languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import { headerPhoneJourneys } from './header-phone-journeys';
import { follow, pause, scrollTo, walker } from './walk';

const isShown = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
const shown = (page: Page, selector: string) =>
  page.waitForFunction(
    (css) => document.querySelector(css)?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    { timeout: 5000 },
    selector,
  );
const hidden = (page: Page, selector: string) =>
  page.waitForFunction(
    (css) => !document.querySelector(css)?.checkVisibility({ visibilityProperty: true }),
    { timeout: 5000 },
    selector,
  );
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-controls') ?? document.activeElement?.tagName);
const ground = (page: Page) => page.$eval('header', (header) => getComputedStyle(header).backgroundColor);
const onHome = (page: Page) => page.$eval('main', (main) => Math.round(main.getBoundingClientRect().top));

/** Luminance of a computed colour, by WCAG. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of a text with the page's ground: the transparent header stands over the page's head, which has the same. */
async function contrast(page: Page, selector: string): Promise<number> {
  const colours = await page.evaluate(
    (css) => [
      getComputedStyle(document.querySelector(css) as Element).color,
      getComputedStyle(document.body).backgroundColor,
    ],
    selector,
  );
  const [dark = 0, light = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const panel = '#menu-solutions';
const title = '[aria-controls="menu-solutions"]';

/** The header, by the specification's sections. */
export function headerJourneys(base: string, content: Content): Journey[] {
  const walk = walker(base);
  return [
    ...headerPhoneJourneys(base, content),
    ...languages.flatMap((language) => {
      const at = (path: string) => inLanguage(path, language);
      const texts = content.ui[language].header;
      const opener = `header [aria-label="${texts.openSearch}"]:not([aria-haspopup])`;
      return [
        walk(
          `section 4: a dropdown opens on hover and hides after a click on an entry, in ${language}`,
          'desktop',
          async ({ page, open }, expect) => {
            await open(at('/'));
            expect('closed', await isShown(page, panel), false);
            await page.hover(title);
            await shown(page, panel);
            await page.click(`${panel} a[href="${at('/solution/Bank')}"]`);
            await page.waitForFunction((path) => location.pathname === path, {}, at('/solution/Bank'));
            await hidden(page, panel);
            await page.waitForSelector(`${panel} a[href="${at('/solution/Bank')}"][aria-current="page"]`);
          },
        ),
        walk(
          `section 4: a dropdown opens by the keyboard, Escape hides it and keeps the focus, in ${language}`,
          'desktop',
          async ({ page, open }, expect) => {
            await open(at('/product/BCC'));
            await page.focus('[aria-controls="menu-products"]');
            await page.keyboard.press('ArrowRight');
            await shown(page, panel);
            await page.keyboard.press('Tab');
            expect(
              'the focus is in it',
              await page.evaluate((css) => document.activeElement?.closest(css) !== null, panel),
              true,
            );
            await page.keyboard.press('Escape');
            await hidden(page, panel);
            expect('focus', await focused(page), 'menu-solutions');
            await page.keyboard.press('Tab');
            expect('the next title', (await focused(page)) === 'menu-solutions', false);
            expect(
              'the focus is still in the menu',
              await page.evaluate(() => document.activeElement?.closest('#menu') !== null),
              true,
            );
          },
        ),
        walk(
          `section 4: the search box shows its input, closes when left empty, searches by Enter and clears, in ${language}`,
          'desktop',
          async ({ page, open }, expect) => {
            await open(at('/product/BCC'));
            expect('inactive', await isShown(page, '#menu ~ div input[name="query"]'), false);
            await page.click(opener);
            await shown(page, 'header input[name="query"]');
            expect('focus', await page.evaluate(() => document.activeElement?.getAttribute('name')), 'query');
            expect(
              'placeholder',
              await page.$eval('header input', (input) => input.placeholder),
              texts.searchPlaceholder,
            );
            await page.mouse.click(300, 700);
            await hidden(page, 'header input[name="query"]');
            await page.click(opener);
            await page.keyboard.type('多云 & GPU');
            await page.mouse.click(300, 700);
            await pause(100);
            expect('stays with something in it', await isShown(page, 'header input[name="query"]'), true);
            await page.focus('header input[name="query"]');
            await page.keyboard.press('Enter');
            await page.waitForFunction((path) => location.pathname === path, {}, at('/search'));
            expect('query', await page.evaluate(() => new URLSearchParams(location.search).get('query')), '多云 & GPU');
            expect('cleared', await page.$eval('header input', (input) => input.value), '');
            await hidden(page, 'header input[name="query"]');
          },
        ),
        walk(
          `sections 2 and 9: the header of home is transparent at the top, solid once scrolled, in ${language}`,
          'desktop',
          async ({ page, open }, expect) => {
            await open(at('/'));
            await scrollTo(page, 0);
            expect('transparent', await ground(page), 'rgba(0, 0, 0, 0)');
            expect('over the head of the page', await onHome(page), 0);
            for (const theme of ['light', 'dark']) {
              await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
              await pause(200);
              for (const selector of [title, 'header summary'])
                expect(`contrast of ${selector} in ${theme}`, (await contrast(page, selector)) >= 4.5, true);
            }
            await scrollTo(page, headerSolidAfter - 1);
            expect('still', await ground(page), 'rgba(0, 0, 0, 0)');
            await scrollTo(page, headerSolidAfter);
            await pause(300);
            expect(
              'solid',
              await ground(page),
              await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
            );
            await scrollTo(page, 0);
            await pause(300);
            await page.hover(title);
            await shown(page, panel);
            await pause(300);
            expect('solid with a dropdown', (await ground(page)) === 'rgba(0, 0, 0, 0)', false);
          },
        ),
        walk(
          `section 2: the header is solid on any other page, and transparent again on home, in ${language}`,
          'desktop',
          async ({ page, open }, expect) => {
            await open(at('/product/BCC'));
            expect('solid', (await ground(page)) === 'rgba(0, 0, 0, 0)', false);
            expect('above the page', (await onHome(page)) > 50, true);
            await follow(page, at('/'));
            expect('transparent', await ground(page), 'rgba(0, 0, 0, 0)');
            await follow(page, at('/case'));
            expect('solid', (await ground(page)) === 'rgba(0, 0, 0, 0)', false);
          },
        ),
        walk(
          `section 4: the language dropdown marks the current one, Escape closes it, in ${language}`,
          'desktop',
          async ({ page, open }, expect) => {
            await open(at('/product/BCC'));
            await page.focus('header summary');
            await page.keyboard.press('Enter');
            await shown(page, 'header details a');
            expect(
              'current',
              await page.$eval('header details [aria-current]', (link) => link.getAttribute('data-language')),
              language,
            );
            await page.keyboard.press('Tab');
            await page.keyboard.press('Escape');
            await page.waitForFunction(() => document.querySelector('header details')?.hasAttribute('open') === false);
            expect('focus', await focused(page), 'SUMMARY');
          },
        ),
        walk(
          `section 2: without script the search form and the languages work, in ${language}`,
          'desktop',
          async ({ page, open, address }, expect) => {
            await open(at('/product/BCC'));
            await page.type('header input[name="query"]', 'GPU 池');
            await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
            expect('address', address(), `${at('/search')}?query=GPU+%E6%B1%A0`);
            await page.click('header summary');
            const other = language === 'zh' ? 'en' : 'zh';
            await Promise.all([page.waitForNavigation(), page.click(`header details [data-language="${other}"]`)]);
            expect('language', address(), inLanguage('/search', other));
          },
          { script: false },
        ),
        walk(
          `section 3: a signed-in partner is named, in ${language}`,
          'desktop',
          async ({ page, before, open }, expect) => {
            await before(() => {
              try {
                sessionStorage.setItem('isLogin', 'true');
                sessionStorage.setItem('userInfo', '{"name":"Li Ming","company":"Linjiang"}');
              } catch {
                // A page without storage, e.g. an empty tab.
              }
            });
            await open(at('/product/BCC'));
            await page.waitForFunction(
              (name) => document.querySelector('header')?.textContent?.includes(name),
              {},
              texts.signedIn.replace('{{name}}', 'Li Ming'),
            );
            expect(
              'it fits',
              await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
              true,
            );
          },
        ),
      ];
    }),
  ];
}
