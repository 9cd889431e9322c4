/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Language, languages } from '../../src/config/languages';
import { groupsIn, headerTexts, hotSearchesIn, showHeader, startLayout } from '../support/header';
import { navigations } from '../support/open-page';

// Focus, scrolling, swipes and taps in a real browser: tests/smoke/header-phone.test.ts. jsdom has no popovers, so that this is what old
// browsers get.

let stop: () => void;
beforeEach(() => {
  navigations.length = 0;
  window.history.replaceState(null, '', '/en/product/BCC?x=1');
  stop = startLayout('phone');
});
afterEach(() => stop());

type Panel = 'Menu' | 'Search';
const open = async (panel: Panel, language: Language = 'en') => {
  const user = userEvent.setup();
  const { container } = showHeader(language);
  const texts = headerTexts(language);
  const opener = screen.getByRole('button', { name: texts[`open${panel}`] });
  await user.click(opener);
  const box = container.querySelector<HTMLElement>(`#${panel.toLowerCase()}`) as HTMLElement;
  const isOpen = () => box.classList.contains(':popover-open');
  return { user, texts, opener, box, isOpen, container };
};

describe.each(['Menu', 'Search'] as const)('%s of phones (section 2)', (panel) => {
  test.each([
    ['Escape', (user) => user.keyboard('{Escape}')],
    [
      'its cross',
      (user, box) =>
        user.click(
          within(box).getByRole('button', { name: headerTexts('en')[box.id === 'menu' ? 'closeMenu' : 'closeSearch'] }),
        ),
    ],
  ] satisfies [string, (user: ReturnType<typeof userEvent.setup>, box: HTMLElement) => Promise<void>][])(
    '%s closes it: the focus returns, the page behind was inert',
    async (_, close) => {
      const { user, box, opener, isOpen, container } = await open(panel);
      expect(box).toContainElement(document.activeElement as HTMLElement);
      const isBehindInert = () => [...container.querySelectorAll<HTMLElement>('header *')].some(({ inert }) => inert);
      expect(isBehindInert()).toBe(true);
      await close(user, box);
      expect([isOpen(), isBehindInert()]).toEqual([false, false]);
      expect(opener).toHaveFocus();
    },
  );

  test.each(languages)('axe finds nothing in it, in %s', async (language) => {
    const { box } = await open(panel, language);
    expect(await axe(box)).toHaveNoViolations();
  });
});

describe('the slide-out menu (section 2)', () => {
  test.each(languages)('has a row for each group, one open at a time, in %s', async (language) => {
    const { box } = await open('Menu', language);
    const rows = [...box.querySelectorAll(':scope > ul > li')];
    expect(rows.map((row) => row.querySelector('summary, a')?.textContent)).toEqual(
      groupsIn(language).map((group) => group.title),
    );
    for (const row of box.querySelectorAll('details')) expect(row).toHaveAttribute('name', 'menu');
  });

  test('opens the group of the page and marks its entry', async () => {
    const { box } = await open('Menu');
    expect(box.querySelector('details[open] > summary')).toHaveTextContent('Products');
    expect(box.querySelector('[aria-current="page"]')).toHaveAttribute('href', '/en/product/BCC');
  });

  test('closes when a link in it is followed', async () => {
    const { user, box, isOpen } = await open('Menu');
    box.addEventListener('click', (event) => event.preventDefault());
    await user.click(box.querySelector('a[href="/en/product/BKS"]') as HTMLElement);
    expect(isOpen()).toBe(false);
  });

  test.each([
    ['to the right closes it', 300, 400, false],
    ['that is too short leaves it open', 230, 400, true],
    ['that is a scroll leaves it open', 300, 600, true],
  ])('a swipe %s', async (_, x, y, stays) => {
    const { box, isOpen } = await open('Menu');
    const touch = (type: string, clientX: number, clientY: number) =>
      fireEvent(box, Object.assign(new Event(type), { changedTouches: [{ clientX, clientY }] }));
    touch('touchstart', 200, 400);
    touch('touchend', x, y);
    expect(isOpen()).toBe(stays);
  });
});

test.each(languages)(
  'the search panel in %s: placeholder, hot searches, search (sections 2 and 5)',
  async (language) => {
    const { box, user, texts, isOpen } = await open('Search', language);
    const path = language === 'en' ? '/en/search' : '/search';
    const input = within(box).getByRole<HTMLInputElement>('combobox');
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('placeholder', texts.searchPlaceholder);
    const hot = within(within(box).getByRole('list', { name: texts.hotSearches })).getAllByRole('link');
    expect(hot.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      hotSearchesIn(language).map((name) => [name, `${path}?${new URLSearchParams({ query: name })}`]),
    );
    // A phone's keyboard can be put away.
    act(() => input.blur());
    expect(isOpen()).toBe(true);
    await user.type(input, '多云 GPU{Enter}');
    await waitFor(() => expect(navigations).toEqual([`${path}?${new URLSearchParams({ query: '多云 GPU' })}`]));
    expect([isOpen(), input.value]).toEqual([false, '']);
  },
);
