import sharp from 'sharp';
import { backToTopAfter } from '../../src/site/constants';
import { feedPath } from '../../src/site/href';
import { filingRegistry } from '../../src/site/vendor';
import { eventually } from './downloads';
import { onDesktop, onEither, onPhone, visitors } from './journey';
import type { Visitor } from './visitor';
import { isEvery } from './visits';

/** The fields and the navigation that the contact widget or back-to-top covers. */
const coveredBy = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const fieldSelector = 'input, select, textarea, fieldset, main form button, nav li';

    const buttons = [...document.querySelectorAll('aside summary, aside button')].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    );
    const fields = [...document.querySelectorAll(fieldSelector)].filter(
      (field) => field.checkVisibility() && !field.closest('header, footer nav'),
    );

    const covers = (button: Element, field: Element): boolean => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const box = field.getBoundingClientRect();
      if (box.top >= bottom || box.bottom <= top || box.right <= left || box.left >= right)
        return false;

      const x = (Math.max(box.left, left) + Math.min(box.right, right)) / 2;
      const y = (Math.max(box.top, top) + Math.min(box.bottom, bottom)) / 2;
      return button.contains(document.elementFromPoint(x, y));
    };

    return buttons.flatMap((button) =>
      fields
        .filter((field) => covers(button, field))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  });

for (const hasAnswered of [true, false])
  visitors({ hasAnswered }).onPhone(
    `the contact widget covers no field or navigation ${hasAnswered ? '' : 'above the privacy banner '}(section 2)`,
    async (visitor) => {
      const { page } = visitor;
      for (const path of hasAnswered
        ? ['/solution/Bank', '/consult', '/search?query=Kubernetes']
        : ['/consult', '/case']) {
        await visitor.open(visitor.at(path));

        expect(await visitor.isShown('aside > button')).toBe(false);

        const height = await page.evaluate(
          () => document.documentElement.scrollHeight - innerHeight,
        );
        const end = hasAnswered && path === '/consult' ? height : 1200;
        for (let top = 0; top < end + 200; top += 200) {
          // Up, where they show.
          await visitor.scrollTo(top + 40);
          await visitor.scrollTo(top);
          const coveredFields = await eventually(
            () => coveredBy(visitor),
            ({ length }) => length === 0,
          );

          expect([path, top, coveredFields]).toEqual([path, top, []]);
        }

        await page.waitForSelector('aside > button', { visible: true });
      }
    },
  );

onPhone(
  `in the phone layout back-to-top is there from ${backToTopAfter} px on, the hotline for who scrolls up and at the end (sections 2 and 9)`,
  async (visitor) => {
    const { page } = visitor;

    /** The buttons that are seen and can be pressed, by what they are. */
    const pressable = () =>
      page.$$eval('aside > button, aside summary', (elements) =>
        elements.flatMap((element) => {
          const { left, right, top, height } = element.getBoundingClientRect();
          const isOnTop = element.contains(
            document.elementFromPoint((left + Math.min(right, innerWidth)) / 2, top + height / 2),
          );

          return isOnTop &&
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
            ? element.tagName
            : [];
        }),
      );

    const both = ['BUTTON', 'SUMMARY'];
    const expectAt = async (top: number, expected: readonly string[]) => {
      await visitor.scrollTo(top);
      const buttons = await eventually(pressable, ({ length }) => length === expected.length);
      expect([top, buttons]).toEqual([top, expected]);
    };

    for (const path of ['/topics', '/aboutus']) {
      await visitor.open(visitor.at(path));

      for (const width of [320, 920]) {
        await visitor.resize({ width, height: 800 });
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

        await expectAt(0, []);
        await expectAt(700, ['BUTTON']);
        await expectAt(end, both);
        await expectAt(backToTopAfter - 1, []);
      }
    }

    for (const top of [backToTopAfter + 1, 700]) {
      await visitor.scrollTo(top + 40);
      await expectAt(top, both);
    }
  },
);

onPhone(
  'the contact widget hides while a field has the focus, and comes back (section 2)',
  async (visitor) => {
    const widget = 'aside summary';
    await visitor.open(visitor.at('/consult'));
    await visitor.scrollTo(100_000);
    await visitor.shows(widget);

    await visitor.page.$eval('main form [name="name"]', (field) =>
      (field as HTMLElement).focus({ preventScroll: true }),
    );
    await visitor.hides(widget);
    await visitor.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await visitor.shows(widget);
  },
);

onPhone('the root font follows the width, and nothing is wider (section 9)', async (visitor) => {
  await visitor.open(visitor.at('/product/BCC'));
  for (const [width, size] of [
    [320, 320 / 7.5],
    [390, 52],
    [749, 749 / 7.5],
    [750, 100],
    [1199, 100],
    [1200, 16],
    [1920, 16],
  ] as const) {
    await visitor.resize({ width, height: 800 });
    const layout = await visitor.page.evaluate(() => ({
      font: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }));

    expect([width, layout]).toEqual([width, { font: expect.closeTo(size, 1), overflow: 0 }]);
  }
});

visitors({ language: 'zh', needs: 'media' }).onDesktop(
  'text grows with the size that the visitor has set in the browser, and nothing becomes wider than the window (section 8)',
  async (visitor) => {
    const { page } = visitor;
    const textSize = () =>
      page.$eval('main p', (text) => Number.parseFloat(getComputedStyle(text).fontSize));

    const protocol = await page.createCDPSession();
    await visitor.open('/product/BCC');

    for (const width of [390, 768, 1440]) {
      await visitor.resize({ width, height: 800 });
      const usual = await textSize();

      // Phones have room for text of twice the size (WCAG 1.4.4).
      for (const standard of width === 390 ? [20, 32] : [20]) {
        await protocol.send('Page.setFontSizes', { fontSizes: { standard } });

        expect([width, (await textSize()) / usual]).toEqual([
          width,
          expect.closeTo(standard / 16, 2),
        ]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(
          0,
        );
      }

      await protocol.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    }
  },
);

visitors({ needs: 'media' }).onPhone(
  'with text of twice the size, pages are no wider than a phone (WCAG 1.4.4)',
  async (visitor) => {
    const { page } = visitor;
    await visitor.resize({ width: 390, height: 844 });
    const protocol = await page.createCDPSession();
    await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32 } });

    for (const path of ['/', '/product/ACE', '/case', '/pricing', '/lifecycle', '/Contactus']) {
      await visitor.open(visitor.at(path));
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect([path, overflow]).toEqual([path, 0]);
    }
  },
);

visitors({ language: 'zh', needs: 'media' }).onDesktop(
  'motion elements are visible or hidden by their place in the viewport (section 2)',
  async (visitor) => {
    const { page } = visitor;
    await visitor.open('/product/BCC');
    const last = () =>
      page.$$eval('main .motion', (elements) => (elements.at(-1) as HTMLElement).dataset.visible);

    const become = (visible: string) =>
      visitor.until(
        (expected) =>
          [...document.querySelectorAll<HTMLElement>('main .motion')].every(
            ({ dataset }, index) => index < 3 || dataset.visible === expected,
          ),
        visible,
      );

    expect(await last()).toBe('false');

    // What nobody has scrolled to stands in its place, so that a picture of the page shows it there.
    const moved = () =>
      page.$$eval(
        'main .motion',
        (elements) =>
          elements.filter((element) => getComputedStyle(element).transform !== 'none').length,
      );
    expect(await moved()).toBe(0);

    await visitor.scrollTo(await page.evaluate(() => document.documentElement.scrollHeight));
    await become('true');
    const animation = () =>
      page.$$eval(
        'main .motion',
        (elements) => getComputedStyle(elements.at(-1) as Element).animationName,
      );
    expect(await animation()).toBe('rise');

    await page.emulateMediaType('print');
    expect(await animation()).toBe('none');
    await page.emulateMediaType('screen');
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    expect(await animation()).toBe('none');
    await page.emulateMediaFeatures([]);

    await visitor.scrollTo(0);
    await become('false');
    await visitor.follow('/product/BKS');

    expect(await last()).toBe('false');
  },
);

/**
 * Sections of which a picture shows one colour alone.
 * @param picture of the whole page
 */
async function blankSections({ page }: Visitor, picture: Uint8Array): Promise<string[]> {
  const boxes = await page.$$eval('main .motion', (elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.closest('section')?.id ?? '';

      return { name, x, y: y + window.scrollY, width, height };
    }),
  );
  // Decoded once for all sections.
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const blank: string[] = [];

  for (const { name, ...box } of boxes) {
    const left = Math.max(0, Math.round(box.x));
    const top = Math.max(0, Math.round(box.y));
    const region = {
      left,
      top,
      width: Math.min(Math.round(box.width), width - left),
      height: Math.min(Math.round(box.height), height - top),
    };
    if (region.width <= 0 || region.height <= 0) continue;

    const part = await sharp(data, { raw: info })
      .extract(region)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(part.data, { raw: part.info }).stats();
    if (channels.every(({ stdev }) => stdev < 1)) blank.push(name);
  }

  return blank;
}

// A phone's picture is a quarter of a desktop's, and takes as much less time.
visitors({ needs: 'media' }).on(isEvery ? undefined : 'phone')(
  'a picture of a whole page has no blank section, though nobody has scrolled',
  async (visitor) => {
    const { page } = visitor;
    for (const path of ['/', '/product/BCC', '/case']) {
      await visitor.open(visitor.at(path));
      const invisible = await page.$$eval(
        'main .motion',
        (elements) =>
          elements.filter((element) => !element.checkVisibility({ opacityProperty: true })).length +
          elements.filter((element) => getComputedStyle(element).opacity !== '1').length,
      );

      expect([path, invisible]).toEqual([path, 0]);

      // The window keeps its size, so that nothing enters it.
      const picture = await page.screenshot({
        type: 'jpeg',
        fullPage: true,
        captureBeyondViewport: true,
      });
      expect([path, await blankSections(visitor, picture)]).toEqual([path, []]);
    }
  },
);

visitors({ script: false, needs: 'media' }).onPhone(
  'hotlines and QR code open without script, and are not printed (section 2)',
  async (visitor) => {
    await visitor.open(visitor.at('/product/BCC'));
    await visitor.page.click('aside summary');

    const contents = await visitor.page.$eval('aside details', (details) => ({
      phones: [...details.querySelectorAll('a[href^="tel:"]')].filter((link) =>
        link.checkVisibility(),
      ).length,
      codes: [...details.querySelectorAll('img')].map(
        (code) => code.checkVisibility() && code.alt !== '',
      ),
      consult: details.querySelector('a[href$="/consult"]')?.checkVisibility(),
    }));

    expect(contents).toEqual({ phones: 2, codes: [true], consult: true });

    await visitor.page.emulateMediaType('print');
    expect(await visitor.isShown('aside details')).toBe(false);
  },
);

visitors({ needs: 'media' }).onDesktop(
  'the foot of each printed page names its address, the vendor and the day (section 2)',
  async (visitor) => {
    const { page } = visitor;
    await visitor.open(visitor.at('/product/BCC'));
    await page.pdf();
    await page.emulateMediaType('print');

    const foot = await page.$$eval('meta', (elements) =>
      elements
        .filter((meta) => meta.checkVisibility())
        .map((meta) => getComputedStyle(meta, '::after').content),
    );

    expect(foot).toEqual([
      expect.stringContaining('/product/BCC'),
      expect.anything(),
      expect.stringContaining(String(new Date().getFullYear())),
    ]);
  },
);

onEither(
  'the filing number leads to its registry, and the subscription to the privacy policy (section 2)',
  async (visitor) => {
    const { page } = visitor;
    await visitor.open(visitor.at('/case'));

    const registry = await page.$eval(`footer a[href="${filingRegistry}"]`, ({ target, rel }) => ({
      target,
      rel,
    }));

    expect(registry).toEqual({ target: '_blank', rel: expect.stringContaining('noopener') });
    expect(await visitor.isShown(`footer form a[href="${visitor.at('/PrivacyPolicy')}"]`)).toBe(
      true,
    );
  },
);

onPhone(
  'lists that a phone swipes through say what they count, and how many there are',
  async (visitor) => {
    await visitor.open(visitor.at('/'));
    const lists = await visitor.page.$$eval('main :is(ul, ol)', (elements) => {
      const isSwiped = (list: Element): boolean => {
        const { overflowX, gridTemplateRows } = getComputedStyle(list);
        // Lists in two rows, such as the logs of the raft, show many entries at once.
        const hasOneRow = gridTemplateRows.split(' ').length < 2;
        const isWider = list.scrollWidth > list.clientWidth;

        return list.checkVisibility() && overflowX === 'auto' && hasOneRow && isWider;
      };

      const isCounted = (list: Element): boolean => {
        const entries = [...list.children].filter((entry) => entry.checkVisibility());
        // The flows of a diagram have a number each, which leads to it.
        const isNumbered = entries.every(
          ({ id }) => id && document.querySelector(`main a[href="#${id}"]`),
        );
        if (isNumbered) return true;

        const count = Number(getComputedStyle(list).getPropertyValue('--count'));
        const contents = entries.map((entry) => getComputedStyle(entry, '::after').content);
        return (
          count === entries.length &&
          contents.every((text) => /^"\S.*" counter\(card\) " \/ " counter\(count\)$/.test(text))
        );
      };

      return elements
        .filter(isSwiped)
        .map((list) => (isCounted(list) ? 'counted' : list.outerHTML.slice(0, 200)));
    });

    expect(lists.length).toBeGreaterThan(0);
    expect(new Set(lists)).toEqual(new Set(['counted']));
  },
);

onDesktop('the news list leads to its feed', async (visitor) => {
  const path = feedPath('news', visitor.language);
  await visitor.open(visitor.at('/news'));
  expect(
    await visitor.page.$eval('link[type="application/rss+xml"]', (link) =>
      link.getAttribute('href'),
    ),
  ).toBe(path);

  const [response] = await Promise.all([
    visitor.page.waitForNavigation(),
    visitor.press(`main a[href="${path}"]`),
  ]);
  expect(await visitor.address()).toBe(path);
  expect(response?.headers()['content-type']).toMatch(/\bxml\b/);
});
