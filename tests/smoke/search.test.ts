import { noticeAfter } from '../../src/site/constants';
import { eventually } from './downloads';
import { onDesktop, stopClock, visitors, withoutScript } from './journey';
import { shifts } from './look';
import { pause } from './site';

const input = 'main input[name="query"]';
const result = '#results h3 a';

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
    `an index whose ${part} hang is reported within 8 seconds, and used when it comes`,
    async (visitor) => {
      const { failed, failedMore } = visitor.ui.search;
      const alert = '#results [role="alert"]';
      const slowFile =
        part === 'names' ? /^\/search\/(zh|en)\.json$/ : /^\/search\/(?!(zh|en)\.json).*json$/;

      /** Ends the wait of each request; from then on none waits. */
      const releases: (() => void)[] = [];
      let isHanging = true;

      await visitor.intercept(async (_, url) => {
        if (isHanging && slowFile.test(url.pathname))
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

      isHanging = false;
      for (const release of releases) release();
      await visitor.page.waitForSelector(result);
      await visitor.until((css) => document.querySelector(css) === null, alert);
    },
  );
