/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { contactChannels } from '../../src/build/view/sections';
import { Footer } from '../../src/chrome/footer';
import { Header, type HeaderGroupView } from '../../src/chrome/header';
import { LanguageSwitch } from '../../src/chrome/language-switch';
import { Shell } from '../../src/chrome/shell';
import { type Language, languages } from '../../src/config/languages';
import { footerColumnsOf } from '../../src/navigation/footer';
import { headerMenu } from '../../src/navigation/header';
import { realAnswer, realContent, realEnglish } from '../support/real-site';

const content = realContent();
const english = realEnglish(content);
const silent = () => undefined;

const groupsOf = (language: Language): HeaderGroupView[] =>
  headerMenu(realAnswer('topMenu'), language, english, silent).groups.map((group) => ({
    ...group,
    categories: group.categories.map((category) => ({ ...category, links: category.links.map((link) => ({ ...link, picture: null })) })),
  }));

const columnsOf = (language: Language) => footerColumnsOf(realAnswer('footerMenu'), language, english, silent);

const showHeader = (language: Language, path = '/product/BCC') =>
  render(
    <Header language={language} texts={content.ui[language].header} groups={groupsOf(language)}>
      <LanguageSwitch language={language} path={path} />
    </Header>,
  );

function showFooter(language: Language) {
  const { copyright, crod } = realAnswer('siteInfo');
  return render(
    <Footer
      language={language}
      texts={content.ui[language].footer}
      columns={columnsOf(language)}
      channels={contactChannels({ vendor: content.vendor, language, labels: content.ui[language].footer })}
      friendlyLinks={
        language === 'zh'
          ? realAnswer('friendlyLinks').map(({ id, links_name, links_url }) => ({ id, name: links_name, url: links_url }))
          : []
      }
      copyright={copyright}
      filingNumber={crod}
    />,
  );
}

/** External links that do not open a new tab, or give something away to it. */
const unsafeLinks = (container: Element) =>
  [...container.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].filter(
    ({ target, rel }) => target !== '_blank' || !rel.includes('noopener') || !rel.includes('noreferrer'),
  );

/** Internal links that lead into the other language. */
const strayLinks = (container: Element, language: Language) =>
  [...container.querySelectorAll('a[href^="/"]:not([data-language])')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/en(\/|\?|#|$)/.test(href) !== (language === 'en'));

const expanded = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

beforeEach(() => window.history.replaceState(null, '', '/'));

describe.each(languages)('the header in %s', (language) => {
  const [products, solutions] = language === 'zh' ? ['产品与服务', '解决方案'] : ['Products', 'Solutions'];
  const product = language === 'zh' ? '容器安全' : 'Container security';
  const open = (name = products) => screen.getByRole('button', { name });

  test('has nothing that axe finds, a dropdown open', async () => {
    const { container } = showHeader(language);
    await userEvent.setup().click(open());
    expect(await axe(container)).toHaveNoViolations();
  });

  test('shows each group of the menu: a single entry as a link, more as a dropdown', () => {
    showHeader(language);
    const menu = screen.getByRole('navigation', { name: content.ui[language].header.mainNavigation });
    for (const { title, categories, columns, id } of groupsOf(language)) {
      const links = categories.flatMap((category) => category.links);
      if (links.length === 1) expect(within(menu).getAllByRole('link', { name: title })[0]).toHaveAttribute('href', links[0]?.href);
      else {
        const panel = document.getElementById(
          within(menu).getByRole('button', { name: title }).getAttribute('aria-controls') ?? '',
        ) as HTMLElement;
        expect([...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(links.map(({ href }) => href));
        expect(panel).toHaveAttribute('data-columns', String(columns));
        expect(panel.id).toBe(`menu-${id}`);
      }
    }
  });

  test('a dropdown opens by its button, and closes by it again', async () => {
    const user = userEvent.setup();
    showHeader(language);
    expect(expanded()).toEqual([]);
    await user.click(open());
    expect(expanded()).toEqual([products]);
    await user.click(open());
    expect(expanded()).toEqual([]);
  });

  test('one dropdown is open at a time', async () => {
    const user = userEvent.setup();
    showHeader(language);
    await user.click(open());
    await user.click(open(solutions));
    expect(expanded()).toEqual([solutions]);
  });

  test('a dropdown hides after a click on an entry, and the focus does not hold it open', async () => {
    const user = userEvent.setup();
    const { container } = showHeader(language);
    container.addEventListener('click', (event) => event.preventDefault());
    await user.click(open());
    await user.click(screen.getByRole('link', { name: new RegExp(`^${product}`) }));
    expect(expanded()).toEqual([]);
    expect(container.querySelector('li[data-open]')).toBeNull();
    expect(container).not.toContainElement(document.activeElement as HTMLElement);
  });

  test('a click beside the entries leaves the dropdown open', async () => {
    const user = userEvent.setup();
    showHeader(language);
    await user.click(open());
    await user.click(document.getElementById('menu-products') as HTMLElement);
    expect(expanded()).toEqual([products]);
  });

  test('Escape closes dropdown and menu', async () => {
    const user = userEvent.setup();
    showHeader(language);
    await user.click(screen.getByRole('button', { name: content.ui[language].header.menu }));
    await user.click(open());
    expect(expanded()).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(expanded()).toEqual([]);
  });

  test('a key that is not Escape closes nothing', async () => {
    const user = userEvent.setup();
    showHeader(language);
    await user.click(open());
    await user.keyboard('a{Tab}');
    expect(expanded()).toEqual([products]);
  });

  test('the menu of phones opens and closes by its button, whose label says what it does', async () => {
    const user = userEvent.setup();
    const { header } = content.ui[language];
    showHeader(language);
    const menu = screen.getByRole('navigation', { name: header.mainNavigation });
    await user.click(screen.getByRole('button', { name: header.menu }));
    expect(menu).toHaveAttribute('data-open');
    await user.click(screen.getByRole('button', { name: header.closeMenu }));
    expect(menu).not.toHaveAttribute('data-open');
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

  test('logo, search and consultation lead to their pages', () => {
    showHeader(language);
    const { header } = content.ui[language];
    const prefix = language === 'en' ? '/en' : '';
    expect(screen.getByRole('link', { name: header.logo })).toHaveAttribute('href', prefix || '/');
    expect(screen.getByRole('link', { name: header.search })).toHaveAttribute('href', `${prefix}/search`);
    expect(screen.getByRole('link', { name: header.consult })).toHaveAttribute('href', `${prefix}/consult`);
  });

  test('the entry of the open page is marked, also after a navigation without a new document', () => {
    const prefix = language === 'en' ? '/en' : '';
    const marked = (container: Element) => [...container.querySelectorAll('nav a[aria-current]')].map((link) => link.getAttribute('href'));
    window.history.replaceState(null, '', `${prefix}/product/BCC?x=1#highlights`);
    const { container } = showHeader(language);
    expect(marked(container)).toEqual([`${prefix}/product/BCC`]);
    window.history.replaceState(null, '', `${prefix}/aboutus`);
    window.dispatchEvent(new Event('route-update'));
    expect(marked(container)).toEqual([`${prefix}/aboutus`]);
  });
});

test('a picture of the menu is decoration: it has no name', () => {
  const [group, ...others] = groupsOf('en').filter(({ id }) => id === 'products');
  if (!group || others.length > 0) throw new Error('no products');
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
  const { container } = render(
    <Header
      language="en"
      texts={content.ui.en.header}
      groups={[
        {
          ...group,
          categories: group.categories.map((category) => ({ ...category, links: category.links.map((link) => ({ ...link, picture })) })),
        },
      ]}
    >
      {null}
    </Header>,
  );
  const images = [...container.querySelectorAll('img')];
  expect(images).toHaveLength(group.categories.flatMap(({ links }) => links).length);
  for (const image of images) {
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect([image.width, image.height]).toEqual([36, 36]);
  }
});

test('a category without an English name leaves no empty heading', async () => {
  const [group] = groupsOf('en').filter(({ id }) => id === 'products');
  if (!group) throw new Error('no products');
  const { container } = render(
    <Header
      language="en"
      texts={content.ui.en.header}
      groups={[{ ...group, categories: group.categories.map((category, index) => (index === 0 ? { ...category, title: '' } : category)) }]}
    >
      {null}
    </Header>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

describe.each(languages)('the footer in %s', (language) => {
  test('has nothing that axe finds', async () => {
    const { container } = showFooter(language);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('shows the columns and every link of the menu', () => {
    const { container } = showFooter(language);
    const columns = columnsOf(language);
    expect([...container.querySelectorAll('[data-column]')].map((column) => column.getAttribute('data-column'))).toEqual(
      columns.map(({ id }) => id),
    );
    for (const { id, title, groups } of columns) {
      const column = container.querySelector<HTMLElement>(`[data-column="${id}"]`) as HTMLElement;
      expect(within(column).getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
      expect([...column.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
        groups.flatMap(({ links }) => links.map(({ href }) => href)),
      );
      if (id === 'products')
        expect(
          within(column)
            .getAllByRole('heading', { level: 3 })
            .map(({ textContent }) => textContent),
        ).toEqual(groups.map((group) => group.title));
    }
  });

  test('links lead to pages of its language, and to other sites in a new tab', () => {
    const { container } = showFooter(language);
    expect(strayLinks(container, language)).toEqual([]);
    expect(unsafeLinks(container)).toEqual([]);
    expect(container.querySelectorAll('a[target="_blank"]').length).toBeGreaterThan(0);
  });

  test('names hotline, Hong Kong line and support, in English sales too (specification section 2)', () => {
    showFooter(language);
    const { hotline, email } = content.vendor;
    const shown = screen.queryAllByRole<HTMLAnchorElement>('link').flatMap(({ href }) => (/^(tel|mailto):/.test(href) ? [href] : []));
    const common = [
      `tel:${hotline.mainland.replaceAll(' ', '')}`,
      `tel:${hotline.hongKong.replaceAll(' ', '')}`,
      `mailto:${email.support}`,
    ];
    expect(shown.slice(0, 4)).toEqual(language === 'en' ? [...common, `mailto:${email.sales}`] : common);
  });

  test('closes with copyright and filing number of the site info', () => {
    showFooter(language);
    const { copyright, crod } = realAnswer('siteInfo');
    expect(screen.getByText(copyright)).toBeInTheDocument();
    expect(screen.getByText(crod)).toBeInTheDocument();
  });
});

describe('what only one language’s footer has (specification sections 2, 4 and 9)', () => {
  test('friendly links are Chinese only and open new tabs', () => {
    const { unmount } = showFooter('zh');
    for (const { links_name, links_url } of realAnswer('friendlyLinks')) {
      const link = screen.getByRole('link', { name: links_name });
      expect(link).toHaveAttribute('href', links_url);
      expect(link).toHaveAttribute('target', '_blank');
    }
    unmount();
    showFooter('en');
    expect(screen.queryByRole('heading', { name: content.ui.en.footer.friendlyLinks })).toBeNull();
  });

  test('English has a blurb on the company', () => {
    showFooter('en');
    expect(screen.getByText(content.ui.en.footer.blurb)).toBeInTheDocument();
  });

  test('the English product list grows to (content height + 400) / 2; the Chinese one is left to its 700 px', () => {
    const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    for (const [language, expected] of [
      ['en', '650px'],
      ['zh', ''],
    ] as const) {
      const { container, unmount } = showFooter(language);
      expect(container.querySelector<HTMLElement>('[data-column="products"] [data-language]')?.style.maxHeight).toBe(expected);
      unmount();
    }
    height.mockRestore();
  });

  test('measuring the English list again gives the same height', () => {
    const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const { container, rerender } = showFooter('en');
    const list = container.querySelector<HTMLElement>('[data-column="products"] [data-language]') as HTMLElement;
    rerender(
      <Footer
        language="en"
        texts={content.ui.en.footer}
        columns={columnsOf('en')}
        channels={[]}
        friendlyLinks={[]}
        copyright=""
        filingNumber=""
      />,
    );
    expect(list.style.maxHeight).toBe('650px');
    height.mockRestore();
  });
});

describe('the language switch', () => {
  test.each([
    ['zh', '/product/BCC', '/product/BCC', '/en/product/BCC'],
    ['en', '/', '/', '/en'],
  ] as const)('in %s at %s names the same page in both languages, each in its own words', (language, path, zh, en) => {
    render(<LanguageSwitch language={language} path={path} />);
    const [chinese, english] = [screen.getByRole('link', { name: '中文' }), screen.getByRole('link', { name: 'English' })];
    expect([chinese.getAttribute('href'), chinese.getAttribute('lang'), chinese.getAttribute('hreflang')]).toEqual([zh, 'zh-CN', 'zh-CN']);
    expect([english.getAttribute('href'), english.getAttribute('lang'), english.getAttribute('hreflang')]).toEqual([en, 'en', 'en']);
    expect(screen.getByRole('link', { current: true })).toBe(language === 'zh' ? chinese : english);
  });
});

describe('the shell', () => {
  const shell = (language: Language, bare: boolean) =>
    render(
      <Shell context={{ language, i18n: { originalPath: '/PrivacyPolicy' } }} texts={content.ui[language].common} bare={bare}>
        <h1>Page</h1>
      </Shell>,
    );
  const slices = (container: Element) => [...container.querySelectorAll('[data-slice]')].map((slice) => slice.getAttribute('data-slice'));

  test('has header and footer around the page, and the switch of its language in the header', () => {
    const { container } = shell('en', false);
    expect(slices(container)).toEqual(['header', 'footer']);
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Page' })).toBeInTheDocument();
    expect(within(container.querySelector('[data-slice="header"]') as HTMLElement).getByRole('link', { name: '中文' })).toHaveAttribute(
      'href',
      '/PrivacyPolicy',
    );
  });

  test('a bare page has neither, but a way home and the language switch', () => {
    const { container } = shell('en', true);
    expect(slices(container)).toEqual([]);
    expect(screen.getByRole('link', { name: content.ui.en.common.home })).toHaveAttribute('href', '/en');
    expect(screen.getByRole('link', { name: '中文' })).toHaveAttribute('href', '/PrivacyPolicy');
  });

  test.each(languages)('its first link in %s skips to the content, which takes the focus', async (language) => {
    shell(language, false);
    await userEvent.setup().tab();
    const skip = screen.getByRole('link', { name: content.ui[language].common.skipToContent });
    expect(skip).toHaveFocus();
    const target = document.getElementById(skip.getAttribute('href')?.slice(1) ?? '');
    expect(target).toBe(screen.getByRole('main'));
    expect(target).toHaveAttribute('tabindex', '-1');
  });

  test.each([true, false])('axe finds nothing (bare: %s)', async (bare) => {
    const { container } = shell('en', bare);
    expect(await axe(container)).toHaveNoViolations();
  });
});
