/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { resourceLimit } from '../../src/config/constants';
import { type Language, languages } from '../../src/config/languages';
import { navigations } from '../support/gatsby';
import { headerTexts, realGroups, realHotSearches, showHeader } from '../support/header';
import { installModalDialog } from '../support/modal-dialog';

// Focus, scrolling, swipes and taps in a real browser: tests/smoke/header-phone-journeys.ts.

beforeAll(installModalDialog);
beforeEach(async () => {
  // What the previous test left open removes its history entry now.
  await waitFor(() => expect(window.history.state?.overlay).toBeUndefined());
  navigations.length = 0;
  document.documentElement.dataset.device = 'phone';
  window.history.replaceState({ key: 'a' }, '', '/en/product/BCC?x=1');
});

type Panel = 'Menu' | 'Search';
const open = async (panel: Panel, language: Language = 'en') => {
  const user = userEvent.setup();
  showHeader(language);
  const texts = headerTexts(language);
  // The desktop search box has a button of the same name; styles show one of them.
  const opener = screen
    .getAllByRole('button', { name: texts[`open${panel}`] })
    .find((element) => element.getAttribute('aria-haspopup') === 'dialog') as HTMLElement;
  await user.click(opener);
  const name = panel === 'Menu' ? texts.menu : texts.search;
  return { user, texts, opener, dialog: await screen.findByRole<HTMLDialogElement>('dialog', { name }) };
};

describe.each(['Menu', 'Search'] as const)('%s of phones (section 2)', (panel) => {
  test.each([
    ['Escape', (dialog: HTMLElement) => void fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['the back button', () => window.history.back()],
  ])('%s closes it: its history entry goes, the focus returns, the router hears nothing', async (_, close) => {
    const heard = jest.fn();
    window.addEventListener('popstate', heard);
    const { dialog, opener } = await open(panel);
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(window.history.state).toMatchObject({ key: 'a', overlay: true });
    act(() => close(dialog));
    await waitFor(() => expect(dialog.open).toBe(false));
    await waitFor(() => expect(window.history.state).toEqual({ key: 'a' }));
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener('popstate', heard);
  });

  test.each(languages)('axe finds nothing in it, in %s', async (language) => {
    const { dialog } = await open(panel, language);
    expect(await axe(dialog)).toHaveNoViolations();
  });
});

describe('the slide-out menu (section 2)', () => {
  test.each(languages)('has a row for each group, one open at a time, in %s', async (language) => {
    const { dialog } = await open('Menu', language);
    const rows = [...dialog.querySelectorAll('nav > ul > li')];
    expect(rows.map((row) => row.querySelector('summary, a')?.textContent)).toEqual(
      realGroups(language).map((group) => group.title),
    );
    for (const row of dialog.querySelectorAll('details')) expect(row).toHaveAttribute('name', 'phone-menu');
  });

  test('opens the group of the page and marks its entry', async () => {
    const { dialog } = await open('Menu');
    expect(dialog.querySelector('details[open] > summary')).toHaveTextContent('Products');
    expect(dialog.querySelector('[aria-current="page"]')).toHaveAttribute('href', '/en/product/BCC');
  });

  test.each(['phone', 'desktop'] as const)(
    'keeps at most 6 resources, those that a %s has (section 9)',
    async (device) => {
      document.documentElement.dataset.device = device;
      const { dialog } = await open('Menu', 'zh');
      const resources = realGroups('zh').find(({ id }) => id === 'resources');
      const row = [...dialog.querySelectorAll('details')].find((details) =>
        details.querySelector('summary')?.textContent?.includes(resources?.title ?? '?'),
      );
      const links = resources?.categories.flatMap((category) => category.links) ?? [];
      const own = links.filter(({ devices }) => devices === 'both' || devices === device).map(({ href }) => href);
      expect(links.length).toBeGreaterThan(resourceLimit);
      expect([...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(
        own.slice(0, resourceLimit),
      );
    },
  );

  test('a link is followed once, after the menu has closed and its history entry has gone', async () => {
    const { dialog, user } = await open('Menu');
    const followed: unknown[] = [];
    const onClick = (event: Event) => {
      event.preventDefault();
      followed.push([(event.target as Element).closest('a')?.getAttribute('href'), window.history.state, dialog.open]);
    };
    document.addEventListener('click', onClick);
    await user.click(dialog.querySelector('a[href="/en/product/BKS"]') as HTMLElement);
    await waitFor(() => expect(followed).toEqual([['/en/product/BKS', { key: 'a' }, false]]));
    document.removeEventListener('click', onClick);
  });

  test.each([
    ['goes far enough closes it', 300, 'pointerup', false],
    ['is too short leaves it open', 230, 'pointerup', true],
    ['becomes a scroll leaves it open', 320, 'pointercancel', true],
  ])('a swipe that %s', async (_, to, end, stays) => {
    const { dialog } = await open('Menu');
    const sheet = dialog.firstElementChild as HTMLElement;
    const touch = (type: string, clientX: number) =>
      fireEvent(sheet, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' }));
    touch('pointerdown', 200);
    touch('pointermove', to);
    expect(sheet.style.translate).toBe(`${to - 200}px`);
    touch(end, to);
    expect(dialog.open).toBe(stays);
    expect(sheet.style.translate).toBe('');
  });
});

test.each(languages)(
  'the search panel in %s: placeholder, hot searches, search (sections 2 and 5)',
  async (language) => {
    const { dialog, user, texts } = await open('Search', language);
    const path = language === 'en' ? '/en/search' : '/search';
    const input = within(dialog).getByRole<HTMLInputElement>('combobox');
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('placeholder', language === 'zh' ? '请输入搜索内容' : 'enter search content');
    const hot = within(within(dialog).getByRole('list', { name: texts.hotSearches })).getAllByRole('link');
    expect(hot.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      realHotSearches(language).map((name) => [name, `${path}?${new URLSearchParams({ query: name })}`]),
    );
    await user.type(input, '多云 GPU{Enter}');
    await waitFor(() => expect(navigations).toEqual([`${path}?${new URLSearchParams({ query: '多云 GPU' })}`]));
    expect([dialog.open, input.value, window.history.state]).toEqual([false, '', { key: 'a' }]);
  },
);
