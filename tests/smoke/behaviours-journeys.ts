import { backToTopAfter } from '../../src/config/constants';
import { languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import { failureJourneys } from './failure-journeys';
import { privacyJourneys } from './privacy-journeys';
import { settled } from './visitor';
import { follow, intercept, pause, scrollTo, walker } from './walk';

const scrollTop = () => Math.round(window.scrollY);
const headingHasFocus = () => document.activeElement?.tagName === 'H1';

/** What surrounds every page besides header and footer, by the specification's sections. */
export function behavioursJourneys(base: string): Journey[] {
  const walk = walker(base);
  return [
    ...languages.flatMap((language) =>
      (['desktop', 'phone'] as const).map((device) =>
        walk(
          `section 2: a route change goes to the top, takes the focus to the heading and says the title, in ${language}`,
          device,
          async ({ page, open }, expect) => {
            await open(inLanguage('/product/BCC', language));
            await scrollTo(page, 900);
            await follow(page, inLanguage('/product/BKS', language));
            expect('scroll', await page.evaluate(scrollTop), 0);
            expect('focus', await page.evaluate(headingHasFocus), true);
            // The heading has the focus first; what is said follows.
            const isSaid = page.waitForFunction(
              () => document.querySelector('#arrival[role="status"]')?.textContent === document.title,
              {
                timeout: 3000,
              },
            );
            expect('said', await isSaid.then(Boolean, () => false), true);
            expect(
              'Gatsby is silent',
              await page.$eval('#gatsby-announcer', (element) => getComputedStyle(element).display),
              'none',
            );
            await page.goBack();
            await page.waitForFunction(() => window.scrollY > 0);
            await pause(200);
            expect('back is where the reader was', Math.abs((await page.evaluate(scrollTop)) - 900) < 10, true);
            await page.goForward();
            await page.waitForFunction(() => window.scrollY === 0);
            expect('forward too', await page.evaluate(headingHasFocus), true);
          },
        ),
      ),
    ),
    walk(
      'section 2: a hash of another page jumps to its element, and the focus goes there',
      'desktop',
      async ({ page, open }, expect) => {
        await open('/');
        await follow(page, '/product/BKS#highlights');
        expect('focus', await page.evaluate(() => document.activeElement?.id), 'highlights');
        const top = await page.$eval('#highlights', (element) => element.getBoundingClientRect().top);
        expect('in view, below the header', top >= 0 && top < 300, true);
      },
    ),
    walk(
      'section 2: a page loaded anew stays where it is at the first move',
      'desktop',
      async ({ page, open }, expect) => {
        await open('/case');
        await scrollTo(page, 700);
        await open('/case');
        await pause(300);
        expect('scroll', await page.evaluate(scrollTop), 0);
      },
    ),
    ...(['desktop', 'phone'] as const).map((device) =>
      walk(
        'section 8: a move while the page is on its way has its script loaded once it is there',
        device,
        async ({ page, before }, expect) => {
          await before(() => {
            addEventListener(
              'pointerover',
              () => (document.documentElement.dataset.moved ??= document.readyState),
              true,
            );
          });
          await intercept(page, async (request) => {
            if (request.resourceType() === 'image') await request.abort('aborted');
            else if (request.isNavigationRequest())
              await request.continue({ headers: { ...request.headers(), 'accept-encoding': 'identity' } });
            else return false;
            return true;
          });
          // The page, some 100 kB as it is not compressed, takes a second.
          await page.emulateNetworkConditions({ download: 100_000, upload: 100_000, latency: 0 });
          const isThere = page.goto(`${base}/product/BCC`, { waitUntil: 'domcontentloaded' }).then(() => true);
          for (let place = 1; !(await Promise.race([isThere, pause(50)])); place += 1)
            await page.mouse.move(place, 200);
          await page.emulateNetworkConditions(null);
          expect('moved while', await page.evaluate(() => document.documentElement.dataset.moved), 'loading');
          await settled(page);
          expect('taken over', await page.evaluate(() => 'ready' in document.documentElement.dataset), true);
        },
      ),
    ),
    walk(
      'section 8: the same link twice is one navigation; a link to the open page is none',
      'desktop',
      async ({ page, open }, expect) => {
        await open('/');
        const before = await page.evaluate(() => history.length);
        await page.evaluate(() => {
          const link = document.querySelector<HTMLAnchorElement>('a[href="/case"]');
          link?.click();
          link?.click();
        });
        await page.waitForFunction(() => location.pathname === '/case');
        await pause(500);
        expect('entries of the history', (await page.evaluate(() => history.length)) - before, 1);
        await scrollTo(page, 500);
        await page.$eval('a[href="/case"]', (link) => (link as HTMLElement).click());
        await page.waitForFunction(() => window.scrollY === 0);
        expect('still one', (await page.evaluate(() => history.length)) - before, 1);
      },
    ),
    ...(['desktop', 'phone'] as const).map((device) =>
      walk(
        `section 9: back to top appears after ${backToTopAfter} px and takes the focus along`,
        device,
        async ({ page, open }, expect) => {
          await open('/product/BCC');
          const button = 'aside > button';
          const isShown = () => page.$eval(button, (element) => element.checkVisibility());
          expect('at the top', await isShown(), false);
          await scrollTo(page, backToTopAfter);
          expect(`at ${backToTopAfter}`, await isShown(), false);
          await scrollTo(page, backToTopAfter + 20);
          await scrollTo(page, backToTopAfter + 1);
          expect(`at ${backToTopAfter + 1}`, await isShown(), true);
          await pause(400);
          await page.click(button);
          await page.waitForFunction(() => window.scrollY === 0);
          expect('focus', await page.evaluate(headingHasFocus), true);
          await page.waitForFunction(() => !document.querySelector('aside > button')?.checkVisibility());
        },
      ),
    ),
    ...(
      [
        [320, 320 / 7.5],
        [390, 52],
        [749, 749 / 7.5],
        [750, 100],
        [1199, 100],
        [1200, 16],
        [1920, 16],
      ] as const
    ).map(([width, size]) =>
      walk(
        `section 9: the root font is ${size.toFixed(1)} px at ${width} px, and nothing is wider than the window`,
        'phone',
        async ({ page, open }, expect) => {
          await page.setViewport({ width, height: 800 });
          await open('/en/product/BCC');
          const seen = await page.evaluate(() => ({
            font: Math.round(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 10),
            overflow: document.documentElement.scrollWidth - window.innerWidth,
          }));
          expect('font and overflow', seen, { font: Math.round(size * 10), overflow: 0 });
        },
      ),
    ),
    walk(
      'section 2: elements with the motion class are visible or hidden by their place in the window',
      'desktop',
      async ({ page, open }, expect) => {
        await open('/product/BCC');
        const last = () => page.$$eval('main .motion', (all) => (all.at(-1) as HTMLElement).dataset.visible);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect('below the window', await last(), 'false');
        const become = (visible: string) =>
          page.waitForFunction(
            (wanted) =>
              [...document.querySelectorAll<HTMLElement>('main .motion')].every(
                ({ dataset }, index) => index < 3 || dataset.visible === wanted,
              ),
            { timeout: 5000 },
            visible,
          );
        await scrollTo(page, height);
        await become('true');
        await scrollTo(page, 0);
        await become('false');
        await follow(page, '/product/BKS');
        expect('on the next page too', await last(), 'false');
      },
    ),
    ...languages.map((language) =>
      walk(
        `section 2: hotlines and QR code open without script, in ${language}`,
        'phone',
        async ({ page, open }, expect) => {
          await open(inLanguage('/product/BCC', language));
          await page.click('aside summary');
          const seen = await page.$eval('aside details', (details) => ({
            phones: [...details.querySelectorAll('a[href^="tel:"]')].filter((link) => link.checkVisibility()).length,
            codes: [...details.querySelectorAll('svg[role="img"]')].map((code) =>
              Boolean(code.getAttribute('aria-label')),
            ),
            consult: details.querySelector('a[href$="/consult"]')?.checkVisibility(),
          }));
          expect('what it shows', seen, { phones: 2, codes: [true], consult: true });
        },
        { script: false },
      ),
    ),
    walk(
      'section 2: Escape and a click beside it close the contact widget; pages outside the shell have none',
      'desktop',
      async ({ page, open }, expect) => {
        await open('/product/BCC');
        const isOpen = () => page.$eval('aside details', (details) => (details as HTMLDetailsElement).open);
        await page.click('aside summary');
        await page.focus('aside details a');
        await page.keyboard.press('Escape');
        expect(
          'closed by Escape',
          [await isOpen(), await page.evaluate(() => document.activeElement?.tagName)],
          [false, 'SUMMARY'],
        );
        await page.click('aside summary');
        await page.mouse.click(200, 400);
        expect('closed by a click beside it', await isOpen(), false);
        await page.emulateMediaType('print');
        expect('not in print', await page.$eval('aside details', (details) => details.checkVisibility()), false);
        await page.emulateMediaType('screen');
        await open('/PrivacyPolicy');
        expect('outside the shell', await page.$('aside details'), null);
      },
    ),
    ...privacyJourneys(base),
    ...failureJourneys(base),
  ];
}
