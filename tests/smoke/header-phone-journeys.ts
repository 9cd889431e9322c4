import type { Page } from 'puppeteer';
import type { Content } from '../../src/build/content/read';
import { resourceLimit } from '../../src/config/constants';
import { languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import { pause, scrollTo, walker } from './walk';

const isOpen = (page: Page) => page.evaluate(() => document.querySelector('header dialog[open]') !== null);
const opened = async (page: Page, button: string) => {
  await page.click(button);
  await page.waitForSelector('header dialog[open]');
  // It slides in.
  await pause(400);
};
const closed = (page: Page) =>
  page.waitForFunction(() => document.querySelector('header dialog[open]') === null, { timeout: 5000 });
/** The label of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const entries = (page: Page) => page.evaluate(() => history.length);

/** The header of phones, by the specification's sections. */
export function headerPhoneJourneys(base: string, content: Content): Journey[] {
  const walk = walker(base);
  return languages.flatMap((language) => {
    const at = (path: string) => inLanguage(path, language);
    const texts = content.ui[language].header;
    const menu = `header [aria-label="${texts.openMenu}"]`;
    const search = `header [aria-haspopup][aria-label="${texts.openSearch}"]`;
    return [
      walk(
        `section 2: the slide-out menu leads on and leaves no entry in the history, in ${language}`,
        'phone',
        async ({ page, open }, expect) => {
          await open(at('/'));
          const before = await entries(page);
          await opened(page, menu);
          await page.click('header dialog nav > ul > li:nth-child(2) summary');
          await page.click(`header dialog a[href="${at('/product/BKS')}"]`);
          await page.waitForFunction((path) => location.pathname === path, {}, at('/product/BKS'));
          expect('closed', await isOpen(page), false);
          expect('history', await entries(page), before + 1);
          await page.goBack();
          await page.waitForFunction((path) => location.pathname === path, {}, at('/'));
          expect('closed after going back', await isOpen(page), false);
        },
      ),
      walk(
        `section 2: the menu keeps the focus and the page's place, and closes in every way, in ${language}`,
        'phone',
        async ({ page, open, address }, expect) => {
          await page.setViewport({ width: 390, height: 844, hasTouch: true });
          await open(at('/product/BCC'));
          await scrollTo(page, 600);
          const ways: [string, () => Promise<unknown>][] = [
            ['Escape', () => page.keyboard.press('Escape')],
            ['the back button', () => page.evaluate(() => history.back())],
            ['a tap beside it', () => page.touchscreen.tap(12, 400)],
            ['its cross', () => page.click(`header dialog[open] [aria-label="${texts.closeMenu}"]`)],
            [
              'a swipe',
              async () => {
                const finger = await page.touchscreen.touchStart(150, 600);
                for (const x of [180, 220, 260, 300]) await finger.move(x, 604);
                await finger.end();
              },
            ],
          ];
          for (const [way, close] of ways) {
            await opened(page, menu);
            for (let press = 0; press < 14; press += 1) {
              await page.keyboard.press('Tab');
              const inside = await page.evaluate(
                () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
              );
              if (!inside) expect(`${way}: the focus after ${press + 1} tabs`, inside, true);
            }
            await page.mouse.wheel({ deltaY: 400 });
            await pause(100);
            expect(`${way}: the page keeps its place`, await scrolled(page), 600);
            await close();
            await closed(page);
            await pause(100);
            expect(`${way}: the focus is back`, await focused(page), texts.openMenu);
            expect(`${way}: the page has its place`, await scrolled(page), 600);
            expect(`${way}: the address`, address(), at('/product/BCC'));
          }
        },
      ),
      walk(
        `section 2: the search panel offers the hot searches, each a search, in ${language}`,
        'phone',
        async ({ page, open }, expect) => {
          await open(at('/product/BCC'));
          await opened(page, search);
          expect(
            'focus',
            await page.evaluate(() => document.activeElement?.getAttribute('placeholder')),
            texts.searchPlaceholder,
          );
          const hot = await page.$$eval('header dialog li a', (links) =>
            links.map((link) => [link.textContent, link.getAttribute('href')]),
          );
          expect('hot searches', hot.length, 6);
          const [name, href] = hot[1] ?? [];
          await page.click(`header dialog a[href="${href}"]`);
          await page.waitForFunction((path) => location.pathname === path, {}, at('/search'));
          expect('query', await page.evaluate(() => new URLSearchParams(location.search).get('query')), name);
        },
      ),
      walk(
        `sections 2 and 5: the search panel searches for what is typed, in ${language}`,
        'phone',
        async ({ page, open }, expect) => {
          await open(at('/product/BCC'));
          const before = await entries(page);
          await opened(page, search);
          await page.keyboard.type('Kubernetes 集群');
          await page.keyboard.press('Enter');
          await page.waitForFunction((path) => location.pathname === path, {}, at('/search'));
          expect(
            'query',
            await page.evaluate(() => new URLSearchParams(location.search).get('query')),
            'Kubernetes 集群',
          );
          expect('history', await entries(page), before + 1);
          expect('closed', await isOpen(page), false);
        },
      ),
      walk(
        `the header fits 320 px and its buttons a finger, in ${language}`,
        'phone',
        async ({ page, open }, expect) => {
          await page.setViewport({ width: 320, height: 640 });
          await open(at('/product/BCC'));
          expect('width', await page.evaluate(() => document.documentElement.scrollWidth), 320);
          const small = () =>
            page.evaluate(() =>
              [...document.querySelectorAll('header a, header button, header summary, header input')]
                .filter((element) => element.checkVisibility({ visibilityProperty: true }))
                .filter((element) => {
                  const { width, height } = element.getBoundingClientRect();
                  return width < 44 || height < 43.5;
                })
                .map((element) => element.outerHTML.slice(0, 120)),
            );
          expect('too small', await small(), []);
          await opened(page, menu);
          await page.click('header dialog nav > ul > li:nth-child(2) summary');
          expect('too small in the menu', await small(), []);
          expect(
            'the menu fits',
            await page.$eval('header dialog > *', (sheet) => sheet.scrollWidth <= sheet.clientWidth),
            true,
          );
        },
      ),
      walk(
        `section 2: without script the whole menu opens at its anchor and closes, in ${language}`,
        'phone',
        async ({ page, open, address }, expect) => {
          await open(at('/product/BCC'));
          await page.click('header a[href="#menu"]');
          await pause(100);
          const visible = await page.$$eval(
            '#menu a[href*="/product/"]',
            (links) => links.filter((link) => link.checkVisibility()).length,
          );
          expect('entries can be seen', visible > 15, true);
          await page.click('#menu > a[href="#content"]');
          expect('closed', await page.$eval('#menu', (nav) => getComputedStyle(nav).display), 'none');
          await Promise.all([page.waitForNavigation(), page.click(`header a[href="${at('/search')}"]`)]);
          expect('search', address(), at('/search'));
        },
        { script: false },
      ),
      ...(language === 'zh'
        ? [
            walk(
              'section 9: the resource menu of phones keeps at most 6 items',
              'phone',
              async ({ page, open }, expect) => {
                await open('/product/BCC');
                await opened(page, menu);
                await page.click('header dialog nav > ul > li:nth-child(5) summary');
                const links = await page.$$eval('header dialog li:nth-child(5) details a', (all) =>
                  all.map((link) => link.getAttribute('href')),
                );
                expect('at most 6', links.length > 0 && links.length <= resourceLimit, true);
                expect('all of this device', links.includes('/cloudtech'), false);
              },
            ),
          ]
        : []),
    ];
  });
}
