import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextContext } from 'gatsby-plugin-react-i18next';
import { axe } from 'jest-axe';
import { contactChannels } from '../../src/build/view/sections';
import { Footer } from '../../src/chrome/footer';
import { Shell } from '../../src/chrome/shell';
import { defaultLanguage, type Language, languages } from '../../src/config/languages';
import { filingRegistry, vendorName } from '../../src/config/vendor';
import { footerColumnsOf } from '../../src/navigation/footer';
import { content, footerMenu } from '../fixtures/site';
import { englishRules } from '../support/english-rules';
import { strayLinks, unsafeLinks } from '../support/links';

const columnsOf = (language: Language) => footerColumnsOf(footerMenu, language, englishRules(), () => undefined);
const [copyright, crod] = ['© 2026 Sample', 'ICP 1'];
const friendly = ['one', 'two'].map((id) => ({ id, name: id, url: `https://${id}.example/` }));
const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));

const i18n = {
  languages: [...languages],
  defaultLanguage,
  routed: true,
  generateDefaultLanguagePage: false,
  path: '/en/case',
};

const showFooter = (language: Language) => {
  const { footer, subscription, common } = content.ui[language];
  return render(
    <Footer
      language={language}
      texts={footer}
      subscription={subscription}
      newTabLabel={common.opensInNewTab}
      columns={columnsOf(language)}
      channels={contactChannels({ vendor: content.vendor, language, labels: footer })}
      friendlyLinks={language === 'zh' ? friendly : []}
      copyright={copyright}
      filingNumber={crod}
    />,
  ).container;
};

describe.each(languages)('the footer in %s (section 2)', (language) => {
  test('shows the columns and every link of the menu; axe finds nothing', async () => {
    const container = showFooter(language);
    const columns = [...container.querySelectorAll<HTMLElement>('[data-column]')];
    expect(columns.map(({ dataset }) => dataset.column)).toEqual(columnsOf(language).map(({ id }) => id));
    for (const [index, { title, groups }] of columnsOf(language).entries()) {
      const column = columns[index] as HTMLElement;
      expect(within(column).getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
      expect(hrefs(column.querySelectorAll('a'))).toEqual(groups.flatMap(({ links }) => links.map(({ href }) => href)));
    }
    expect(strayLinks(container, language)).toEqual([]);
    expect(unsafeLinks(container)).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('leads from the filing number to its registry, and from the subscription to the privacy policy', () => {
    const container = showFooter(language);
    const number = screen.getByRole('link', { name: new RegExp(crod) });
    expect([number.getAttribute('href'), number.getAttribute('target')]).toEqual([filingRegistry, '_blank']);
    expect(hrefs(container.querySelectorAll('form a'))).toEqual([
      language === 'en' ? '/en/PrivacyPolicy' : '/PrivacyPolicy',
    ]);
  });
});

test('in the Chinese footer a file of “other” is saved, in a new tab where its host shows it (section 2)', () => {
  const files = [...showFooter('zh').querySelectorAll<HTMLAnchorElement>('a[download]')];
  expect(hrefs(files)).toEqual(['https://files.sample.example/upload/handbook.pdf']);
  for (const { target } of files) expect(target).toBe('_blank');
});

test.each([
  ['en', '650px'],
  ['zh', ''],
] as const)(
  'the %s product list is at most (content height + 400) / 2 high in English (section 9)',
  (language, expected) => {
    const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    expect(showFooter(language).querySelector<HTMLElement>('[data-language]')?.style.maxHeight).toBe(expected);
    height.mockRestore();
  },
);

describe.each([
  [false, ['site-extras', 'header', 'footer', 'site-extras']],
  [true, ['site-extras']],
])('the shell (bare: %s; section 2)', (bare, slices) => {
  test('has its slices, the language switch, and a skip link to the content as the first link', async () => {
    const { container } = render(
      <I18nextContext.Provider value={{ ...i18n, language: 'en', originalPath: '/case' }}>
        <Shell texts={content.ui.en.common} bare={bare}>
          <h1>Page</h1>
        </Shell>
      </I18nextContext.Provider>,
    );
    expect([...container.querySelectorAll<HTMLElement>('[data-slice]')].map(({ dataset }) => dataset.slice)).toEqual(
      slices,
    );
    expect(screen.getByRole('link', { name: '中文' })).toHaveAttribute('href', '/case');
    if (bare)
      expect(screen.getByRole('link', { name: `${vendorName.en} · ${content.ui.en.common.home}` })).toHaveAttribute(
        'href',
        '/en',
      );
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent(content.ui.en.common.skipToContent);
    expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
    expect(await axe(container)).toHaveNoViolations();
  });
});
