import { noticeAfter } from '../../src/site/constants';
import { eventually } from './downloads';
import { onDesktop, stopClock, visitors, withoutScript } from './journey';
import { shifts } from './look';
import { pause } from './site';
import type { Visitor } from './visitor';

const input = 'main input[name="query"]';
const result = '#results h3 a';

/** Waits for the first result: a page, or a section of it. */
const firstResultIs = (visitor: Visitor, path: string) =>
  visitor.until(
    (css, expectedPath) =>
      document.querySelector<HTMLAnchorElement>(css)?.pathname === expectedPath,
    result,
    path,
  );

visitors({ language: 'zh', needs: 'history' }).onEither(
  'results show while typing; back from a page leads to the same place',
  async (visitor) => {
    const { page } = visitor;
    await visitor.open('/search');
    await page.type(input, 'GPU 切分');
    await firstResultIs(visitor, '/product/ACE');
    await page.type(input, ' ');
    await visitor.until(() => location.search.startsWith('?query=GPU'));
    await visitor.until((css) => document.querySelectorAll(css).length > 3, result);

    await visitor.scrollTo(500);
    const place = await page.evaluate(() => window.scrollY);
    const heading = await visitor.text('h1');
    const path = await page.$$eval(result, (links) => {
      const link = links.at(-1) as HTMLAnchorElement;
      link.click();

      return link.pathname;
    });

    await visitor.leadsTo(path);
    await visitor.until((text) => document.querySelector('h1')?.textContent !== text, heading);
    await visitor.travel(-1);
    await firstResultIs(visitor, '/product/ACE');
    await visitor.until((top) => Math.abs(window.scrollY - top) < 5, place);

    expect((await visitor.value(input)).trim()).toBe('GPU 切分');
  },
);

onDesktop('an address with a query shows its results and moves nothing', async (visitor) => {
  await visitor.open(`${visitor.at('/search')}?query=kubernetes&kind=products`);
  await visitor.page.waitForSelector(result);
  await pause(500);

  expect(await visitor.page.$$('#results [aria-pressed="true"]')).toHaveLength(1);
  expect((await visitor.page.evaluate(shifts)).sum).toBeLessThan(0.02);
});

withoutScript.onDesktop(
  'without script the form leads to the directory of the site',
  async (visitor) => {
    const search = visitor.at('/search');
    await visitor.open(search);
    await visitor.page.type(input, 'kubernetes');
    await Promise.all([visitor.page.waitForNavigation(), visitor.page.keyboard.press('Enter')]);

    expect(await visitor.address()).toBe(`${search}?query=kubernetes`);
    expect((await visitor.page.$$('#pages a')).length).toBeGreaterThan(60);
  },
);

for (const part of ['names', 'texts'] as const)
  visitors().onEither(
    `an index whose ${part} hang is said within 8 seconds, and used when it comes`,
    async (visitor) => {
      const releases: (() => void)[] = [];
      const { failed, failedMore } = visitor.ui.search;
      const alert = '#results [role="alert"]';

      await visitor.intercept(async (_, url) => {
        const isHeld =
          part === 'names' ? /^\/search\/(zh|en)\.json$/ : /^\/search\/(?!(zh|en)\.json).*json$/;
        if (!isHeld.test(url.pathname)) return false;

        await new Promise<void>((resolve) => releases.push(resolve));
        return false;
      });
      await stopClock(visitor);
      await visitor.open(`${visitor.at('/search')}?query=kubernetes`);
      await visitor.until(() => document.querySelector('#results') !== null);

      await eventually(() => releases.length, Boolean);
      // A second request would come right after.
      await pause(500);
      expect(releases).toHaveLength(1);

      await visitor.page.evaluate((limit) => passTime(limit), noticeAfter);
      await visitor.says(alert, part === 'names' ? failed : failedMore);
      expect((await visitor.page.$$(result)).length > 0).toBe(part === 'texts');

      for (const release of releases) release();
      releases.push = (release) => Number(release());
      await visitor.page.waitForSelector(result);
      await visitor.until((css) => document.querySelector(css) === null, alert);
    },
  );
