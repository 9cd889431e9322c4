/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { contactChannels } from '../../src/build/view/sections';
import { Footer } from '../../src/chrome/footer';
import { Shell } from '../../src/chrome/shell';
import { type Language, languages } from '../../src/config/languages';
import { footerColumnsOf } from '../../src/navigation/footer';
import { strayLinks, unsafeLinks } from '../support/links';
import { realAnswer, realContent, realEnglish } from '../support/real-site';

const content = realContent();
const english = realEnglish(content);
const silent = () => undefined;

const columnsOf = (language: Language) => footerColumnsOf(realAnswer('footerMenu'), language, english, silent);

function showFooter(language: Language) {
  const { copyright, crod } = realAnswer('siteInfo');
  return render(
    <Footer
      language={language}
      texts={content.ui[language].footer}
      subscription={content.ui[language].subscription}
      newTabLabel={content.ui[language].common.opensInNewTab}
      columns={columnsOf(language)}
      channels={contactChannels({ vendor: content.vendor, language, labels: content.ui[language].footer })}
      friendlyLinks={
        language === 'zh'
          ? realAnswer('friendlyLinks').map(({ id, links_name, links_url }) => ({
              id,
              name: links_name,
              url: links_url,
            }))
          : []
      }
      copyright={copyright}
      filingNumber={crod}
    />,
  );
}

describe.each(languages)('the footer in %s', (language) => {
  test('has nothing that axe finds', async () => {
    const { container } = showFooter(language);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('shows the columns and every link of the menu', () => {
    const { container } = showFooter(language);
    const columns = columnsOf(language);
    expect(
      [...container.querySelectorAll('[data-column]')].map((column) => column.getAttribute('data-column')),
    ).toEqual(columns.map(({ id }) => id));
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
    const shown = screen
      .queryAllByRole<HTMLAnchorElement>('link')
      .flatMap(({ href }) => (/^(tel|mailto):/.test(href) ? [href] : []));
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

test('in the Chinese footer a file of “other” is saved, in a new tab where its host shows it', () => {
  const { container } = showFooter('zh');
  const files = [...container.querySelectorAll<HTMLAnchorElement>('[data-column="other"] a[download]')];
  expect(files.map(({ href }) => href)).toEqual(
    realAnswer('footerMenu').其他.flatMap(({ header_link }) =>
      /^http.*\.pdf$/.test(header_link) ? [header_link] : [],
    ),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const { target } of files) expect(target).toBe('_blank');
  expect(container.querySelectorAll('a[download]')).toHaveLength(files.length);
});

describe('what only one language’s footer has (specification sections 2, 4 and 9)', () => {
  test('friendly links are Chinese only and open new tabs', () => {
    const { unmount } = showFooter('zh');
    for (const { links_name, links_url } of realAnswer('friendlyLinks')) {
      const link = screen.getByRole('link', { name: `${links_name} (${content.ui.zh.common.opensInNewTab})` });
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
      expect(container.querySelector<HTMLElement>('[data-column="products"] [data-language]')?.style.maxHeight).toBe(
        expected,
      );
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
        subscription={content.ui.en.subscription}
        newTabLabel={content.ui.en.common.opensInNewTab}
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

describe('the shell', () => {
  const shell = (language: Language, bare: boolean) =>
    render(
      <Shell
        context={{ language, i18n: { originalPath: '/PrivacyPolicy' } }}
        texts={content.ui[language].common}
        bare={bare}
      >
        <h1>Page</h1>
      </Shell>,
    );
  const slices = (container: Element) =>
    [...container.querySelectorAll('[data-slice]')].map((slice) => slice.getAttribute('data-slice'));

  test('has header and footer around the page, and the switch of its language in the header', () => {
    const { container } = shell('en', false);
    expect(slices(container)).toEqual(['site-extras', 'header', 'footer', 'site-extras']);
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Page' })).toBeInTheDocument();
    expect(
      within(container.querySelector('[data-slice="header"]') as HTMLElement).getByRole('link', { name: '中文' }),
    ).toHaveAttribute('href', '/PrivacyPolicy');
  });

  test('a bare page has neither, but a way home and the language switch', () => {
    const { container } = shell('en', true);
    expect(slices(container)).toEqual(['site-extras']);
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
