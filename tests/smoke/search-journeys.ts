import { languages } from '../../src/config/languages';
import type { Device } from '../../src/lib/device';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import type { Visitor } from './visitor';
import { intercept, walker } from './walk';

type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

const input = 'main input[name="query"]';
const result = '#results h3 a';
/** The input of the header's search box. */
const field = '[aria-controls="header-search-suggestions"]';

/** Answers requests whose path fits with a broken file of JSON. */
const answerIf =
  (fits: (path: string) => boolean, body: string): Parameters<typeof intercept>[1] =>
  async (request, { pathname }) => {
    const isAnswered = fits(pathname);
    if (isAnswered) await request.respond({ status: 200, contentType: 'application/json', body });
    return isAnswered;
  };

/** What visitors do on the search page. */
export function searchJourneys(base: string): Journey[] {
  const walk = walker(base);
  const journey = (name: string, ...rest: Tail<Parameters<typeof walk>>): Journey => walk(`search: ${name}`, ...rest);
  const first = (visitor: Visitor) => visitor.page.$eval(result, (link) => link.getAttribute('href'));
  const firstIs = (visitor: Visitor, href: string) =>
    visitor.page.waitForFunction(
      (wanted) => document.querySelector('#results h3 a')?.getAttribute('href') === wanted,
      { timeout: 10_000 },
      href,
    );
  const both = (make: (device: Device) => Journey): Journey[] => [make('desktop'), make('phone')];

  return [
    ...both((device) =>
      journey('results while typing, a page, and back to the same place', device, async (visitor, expect) => {
        await visitor.open('/search');
        await visitor.page.type(input, 'GPU 切分');
        await firstIs(visitor, '/product/ACE');
        await visitor.page.type(input, ' ');
        await visitor.page.waitForFunction(() => location.search.startsWith('?query=GPU'));
        await visitor.page.waitForFunction(() => document.querySelectorAll('#results h3 a').length > 4);
        await visitor.page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
        const place = await visitor.page.evaluate(() => window.scrollY);
        const [href, heading] = await visitor.page.$$eval('#results h3 a', (links) => {
          const link = links.at(-1) as HTMLAnchorElement;
          link.click();
          return [link.pathname, document.querySelector('h1')?.textContent];
        });
        await visitor.page.waitForFunction((path) => location.pathname === path, {}, href);
        await visitor.page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, {}, heading);
        await visitor.page.goBack();
        await firstIs(visitor, '/product/ACE');
        await visitor.page
          .waitForFunction((top) => Math.abs(window.scrollY - top) < 5, { timeout: 5000 }, place)
          .catch(() => undefined);
        expect('the same place', await visitor.page.evaluate(() => Math.round(window.scrollY)), Math.round(place));
        expect(
          'the query',
          (await visitor.page.$eval(input, (element) => (element as HTMLInputElement).value)).trim(),
          'GPU 切分',
        );
      }),
    ),
    ...languages.map((language) =>
      journey(
        `an address with a query shows its results and moves nothing, in ${language}`,
        'desktop',
        async (visitor, expect) => {
          await visitor.before(() => {
            Object.assign(window, { shift: 0 });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                Object.assign(window, {
                  shift: (window as unknown as { shift: number }).shift + (entry as unknown as { value: number }).value,
                });
            }).observe({ type: 'layout-shift', buffered: true });
          });
          await visitor.open(`${inLanguage('/search', language)}?query=kubernetes&kind=products`);
          await visitor.page.waitForSelector(result);
          await new Promise((resolve) => setTimeout(resolve, 500));
          expect('narrowed', await visitor.page.$$eval('#results [aria-pressed="true"]', (all) => all.length), 1);
          expect(
            'layout shift below 0.02',
            await visitor.page.evaluate(() => (window as unknown as { shift: number }).shift < 0.02),
            true,
          );
        },
      ),
    ),
    journey('a hot search and a pinyin search, in one document', 'phone', async (visitor, expect) => {
      await visitor.open('/search');
      await visitor.page.$eval('main a[href*="query="]', (link) => (link as HTMLElement).click());
      await visitor.page.waitForSelector(result);
      await visitor.page.$eval(input, (element) => ((element as HTMLInputElement).value = ''));
      await visitor.page.type(input, 'fuwuwangge');
      await firstIs(visitor, '/product/BeyondMesh');
      expect('first', await first(visitor), '/product/BeyondMesh');
    }),
    journey('arrow keys lead into the results, Enter follows', 'desktop', async (visitor) => {
      await visitor.open('/en/search');
      await visitor.page.type(input, 'load balancer');
      await firstIs(visitor, '/en/product/BeyondCube');
      await visitor.page.keyboard.press('ArrowDown');
      await visitor.page.keyboard.press('Enter');
      await visitor.page.waitForFunction(() => location.pathname === '/en/product/BeyondCube');
    }),
    ...languages.map((language) =>
      journey(
        `without script the form leads to the directory of the site, in ${language}`,
        'desktop',
        async (visitor, expect) => {
          await visitor.open(inLanguage('/search', language));
          await visitor.page.type(input, 'kubernetes');
          await Promise.all([visitor.page.waitForNavigation(), visitor.page.keyboard.press('Enter')]);
          expect('address', visitor.address(), `${inLanguage('/search', language)}?query=kubernetes`);
          expect('links', await visitor.page.$$eval('#pages a', (links) => links.length > 60), true);
        },
        { script: false },
      ),
    ),
    journey('an index that cannot be had is said, and tried again', 'desktop', async (visitor, expect) => {
      let isDown = true;
      await intercept(
        visitor.page,
        answerIf((path) => isDown && /\/search\/zh\.json$/.test(path), '{"version":1'),
      );
      await visitor.open('/search?query=GPU');
      await visitor.page.waitForSelector('#results [role="alert"] button');
      isDown = false;
      await visitor.page.click('#results [role="alert"] button');
      await visitor.page.waitForSelector(result);
      expect('no alert', await visitor.page.$('#results [role="alert"]'), null);
    }),
    journey(
      'without its texts titles go on being found, it is said, and tried again',
      'phone',
      async (visitor, expect) => {
        let isDown = true;
        await intercept(
          visitor.page,
          answerIf((path) => isDown && /\/search\/en\.texts\./.test(path), '<!doctype html>'),
        );
        await visitor.open('/en/search?query=kubernetes');
        await visitor.page.waitForSelector(result);
        await visitor.page.waitForSelector('#results [role="alert"] button');
        isDown = false;
        await visitor.page.click('#results [role="alert"] button');
        await visitor.page.waitForFunction(() => !document.querySelector('#results [role="alert"]'));
        expect('results', await visitor.page.$$eval(result, (links) => links.length > 0), true);
      },
    ),
    ...languages.map((language) =>
      journey(
        `suggestions of the header are silent where the index is broken, in ${language}`,
        'desktop',
        async (visitor, expect) => {
          await intercept(
            visitor.page,
            answerIf((path) => /\/search\/(zh|en)\./.test(path), '{"version":1}'),
          );
          await visitor.open(inLanguage('/case', language));
          await visitor.page.$eval(`header :has(> div ${field}) > button`, (opener) => (opener as HTMLElement).click());
          await visitor.page.waitForFunction((css) => document.activeElement?.matches(css), {}, field);
          await visitor.page.keyboard.type('gpu');
          await visitor.page.waitForNetworkIdle({ idleTime: 300 });
          expect(
            'suggestions',
            await visitor.page.$$eval('#header-search-suggestions [role="option"]', (all) => all.length),
            0,
          );
          await visitor.page.keyboard.press('Enter');
          await visitor.page.waitForFunction(() => location.search === '?query=gpu');
        },
      ),
    ),
    journey('markup in the address is text, and leads nowhere', 'desktop', async (visitor, expect) => {
      const query = '"><img src=x onerror="document.title=1"><script>document.title=2</script>\u202e容器';
      await visitor.open(`/search?query=${encodeURIComponent(query)}`);
      await visitor.page.waitForFunction(() => (document.querySelector('#results')?.textContent ?? '').length > 20);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect('elements', await visitor.page.$$eval('#results img, #results script', (all) => all.length), 0);
      expect('title', /^[12]$/.test(await visitor.page.title()), false);
      expect('the input', await visitor.page.$eval(input, (element) => (element as HTMLInputElement).value), query);
    }),
  ];
}
