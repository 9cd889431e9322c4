import type { Page } from 'puppeteer';
import { languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import { follow, intercept, pause, walker } from './walk';

const banner = 'section:has(> div > p a[href$="/PrivacyPolicy"])';
const isShown = (page: Page) => page.$eval(banner, (element) => element.checkVisibility());
const press = (page: Page, text: RegExp) =>
  page.$$eval(
    `${banner} button`,
    (buttons, source) => {
      const wanted = new RegExp(source);
      (
        buttons.find((button) => button.checkVisibility() && wanted.test(button.textContent ?? '')) as HTMLElement
      ).click();
    },
    text.source,
  );
const kept = () => ({
  first_login: localStorage.getItem('first_login'),
  showBanner: localStorage.getItem('showBanner'),
});

/** The site with an identifier at Baidu Tongji, and what is sent there; no other request leaves the machine. */
async function withStatistics(page: Page): Promise<{ sent: string[]; views(): Promise<unknown[]> }> {
  const sent: string[] = [];
  // A site with an identifier names the host in its policy (src/build/security.ts); this one was built without.
  await page.setBypassCSP(true);
  await intercept(page, async (request, url) => {
    if (url.hostname === 'hm.baidu.com') {
      sent.push(url.pathname + url.search);
      await request.respond({ status: 200, contentType: 'text/javascript', body: '' });
      return true;
    }
    if (!/\/slice-data\/companions-\w+\.json$/.test(url.pathname)) return false;
    const body = (await (await fetch(url)).text()).replace('"statisticsId":""', '"statisticsId":"0123"');
    await request.respond({ status: 200, contentType: 'application/json', body });
    return true;
  });
  const queue = () => (window as Window & { _hmt?: unknown[][] })._hmt ?? [];
  return {
    sent,
    views: async () =>
      (await page.evaluate(queue)).filter(([command]) => command === '_trackPageview').map(([, path]) => path),
  };
}
const meant = /^foreign host: https:\/\/hm\.baidu\.com\//;

/** Privacy banner and page views (specification sections 2 and 4, decisions on statistics and consent). */
export function privacyJourneys(base: string): Journey[] {
  const walk = walker(base);
  const undecided = { hasAnswered: false, meant };
  return [
    ...languages.map((language) =>
      walk(
        `section 4: the privacy banner is shown until the visitor agrees, and agreeing is kept, in ${language}`,
        'phone',
        async ({ page, open }, expect) => {
          await open(inLanguage('/case', language));
          expect('shown', await isShown(page), true);
          await follow(page, inLanguage('/news', language));
          expect('on the next page', await isShown(page), true);
          await press(page, /^(同意|Agree)$/);
          expect('hidden', await isShown(page), false);
          expect('focus', await page.evaluate(() => document.activeElement?.id), 'content');
          expect('kept', await page.evaluate(kept), { first_login: 'true', showBanner: 'false' });
          await open(inLanguage('/PrivacyPolicy', language));
          expect('hidden in a new document', await isShown(page), false);
        },
        undecided,
      ),
    ),
    walk(
      'after-consent: only what is necessary is an answer, and is kept',
      'desktop',
      async ({ page, open }, expect) => {
        await open('/en/PrivacyPolicy');
        expect('shown outside the shell too', await isShown(page), true);
        await press(page, /necessary/);
        expect('kept', await page.evaluate(kept), { first_login: null, showBanner: 'false' });
        await open('/en/case');
        expect('hidden', await isShown(page), false);
      },
      undecided,
    ),
    walk(
      'section 4: the banner is reached first, and never covers what has the focus, at 320 px',
      'phone',
      async ({ page, open }, expect) => {
        await page.setViewport({ width: 320, height: 640 });
        // Where it stands in the end, not on its way there.
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
        await open('/en/product/BCC');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        expect('second stop', await page.$eval(banner, (element) => element.contains(document.activeElement)), true);
        const covered: string[] = [];
        for (let step = 0; step < 40; step += 1) {
          await page.keyboard.press('Tab');
          await pause(30);
          const label = await page.evaluate((selector) => {
            const bar = document.querySelector(selector);
            const focused = document.activeElement;
            if (!bar || !focused || focused === document.body || bar.contains(focused)) return null;
            const { top, bottom } = focused.getBoundingClientRect();
            const edge = bar.getBoundingClientRect().top;
            return top >= edge && bottom > edge ? focused.textContent : null;
          }, banner);
          if (label !== null) covered.push(label);
        }
        expect('covered', covered, []);
      },
      undecided,
    ),
    walk(
      'section 4: without script there is no banner, for it could keep no answer',
      'phone',
      async ({ page, open }, expect) => {
        await open('/');
        expect('shown', await isShown(page), false);
      },
      { ...undecided, script: false },
    ),
    walk(
      'after-consent: nothing is sent before the visitor agrees; then each page is counted once',
      'desktop',
      async ({ page, open }, expect) => {
        const { sent, views } = await withStatistics(page);
        await open('/en');
        await follow(page, '/en/case');
        await pause(500);
        expect('sent before', sent, []);
        await press(page, /^Agree$/);
        await page.waitForFunction(() => '_hmt' in window);
        await pause(300);
        expect('sent', sent, ['/hm.js?0123']);
        expect('counted', await views(), ['/en/case']);
        await follow(page, '/en/news?x=1');
        await pause(400);
        await follow(page, '/en/case#content');
        await pause(400);
        expect('each page', await views(), ['/en/case', '/en/news?x=1', '/en/case']);
        await open('/en/case');
        await page.waitForFunction(() => '_hmt' in window);
        await pause(400);
        expect('in the next document at once, and once', await views(), ['/en/case']);
      },
      undecided,
    ),
    walk(
      'after-consent: who declines is not counted',
      'desktop',
      async ({ page, open }, expect) => {
        const { sent } = await withStatistics(page);
        await open('/en');
        await press(page, /necessary/);
        await follow(page, '/en/case');
        await pause(500);
        expect('sent', sent, []);
      },
      undecided,
    ),
    ...(['globalPrivacyControl', 'doNotTrack'] as const).map((signal) =>
      walk(
        `after-consent: ${signal} is honoured, whatever is agreed to, and the banner says so`,
        'desktop',
        async ({ page, before, open }, expect) => {
          const { sent } = await withStatistics(page);
          await before((name) => {
            Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
            localStorage.setItem('first_login', location.hash === '#agreed' ? 'true' : '');
          }, signal);
          await open('/en');
          const said = await page.$$eval(
            `${banner} p span`,
            (all) => all.find((text) => text.checkVisibility())?.textContent,
          );
          expect('says so', said?.includes('not counted'), true);
          await open('/en/case#agreed');
          await pause(500);
          expect('sent', sent, []);
        },
        undecided,
      ),
    ),
    walk(
      'always: page views are counted from the first page on, also before the banner is answered',
      'desktop',
      async ({ page, open }, expect) => {
        const { sent, views } = await withStatistics(page);
        await open('/case');
        await page.waitForFunction(() => '_hmt' in window);
        await pause(300);
        expect('sent', sent, ['/hm.js?0123']);
        expect('counted', await views(), ['/case']);
      },
      undecided,
    ),
    walk(
      'without an identifier no statistics are loaded',
      'desktop',
      async ({ page, open }, expect) => {
        await open('/case');
        await press(page, /同意/);
        await follow(page, '/news');
        await pause(500);
        expect('queue', await page.evaluate(() => '_hmt' in window), false);
      },
      undecided,
    ),
  ];
}
