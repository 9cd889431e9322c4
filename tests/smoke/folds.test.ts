import { onPhone, withoutScript } from './journey';

/* What phones fold (src/features/listing/case-cards.tsx, src/features/consoles). */

withoutScript.onPhone(
  'of many cases a phone shows the first, and all once the box below them is ticked',
  async (visitor) => {
    const { page } = visitor;
    await visitor.open(visitor.at('/case'));

    const countShown = () =>
      page.$$eval(
        'main li:has(a[href*="/case/"])',
        (cards) => cards.filter((card) => card.checkVisibility()).length,
      );
    const all = await page.$$eval('main li:has(a[href*="/case/"])', ({ length }) => length);
    const shownFirst = await countShown();
    expect(shownFirst).toBeLessThan(all);

    await page.click('main label:has([type="checkbox"])');
    expect(await countShown()).toBe(all);
  },
);

onPhone('a phone shows the panel of one explanation of a console', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at('/product/ACE'));

  /** Which explanations have a panel that is shown. */
  const openPanels = () =>
    page.$$eval('main figure ol > li:has(img)', (explanations) =>
      explanations.map((explanation) =>
        [...explanation.querySelectorAll('img')].some((picture) => picture.checkVisibility()),
      ),
    );
  expect(await openPanels()).toEqual([true, false, false]);

  await page.click('main figure ol > li:has(img):nth-child(2) label');
  expect(await openPanels()).toEqual([false, true, false]);
});
