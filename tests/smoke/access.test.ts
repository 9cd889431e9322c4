import { inChinese, on, onDesktop, openPopover, visitors } from './journey';
import { isFirefox, type Visitor } from './visitor';

/*
 * What keyboard, zoom, motion and colour settings need (WCAG 2.2: 1.4.10, 2.1.1, 2.1.2, 2.3.3,
 * 2.4.7, 2.4.11).
 */

/**
 * Shows pages as to a visitor whose system asks for it; puppeteer's own call knows no forced
 * colours.
 */
const prefer = async (
  { page }: Visitor,
  name: 'forced-colors' | 'prefers-reduced-motion',
  value: 'active' | 'reduce',
) =>
  (await page.createCDPSession()).send('Emulation.setEmulatedMedia', {
    features: [{ name, value }],
  });

/** What has the focus, and what is wrong with how it can be seen. Runs in the page. */
const describeFocus = () => {
  const { activeElement: element } = document;
  if (!element || element === document.body) return null;

  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const box = element.getClientRects()[0];
  const label = `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

  // The middle of what can be seen of it: browsers don't scroll to what is partly visible (2.4.11
  // asks for no more).
  const middle = (from = -1, to = -1, end = 0) => (Math.max(from, 0) + Math.min(to, end)) / 2;

  const x = middle(box?.left, box?.right, innerWidth);
  const y = middle(box?.top, box?.bottom, innerHeight);
  const hit = document.elementFromPoint(x, y);
  const problems: string[] = [];

  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1)
    problems.push(`${label}: no outline`);

  if (!hit) problems.push(`${label}: out of the window`);
  else if (!element.contains(hit) && !hit.contains(element))
    problems.push(`${label}: behind ${hit.localName}.${hit.className}`);

  return { wrong: problems, isInFooter: element.closest('footer') !== null };
};

describe.each([
  { device: 'desktop', path: '/product/BCC' },
  { device: 'desktop', path: '/' },
  { device: 'phone', path: '/consult' },
  { device: 'phone', path: '/case' },
] as const)('$path on a $device', ({ device, path }) => {
  on(device)(
    'is walked by Tab from the skip link to its end, and each stop can be seen',
    async (visitor) => {
      const { page } = visitor;
      // Otherwise the page would still be scrolling to the stop; Firefox is started without smooth
      // scrolling.
      if (!isFirefox) await prefer(visitor, 'prefers-reduced-motion', 'reduce');
      await visitor.open(visitor.at(path));
      await page.keyboard.press('Tab');

      expect(await visitor.focused('href')).toBe('#content');

      const problems: string[] = [];
      let isAtEnd = false;

      for (let presses = 0; presses < 300; presses += 1) {
        const focus = await page.evaluate(describeFocus);
        // After the last stop the focus leaves the page.
        if (!focus) break;

        isAtEnd ||= focus.isInFooter;
        problems.push(...focus.wrong);
        await page.keyboard.press('Tab');
      }

      expect(isAtEnd).toBe(true);
      expect(problems).toEqual([]);
    },
  );
});

inChinese.onDesktop('the skip link leads past the header', async (visitor) => {
  await visitor.open('/product/BCC');
  for (const key of ['Tab', 'Enter', 'Tab'] as const) await visitor.page.keyboard.press(key);

  expect(await visitor.page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
    true,
  );
});

for (const path of ['/', '/product/BCC', '/case'])
  visitors({ needs: 'media' }).onDesktop(
    `visitors who ask for less motion see none on ${path}`,
    async (visitor) => {
      const { page } = visitor;
      await prefer(visitor, 'prefers-reduced-motion', 'reduce');
      await visitor.open(visitor.at(path));

      // What follows the scroll position moves only as the visitor does.
      const moving = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                ({ playState, timeline }) =>
                  playState === 'running' && timeline === document.timeline,
              ).length,
        );

      expect(await moving()).toBe(0);

      await visitor.scrollTo(1200);
      expect(await moving()).toBe(0);

      const transformed = await page.$$eval(
        'main .motion',
        (elements) =>
          elements.filter((element) => getComputedStyle(element).transform !== 'none').length,
      );
      expect(transformed).toBe(0);
    },
  );

visitors({ language: 'zh', needs: 'media' }).onEither(
  'with forced colours buttons have an edge, and the focus an outline',
  async (visitor) => {
    const { page } = visitor;
    await prefer(visitor, 'forced-colors', 'active');
    await visitor.open('/product/BCC');

    const withoutEdge = await page.$$eval(
      'main a[class], header button, aside summary, footer form button',
      (elements) => {
        const isButton = (element: Element): boolean =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.matches('button, summary, [href*="/consult"]');

        // An icon is visible by its stroke; a text whose background is gone needs an edge or an
        // underline.
        const isRecognisable = (element: Element): boolean => {
          const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(element);
          const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
          const hasIcon = element.querySelector('svg') !== null;
          const isInMenu = element.closest('#menu') !== null;

          return hasEdge || hasIcon || isInMenu || textDecorationLine.includes('underline');
        };

        return elements
          .filter((element) => isButton(element) && !isRecognisable(element))
          .map((element) => element.outerHTML.slice(0, 120));
      },
    );

    expect(withoutEdge).toEqual([]);

    await page.focus('header a');
    expect(await page.$eval('header a', (link) => getComputedStyle(link).outlineStyle)).toBe(
      'solid',
    );
  },
);

onDesktop('at 400 % the menu opens, and a field is seen below the header', async (visitor) => {
  const { page } = visitor;
  await visitor.resize({ width: 320, height: 256 });
  await visitor.open(visitor.at('/consult'));
  await openPopover(visitor, 'menu');

  expect(await page.$eval('#menu', (menu) => menu.scrollWidth <= menu.clientWidth)).toBe(true);

  await page.keyboard.press('Escape');
  await visitor.hides('#menu');
  await page.focus('main form [name="name"]');
  // The page scrolls there smoothly.
  await visitor.until(() => {
    const field = document.activeElement?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();

    return field && header && field.top >= header.bottom - 1 && field.bottom <= window.innerHeight;
  });
});
