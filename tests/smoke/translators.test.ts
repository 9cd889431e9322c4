import type { Device } from '../../src/site/device';
import { fillIn, newPerson, submit, submitButton } from './forms';
import { inChinese, opener, openPopover } from './journey';
import { describeWithMock } from './site';
import type { Visitor } from './visitor';

/*
 * The translators of Chrome and WeChat put every text node, now and whenever one is added, into
 * elements of their own. React still holds the text nodes, which are nowhere in the page any more:
 * it must neither remove them, nor insert before them, nor write the new text into them.
 */

/** Begins to translate every page that is opened from here on, as soon as it is hydrated. */
const startTranslator = (visitor: Visitor): Promise<void> =>
  visitor.before(() => {
    const untranslated =
      'script, style, noscript, textarea, option, title, font, svg, [translate="no"]';

    const wrap = (text: Text) => {
      if (!text.parentElement || text.parentElement.closest(untranslated)) return;

      const outer = document.createElement('font');
      const inner = document.createElement('font');

      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };

    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];

      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) wrap(text);
    };

    const start = () => {
      wrapAll(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (node instanceof Text) wrap(node);
            else wrapAll(node);
          }
        }
      }).observe(document.body, { childList: true, subtree: true });
    };

    addEventListener('DOMContentLoaded', () => {
      const isHydrated = () => document.documentElement.dataset.ready !== undefined;

      const timer = setInterval(() => {
        if (!isHydrated()) return;

        clearInterval(timer);
        start();
      }, 10);
    });
  });

/** Opens a page, and waits until it is translated. */
async function openTranslated(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(visitor.at(path));
  await visitor.until(() => document.querySelector('main font') !== null);
}

/**
 * Visitors whose pages are translated; they fail for every error in the console, and if the page
 * says that a part of it failed.
 */
const translatedTest = (
  name: string,
  walk: (visitor: Visitor) => Promise<unknown>,
  device: Device = 'desktop',
) =>
  inChinese.on(device)(name, async (visitor) => {
    await startTranslator(visitor);
    await walk(visitor);

    expect(await visitor.page.$$('[data-unrendered]')).toEqual([]);
    expect(
      await visitor.page.evaluate(() => document.documentElement.dataset.failed),
    ).toBeUndefined();
  });

/** Chooses the option at a place of a select, by the keyboard's event. */
const choose = ({ page }: Visitor, selector: string, at: number): Promise<void> =>
  page.$eval(
    selector,
    (element, index) => {
      const select = element as HTMLSelectElement;
      select.selectedIndex = index;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    at,
  );

/** What an element says, once it says something else than before. */
async function nextText(visitor: Visitor, selector: string, before?: string): Promise<string> {
  await visitor.until(
    (css, old) => {
      const text = document.querySelector(css)?.textContent ?? '';
      return text !== '' && text !== old;
    },
    selector,
    before,
  );

  return (await visitor.text(selector)) ?? '';
}

translatedTest('results of the search follow what is typed', async (visitor) => {
  const { page } = visitor;
  const input = 'main input[name="query"]';

  await openTranslated(visitor, '/search');
  await page.type(input, 'GPU');

  const first = await nextText(visitor, '#results [role="status"]');
  await page.type(input, ' 切分');

  const second = await nextText(visitor, '#results [role="status"]', first);
  await page.type(input, '不存在的词qqqq');
  await nextText(visitor, '#results [role="status"]', second);

  for (let letters = 'GPU 切分不存在的词qqqq'.length; letters > 2; letters -= 1)
    await page.keyboard.press('Backspace');
  await visitor.until(() => document.querySelectorAll('#results h3 a').length > 3);
  await visitor.press('#results fieldset button:not([disabled]):nth-of-type(2)');
  await visitor.until(() => document.querySelectorAll('#results h3 a').length > 0);

  await visitor.press('#results fieldset button');
  await page.type(input, 'x'.repeat(120));
  await visitor.until(
    () => document.querySelector('#search-hint')?.textContent?.includes('100') !== undefined,
  );
});

translatedTest('the search box suggests pages', async (visitor) => {
  const { page } = visitor;
  await openTranslated(visitor, '/');
  await openPopover(visitor, 'search');

  for (const text of ['k8s', ' gpu', ' mesh']) {
    await page.type('#search input', text);
    await visitor.until(() => document.querySelector('#search input') !== null);
  }

  await page.$eval('#search input', (input) => {
    (input as HTMLInputElement).value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.type('#search input', 'kubernetes');
  await visitor.until(() => document.querySelectorAll('#search [role="option"]').length > 2);
});

translatedTest('the answer of the compatibility page follows its selects', async (visitor) => {
  const answer = 'main [role="status"]';
  await openTranslated(visitor, '/compatibility');

  let answerText: string | undefined;
  for (const at of [3, 0]) {
    await choose(visitor, 'main select[name="product"]', at);
    if (at > 0) answerText = await nextText(visitor, answer, answerText);
    await choose(visitor, 'main select[name="kubernetes"]', 2);
    answerText = await nextText(visitor, answer, answerText);

    const platforms = await visitor.page.$$('main select[name="platform"]');
    for (const platform of platforms) await platform.select(await lastValue(platform));
    await choose(visitor, 'main select[name="kubernetes"]', 1);
    await visitor.press(`${answer} + button`);
  }
});

const lastValue = (select: { evaluate<R>(run: (element: Element) => R): Promise<R> }) =>
  select.evaluate((element) => (element as HTMLSelectElement).options[1]?.value ?? '');

translatedTest('the upgrade planner follows its selects', async (visitor) => {
  await openTranslated(visitor, '/lifecycle');
  let answerText: string | undefined;
  for (const at of [2, 0]) {
    await choose(visitor, 'main select[name="product"]', at);
    answerText = await nextText(visitor, 'main [role="status"]', answerText);
    await choose(visitor, 'main select[name="from"]', 1);
    await choose(visitor, 'main select[name="to"]', 0);
  }
});

translatedTest('the estimate follows its choices', async (visitor) => {
  await openTranslated(visitor, '/pricing');
  let answerText: string | undefined;
  for (const at of [1, 2]) {
    const presets = await visitor.page.$$('main fieldset button');
    await presets[at]?.evaluate((element) => (element as HTMLElement).click());
    answerText = await nextText(visitor, 'main [role="status"]', answerText);

    // The presets keep the term, so that a second one needs another.
    await choose(visitor, 'main select[name="years"]', at === 1 ? 9 : 3);
    answerText = await nextText(visitor, 'main [role="status"]', answerText);
    await visitor.press('main li button');
    answerText = await nextText(visitor, 'main [role="status"]', answerText);
  }
});

translatedTest('lists are narrowed and shown whole again', async (visitor) => {
  for (const path of ['/case', '/joinus']) {
    await openTranslated(visitor, path);
    const buttons = await visitor.page.$$('main fieldset button');

    for (const button of [...buttons, ...buttons.slice(0, 1)])
      await button.evaluate((element) => (element as HTMLElement).click());

    expect(await visitor.page.$$('main [aria-pressed="true"]')).toHaveLength(
      buttons.length > 0 ? 1 : 0,
    );
  }
});

describeWithMock('forms', () => {
  translatedTest('forms say what is wrong, and are sent', async (visitor) => {
    await openTranslated(visitor, '/consult');
    await visitor.page.click(submitButton);
    await visitor.until(() => document.querySelector('main [role="alert"]')?.textContent !== '');

    await fillIn(visitor, newPerson());
    await visitor.page.reload();
    await visitor.settled();
    // The draft is there, and can be removed.
    await visitor.until(() => document.querySelector('main form p button') !== null);

    await visitor.press('main form p button');
    await visitor.until(() => document.querySelector('main form p button') === null);
    await fillIn(visitor, newPerson());
    await submit(visitor);
    await visitor.leadsTo('/consultSuccess');
  });

  translatedTest(
    'the subscription says what is wrong, and then that it is done',
    async (visitor) => {
      const { page } = visitor;
      await openTranslated(visitor, '/');
      await page.type('footer input[type="email"]', 'nobody');
      await visitor.press('footer form button');
      await visitor.until(() => document.querySelector('footer [aria-invalid]') !== null);

      await page.$eval('footer input[type="email"]', (input) => {
        (input as HTMLInputElement).value = '';
      });
      await page.type('footer input[type="email"]', newPerson().email.replace('.example', '.com'));
      await visitor.press('footer form button');
      await visitor.until(
        () => (document.querySelector('footer [role="status"]')?.textContent ?? '') !== '',
      );
    },
  );
});

translatedTest('the partner login says what is missing', async (visitor) => {
  await openTranslated(visitor, '/partner/login');
  await visitor.press('main form button[aria-pressed]');
  await visitor.press('main form button[type="submit"]');
  await visitor.until(() => document.querySelector('main [aria-invalid]') !== null);
});

translatedTest('tabs, folds, copies and replays work', async (visitor) => {
  const { page } = visitor;
  for (const path of ['/', '/product/BCC', '/solution/DisasterTolerant', '/docs/ACE/reference']) {
    await openTranslated(visitor, path);
    await page.$$eval('main summary, main input[type="radio"], main figure button', (elements) => {
      for (const element of elements) (element as HTMLElement).click();
    });
    await page.$$eval('main button[type="button"]', (elements) => {
      for (const element of elements) (element as HTMLElement).click();
    });

    await page.$$eval('main summary', (elements) => {
      for (const element of elements) (element as HTMLElement).click();
    });
  }
});

translatedTest('theme and language are switched', async (visitor) => {
  const { page } = visitor;
  await openTranslated(visitor, '/');

  for (const theme of ['dark', 'light', undefined]) {
    await page.$eval('header [aria-live] ', () => undefined);
    await visitor.press('header span button');
    await visitor.until((expected) => document.documentElement.dataset.theme === expected, theme);
  }

  await visitor.press('header [data-language="en"]');
  await visitor.leadsTo('/en');
});

translatedTest(
  'the menu of phones opens and closes',
  async (visitor) => {
    await openTranslated(visitor, '/product/BCC');
    await openPopover(visitor, 'menu');
    await visitor.press('#menu summary');
    await visitor.press('#menu [popovertargetaction="hide"]');
    await visitor.hides('#menu');

    expect(await visitor.isShown(opener('menu'))).toBe(true);
  },
  'phone',
);
