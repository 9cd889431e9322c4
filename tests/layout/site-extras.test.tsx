import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteExtrasOf } from '../../src/gatsby/pages/site-extras';
import SiteExtrasSlice from '../../src/layout/site-extras-slice';
import { shellAddresses } from '../../src/site/shell-addresses';
import { useSession } from '../../src/stores/session';
import { content } from '../fixtures/site';
import { axe } from '../support/axe';

const locales = {
  edges: (['common', 'siteExtras'] as const).map((ns) => ({
    node: { ns, data: JSON.stringify(content.ui.en[ns]), language: 'en' },
  })),
};

const sliceContext = { language: 'en', addresses: shellAddresses('en') } as const;

/** The slice with the vendor's facts, as its query returns them. */
function show(part: 'before' | 'after', bannerId = '7') {
  const extras = siteExtrasOf({ ...content, vendor: { ...content.vendor, poster: true } }, 'en');
  const qr = '/qr.svg';
  const data = {
    siteExtras: { ...extras, accounts: extras.accounts.map((account) => ({ ...account, qr })) },
    siteInfo: { bannerId },
    locales,
  };

  return render(
    <>
      <main id="content" tabIndex={-1}>
        <h1>Page</h1>
      </main>
      <SiteExtrasSlice data={data} sliceContext={sliceContext} part={part} />
    </>,
  ).container;
}

function scroll(to: number): void {
  Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
  act(() => void fireEvent.scroll(window));
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  sessionStorage.clear();
  localStorage.clear();
  void useSession.persist.rehydrate();
  scroll(0);
});

test('banner_id is kept locally; a new one shows a dismissed poster again (section 7)', () => {
  useSession.setState({ showPoster: false });
  const storedIds = () => [localStorage.getItem('banner_id'), sessionStorage.getItem('showPoster')];

  show('before');
  expect(storedIds()).toEqual(['7', 'false']);

  show('before');
  expect(storedIds()).toEqual(['7', 'false']);

  show('before', '8');
  expect(storedIds()).toEqual(['8', null]);
});

test('the poster is shown once it is there, opens the news page in a new tab, and is dismissed for the session (section 2)', async () => {
  const { poster } = content.ui.en.siteExtras;
  document.documentElement.dataset.poster = '';
  expect(await axe(show('before'))).toHaveNoViolations();
  expect(sessionStorage.getItem('showPoster')).toBe('true');

  const link = screen.getByRole('link', { name: new RegExp(poster.text.slice(0, 6)) });
  expect(link).toHaveAttribute('href', content.vendor.posterUrl);
  expect(link).toHaveAttribute('target', '_blank');

  await userEvent.click(screen.getByRole('button', { name: poster.close }));
  expect(document.documentElement).not.toHaveAttribute('data-poster');
  expect(sessionStorage.getItem('showPoster')).toBe('false');
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each(['before', 'after'] as const)(
  'a build without the vendor’s facts shows what needs none (%s)',
  (part) => {
    const data = { siteExtras: null, siteInfo: null, locales };
    const { container } = render(
      <SiteExtrasSlice data={data} sliceContext={sliceContext} part={part} />,
    );

    expect(localStorage.getItem('banner_id')).toBeNull();
    expect(container.querySelectorAll('a[href^="tel:"], img')).toHaveLength(0);
    expect(
      container.querySelector(part === 'after' ? 'a[href="/en/consult"]' : '[role="alert"]'),
    ).not.toBeNull();
  },
);
