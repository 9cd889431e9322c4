import { resourceLimit } from '../../src/config/constants';
import { inChinese, onPhone, withoutScript } from './journey';
import { content, pause } from './site';
import type { Visitor } from './visitor';

const dialog = 'header dialog[open]';
const openDrawer = async ({ page }: Visitor, label: string) => {
  await page.click(`header [aria-haspopup][aria-label="${label}"]`);
  await page.waitForSelector(dialog);
  // It slides in.
  await pause(400);
};
const openGroup = ({ page }: Visitor, number: number) =>
  page.click(`header dialog nav > ul > li:nth-child(${number}) summary`);
const entries = ({ page }: Visitor) => page.evaluate(() => history.length);

onPhone('the slide-out menu leads on and adds no entry to the history (section 2)', async (visitor) => {
  const [home, product] = [visitor.at('/'), visitor.at('/product/BKS')];
  await visitor.open(home);
  const before = await entries(visitor);
  await openDrawer(visitor, visitor.ui.header.openMenu);
  await openGroup(visitor, 2);
  await visitor.page.click(`header dialog a[href="${product}"]`);
  await visitor.leadsTo(product);
  expect(await visitor.page.$(dialog)).toBeNull();
  expect(await entries(visitor)).toBe(before + 1);
  await visitor.page.goBack();
  await visitor.leadsTo(home);
  expect(await visitor.page.$(dialog)).toBeNull();
});

onPhone('the menu keeps the focus and the page’s place, and closes in every way (section 2)', async (visitor) => {
  const { page } = visitor;
  const texts = visitor.ui.header;
  const address = visitor.at('/product/BCC');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await visitor.resize({ width: 390, height: 844, hasTouch: true });
  await visitor.open(address);
  await visitor.scrollTo(600);
  const ways: Record<string, () => Promise<unknown>> = {
    Escape: () => page.keyboard.press('Escape'),
    'the back button': () => page.evaluate(() => history.back()),
    'a tap beside it': () => page.touchscreen.tap(12, 400),
    'its cross': () => page.click(`${dialog} [aria-label="${texts.closeMenu}"]`),
    'a swipe': async () => {
      const finger = await page.touchscreen.touchStart(150, 600);
      for (const x of [180, 220, 260, 300]) await finger.move(x, 604);
      await finger.end();
    },
  };
  for (const [way, close] of Object.entries(ways)) {
    await openDrawer(visitor, texts.openMenu);
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      if (!isInside) throw new Error(`${way}: the focus leaves the menu after ${press + 1} tabs`);
    }
    await page.mouse.wheel({ deltaY: 400 });
    await pause(100);
    expect([way, await scrolled()]).toEqual([way, 600]);
    await close();
    await visitor.until((css) => document.querySelector(css) === null, dialog);
    await pause(100);
    const after = [way, await visitor.focused('aria-label'), await scrolled(), visitor.address()];
    expect(after).toEqual([way, texts.openMenu, 600, address]);
  }
});

onPhone('the search panel offers the hot searches, each a search (section 2)', async (visitor) => {
  const texts = visitor.ui.header;
  await visitor.open(visitor.at('/product/BCC'));
  await openDrawer(visitor, texts.openSearch);
  expect(await visitor.focused('placeholder')).toBe(texts.searchPlaceholder);
  const hot = await visitor.page.$$eval('header dialog li a', (links) =>
    links.map((link) => ({ name: link.textContent, href: link.getAttribute('href') })),
  );
  expect(hot).toHaveLength(6);
  await visitor.page.click(`header dialog a[href="${hot[1]?.href}"]`);
  await visitor.leadsTo(visitor.at('/search'));
  expect(new URL(visitor.page.url()).searchParams.get('query')).toBe(hot[1]?.name);
});

onPhone('the search panel searches for what is typed (sections 2 and 5)', async (visitor) => {
  await visitor.open(visitor.at('/product/BCC'));
  const before = await entries(visitor);
  await openDrawer(visitor, visitor.ui.header.openSearch);
  await visitor.page.keyboard.type('Kubernetes 集群');
  await visitor.page.keyboard.press('Enter');
  await visitor.leadsTo(visitor.at('/search'));
  expect(new URL(visitor.page.url()).searchParams.get('query')).toBe('Kubernetes 集群');
  expect(await entries(visitor)).toBe(before + 1);
  expect(await visitor.page.$(dialog)).toBeNull();
});

onPhone('the header fits 320 px, and its buttons a finger', async (visitor) => {
  const { page } = visitor;
  const tooSmall = () =>
    page.$$eval('header a, header button, header summary, header input', (all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 44 || height < 43.5;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  await visitor.resize({ width: 320, height: 640 });
  await visitor.open(visitor.at('/product/BCC'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await tooSmall()).toEqual([]);
  await openDrawer(visitor, visitor.ui.header.openMenu);
  await openGroup(visitor, 2);
  expect(await tooSmall()).toEqual([]);
  expect(await page.$eval('header dialog > *', (sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
});

withoutScript.onPhone('without script the whole menu opens at its anchor and closes (section 2)', async (visitor) => {
  const { page } = visitor;
  const search = visitor.at('/search');
  await visitor.open(visitor.at('/product/BCC'));
  await page.click('header a[href="#menu"]');
  await pause(100);
  const visible = await page.$$eval(
    '#menu a[href*="/product/"]',
    (links) => links.filter((link) => link.checkVisibility()).length,
  );
  expect(visible).toBeGreaterThan(15);
  await page.click('#menu > a[href="#content"]');
  expect(await visitor.isShown('#menu')).toBe(false);
  await Promise.all([page.waitForNavigation(), page.click(`header a[href="${search}"]`)]);
  expect(visitor.address()).toBe(search);
});

inChinese.onPhone(`the resource menu of phones keeps at most ${resourceLimit} items (section 9)`, async (visitor) => {
  await visitor.open('/product/BCC');
  await openDrawer(visitor, content.ui.zh.header.openMenu);
  await openGroup(visitor, 5);
  const hrefs = await visitor.page.$$eval('header dialog li:nth-child(5) details a', (links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.length).toBeLessThanOrEqual(resourceLimit);
  // Pages of desktops alone are left out.
  expect(hrefs).not.toContain('/cloudtech');
});
