import { resourceLimit } from '../../src/site/constants';
import { eventually } from './downloads';
import { inChinese, onPhone, opener, openPopover, withoutScript } from './journey';
import { pause } from './site';
import type { Visitor } from './visitor';

const open = ':popover-open';

const openGroup = async (visitor: Visitor, group: string) => {
  // The group of the open page is open already.
  // The first of its entries, or of the categories that fold them.
  const first = `#menu-${group} :is(a, section summary)`;
  if (!(await visitor.isShown(first))) await visitor.page.click(`#menu-${group} > summary`);
  await visitor.shows(first);
  await visitor.isStill('#menu');
};

const entries = ({ page }: Visitor) => page.evaluate(() => history.length);

onPhone(
  'a link of the slide-out menu opens its page and adds no extra history entry (section 2)',
  async (visitor) => {
    const home = visitor.at('/');
    const product = visitor.at('/product/BKS');

    await visitor.open(home);
    const before = await entries(visitor);

    await openPopover(visitor, 'menu');
    await openGroup(visitor, 'products');
    await visitor.page.click(`#menu a[href="${product}"]`);
    await visitor.leadsTo(product);

    expect(await visitor.page.$(open)).toBeNull();
    expect(await entries(visitor)).toBe(before + 1);

    await visitor.travel(-1);
    await visitor.leadsTo(home);
    expect(await visitor.page.$(open)).toBeNull();
  },
);

onPhone(
  'the menu keeps the focus and the page’s place, and closes in every way (section 2)',
  async (visitor) => {
    const { page } = visitor;
    const texts = visitor.ui.header;
    const address = visitor.at('/product/BCC');

    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));

    await visitor.resize({ width: 390, height: 844, hasTouch: true });
    await visitor.open(address);
    await visitor.scrollTo(600);

    const ways: Record<string, () => Promise<unknown>> = {
      Escape: () => page.keyboard.press('Escape'),
      'a tap beside it': () => page.touchscreen.tap(12, 400),
      'its cross': () => page.click(`#menu [aria-label="${texts.closeMenu}"]`),
    };
    for (const [way, close] of Object.entries(ways)) {
      await openPopover(visitor, 'menu');

      for (let press = 0; press < 14; press += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('#menu') !== null,
        );
        if (!isInside) throw new Error(`${way}: the focus leaves the menu after ${press + 1} tabs`);
      }

      await page.mouse.wheel({ deltaY: 400 });
      await pause(100);
      expect([way, await scrolled()]).toEqual([way, 600]);

      await close();
      await visitor.until((css) => document.querySelector(css) === null, open);
      const focused = await eventually(
        () => visitor.focused('aria-label'),
        (label) => label === texts.openMenu,
      );

      expect([way, focused, await scrolled(), await visitor.address()]).toEqual([
        way,
        texts.openMenu,
        600,
        address,
      ]);
    }
  },
);

onPhone('header and menu fit each width of phones (sections 4 and 9)', async (visitor) => {
  const { page } = visitor;

  const tooSmall = () =>
    page.$$eval('header a, header button, header summary, header input', (elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 44 || height < 43.5;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );

  await visitor.resize({ width: 320, height: 640 });
  await visitor.open(visitor.at('/product/BCC'));

  for (const width of [320, 390, 1000]) {
    await visitor.resize({ width, height: 844 });
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      width,
      width,
    ]);
    // A finger needs 44 px.
    expect([width, await tooSmall()]).toEqual([width, []]);

    await openPopover(visitor, 'menu');
    await openGroup(visitor, 'products');
    expect([width, await tooSmall()]).toEqual([width, []]);
    expect(await page.$eval('#menu', (menu) => menu.scrollWidth <= menu.clientWidth)).toBe(true);

    // More than 4 entries stand in two columns where two fit.
    const lists = await page.$$eval('#menu-products ul', (elements) =>
      elements.map((list) => {
        const places = [...list.children]
          .filter((entry) => entry.checkVisibility())
          .map((entry) => Math.round(entry.getBoundingClientRect().left));
        return { entries: places.length, columns: new Set(places).size };
      }),
    );
    // Those of folded categories show none.
    const openLists = lists.filter(({ entries }) => entries > 0);

    expect(openLists.some(({ entries }) => entries > 4)).toBe(true);
    for (const { entries, columns } of openLists)
      expect([width, entries, columns]).toEqual([width, entries, 1]);

    await page.keyboard.press('Escape');
    await visitor.hides('#menu');
  }
});

onPhone(
  'the menu opens the category of the page alone; its actions stay in sight (section 2)',
  async (visitor) => {
    const { page } = visitor;
    await visitor.resize({ width: 390, height: 844, hasTouch: true });
    await visitor.open(visitor.at('/product/ACE'));
    await openPopover(visitor, 'menu');
    await visitor.isStill('#menu');

    const openCategories = () =>
      page.$$eval('#menu-products section', (categories) =>
        categories
          .filter((category) => category.querySelector('details')?.open)
          .map((category) => category.querySelector('[aria-current="page"]') !== null),
      );
    expect(await openCategories()).toEqual([true]);

    const actions = () =>
      page.$$eval('#menu > :last-child a', (links) =>
        links.map((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const isOnTop = link.contains(
            document.elementFromPoint(left + width / 2, top + height / 2),
          );
          return isOnTop && link.getAttribute('href');
        }),
      );
    const expected = [visitor.at('/consult'), visitor.at('/productTrial')];
    expect(await actions()).toEqual(expected);

    // What the keyboard reaches is not behind them.
    await page.$eval('#menu li:last-of-type > details > summary', (title) => title.focus());
    const isBehind = await page.evaluate(() => {
      const foot = document.querySelector('#menu > :last-child');
      const focused = document.activeElement;
      if (!foot || !focused) return true;
      return focused.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 1;
    });
    expect(isBehind).toBe(false);
    expect(await actions()).toEqual(expected);
  },
);

onPhone('the header has the consultation button on every page', async (visitor) => {
  await visitor.resize({ width: 390, height: 844, hasTouch: true });
  const consult = visitor.at('/consult');

  for (const path of ['/', '/product/BCC', '/case', '/lifecycle']) {
    await visitor.open(visitor.at(path));
    for (const top of [0, 700]) {
      await visitor.scrollTo(top);
      const isShown = await visitor.page.$$eval(
        `header a[href="${consult}"]`,
        (links) =>
          links.filter((link) => link.checkVisibility({ visibilityProperty: true })).length,
      );
      expect([path, top, isShown]).toEqual([path, top, 1]);
    }
  }
});

inChinese.onPhone(
  `the resource menu of phones keeps at most ${resourceLimit} items (section 9)`,
  async (visitor) => {
    await visitor.open('/product/BCC');
    await openPopover(visitor, 'menu');
    await openGroup(visitor, 'resources');

    const hrefs = await visitor.page.$$eval('#menu-resources a', (links) =>
      links.flatMap((link) => (link.checkVisibility() ? link.getAttribute('href') : [])),
    );

    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.length).toBeLessThanOrEqual(resourceLimit);
    // Pages of desktops alone are left out.
    expect(hrefs).not.toContain('/tags');
  },
);

withoutScript.onPhone(
  'without script menu, languages and search open and close (section 2)',
  async (visitor) => {
    const { page } = visitor;
    await visitor.open(visitor.at('/product/BCC'));
    await openPopover(visitor, 'menu');
    await openGroup(visitor, 'products');

    const products = new Set<string>();
    for (const category of await page.$$('#menu-products section summary')) {
      await category.focus();
      await page.keyboard.press('Enter');
      const shown = await page.$$eval('#menu a[href*="/product/"]', (links) =>
        links.filter((link) => link.checkVisibility()).map(({ href }) => href),
      );
      for (const href of shown) products.add(href);
    }
    expect(products.size).toBeGreaterThan(15);

    await page.keyboard.press('Escape');
    expect(await visitor.isShown('#menu')).toBe(false);

    await page.click('header [data-page] > summary');
    await visitor.shows('header [data-page] a');
    await page.click(opener('search'));

    expect(await visitor.focused('name')).toBe('query');

    await page.keyboard.type('GPU');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await visitor.address()).toBe(`${visitor.at('/search')}?query=GPU`);
  },
);
