/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { intent } from '../../src/chrome/use-dropdowns';
import { headerSolidAfter } from '../../src/config/constants';
import { type Language, languages } from '../../src/config/languages';
import { useSession } from '../../src/stores/session';
import { headerTexts, realGroups, showHeader } from '../support/header';
import { strayLinks, unsafeLinks } from '../support/links';

const titles = { zh: ['产品与服务', '解决方案'], en: ['Products', 'Solutions'] } as const;
const title = (name: string) => screen.getByRole('button', { name });
const expanded = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const picture = {
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fixed' as const,
      width: 36,
      height: 36,
      images: { fallback: { src: '/a.webp', srcSet: '/a.webp 36w', sizes: '36px' }, sources: [] },
    },
  },
};

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

describe.each(languages)('the header in %s', (language: Language) => {
  const [products, solutions] = titles[language];

  test('has nothing that axe finds, a dropdown open', async () => {
    const { container } = showHeader(language);
    await userEvent.setup().click(title(products));
    expect(await axe(container)).toHaveNoViolations();
  });

  test('shows each group of the menu: a single entry as a link, more as a dropdown (specification section 2)', () => {
    showHeader(language);
    const menu = screen.getByRole('navigation', { name: headerTexts(language).mainNavigation });
    for (const group of realGroups(language)) {
      const links = group.categories.flatMap((category) => category.links);
      if (links.length === 1)
        expect(within(menu).getAllByRole('link', { name: group.title })[0]).toHaveAttribute('href', links[0]?.href);
      else {
        const panel = document.getElementById(title(group.title).getAttribute('aria-controls') ?? '') as HTMLElement;
        expect([...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
          links.map(({ href }) => href),
        );
      }
    }
  });

  test('groups and their categories of more than 4 children have two columns, cases of more than 5 (specification sections 4 and 9)', () => {
    const { container } = showHeader(language);
    for (const { id, columns, categories } of realGroups(language)) {
      const panel = container.querySelector(`#menu-${id}`);
      if (!panel) continue;
      const most = id === 'cases' ? 5 : 4;
      const children = categories.map(({ links }) => links.length);
      expect(columns).toBe(children.reduce((sum, count) => sum + count, 0) > most ? 2 : 1);
      expect(panel).toHaveAttribute('data-columns', String(columns));
      expect([...panel.querySelectorAll('ul')].map((list) => list.dataset.columns)).toEqual(
        children.map((count) => (count > most ? '2' : '1')),
      );
    }
  });

  test('links lead to pages of its language, and to other sites in a new tab', () => {
    const { container } = showHeader(language);
    expect(strayLinks(container, language)).toEqual([]);
    expect(unsafeLinks(container)).toEqual([]);
    expect(container.querySelectorAll('a[target="_blank"]').length).toBeGreaterThan(0);
  });

  test('a page of one device’s set alone is marked', () => {
    const { container } = showHeader(language);
    const marked = [...container.querySelectorAll('a[data-devices]')].map((link) => [
      link.getAttribute('href')?.replace(/^\/en/, ''),
      link.getAttribute('data-devices'),
    ]);
    expect(marked).toEqual(
      expect.arrayContaining([
        ['/product/BeyondStage', 'phone'],
        ['/solution/test1', 'desktop'],
      ]),
    );
    expect(marked.flat()).not.toContain('/product/BCC');
  });

  test('logo and consultation lead to their pages', () => {
    showHeader(language);
    const texts = headerTexts(language);
    const prefix = language === 'en' ? '/en' : '';
    expect(screen.getByRole('link', { name: texts.logo })).toHaveAttribute('href', prefix || '/');
    expect(screen.getByRole('link', { name: texts.consult })).toHaveAttribute('href', `${prefix}/consult`);
  });

  test('the entry of the open page is marked, also after a navigation without a new document', () => {
    const prefix = language === 'en' ? '/en' : '';
    const marked = (container: Element) =>
      [...container.querySelectorAll('nav a[aria-current]')].map((link) => link.getAttribute('href'));
    window.history.replaceState(null, '', `${prefix}/product/BCC?x=1#highlights`);
    const { container } = showHeader(language);
    expect(marked(container)).toEqual([`${prefix}/product/BCC`]);
    window.history.replaceState(null, '', `${prefix}/aboutus`);
    window.dispatchEvent(new Event('route-update'));
    expect(marked(container)).toEqual([`${prefix}/aboutus`]);
  });

  test('the name of a signed-in partner is shown, and goes when they sign out (specification section 3)', async () => {
    act(() => useSession.getState().signIn({ name: '王 Li', company: '' }));
    showHeader(language);
    const said = headerTexts(language).signedIn.replace('{{name}}', '王 Li');
    expect(await screen.findByText(said)).toBeInTheDocument();
    act(() => useSession.getState().signOut());
    expect(screen.queryByText(said)).toBeNull();
  });

  test('a press on a title opens its dropdown, another closes it, and one is open at a time', async () => {
    const user = userEvent.setup();
    showHeader(language);
    await user.click(title(products));
    expect(expanded()).toEqual([products]);
    await user.click(title(solutions));
    expect(expanded()).toEqual([solutions]);
    await user.click(title(solutions));
    expect(expanded()).toEqual([]);
  });
});

describe('dropdowns by pointer (specification section 4)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const groupOf = (name: string) => title(name).closest('li') as HTMLElement;
  const enter = (name: string, pointerType = 'mouse') => fireEvent(groupOf(name), pointer('pointerover', pointerType));
  const leave = (name: string) => fireEvent(groupOf(name), pointer('pointerout', 'mouse'));
  const pointer = (type: string, pointerType: string) =>
    Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), { pointerType });

  test('it opens once the pointer rests, not when it passes by', () => {
    showHeader('en');
    enter('Products');
    pass(intent.open - 1);
    leave('Products');
    pass(1000);
    expect(expanded()).toEqual([]);
    enter('Products');
    pass(intent.open);
    expect(expanded()).toEqual(['Products']);
  });

  test('the way down to an entry may cross another title: the dropdown stays', () => {
    showHeader('en');
    enter('Products');
    pass(intent.open);
    leave('Products');
    enter('Solutions');
    pass(intent.change - 1);
    leave('Solutions');
    enter('Products');
    pass(1000);
    expect(expanded()).toEqual(['Products']);
  });

  test('a pointer that stays at another title changes to its dropdown', () => {
    showHeader('en');
    enter('Products');
    pass(intent.open);
    leave('Products');
    enter('Solutions');
    pass(intent.change);
    expect(expanded()).toEqual(['Solutions']);
  });

  test('it hides when the pointer has left', () => {
    showHeader('en');
    enter('Products');
    pass(intent.open);
    leave('Products');
    pass(intent.leave - 1);
    expect(expanded()).toEqual(['Products']);
    pass(1);
    expect(expanded()).toEqual([]);
  });

  test('a finger does not hover: its tap opens', () => {
    showHeader('en');
    enter('Products', 'touch');
    pass(1000);
    expect(expanded()).toEqual([]);
    fireEvent.click(title('Products'));
    expect(expanded()).toEqual(['Products']);
  });

  test('a press right after the pointer has opened it does not close it; a later one does', () => {
    showHeader('en');
    enter('Products');
    pass(intent.open);
    fireEvent.click(title('Products'));
    expect(expanded()).toEqual(['Products']);
    pass(1000);
    fireEvent.click(title('Products'));
    expect(expanded()).toEqual([]);
  });

  test('after Escape it stays hidden while the pointer rests, and opens when it comes anew', () => {
    showHeader('en');
    enter('Products');
    pass(intent.open);
    fireEvent.keyDown(document, { key: 'Escape' });
    pass(1000);
    expect(expanded()).toEqual([]);
    leave('Products');
    enter('Products');
    pass(intent.open);
    expect(expanded()).toEqual(['Products']);
  });
});

describe('dropdowns by keyboard and press (specification section 4)', () => {
  const setup = () => {
    const user = userEvent.setup();
    const rendered = showHeader('en');
    rendered.container.addEventListener('click', (event) => event.preventDefault());
    return { user, ...rendered };
  };
  /** Puts the focus on a title as the Tab key does; jsdom does not tell it from another focus. */
  const focus = (name: string) => act(() => title(name).focus());

  test('a title that gets the focus opens its dropdown; going on to the next one changes it', () => {
    setup();
    focus('Products');
    expect(expanded()).toEqual(['Products']);
    focus('Solutions');
    expect(expanded()).toEqual(['Solutions']);
  });

  test('it hides when the focus leaves the menu', () => {
    setup();
    focus('Products');
    act(() => screen.getByRole('link', { name: 'Consult now' }).focus());
    expect(expanded()).toEqual([]);
  });

  test('Escape hides it and puts the focus back to its title, which does not open it again', async () => {
    const { user } = setup();
    focus('Products');
    act(() => screen.getByRole('link', { name: /^Container security/ }).focus());
    await user.keyboard('{Escape}');
    expect(title('Products')).toHaveFocus();
    expect(expanded()).toEqual([]);
  });

  test('it hides after a click on an entry, and the focus is not lost in it', async () => {
    const { user } = setup();
    await user.click(title('Products'));
    await user.click(screen.getByRole('link', { name: /^Container security/ }));
    expect(expanded()).toEqual([]);
    expect(title('Products')).toHaveFocus();
  });

  test('a press beside the entries leaves it open, one beside the menu closes it', async () => {
    const { user } = setup();
    await user.click(title('Products'));
    await user.click(document.getElementById('menu-products') as HTMLElement);
    expect(expanded()).toEqual(['Products']);
    await user.click(document.body);
    expect(expanded()).toEqual([]);
  });

  test('arrow keys go from title to title, and down to the first entry', async () => {
    const { user } = setup();
    focus('Products');
    await user.keyboard('{ArrowRight}');
    expect(title('Solutions')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(title('Products')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.querySelector('#menu-products a')).toHaveFocus());
  });

  test('any other key closes nothing', async () => {
    const { user } = setup();
    await user.click(title('Products'));
    await user.keyboard('a{Tab}');
    expect(expanded()).toEqual(['Products']);
  });
});

describe('the header of home (specification sections 2 and 9)', () => {
  const scrollTo = (position: number) => {
    Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
    fireEvent.scroll(window);
  };
  afterEach(() => scrollTo(0));

  test.each([
    [0, false],
    [headerSolidAfter - 1, false],
    [headerSolidAfter, true],
    [500, true],
  ])('scrolled %i px it is marked as scrolled: %s', (position, expected) => {
    showHeader('zh', { path: '/' });
    scrollTo(position);
    expect(screen.getByRole('banner').hasAttribute('data-scrolled')).toBe(expected);
    scrollTo(0);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  });

  test('a page that is opened where it was left is marked from the start', () => {
    scrollTo(500);
    showHeader('zh', { path: '/' });
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled');
  });

  test.each([
    ['/', true],
    ['/case', false],
  ])('styles can tell from its HTML that %s is home: %s', (path, expected) => {
    const { container } = showHeader('en', { path });
    expect(container.querySelector('header [data-page="/"]') !== null).toBe(expected);
  });
});

test('pictures of entries and categories are decoration: they have no name', () => {
  const groups = realGroups('en')
    .filter(({ id }) => id === 'products')
    .map((group) => ({
      ...group,
      categories: group.categories.map((category) => ({
        ...category,
        picture,
        links: category.links.map((link) => ({ ...link, picture })),
      })),
    }));
  const { container } = showHeader('en', { groups });
  const images = [...container.querySelectorAll('img')];
  expect(images).toHaveLength(
    groups.flatMap(({ categories }) => categories.flatMap(({ links }) => [0, ...links])).length,
  );
  for (const image of images) {
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('loading', 'lazy');
  }
});

test('a category without an English name leaves no empty heading', async () => {
  const [group] = realGroups('en').filter(({ id }) => id === 'products');
  if (!group) throw new Error('no products');
  const [first, ...others] = group.categories;
  if (!first) throw new Error('no category');
  const { container } = showHeader('en', { groups: [{ ...group, categories: [{ ...first, title: '' }, ...others] }] });
  expect(container.querySelectorAll('#menu-products h2')).toHaveLength(others.length);
  expect(await axe(container)).toHaveNoViolations();
});
