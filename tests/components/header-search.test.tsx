import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../src/config/languages';
import { headerTexts, showHeader, startLayout } from '../support/header';
import { navigations } from '../support/open-page';

const pages = [
  { title: 'Container platform', href: '/en/product/BeyondContainer', kindName: 'Product' },
  { title: 'Container security', href: '/en/product/ContainerSecurity', kindName: 'Product' },
  { title: 'Hybrid cloud', href: '/en/solution/HybridCloud', kindName: 'Solution' },
];
const search = {
  search: (query: string) => ({
    results: pages
      .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
      .map((page) => ({ title: page.title, show: () => page })),
  }),
  loadHeadings: async () => undefined,
};
const load = jest.fn((_language: Language) => Promise.resolve(search));
jest.mock('../../src/features/search/load', () => ({ loadSearch: (language: Language) => load(language) }));

// Opening, searching and clearing, in a browser: tests/smoke/header.test.ts. jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

let stop: () => void;
beforeEach(() => {
  navigations.length = 0;
  load.mockClear();
  stop = startLayout('desktop');
});
afterEach(() => stop());

/** An open search box with something typed into it. */
const show = async (typed: string) => {
  const user = userEvent.setup();
  const texts = headerTexts('en');
  const { container } = showHeader('en', { groups: [], children: <button type="button">Elsewhere</button> });
  const opener = screen.getByRole('button', { name: texts.openSearch });
  expect(load).not.toHaveBeenCalled();
  await user.click(opener);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: texts.searchPlaceholder });
  expect(input).toHaveFocus();
  await user.type(input, typed);
  const isOpen = () => container.querySelector('#search.\\:popover-open') !== null;
  return { user, input, isOpen };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('suggestions', () => {
  test('arrow keys go through them and back to the input, which keeps the focus; Enter follows the active one', async () => {
    const { user, input } = await show('container');
    await screen.findAllByRole('option');
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    expect(active(input)).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active(input)).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active(input)).toBe('Container security Product');
    expect(input).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(navigations).toEqual(['/en/product/ContainerSecurity']);
  });

  test.each([
    ['isComposing', { isComposing: true }],
    ['the code 229 of Safari', { keyCode: 229 }],
  ])('Escape of an input method (%s) closes nothing and keeps what is typed', async (_, event) => {
    const { input, isOpen } = await show('rongqi');
    fireEvent.keyDown(input, { key: 'Escape', ...event });
    expect([isOpen(), input.value]).toEqual([true, 'rongqi']);
  });

  test('Escape hides them and keeps the box; the next one closes it', async () => {
    const { user, isOpen } = await show('container');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect([options(), isOpen()]).toEqual([[], true]);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  test('an index that did not load leaves the form working, and is asked for again when the input is entered again', async () => {
    load.mockRejectedValue(new Error('offline'));
    const { input } = await show('container');
    expect(options()).toEqual([]);
    load.mockResolvedValue(search);
    act(() => input.blur());
    act(() => input.focus());
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });
});
