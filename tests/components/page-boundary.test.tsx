/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OuterBoundary } from '../../src/chrome/outer-boundary';
import { Shell } from '../../src/chrome/shell';
import { languages } from '../../src/config/languages';
import { content } from '../support/real-pages';

const Broken = (): never => {
  throw new TypeError('view is undefined');
};

// React reports what a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe.each(languages)('a page that fails while it is shown, in %s', (language) => {
  const { common } = content.ui[language];
  const home = language === 'en' ? '/en' : '/';

  test('leaves header and footer, and the ways on', async () => {
    const { container } = render(
      <Shell context={{ language, i18n: { originalPath: '/case' } }} texts={common}>
        <Broken />
      </Shell>,
    );
    expect([...container.querySelectorAll('[data-slice]')].map((slice) => slice.getAttribute('data-slice'))).toEqual([
      'site-extras',
      'header',
      'footer',
      'site-extras',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(common.pageFailed);
    expect(screen.getByText(common.reload)).toHaveAttribute('href', '');
    expect(screen.getAllByRole('link', { name: common.home })[0]).toHaveAttribute('href', home);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('leaves the ways on where the template itself fails', () => {
    window.history.replaceState(null, '', `${home}/case`.replace('//', '/'));
    render(
      <OuterBoundary data={{ texts: { nodes: [{ ns: 'common', data: JSON.stringify(common) }] } }}>
        <Broken />
      </OuterBoundary>,
    );
    expect(screen.getByRole('main')).toHaveTextContent(common.pageFailed);
    expect(screen.getByRole('link', { name: common.home })).toHaveAttribute('href', home);
  });
});

test('a page that does not fail is what it is', () => {
  const { container } = render(
    <OuterBoundary data={{}}>
      <p>page</p>
    </OuterBoundary>,
  );
  expect(container.innerHTML).toBe('<p>page</p>');
});
