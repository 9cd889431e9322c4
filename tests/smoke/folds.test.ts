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

onPhone('one console is shown in the head of home, whichever is chosen', async (visitor) => {
  const { page } = visitor;
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visitor.open(visitor.at('/'));

  /** For each choice, how many pictures are shown; before and once the consoles take turns. */
  const countShown = (rotates: boolean) =>
    page.$eval(
      'main fieldset:has(img)',
      (consoles, isRotating) => {
        consoles.toggleAttribute('data-rotates', isRotating);
        return [...consoles.querySelectorAll('input')].map((choice) => {
          choice.checked = true;
          const pictures = [...consoles.querySelectorAll('img')];
          return pictures.filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
            .length;
        });
      },
      rotates,
    );

  for (const width of [390, 600, 768, 1024, 1440]) {
    await page.setViewport({ width, height: 844 });
    expect({ width, shown: await countShown(false) }).toEqual({ width, shown: [1, 1, 1] });
    expect({ width, shown: await countShown(true) }).toEqual({ width, shown: [1, 1, 1] });
  }
});
