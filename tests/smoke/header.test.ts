import type { Page } from 'puppeteer';
import { intent } from '../../src/layout/popups';
import { headerSolidAfter } from '../../src/site/constants';
import { inLanguage } from '../../src/site/href';
import { contrast } from '../support/contrast';
import { inChinese, on, onDesktop, opener, openPopover, visitors, withoutScript } from './journey';
import { pause } from './site';
import { isFirefox, profiles, type Visitor } from './visitor';
import { devices } from './visits';

const panel = '#menu-solutions > div';
const title = '#menu-solutions > summary';
const languages = 'header [data-page]';
const transparent = 'rgba(0, 0, 0, 0)';

const ground = ({ page }: Visitor) =>
  page.$eval('header', (header) => getComputedStyle(header).backgroundColor);

/** Waits until the header is transparent, or is not. */
const isTransparent = (visitor: Visitor, expectedState = true) =>
  visitor.until(
    (isWanted, none) => {
      const header = document.querySelector('header');
      return header !== null && (getComputedStyle(header).backgroundColor === none) === isWanted;
    },
    expectedState,
    transparent,
  );

const topOfMain = ({ page }: Visitor) =>
  page.$eval('main', (main) => Math.round(main.getBoundingClientRect().top));

/** Contrast of a text with the page's background, which shows through the transparent header. */
async function contrastOf({ page }: Visitor, selector: string): Promise<number> {
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const groundOf = (body: Element) => getComputedStyle(body).backgroundColor;

  return contrast(await page.$eval(selector, colourOf), await page.$eval('body', groundOf));
}

onDesktop(
  'a dropdown opens on hover and hides after a click on an entry (section 4)',
  async (visitor) => {
    const bank = visitor.at('/solution/Bank');
    await visitor.open(visitor.at('/'));

    expect(await visitor.isShown(panel)).toBe(false);

    await visitor.page.hover(title);
    await visitor.shows(panel);
    await visitor.page.click(`${panel} a[href="${bank}"]`);
    await visitor.leadsTo(bank);
    await visitor.hides(panel);
    await visitor.page.waitForSelector(`${panel} a[href="${bank}"][aria-current="page"]`);
  },
);

/** Wide enough for four Chinese letters, or a short English word, in one line. */
const leastLinkWidth = 96;

onDesktop(
  'every dropdown lists its links within its panel and the window, each as wide as a name',
  async (visitor) => {
    const { page } = visitor;
    await visitor.open(visitor.at('/'));

    for (const width of [1200, 1440, 1920]) {
      await page.setViewport({ width, height: 900 });
      const cramped = await page.$$eval(
        '#menu details',
        (dropdowns, least) =>
          dropdowns.flatMap((dropdown) => {
            dropdown.open = true;
            const box = dropdown.querySelector(':scope > div')?.getBoundingClientRect();
            const names = [...dropdown.querySelectorAll<HTMLElement>(':scope > div a')]
              .filter((link) => link.checkVisibility())
              .filter((link) => {
                const { width, right } = link.getBoundingClientRect();
                return !box || width < least || right > Math.min(box.right, window.innerWidth) + 1;
              })
              .map((link) => link.innerText);
            dropdown.open = false;
            return names;
          }),
        leastLinkWidth,
      );

      expect({ width, cramped }).toEqual({ width, cramped: [] });
    }
  },
);

/** Where each dropdown ends once it's open. */
const endsOfDropdowns = ({ page }: Visitor) =>
  page.$$eval('details[name="menu"]', async (dropdowns) => {
    const ends: { id: string; right: number; bottom: number; isWide: boolean }[] = [];

    for (const dropdown of dropdowns) {
      const opens = new Promise((resolve) =>
        dropdown.addEventListener('toggle', resolve, { once: true }),
      );
      dropdown.open = true;
      await opens;

      const box = dropdown.querySelector(':scope > div')?.getBoundingClientRect();
      const { right = 0, bottom = 0 } = box ?? {};
      ends.push({
        id: dropdown.id,
        right,
        bottom,
        isWide: dropdown.closest('[data-wide]') !== null,
      });
      dropdown.open = false;
    }

    return ends;
  });

visitors({ hasAnswered: false }).onDesktop(
  'every dropdown ends within a low window, below the privacy banner too',
  async (visitor) => {
    for (const width of [1200, 1366]) {
      await visitor.resize({ width, height: 680 });
      await visitor.open(visitor.at('/case'));
      const cut = (await endsOfDropdowns(visitor)).filter(({ bottom }) => bottom > 680);

      expect({ width, cut }).toEqual({ width, cut: [] });
    }
  },
);

onDesktop('header and dropdowns end with the grid of the page', async (visitor) => {
  for (const width of [1200, 1240, 1440, 1600]) {
    await visitor.resize({ width, height: 900 });
    await visitor.open(visitor.at('/case'));
    const rightOf = (selector: string) =>
      visitor.page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().right));

    // The breadcrumbs are as wide as the grid.
    const grid = await rightOf('main nav');
    const last = await rightOf('header a[href$="/consult"]:not(nav *)');
    const beyond = (await endsOfDropdowns(visitor)).filter(
      ({ right, isWide }) => !isWide && right > grid + 1,
    );

    expect({ width, last, beyond }).toEqual({ width, last: grid, beyond: [] });
  }
});

onDesktop('tablets have the trial beside the consultation, in one line', async (visitor) => {
  const { page } = visitor;

  for (const width of [768, 900, 1199]) {
    await visitor.resize({ width, height: 1024 });
    await visitor.open(visitor.at('/product/BCC'));
    const links = await page.$$eval(
      'header a:is([href$="/productTrial"], [href$="/consult"])',
      (anchors) =>
        anchors
          .filter((link) => link.checkVisibility())
          .map((link) => ({
            page: link.getAttribute('href')?.replace(/^\/en/, ''),
            isOneLine: link.clientHeight < 50,
          })),
    );

    expect({ width, links }).toEqual({
      width,
      links: [
        { page: '/productTrial', isOneLine: true },
        { page: '/consult', isOneLine: true },
      ],
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

onDesktop('the names in a row of a dropdown are level', async (visitor) => {
  const { page } = visitor;
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open(visitor.at('/'));

  const crooked = await page.$$eval('#menu details', (dropdowns) =>
    dropdowns.flatMap((dropdown) => {
      dropdown.open = true;
      const names = [...dropdown.querySelectorAll('ul > li')]
        .filter((entry) => entry.checkVisibility())
        .flatMap((entry) => {
          const name = entry.querySelector('a > span');
          if (!name) return [];
          const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
          return { text: name.textContent, row: top(entry), place: top(name) - top(entry) };
        });
      dropdown.open = false;
      return names.filter(({ row, place }) =>
        names.some((other) => other.row === row && Math.abs(other.place - place) > 1),
      );
    }),
  );

  expect(crooked).toEqual([]);
});

onDesktop('the menu marks the title of the dropdown that has the open page', async (visitor) => {
  await visitor.open(visitor.at('/product/BCC'));
  await visitor.page.waitForSelector('#menu a[aria-current="page"]');
  const colours = () =>
    visitor.page.$$eval('#menu-products > summary, #menu-solutions > summary', (titles) =>
      titles.map((element) => getComputedStyle(element).color),
    );

  const [products, solutions] = await colours();
  expect(products).not.toBe(solutions);

  // One title is coloured: that of the open dropdown.
  await visitor.page.hover(title);
  await visitor.shows(panel);
  const [closed, open] = await colours();
  expect([closed, open]).toEqual([solutions, products]);
});

onDesktop(
  'one title of the menu is marked: that of the group which the page belongs to',
  async (visitor) => {
    const marked = async (path: string) => {
      await visitor.open(visitor.at(path));
      await visitor.page.waitForSelector('#menu [data-current]');
      return visitor.page.$$eval('#menu [data-group]', (groups) => {
        const colours = groups.map(
          (group) => getComputedStyle(group.querySelector('summary, a') ?? group).color,
        );
        return groups
          .filter((_, index) => colours.filter((colour) => colour === colours[index]).length === 1)
          .map((group) => group.getAttribute('data-group'));
      });
    };

    // The menu has links to both in other groups. English hides the resources.
    const isEnglish = visitor.language === 'en';
    expect(await marked('/docs')).toEqual([isEnglish ? 'products' : 'resources']);
    expect(await marked('/consult')).toEqual(['about']);
  },
);

onDesktop(
  'links of the header lead to pages of its language, others open a tab (section 4)',
  async (visitor) => {
    const { page, language } = visitor;
    await visitor.open(visitor.at('/product/BCC'));

    const misleading = await page.$$eval(
      'header a:not([data-language])',
      (elements, isEnglish) =>
        elements
          .filter((link) =>
            link.origin === location.origin
              ? /^\/en(\/|$)/.test(link.pathname) !== isEnglish
              : !link.matches('[target="_blank"][rel="noopener noreferrer"]'),
          )
          .map(({ outerHTML }) => outerHTML),
      language === 'en',
    );

    expect(misleading).toEqual([]);

    const names = ['href', 'lang', 'hreflang', 'aria-current'];
    const attributes = await page.$$eval(
      `${languages} a`,
      (elements, attributes) =>
        elements.map((link) => attributes.map((name) => link.getAttribute(name))),
      names,
    );

    expect(attributes).toEqual([
      ['/product/BCC', 'zh-CN', 'zh-CN', language === 'zh' ? 'true' : null],
      ['/en/product/BCC', 'en', 'en', language === 'en' ? 'true' : null],
    ]);

    await page.click(`${languages} > summary`);
    await visitor.shows(`${languages} a`);
    await composedEscape(page);

    expect(await visitor.isShown(`${languages} a`)).toBe(true);

    await page.keyboard.press('Escape');
    await visitor.hides(`${languages} a`);
  },
);

onDesktop(
  'a tap on a title opens and closes; the pointer may cross one on its way (section 4)',
  async (visitor) => {
    const { page } = visitor;

    const expands = (...openGroups: string[]) =>
      visitor.until(
        (ids) =>
          String([...document.querySelectorAll('#menu details[open]')].map(({ id }) => id)) === ids,
        String(openGroups),
      );

    await visitor.resize({ width: 1440, height: 900, hasTouch: true });
    await visitor.open(visitor.at('/case'));
    await page.tap(title);
    await expands('menu-solutions');
    await page.tap(title);
    await expands();
    await page.hover('#menu-products > summary');
    await expands('menu-products');
    // At once, however busy the machine is.
    await page.evaluate(() => {
      for (const css of ['#menu-solutions > summary', '#menu-products > div a'])
        document
          .querySelector(css)
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await pause(2 * intent.change);
    await expands('menu-products');
    await page.hover(title);
    await expands('menu-solutions');
  },
);

/** Escape as an input method uses it: as browsers report it, and as Safari does. */
const composedEscape = (page: Page) =>
  page.evaluate(() => {
    for (const state of [{ isComposing: true }, { keyCode: 229 }])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...state }),
      );
  });

const box = '#search';
const field = `${box} input[name="query"]`;

describe.each(devices)('the search box on a %s', (device) => {
  on(device)(
    'opens, closes when left empty, searches and clears (sections 2 and 4)',
    async (visitor) => {
      const { page } = visitor;
      /** Beside the content, where no link is. */
      const pressMargin = () =>
        device === 'phone' ? page.touchscreen.tap(20, 800) : page.mouse.click(40, 700);

      await visitor.resize({ ...profiles[device], hasTouch: device === 'phone' });
      await visitor.open(visitor.at('/product/BCC'));
      expect(await visitor.isShown(box)).toBe(false);

      await openPopover(visitor, 'search');
      expect(await visitor.focused('placeholder')).toBe(visitor.ui.header.searchPlaceholder);

      await pressMargin();
      await visitor.hides(box);
      await openPopover(visitor, 'search');
      await page.keyboard.type('多云 & GPU');
      await pressMargin();
      await pause(100);

      // It stays open with something in it.
      expect(await visitor.isShown(box)).toBe(true);

      await page.focus(field);
      await page.keyboard.press('Enter');
      await visitor.leadsTo(visitor.at('/search'));

      expect(await page.evaluate(() => new URLSearchParams(location.search).get('query'))).toBe(
        '多云 & GPU',
      );
      expect(await visitor.value(field)).toBe('');

      await visitor.hides(box);
    },
  );
});

const suggestion = `${box} [role="option"]`;

const countSuggestions = ({ page }: Visitor) => page.$$eval(suggestion, ({ length }) => length);

/** The place of the suggestion that the keyboard is on; -1: on the input. */
const activeSuggestion = ({ page }: Visitor) =>
  page.$$eval(suggestion, (elements) =>
    elements.findIndex((option) => option.ariaSelected === 'true'),
  );

visitors({ expectedProblems: /ERR_CONNECTION_RESET|NS_ERROR_NET_RESET|NetworkError/ }).onDesktop(
  'suggestions come once their index is there, and the keyboard goes through them (sections 2 and 8)',
  async (visitor) => {
    const { page } = visitor;
    let isDown = true;

    await visitor.intercept(async (request, url) => {
      if (!isDown || !url.pathname.startsWith('/search/')) return false;

      await request.abort('connectionreset');
      return true;
    });

    await visitor.open(visitor.at('/case'));
    await openPopover(visitor, 'search');
    await page.keyboard.type('BKS');
    await pause(300);

    // The search itself needs no index.
    expect(await countSuggestions(visitor)).toBe(1);

    isDown = false;
    await page.$eval(field, (input) => (input as HTMLElement).blur());
    await page.focus(field);
    await page.waitForSelector(`${suggestion} mark`);

    await page.waitForNetworkIdle();
    const last = (await countSuggestions(visitor)) - 1;
    expect(last).toBeGreaterThan(0);

    const places: number[] = [];
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown'] as const) {
      await page.keyboard.press(key);
      places.push(await activeSuggestion(visitor));
    }

    expect(places).toEqual([last, -1, 0]);
    expect(await visitor.focused('name')).toBe('query');

    await composedEscape(page);
    expect(await countSuggestions(visitor)).toBe(last + 1);

    await page.keyboard.press('Escape');
    expect(await countSuggestions(visitor)).toBe(0);
    expect(await visitor.isShown(box)).toBe(true);
    expect(await visitor.value(field)).toBe('BKS');

    await page.keyboard.type(' ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await visitor.leadsTo(visitor.at('/product/BKS'));
    await visitor.settled();

    await openPopover(visitor, 'search');
    await page.keyboard.press('Escape');
    await visitor.hides(box);
  },
);

inChinese.onDesktop('the pictures of the menu load when it opens (first view)', async (visitor) => {
  const { page } = visitor;
  const loaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /menu[^/]*\.webp$/.test(name));

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

    expect(await ground(visitor)).toBe(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    );

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

withoutScript.onDesktop(
  'without script menu, search and languages work (sections 2 and 4)',
  async (visitor) => {
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
        .every(
          ({ effect }) =>
            !(effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view')),
        ),
    );
    await page.click(`${languages} > summary`);

    const otherLanguage = visitor.language === 'zh' ? 'en' : 'zh';
    await Promise.all([
      page.waitForNavigation(),
      page.click(`${languages} [data-language="${otherLanguage}"]`),
    ]);
    expect(await visitor.address()).toBe(inLanguage('/search', otherLanguage));
  },
);

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
