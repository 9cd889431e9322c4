import type { Page } from 'puppeteer';
import { headerSolidAfter } from '../../src/config/constants';
import { inLanguage } from '../../src/routes/href';
import { contrast } from '../support/contrast';
import { inChinese, onDesktop, opener, openPopover, visitors, withoutScript } from './journey';
import { pause } from './site';
import { isFirefox, type Visitor } from './visitor';

const panel = '#menu-solutions > div';
const title = '#menu-solutions > summary';
const languages = 'header [data-page]';
const transparent = 'rgba(0, 0, 0, 0)';
const ground = ({ page }: Visitor) => page.$eval('header', (header) => getComputedStyle(header).backgroundColor);
/** Waits until the header is transparent, or is not. */
const isTransparent = (visitor: Visitor, wanted = true) =>
  visitor.until(
    (isWanted, none) => {
      const header = document.querySelector('header');
      return header !== null && (getComputedStyle(header).backgroundColor === none) === isWanted;
    },
    wanted,
    transparent,
  );
const topOfMain = ({ page }: Visitor) => page.$eval('main', (main) => Math.round(main.getBoundingClientRect().top));

/** Contrast of a text with the page's background, which shows through the transparent header. */
async function contrastOf({ page }: Visitor, selector: string): Promise<number> {
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const groundOf = (body: Element) => getComputedStyle(body).backgroundColor;
  return contrast(await page.$eval(selector, colourOf), await page.$eval('body', groundOf));
}

onDesktop('a dropdown opens on hover and hides after a click on an entry (section 4)', async (visitor) => {
  const bank = visitor.at('/solution/Bank');
  await visitor.open(visitor.at('/'));
  expect(await visitor.isShown(panel)).toBe(false);
  await visitor.page.hover(title);
  await visitor.shows(panel);
  await visitor.page.click(`${panel} a[href="${bank}"]`);
  await visitor.leadsTo(bank);
  await visitor.hides(panel);
  await visitor.page.waitForSelector(`${panel} a[href="${bank}"][aria-current="page"]`);
});

/** Presses beside the content, where no link is. */
const pressMargin = (page: Page): Promise<void> => page.mouse.click(40, 700);

onDesktop('the search box opens, closes when left empty, searches and clears (sections 2 and 4)', async (visitor) => {
  const { page } = visitor;
  const box = '#search';
  const field = `${box} input[name="query"]`;
  await visitor.open(visitor.at('/product/BCC'));
  expect(await visitor.isShown(box)).toBe(false);
  await openPopover(visitor, 'search');
  expect(await visitor.focused('placeholder')).toBe(visitor.ui.header.searchPlaceholder);
  await pressMargin(page);
  await visitor.hides(box);
  await openPopover(visitor, 'search');
  await page.keyboard.type('多云 & GPU');
  await pressMargin(page);
  await pause(100);
  // It stays open with something in it.
  expect(await visitor.isShown(box)).toBe(true);
  await page.focus(field);
  await page.keyboard.press('Enter');
  await visitor.leadsTo(visitor.at('/search'));
  expect(await page.evaluate(() => new URLSearchParams(location.search).get('query'))).toBe('多云 & GPU');
  expect(await visitor.value(field)).toBe('');
  await visitor.hides(box);
});

inChinese.onDesktop('the pictures of the menu load when it opens (first view)', async (visitor) => {
  const { page } = visitor;
  const loaded = () => performance.getEntriesByType('resource').some(({ name }) => /menu[^/]*\.webp$/.test(name));
  await visitor.open('/product/BCC');
  await pause(500);
  expect(await page.evaluate(loaded)).toBe(false);
  await page.hover(title);
  await visitor.until(loaded);
});

visitors({ needs: 'media' }).onDesktop(
  'the header of home is transparent at the top, solid once scrolled (sections 2 and 9)',
  async (visitor) => {
    const { page } = visitor;
    await visitor.open(visitor.at('/'));
    await visitor.scrollTo(0);
    expect(await ground(visitor)).toBe(transparent);
    expect(await topOfMain(visitor)).toBe(0);
    for (const theme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
      await visitor.isStill('header');
      for (const selector of [title, `${languages} > summary`])
        expect(await contrastOf(visitor, selector)).toBeGreaterThanOrEqual(4.5);
    }
    await visitor.scrollTo(headerSolidAfter - 1);
    expect(await ground(visitor)).toBe(transparent);
    await visitor.scrollTo(headerSolidAfter);
    await isTransparent(visitor, false);
    await visitor.isStill('header');
    expect(await ground(visitor)).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    await visitor.scrollTo(0);
    await isTransparent(visitor);
    await page.hover(title);
    await visitor.shows(panel);
    await isTransparent(visitor, false);
    await visitor.open(visitor.at('/product/BCC'));
    expect(await ground(visitor)).not.toBe(transparent);
    expect(await topOfMain(visitor)).toBeGreaterThan(50);
  },
);

withoutScript.onDesktop('without script menu, search and languages work (sections 2 and 4)', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at('/product/BCC'));
  expect(await visitor.isShown(panel)).toBe(false);
  await page.hover(title);
  // Firefox shows what a closed `details` holds only from version 143.
  if (isFirefox) await page.click(title);
  await visitor.shows(panel);
  await page.click(opener('search'));
  await page.keyboard.type('GPU 池');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(await visitor.address()).toBe(`${visitor.at('/search')}?query=GPU+%E6%B1%A0`);
  // Pages take no press during a view transition.
  await visitor.until(() =>
    document
      .getAnimations()
      .every(({ effect }) => !(effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view'))),
  );
  await page.click(`${languages} > summary`);
  const other = visitor.language === 'zh' ? 'en' : 'zh';
  await Promise.all([page.waitForNavigation(), page.click(`${languages} [data-language="${other}"]`)]);
  expect(await visitor.address()).toBe(inLanguage('/search', other));
});

onDesktop('the header fits the narrowest desktop of 1200 px (section 9)', async (visitor) => {
  await visitor.resize({ width: 1200, height: 800 });
  await visitor.open(visitor.at('/case'));
  const cut = await visitor.page.$$eval('header :is(a, button, summary, summary svg)', (elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return right > window.innerWidth || width < 12;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
});
