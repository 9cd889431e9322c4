/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { resourceLimit } from '../../src/config/constants';
import { type Language, languages } from '../../src/config/languages';
import { navigations } from '../support/gatsby';
import { headerTexts, realGroups, realHotSearches, showHeader } from '../support/header';
import { installModalDialog } from '../support/modal-dialog';

beforeAll(installModalDialog);
beforeEach(async () => {
  // What the test before left open takes its entry of the history back now.
  await waitFor(() => expect(window.history.state?.overlay).toBeUndefined());
  navigations.length = 0;
  document.documentElement.dataset.device = 'phone';
  window.history.replaceState({ key: 'a' }, '', '/product/BCC');
});

type Panel = 'Menu' | 'Search';
const open = async (panel: Panel, language: Language = 'en') => {
  const user = userEvent.setup();
  const { container } = showHeader(language);
  const texts = headerTexts(language);
  // The desktop's search box has a button of the same name; styles show one of them.
  const opener = screen
    .getAllByRole('button', { name: texts[`open${panel}`] })
    .find((element) => element.getAttribute('aria-haspopup') === 'dialog') as HTMLElement;
  await user.click(opener);
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', {
    name: panel === 'Menu' ? texts.menu : texts.search,
  });
  return { user, container, texts, opener, dialog };
};
const closed = (dialog: HTMLDialogElement) => waitFor(() => expect(dialog.open).toBe(false));
/** Waits for the history to have gone where it was told to. */
const entryGone = () => waitFor(() => expect(window.history.state).toEqual({ key: 'a' }));
const ways: readonly [string, (dialog: HTMLDialogElement, closeLabel: string) => void][] = [
  ['Escape', (dialog) => void fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['its cross', (dialog, closeLabel) => void fireEvent.click(within(dialog).getByRole('button', { name: closeLabel }))],
  ['the back button', () => window.history.back()],
  [
    'a tap beside it',
    (dialog) => {
      fireEvent(dialog, new Event('pointerdown', { bubbles: true }));
      fireEvent.click(dialog);
    },
  ],
];

describe.each(['Menu', 'Search'] as const)('%s of phones (specification section 2)', (panel) => {
  test.each(ways)(
    'is closed by %s: its history entry goes, the focus returns to its button, the router hears nothing',
    async (_, close) => {
      const heard = jest.fn();
      window.addEventListener('popstate', heard);
      const { dialog, opener, texts } = await open(panel);
      expect(dialog.open).toBe(true);
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      expect(window.history.state).toMatchObject({ key: 'a', overlay: true });
      act(() => close(dialog, texts[`close${panel}`]));
      await closed(dialog);
      await entryGone();
      expect(opener).toHaveFocus();
      expect(opener).toHaveAttribute('aria-expanded', 'false');
      expect(window.location.pathname).toBe('/product/BCC');
      expect(heard).not.toHaveBeenCalled();
      window.removeEventListener('popstate', heard);
    },
  );

  test('opens again after it was closed by the back button', async () => {
    const { dialog, opener, user } = await open(panel);
    act(() => window.history.back());
    await closed(dialog);
    await entryGone();
    await user.click(opener);
    expect(dialog.open).toBe(true);
    expect(window.history.state).toMatchObject({ overlay: true });
  });

  test.each(languages)('axe finds nothing in it, in %s', async (language) => {
    const { dialog } = await open(panel, language);
    expect(await axe(dialog)).toHaveNoViolations();
  });
});

describe('the slide-out menu', () => {
  test.each(languages)('has a row for each group, one open at a time, in %s', async (language) => {
    const { dialog } = await open('Menu', language);
    const rows = [...dialog.querySelectorAll('nav > ul > li')];
    expect(rows.map((row) => row.querySelector('summary, a')?.textContent)).toEqual(
      realGroups(language).map(({ title }) => title),
    );
    const names = new Set([...dialog.querySelectorAll('details')].map((row) => row.getAttribute('name')));
    expect(names).toEqual(new Set(['phone-menu']));
  });

  test('opens the group of the page, and marks its entry', async () => {
    window.history.replaceState({ key: 'a' }, '', '/en/product/BCC?x=1');
    const { dialog } = await open('Menu');
    expect([...dialog.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent)).toEqual([
      'Products',
    ]);
    expect([...dialog.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'))).toEqual([
      '/en/product/BCC',
    ]);
  });

  test.each(['phone', 'desktop'] as const)(
    'keeps at most 6 resources, those that a %s has (section 9)',
    async (device) => {
      document.documentElement.dataset.device = device;
      const { dialog } = await open('Menu', 'zh');
      const resources = realGroups('zh').find(({ id }) => id === 'resources');
      const row = [...dialog.querySelectorAll('details')].find(
        (details) => details.querySelector('summary')?.textContent === resources?.title,
      );
      const all = resources?.categories.flatMap(({ links }) => links) ?? [];
      const its = all.filter(({ devices }) => devices === 'both' || devices === device).map(({ href }) => href);
      expect(all.length).toBeGreaterThan(resourceLimit);
      expect([...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(
        its.slice(0, resourceLimit),
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
    await user.click(dialog.querySelector('summary') as HTMLElement);
    followed.length = 0;
    await user.click(dialog.querySelector('a[href="/en/product/BKS"]') as HTMLElement);
    await waitFor(() => expect(followed).toEqual([['/en/product/BKS', { key: 'a' }, false]]));
    document.removeEventListener('click', onClick);
  });

  test('a link with a modifier key is the browser’s: the menu stays', async () => {
    const { dialog } = await open('Menu');
    const link = dialog.querySelector('a[href="/en/product/BKS"]') as HTMLElement;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link.addEventListener('click', (event) => setTimeout(() => event.preventDefault()));
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(link, click);
    expect(dialog.open).toBe(true);
  });

  describe('by finger', () => {
    const touch = (target: Element, type: string, clientX: number, pointerType = 'touch') =>
      fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }));
    const sheetOf = (dialog: HTMLElement) => dialog.firstElementChild as HTMLElement;

    test('a swipe to its side moves it, and closes it when it goes far enough', async () => {
      const { dialog } = await open('Menu');
      touch(sheetOf(dialog), 'pointerdown', 200);
      touch(sheetOf(dialog), 'pointermove', 260);
      expect(sheetOf(dialog).style.translate).toBe('60px');
      touch(sheetOf(dialog), 'pointermove', 300);
      touch(sheetOf(dialog), 'pointerup', 300);
      await closed(dialog);
      expect(sheetOf(dialog).style.translate).toBe('');
      await entryGone();
    });

    test.each([
      ['is too short', 230, 'touch', 'pointerup'],
      ['goes the other way', 20, 'touch', 'pointerup'],
      ['is taken over by the browser, which scrolls', 320, 'touch', 'pointercancel'],
      ['is a mouse’s', 320, 'mouse', 'pointerup'],
    ])('a swipe that %s leaves it open, where it was', async (_, to, pointerType, end) => {
      const { dialog } = await open('Menu');
      touch(sheetOf(dialog), 'pointerdown', 200, pointerType);
      touch(sheetOf(dialog), 'pointermove', to, pointerType);
      touch(sheetOf(dialog), end, to, pointerType);
      expect(dialog.open).toBe(true);
      expect(sheetOf(dialog).style.translate).toBe('');
    });
  });
});

describe.each(languages)('the search panel in %s (specification sections 2 and 5)', (language) => {
  const path = language === 'en' ? '/en/search' : '/search';

  test('its input has the focus and the specified placeholder', async () => {
    const { dialog } = await open('Search', language);
    const input = within(dialog).getByRole('combobox');
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('placeholder', language === 'zh' ? '请输入搜索内容' : 'enter search content');
  });

  test('the hot searches of the API lead to the search for each', async () => {
    const { dialog, texts } = await open('Search', language);
    const list = within(dialog).getByRole('list', { name: texts.hotSearches });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(realHotSearches(language).map((name) => [name, `${path}?${new URLSearchParams({ query: name })}`]));
  });

  test('what is typed goes to the search page once the panel has closed, and the field is cleared', async () => {
    const { dialog, user } = await open('Search', language);
    const input = within(dialog).getByRole<HTMLInputElement>('combobox');
    await user.type(input, '多云 GPU{Enter}');
    await waitFor(() => expect(navigations).toEqual([`${path}?${new URLSearchParams({ query: '多云 GPU' })}`]));
    expect(dialog.open).toBe(false);
    expect(input.value).toBe('');
    expect(window.history.state).toEqual({ key: 'a' });
  });
});
