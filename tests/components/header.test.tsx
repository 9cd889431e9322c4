import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LanguageSwitch } from '../../src/chrome/language-switch';
import { intent } from '../../src/chrome/popups';
import { ThemeSwitch } from '../../src/chrome/theme-switch';
import { type Language, languages } from '../../src/config/languages';
import { vendorName } from '../../src/config/vendor';
import { groupsIn, headerTexts, showHeader, startLayout } from '../support/header';

// Hover, the transparent header and the menu without script in a real browser: tests/smoke/header.test.ts.

const title = (name: string) => screen.getByText(name, { selector: 'summary' });
const expanded = () =>
  [...document.querySelectorAll('#menu details[open] > summary')].map(({ textContent }) => textContent);
const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));

let stop: () => void;
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
  stop = startLayout('desktop');
});
afterEach(() => stop());

describe.each(languages)('the header in %s', (language: Language) => {
  const prefix = language === 'en' ? '/en' : '';
  const texts = headerTexts(language);

  test('shows a group of one entry as a link, others as a dropdown with all their entries (sections 2 and 4)', () => {
    const { container } = showHeader(language);
    const menu = screen.getByRole('navigation', { name: texts.mainNavigation });
    for (const { id, title: name, categories } of groupsIn(language)) {
      const links = categories.flatMap((category) => category.links.map(({ href }) => href));
      const dropdown = container.querySelector(`#menu-${id}`);
      if (dropdown) expect(hrefs(dropdown.querySelectorAll('a'))).toEqual(links);
      else expect(hrefs([within(menu).getByRole('link', { name })])).toEqual(links);
    }
  });

  test('links lead to pages of its language or to other sites in a new tab; a page of one device alone is marked', () => {
    const { container } = showHeader(language);
    const own = hrefs(container.querySelectorAll('a[href^="/"]:not([data-language])'));
    expect(own.filter((href) => /^\/en(\/|\?|#|$)/.test(href ?? '') !== (language === 'en'))).toEqual([]);
    const others = [...container.querySelectorAll('a[href^="http"]')];
    expect(others.filter((link) => !link.matches('[target="_blank"][rel="noopener noreferrer"]'))).toEqual([]);
    expect(others).not.toEqual([]);
    expect(hrefs(container.querySelectorAll('[data-devices="phone"]'))).toContain(`${prefix}/product/BeyondStage`);
    expect(hrefs(container.querySelectorAll('[data-devices="desktop"]'))).toContain(`${prefix}/tags`);
    expect(hrefs(container.querySelectorAll('[data-devices]'))).not.toContain(`${prefix}/product/BCC`);
    expect(screen.getByRole('link', { name: vendorName[language] })).toHaveAttribute('href', prefix || '/');
    expect(hrefs(screen.getAllByRole('link', { name: texts.consult }))).toEqual(Array(2).fill(`${prefix}/consult`));
  });

  test('the entry of the open page is marked', () => {
    window.history.replaceState(null, '', `${prefix}/product/BCC?x=1#highlights`);
    const { container } = showHeader(language);
    expect(hrefs(container.querySelectorAll('nav a[aria-current]'))).toEqual([`${prefix}/product/BCC`]);
  });
});

describe('dropdowns by pointer (section 4)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const move = (type: 'pointerover' | 'pointerleave', name: string, pointerType = 'mouse') =>
    fireEvent(
      type === 'pointerover' ? title(name) : (title(name).closest('nav') as HTMLElement),
      Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), { pointerType }),
    );
  /** The pointer rests on Products, goes over Solutions for some time, and on. */
  const cross = (milliseconds: number) => {
    move('pointerover', 'Products');
    pass(intent.open);
    move('pointerover', 'Solutions');
    pass(milliseconds);
  };

  test.each([
    [intent.change - 1, 'Products'],
    [intent.change, 'Solutions'],
  ])('on the way down to an entry the pointer may cross another title: after %i ms, “%s” is open', (time, open) => {
    showHeader('en');
    cross(time);
    expect(expanded()).toEqual([open]);
  });

  test('a finger does not hover: its tap opens, and a second one closes', () => {
    showHeader('en');
    move('pointerover', 'Products', 'touch');
    pass(1000);
    expect(expanded()).toEqual([]);
    fireEvent.click(title('Products'));
    expect(expanded()).toEqual(['Products']);
    fireEvent.click(title('Products'));
    expect(expanded()).toEqual([]);
  });
});

test('pictures of the menu are decoration, and a category without an English name leaves no empty heading', () => {
  const picture = 3;
  const groups = groupsIn('en').flatMap((group) =>
    group.id === 'products'
      ? [{ ...group, categories: group.categories.map((category) => ({ ...category, title: '', picture })) }]
      : [],
  );
  const { container } = showHeader('en', {
    groups: groups.map((group) => ({
      ...group,
      categories: group.categories.map((category) => ({
        ...category,
        links: category.links.map((link) => ({ ...link, picture })),
      })),
    })),
  });
  expect(container.querySelectorAll('#menu-products h2')).toHaveLength(0);
  expect(container.querySelectorAll('#menu-products i:empty').length).toBeGreaterThan(2);
  expect(container.querySelectorAll('img')).toHaveLength(0);
});

describe('the language switch (section 4)', () => {
  const dropdown = () => screen.getByRole<HTMLDetailsElement>('group');
  const show = (language: Language, path = '/product/BCC') => {
    const { container } = render(
      <>
        <LanguageSwitch language={language} path={path} label="Change language" />
        <button type="button">Next</button>
      </>,
    );
    container.addEventListener('click', (event) => {
      // jsdom follows no link.
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    });
    dropdown().open = true;
    return container;
  };

  test.each([
    ['zh', '/product/BCC', '/product/BCC', '/en/product/BCC', '中文'],
    ['en', '/', '/', '/en', 'English'],
  ] as const)('in %s at %s it names the page in both languages and marks the current one', async (...row) => {
    const [language, path, zh, en, current] = row;
    const container = show(language, path);
    expect(
      screen.getAllByRole('link').map((link) => ['href', 'lang', 'hreflang'].map((name) => link.getAttribute(name))),
    ).toEqual([
      [zh, 'zh-CN', 'zh-CN'],
      [en, 'en', 'en'],
    ]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent(current);
    expect(dropdown().querySelector('summary')).toHaveTextContent(`${current} (Change language)`);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('Escape closes it, but not the Escape of an input method', () => {
    show('en');
    const press = (more = {}) => fireEvent.keyDown(document.body, { key: 'Escape', ...more });
    press({ isComposing: true });
    press({ keyCode: 229 });
    expect(dropdown().open).toBe(true);
    press();
    expect(dropdown().open).toBe(false);
  });
});

test.each([
  ['a dark system', undefined, true, 'light'],
  ['a light system', undefined, false, 'dark'],
  ['the other theme of a dark system', 'light', true, 'dark'],
  ['the other theme of a light system', 'dark', false, 'light'],
  ['the theme of a dark system', 'dark', true, 'system'],
  ['the theme of a light system', 'light', false, 'system'],
] as const)(
  'the theme switch, with %s, says which it is, leads to the next and keeps it',
  async (_, chosen, isDark, next) => {
    const { dataset } = document.documentElement;
    const texts = headerTexts('en');
    if (chosen) dataset.theme = chosen;
    else delete dataset.theme;
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isDark } as MediaQueryList);
    render(<ThemeSwitch texts={texts} />);
    const button = screen.getByRole('button', { name: texts.theme + texts.themes[chosen ?? 'system'] });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName(texts.theme + texts.themes[next]));
    expect(document.querySelector('[aria-live]')).toHaveTextContent(texts.themes[next]);
    expect(dataset.theme).toBe(next === 'system' ? undefined : next);
    expect(localStorage.getItem('theme')).toBe(next);
    jest.restoreAllMocks();
  },
);
