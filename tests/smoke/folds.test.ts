import { onDesktop, onPhone, withoutScript } from './journey';
import { isFirefox } from './visitor';

/* What phones and tablets fold, and what stands in their first view. */

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
  if (!isFirefox)
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

onPhone('the first view of home has its buttons, and figures of the vendor', async (visitor) => {
  const { page } = visitor;
  await visitor.resize({ width: 390, height: 844, hasTouch: true });
  await visitor.open(visitor.at('/'));

  const bottoms = await page.$$eval('main a[href*="/consult"], main h1 ~ ul > li', (elements) =>
    elements.slice(0, 4).map((element) => element.getBoundingClientRect().bottom),
  );
  expect(bottoms).toHaveLength(4);
  for (const bottom of bottoms) expect(bottom).toBeLessThan(844);
});

withoutScript.onPhone(
  'a phone folds the products of the lifecycle by family, and opens a family for a link into it',
  async (visitor) => {
    const { page } = visitor;
    const rows = () =>
      page.$$eval('main details:has(> div[id])', (products) => ({
        all: products.length,
        shown: products.filter((product) => product.checkVisibility()).length,
        last: products.at(-1)?.querySelector('div')?.id,
      }));

    await visitor.open(visitor.at('/lifecycle'));
    const { all, shown, last } = await rows();
    expect(all).toBeGreaterThan(0);
    expect(shown).toBe(0);

    await visitor.open(`${visitor.at('/lifecycle')}#${last}`);
    expect((await rows()).shown).toBeGreaterThan(0);
    await visitor.shows(`[id="${last}"]`);
  },
);

withoutScript.onPhone(
  'a phone shows the first news with legible covers, and all once a box is ticked',
  async (visitor) => {
    const { page } = visitor;
    const covers = () =>
      page.$$eval('main ul[data-news] > li', (items) => ({
        all: items.length,
        widths: items
          .filter((item) => item.checkVisibility())
          .map((item) => (item.querySelector('img')?.clientWidth ?? 0) / window.innerWidth),
      }));

    await visitor.open(visitor.at('/news'));
    const { all, widths } = await covers();
    expect(widths.length).toBeLessThan(all);
    expect(Math.min(...widths)).toBeGreaterThan(0.8);

    await page.click('main ul[data-news] + label');
    expect((await covers()).widths).toHaveLength(all);
  },
);

onDesktop('a tablet folds tags below the names of their groups', async (visitor) => {
  const { page } = visitor;
  await visitor.resize({ width: 768, height: 1024 });
  await visitor.open(visitor.at('/tags'));

  /** The labels of the groups, and how many tags are shown. */
  const tags = () =>
    page.$eval('main fieldset', (group) => ({
      labels: [...group.querySelectorAll('summary')].map(({ innerText }) => innerText),
      shown: [...group.querySelectorAll('button')].filter((tag) => tag.checkVisibility()).length,
    }));

  // All of them.
  const first = await tags();
  expect(first).toEqual({ labels: [expect.any(String), expect.any(String)], shown: 1 });

  await page.click('main fieldset summary');
  await page.click('main fieldset details button');
  const chosen = await tags();
  expect(chosen.shown).toBeGreaterThan(8);
  expect(chosen.labels[0]).toMatch(`${first.labels[0]}: `);
});

onDesktop('the moments of a switchover fill their rows on every tablet', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at('/'));

  for (const width of [750, 768, 899, 900, 1024]) {
    await visitor.resize({ width, height: 1024 });
    const rows = await page.$eval('main ol:has([data-past])', (list) => {
      const { right } = list.getBoundingClientRect();
      const edges = new Map<number, number>();
      for (const moment of list.children) {
        const box = moment.getBoundingClientRect();
        edges.set(Math.round(box.top), Math.round(right - box.right));
      }
      return [...edges.values()];
    });
    expect({ width, rows: rows.length <= 2, free: Math.max(...rows) }).toEqual({
      width,
      rows: true,
      free: 0,
    });
  }
});
