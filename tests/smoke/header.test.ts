import { headerSolidAfter } from '../../src/config/constants';
import { inLanguage } from '../../src/routes/href';
import { onDesktop, withoutScript } from './journey';
import { pause } from './site';
import type { Visitor } from './visitor';

const panel = '#menu-solutions';
const title = '[aria-controls="menu-solutions"]';
const input = 'header input[name="query"]';
const transparent = 'rgba(0, 0, 0, 0)';
const ground = ({ page }: Visitor) => page.$eval('header', (header) => getComputedStyle(header).backgroundColor);
const topOfMain = ({ page }: Visitor) => page.$eval('main', (main) => Math.round(main.getBoundingClientRect().top));

/** Luminance of a computed colour (WCAG). */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of a text with the page's background, which shows through the transparent header. */
async function contrast({ page }: Visitor, selector: string): Promise<number> {
  const colours = await page.$eval(selector, (element) => [
    getComputedStyle(element).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  const [dark = 0, light = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
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

onDesktop('a dropdown opens by the keyboard; Escape hides it and keeps the focus (section 4)', async (visitor) => {
  const { page } = visitor;
  const isFocusIn = (selector: string) =>
    page.evaluate((css) => document.activeElement?.closest(css) !== null, selector);
  await visitor.open(visitor.at('/product/BCC'));
  await page.focus('[aria-controls="menu-products"]');
  await page.keyboard.press('ArrowRight');
  await visitor.shows(panel);
  await page.keyboard.press('Tab');
  expect(await isFocusIn(panel)).toBe(true);
  await page.keyboard.press('Escape');
  await visitor.hides(panel);
  expect(await visitor.focused('aria-controls')).toBe('menu-solutions');
  await page.keyboard.press('Tab');
  expect(await visitor.focused('aria-controls')).not.toBe('menu-solutions');
  expect(await isFocusIn('#menu')).toBe(true);
});

onDesktop('the search box opens, closes when left empty, searches and clears (sections 2 and 4)', async (visitor) => {
  const { page } = visitor;
  const texts = visitor.ui.header;
  const opener = `header [aria-label="${texts.openSearch}"]:not([aria-haspopup])`;
  await visitor.open(visitor.at('/product/BCC'));
  expect(await visitor.isShown(`#menu ~ div ${input.slice(7)}`)).toBe(false);
  await page.click(opener);
  await visitor.shows(input);
  expect(await visitor.focused('name')).toBe('query');
  expect(await visitor.focused('placeholder')).toBe(texts.searchPlaceholder);
  await page.mouse.click(300, 700);
  await visitor.hides(input);
  await page.click(opener);
  await page.keyboard.type('多云 & GPU');
  await page.mouse.click(300, 700);
  await pause(100);
  // It stays open with something in it.
  expect(await visitor.isShown(input)).toBe(true);
  await page.focus(input);
  await page.keyboard.press('Enter');
  await visitor.leadsTo(visitor.at('/search'));
  expect(new URL(page.url()).searchParams.get('query')).toBe('多云 & GPU');
  expect(await visitor.value(input)).toBe('');
  await visitor.hides(input);
});

onDesktop('the header of home is transparent at the top, solid once scrolled (sections 2 and 9)', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at('/'));
  await visitor.scrollTo(0);
  expect(await ground(visitor)).toBe(transparent);
  expect(await topOfMain(visitor)).toBe(0);
  for (const theme of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await pause(200);
    for (const selector of [title, 'header summary'])
      expect(await contrast(visitor, selector)).toBeGreaterThanOrEqual(4.5);
  }
  await visitor.scrollTo(headerSolidAfter - 1);
  expect(await ground(visitor)).toBe(transparent);
  await visitor.scrollTo(headerSolidAfter);
  await pause(300);
  expect(await ground(visitor)).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  await visitor.scrollTo(0);
  await pause(300);
  await page.hover(title);
  await visitor.shows(panel);
  await pause(300);
  expect(await ground(visitor)).not.toBe(transparent);
});

onDesktop('the header is solid on any other page, and transparent again on home (section 2)', async (visitor) => {
  await visitor.open(visitor.at('/product/BCC'));
  expect(await ground(visitor)).not.toBe(transparent);
  expect(await topOfMain(visitor)).toBeGreaterThan(50);
  await visitor.follow(visitor.at('/'));
  expect(await ground(visitor)).toBe(transparent);
  await visitor.follow(visitor.at('/case'));
  expect(await ground(visitor)).not.toBe(transparent);
});

onDesktop('the language dropdown marks the current one; Escape closes it (section 4)', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at('/product/BCC'));
  await page.focus('header summary');
  await page.keyboard.press('Enter');
  await visitor.shows('header details a');
  await page.waitForSelector(`header details [aria-current][data-language="${visitor.language}"]`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await visitor.until(() => document.querySelector('header details')?.hasAttribute('open') === false);
  expect(await visitor.focused('tagName')).toBe('SUMMARY');
});

withoutScript.onDesktop('without script the search form and the languages work (sections 2 and 4)', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at('/product/BCC'));
  await page.type(input, 'GPU 池');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(visitor.address()).toBe(`${visitor.at('/search')}?query=GPU+%E6%B1%A0`);
  await page.click('header summary');
  const other = visitor.language === 'zh' ? 'en' : 'zh';
  await Promise.all([page.waitForNavigation(), page.click(`header details [data-language="${other}"]`)]);
  expect(visitor.address()).toBe(inLanguage('/search', other));
});

onDesktop('a signed-in partner is named (section 3)', async (visitor) => {
  await visitor.before(() => {
    try {
      sessionStorage.setItem('isLogin', 'true');
      sessionStorage.setItem('userInfo', '{"name":"Li Ming","company":"Linjiang"}');
    } catch {
      // An empty tab has no storage.
    }
  });
  await visitor.open(visitor.at('/product/BCC'));
  await visitor.says('header', visitor.ui.header.signedIn.replace('{{name}}', 'Li Ming'));
  const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
