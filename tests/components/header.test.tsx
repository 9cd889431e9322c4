import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitch } from '../../src/chrome/language-switch';
import { Logo } from '../../src/chrome/logo';
import { intent } from '../../src/chrome/popups';
import { ThemeSwitch } from '../../src/chrome/theme-switch';
import { type Language, languages } from '../../src/config/languages';
import { vendorName } from '../../src/config/vendor';
import { groupsIn, headerTexts, showHeader, startLayout } from '../support/header';
import { withPictures } from '../support/menu-view';

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
  const groups = withPictures(groupsIn('en'), 3).map((group) => ({
    ...group,
    categories: group.categories.map((category) => ({ ...category, title: '' })),
  }));
  const { container } = showHeader('en', { groups });
  expect(container.querySelectorAll('#menu-products h2')).toHaveLength(0);
  expect(container.querySelectorAll('#menu-products i:empty').length).toBeGreaterThan(2);
  expect(container.querySelectorAll('img')).toHaveLength(0);
});

describe('the language switch (section 4)', () => {
  const show = () => render(<LanguageSwitch language="en" path="/product/BCC" label="Change language" />);

  test('names the page in both languages and marks the current one', () => {
    show();
    const attributes = ['href', 'lang', 'hreflang', 'aria-current'];
    expect(screen.getAllByRole('link').map((link) => attributes.map((name) => link.getAttribute(name)))).toEqual([
      ['/product/BCC', 'zh-CN', 'zh-CN', null],
      ['/en/product/BCC', 'en', 'en', 'true'],
    ]);
    expect(document.querySelector('summary')).toHaveTextContent('English (Change language)');
  });

  test('is closed by Escape, but not by the Escape of an input method', () => {
    show();
    const dropdown = screen.getByRole<HTMLDetailsElement>('group');
    dropdown.open = true;
    const isOpenAfter = (more = {}) => {
      fireEvent.keyDown(document.body, { key: 'Escape', ...more });
      return dropdown.open;
    };
    expect([isOpenAfter({ isComposing: true }), isOpenAfter({ keyCode: 229 }), isOpenAfter()]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test.each([
  ['dark', ['light', 'dark', 'system']],
  ['light', ['dark', 'light', 'system']],
] as const)(
  'the theme switch of a %s system names the theme, leads to the next, and keeps it',
  async (system, order) => {
    const { dataset } = document.documentElement;
    const texts = headerTexts('en');
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: system === 'dark' } as MediaQueryList);
    render(<ThemeSwitch texts={texts} />);
    const button = screen.getByRole('button', { name: texts.theme + texts.themes.system });
    for (const next of order) {
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAccessibleName(texts.theme + texts.themes[next]));
      expect(document.querySelector('[aria-live]')).toHaveTextContent(texts.themes[next]);
      expect([dataset.theme, localStorage.getItem('theme')]).toEqual([next === 'system' ? undefined : next, next]);
    }
    jest.restoreAllMocks();
  },
);

describe('the logo', () => {
  const name = vendorName.en;
  const wide = { src: '/logo.webp', width: 234, height: 78 };

  test('without a picture it is mark and name', () => {
    const { container } = render(<Logo language="en" />);
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByText(name)).toBeVisible();
  });

  test('a wide picture is the logo, with the name as its text and its place reserved', () => {
    render(<Logo language="en" picture={wide} />);
    const image = screen.getByRole('img', { name });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['234', '78']);
    expect(screen.queryByText(name)).toBeNull();
  });

  test('a picture without room for a name is the mark beside it', () => {
    const { container } = render(<Logo language="en" picture={{ ...wide, width: 78 }} />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByText(name)).toBeVisible();
  });

  test('a broken picture gives way to mark and name, a later one is tried', () => {
    const { container, rerender } = render(<Logo language="en" picture={wide} />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByText(name)).toBeVisible();
    rerender(<Logo language="en" picture={{ ...wide, src: '/new.webp' }} />);
    expect(screen.getByRole('img', { name })).toHaveAttribute('src', '/new.webp');
  });
});
