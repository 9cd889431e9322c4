/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SearchBox } from '../../src/chrome/search-box';
import { type Language, languages } from '../../src/config/languages';
import type { Suggester, Suggestion } from '../../src/features/search/suggest';
import { navigations } from '../support/gatsby';
import { headerTexts } from '../support/header';

/** What is suggested for what; the index itself is the search's own matter. */
const pages: Suggestion[] = [
  { title: 'Container platform', href: '/en/product/BeyondContainer', kind: 'Product' },
  { title: 'Container security', href: '/en/product/ContainerSecurity', kind: 'Product' },
  { title: 'Hybrid cloud', href: '/en/solution/HybridCloud', kind: 'Solution' },
];
const suggester: Suggester = {
  find: (query) => pages.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())),
  improve: async () => undefined,
};
const load = jest.fn((_language: Language) => Promise.resolve(suggester));
jest.mock('../../src/features/search/suggest', () => ({ loadSuggestions: (language: Language) => load(language) }));

// jsdom lays nothing out, and has no scrolling.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  navigations.length = 0;
  load.mockClear();
});

const show = async (language: Language = 'en', active = true) => {
  const user = userEvent.setup();
  const texts = headerTexts(language);
  const { container } = render(
    <main>
      <SearchBox language={language} texts={texts} />
      <button type="button">Elsewhere</button>
    </main>,
  );
  const opener = screen.getByRole('button', { name: texts.openSearch });
  if (active) await user.click(opener);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: texts.searchPlaceholder });
  const isActive = () => opener.getAttribute('aria-expanded') === 'true';
  return { user, container, texts, opener, input, isActive };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe.each(languages)('the search box in %s (specification sections 2, 4 and 5)', (language) => {
  test('is inactive first; its button shows the input, which has the focus', async () => {
    const { user, opener, input, isActive } = await show(language, false);
    expect(isActive()).toBe(false);
    await user.click(opener);
    expect(isActive()).toBe(true);
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('placeholder', language === 'zh' ? '请输入搜索内容' : 'enter search content');
  });

  test.each([
    ['gpu', 'gpu'],
    ['  两个 空格 ', '++%E4%B8%A4%E4%B8%AA+%E7%A9%BA%E6%A0%BC+'],
    ['', ''],
    ['a&b=c?#/"<img>', 'a%26b%3Dc%3F%23%2F%22%3Cimg%3E'],
    ['100%+1', '100%25%2B1'],
  ])('what is typed, “%s”, goes to /search as it is, encoded, and the field is cleared', async (typed, encoded) => {
    const { input, isActive, user } = await show(language);
    fireEvent.change(input, { target: { value: typed } });
    await user.type(input, '{Enter}');
    const path = language === 'en' ? '/en/search' : '/search';
    expect(navigations).toEqual([`${path}?query=${encoded}`]);
    expect(new URL(navigations[0] ?? '', 'https://site.example').searchParams.get('query')).toBe(typed);
    expect(input.value).toBe('');
    expect(isActive()).toBe(false);
  });

  test('its button searches as the Enter key does', async () => {
    const { user, input, texts } = await show(language);
    await user.type(input, 'mesh');
    await user.click(screen.getByRole('button', { name: texts.search }));
    expect(navigations).toEqual([`${language === 'en' ? '/en' : ''}/search?query=mesh`]);
  });

  test('it is a form that works without script', async () => {
    const { input } = await show(language);
    expect(input.form).toHaveAttribute('action', language === 'en' ? '/en/search' : '/search');
    expect(input.form).toHaveAttribute('method', 'get');
    expect(input.name).toBe('query');
  });

  test('axe finds nothing, inactive, active or with suggestions', async () => {
    const { container, user, input, opener } = await show(language, false);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await axe(container)).toHaveNoViolations();
    await user.click(opener);
    await user.type(input, 'container');
    await screen.findAllByRole('option');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the search box closes (specification section 4)', () => {
  test('on blur when empty', async () => {
    const { user, isActive } = await show();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isActive()).toBe(false);
  });

  test('not on blur with something in it', async () => {
    const { user, input, isActive } = await show();
    await user.type(input, 'gpu');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isActive()).toBe(true);
    expect(input.value).toBe('gpu');
  });

  test('not when the focus goes to its own button', async () => {
    const { user, isActive } = await show();
    await user.tab();
    expect(isActive()).toBe(true);
  });

  test.each([
    [
      'its cross',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close search' })),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('by %s, which empties it, and the focus returns to its button', async (_, close) => {
    const { user, input, isActive, opener } = await show();
    await user.type(input, 'zzz');
    await close(user);
    expect(isActive()).toBe(false);
    expect(input.value).toBe('');
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('suggestions in the search box', () => {
  test('are loaded when the input has the focus, not before, and once', async () => {
    const { user, opener, input } = await show('en', false);
    expect(load).not.toHaveBeenCalled();
    await user.click(opener);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    act(() => input.blur());
    act(() => input.focus());
    expect(load).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledWith('en');
  });

  test('show pages with their kind, and their number is announced', async () => {
    const { user, input } = await show();
    await user.type(input, 'container');
    await screen.findAllByRole('option');
    expect(options()).toEqual(['Container platform Product', 'Container security Product']);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  });

  test.each(['', '   ', 'nothing like it'])('none for “%s”', async (typed) => {
    const { user, input } = await show();
    if (typed) await user.type(input, typed);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(options()).toEqual([]);
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  test('arrow keys go through them and back to the input, the focus stays; Enter follows the one they came to', async () => {
    const { user, input } = await show();
    await user.type(input, 'container');
    await screen.findAllByRole('option');
    expect(active(input)).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(active(input)).toBe('Container platform Product');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active(input)).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active(input)).toBe('Container security Product');
    expect(input).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(navigations).toEqual(['/en/product/ContainerSecurity']);
  });

  test('typing on forgets the one that the arrow keys came to: Enter searches', async () => {
    const { user, input } = await show();
    await user.type(input, 'container');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown} p{Enter}');
    expect(navigations).toEqual(['/en/search?query=container+p']);
  });

  test('Escape sends them away and leaves the box; the next one closes it', async () => {
    const { user, input, isActive } = await show();
    await user.type(input, 'container');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(isActive()).toBe(true);
    expect(input.value).toBe('container');
    await user.keyboard('{Escape}');
    expect(isActive()).toBe(false);
  });

  test('keys of an input method choose characters, not suggestions', async () => {
    const { user, input } = await show();
    await user.type(input, 'container');
    await screen.findAllByRole('option');
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    expect(active(input)).toBeNull();
  });

  test('a click on one goes there', async () => {
    const { user, input } = await show();
    await user.type(input, 'hybrid');
    await user.click(await screen.findByRole('option'));
    expect(navigations).toEqual(['/en/solution/HybridCloud']);
  });

  test('without their index the form works all the same', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    const { user, input } = await show();
    await user.type(input, 'container{Enter}');
    expect(options()).toEqual([]);
    expect(navigations).toEqual(['/en/search?query=container']);
  });

  test('an index that could not be had is asked for again when the input is entered again', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    const { user, input } = await show();
    await user.type(input, 'container');
    expect(options()).toEqual([]);
    act(() => input.blur());
    act(() => input.focus());
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('better ones take the place of the first when more of the index is there', async () => {
    let isBetter = false;
    let arrive: () => void = () => undefined;
    load.mockResolvedValueOnce({
      find: () => (isBetter ? pages : pages.slice(0, 1)),
      improve: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    const { user, input } = await show();
    await user.type(input, 'c');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    isBetter = true;
    await act(async () => arrive());
    expect(options()).toHaveLength(3);
  });

  test.each([
    [
      'a search that breaks',
      {
        ...suggester,
        find: () => {
          throw new Error('broken');
        },
      },
      0,
    ],
    ['a second file that cannot be had', { ...suggester, improve: () => Promise.reject(new Error('offline')) }, 2],
  ])('%s says nothing and leaves the form as it is', async (_, broken, shown) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockResolvedValueOnce(broken);
    const { user, input } = await show();
    await user.type(input, 'container');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(options()).toHaveLength(shown);
    await user.type(input, '{Enter}');
    expect(navigations).toEqual(['/en/search?query=container']);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });
});
