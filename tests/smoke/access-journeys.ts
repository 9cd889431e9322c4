import type { CDPSession } from 'puppeteer';
import { languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import { scrollTo, walker } from './walk';

/** Has the page shown as a visitor's system asks for it; puppeteer's own call knows no forced colours. */
async function withFeature(
  session: CDPSession,
  name: 'forced-colors' | 'prefers-reduced-motion',
  value: 'active' | 'reduce',
): Promise<void> {
  await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}

/** What has the focus, and what is wrong with how it is seen. */
const stop = () => {
  const { activeElement: element } = document;
  if (!element || element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const box = element.getClientRects()[0];
  const label = `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [-1, -1];
  const hit = document.elementFromPoint(x, y);
  const wrong: string[] = [];
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) wrong.push('no outline');
  if (!hit) wrong.push('out of the window');
  else if (!element.contains(hit) && !hit.contains(element)) wrong.push(`behind ${hit.localName}.${hit.className}`);
  return { label, wrong, isLast: element.closest('footer') !== null };
};

/** What keyboard, enlarged pages, calm pages and forced colours need (WCAG 2.2: 2.1.1, 2.1.2, 2.4.7, 2.4.11, 1.4.10, 2.3.3). */
export function accessJourneys(base: string): Journey[] {
  const walk = walker(base);
  return [
    ...languages.flatMap((language) =>
      (
        [
          ['desktop', '/product/BCC'],
          ['desktop', '/'],
          ['phone', '/consult'],
          ['phone', '/case'],
        ] as const
      ).map(([device, path]) =>
        walk(
          `Tab goes through ${inLanguage(path, language)} from the skip link to its end; each stop is seen, in ${language}`,
          device,
          async ({ page, session, open }, expect) => {
            // Without it the page would still be scrolling to the stop.
            await withFeature(session, 'prefers-reduced-motion', 'reduce');
            await open(inLanguage(path, language));
            await page.keyboard.press('Tab');
            expect('first', await page.evaluate(() => document.activeElement?.getAttribute('href')), '#content');
            const wrong: string[] = [];
            let isAtEnd = false;
            for (let presses = 0; presses < 300; presses += 1) {
              const seen = await page.evaluate(stop);
              // After the last stop the focus leaves the page.
              if (!seen) break;
              isAtEnd ||= seen.isLast;
              wrong.push(...seen.wrong.map((what) => `${seen.label}: ${what}`));
              await page.keyboard.press('Tab');
            }
            expect('the footer is reached', isAtEnd, true);
            expect('wrong', wrong, []);
          },
        ),
      ),
    ),
    walk('the skip link leads past the header', 'desktop', async ({ page, open }, expect) => {
      await open('/product/BCC');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect('the focus is in main', await page.evaluate(() => document.activeElement?.closest('main') !== null), true);
    }),
    ...(['/', '/product/BCC', '/en/case'] as const).map((path) =>
      walk(`who asks for less motion gets none on ${path}`, 'desktop', async ({ page, session, open }, expect) => {
        await withFeature(session, 'prefers-reduced-motion', 'reduce');
        await open(path);
        const moving = () =>
          page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
        expect('at the top', await moving(), 0);
        await scrollTo(page, 1200);
        expect('further down', await moving(), 0);
        const transformed = await page.$$eval(
          'main .motion',
          (all) => all.filter((one) => getComputedStyle(one).transform !== 'none').length,
        );
        expect('moved', transformed, 0);
      }),
    ),
    ...(['desktop', 'phone'] as const).map((device) =>
      walk(
        'with forced colours buttons have an edge and what has the focus an outline',
        device,
        async ({ page, session, open }, expect) => {
          await withFeature(session, 'forced-colors', 'active');
          await open('/product/BCC');
          const bare = await page.$$eval('main a[class], header button, aside summary, footer form button', (all) =>
            all
              .filter(
                (one) =>
                  one.checkVisibility({ visibilityProperty: true }) &&
                  one.matches('button, summary, [href*="/consult"]'),
              )
              .filter((one) => {
                const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(one);
                const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
                // A sign is seen by its stroke; a text on a ground that is gone needs an edge or a line.
                return (
                  !hasEdge &&
                  !textDecorationLine.includes('underline') &&
                  one.querySelector('svg') === null &&
                  !one.closest('#menu')
                );
              })
              .map((one) => one.outerHTML.slice(0, 120)),
          );
          expect('without an edge', bare, []);
          await page.focus('header a');
          expect('outline', await page.$eval('header a', (link) => getComputedStyle(link).outlineStyle), 'solid');
        },
      ),
    ),
    ...languages.map((language) =>
      walk(
        `at 400 % the menu opens, and a form can be filled in, in ${language}`,
        'desktop',
        async ({ page, open }, expect) => {
          await page.setViewport({ width: 320, height: 256 });
          await open(inLanguage('/consult', language));
          await page.click('header [aria-haspopup]:last-of-type');
          await page.waitForSelector('header dialog[open]');
          expect(
            'the menu fits',
            await page.$eval('header dialog > *', (sheet) => sheet.scrollWidth <= sheet.clientWidth),
            true,
          );
          await page.keyboard.press('Escape');
          await page.waitForFunction(() => document.querySelector('header dialog[open]') === null);
          await page.focus('main form [name="name"]');
          // The page scrolls there smoothly.
          await page
            .waitForFunction(
              () => {
                const field = document.activeElement?.getBoundingClientRect();
                const header = document.querySelector('header')?.getBoundingClientRect();
                return field && header && field.top >= header.bottom - 1 && field.bottom <= window.innerHeight;
              },
              { timeout: 5000 },
            )
            .catch(() => expect('the field is seen below the header', false, true));
        },
      ),
    ),
  ];
}
