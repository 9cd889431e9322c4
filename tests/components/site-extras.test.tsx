/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { siteExtrasOf } from '../../src/build/view/site-extras';
import { startPopups } from '../../src/chrome/popups';
import SiteExtrasSlice from '../../src/chrome/site-extras-slice';
import { backToTopAfter } from '../../src/config/constants';
import { type Language, languages } from '../../src/config/languages';
import { fill } from '../../src/i18n/texts';
import { useSession } from '../../src/stores/session';
import { content } from '../fixtures/site';

type Part = 'bare' | 'before' | 'after';
const nodesOf = (language: Language) =>
  (['common', 'siteExtras'] as const).map((ns) => ({ ns, data: JSON.stringify(content.ui[language][ns]) }));

/** The slice with the vendor's facts, as its query returns them. */
function show(language: Language, part: Part, { poster = true, bannerId = '7' } = {}) {
  const extras = siteExtrasOf({ ...content, vendor: { ...content.vendor, poster } }, language);
  const qr = { publicURL: '/qr.svg' };
  const data = {
    siteExtras: { ...extras, accounts: extras.accounts.map((account) => ({ ...account, qr })) },
    siteInfo: { bannerId },
    texts: { nodes: nodesOf(language) },
  };
  return render(
    <>
      <main id="content" tabIndex={-1}>
        <h1>Page</h1>
      </main>
      <SiteExtrasSlice data={data} sliceContext={{ language }} part={part} />
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
  scroll(0);
});

test('banner_id is kept locally; a new one shows a dismissed poster again (section 7)', () => {
  sessionStorage.setItem('showPoster', 'false');
  const kept = () => [localStorage.getItem('banner_id'), sessionStorage.getItem('showPoster')];
  show('zh', 'before');
  expect(kept()).toEqual(['7', 'false']);
  show('zh', 'before');
  expect(kept()).toEqual(['7', 'false']);
  show('zh', 'before', { bannerId: '8' });
  expect(kept()).toEqual(['8', null]);
});

describe.each(languages)('what accompanies every page in %s (section 2)', (language) => {
  const { siteExtras, common } = content.ui[language];

  test.each(['bare', 'before', 'after'] as const)('axe finds nothing (%s)', async (part) => {
    expect(await axe(show(language, part))).toHaveNoViolations();
  });

  test('the contact widget holds hotlines, consultation and a QR code with its address as a link', () => {
    const container = show(language, 'after');
    const { vendor } = content;
    const account = vendor.accounts.find(({ id }) => id === 'wechat');
    expect([...container.querySelectorAll('details a')].map((link) => link.getAttribute('href'))).toEqual([
      `tel:${vendor.hotline.mainland.replaceAll(' ', '')}`,
      `tel:${vendor.hotline.hongKong.replaceAll(' ', '')}`,
      language === 'en' ? '/en/consult' : '/consult',
      account?.url,
    ]);
    const name = fill(siteExtras.contact.qr, { name: account?.name[language] ?? '', url: account?.url ?? '' });
    container.querySelector('details')?.setAttribute('open', '');
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
  });

  test('Escape closes the widget and returns the focus; so does a press outside, but none inside', async () => {
    const stop = startPopups();
    const widget = show(language, 'after').querySelector('details') as HTMLDetailsElement;
    widget.open = true;
    widget.querySelector('a')?.focus();
    await userEvent.keyboard('a');
    fireEvent.pointerDown(widget.querySelector('dl') as Element);
    expect(widget.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(widget.open).toBe(false);
    expect(widget.querySelector('summary')).toHaveFocus();
    widget.open = true;
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Page' }));
    expect(widget.open).toBe(false);
    stop();
  });

  test(`back to top shows after ${backToTopAfter} px of scrolling (section 9)`, () => {
    show(language, 'after');
    const isShown = (to: number) => {
      scroll(to);
      return screen.queryByRole('button', { name: siteExtras.backToTop }) !== null;
    };
    expect([0, backToTopAfter, backToTopAfter + 1, 5000, backToTopAfter].map(isShown)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('back to top goes to the heading (reduced motion: %s)', async (matches, behavior) => {
    jest.mocked(window.matchMedia).mockReturnValue({ matches } as MediaQueryList);
    show(language, 'after');
    scroll(900);
    await userEvent.click(screen.getByRole('button', { name: siteExtras.backToTop }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  test('the poster is shown once it is there, opens the news page in a new tab, and is dismissed for the session', async () => {
    document.documentElement.dataset.poster = '';
    useSession.setState({ showPoster: false });
    show(language, 'before');
    await waitFor(() => expect(useSession.getState().showPoster).toBe(true));
    expect(sessionStorage.getItem('showPoster')).toBe('true');
    const link = screen.getByRole('link', { name: new RegExp(siteExtras.poster.text.slice(0, 6)) });
    expect(link).toHaveAttribute('href', content.vendor.posterUrl);
    expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('button', { name: siteExtras.poster.close }));
    expect(document.documentElement).not.toHaveAttribute('data-poster');
    expect(sessionStorage.getItem('showPoster')).toBe('false');
    expect(screen.getByRole('main')).toHaveFocus();
    await act(async () => undefined);
    expect(useSession.getState().showPoster).toBe(false);
  });

  test.each([
    ['bare', true],
    ['before', false],
    ['after', true],
  ] as const)('there is no poster (%s, the vendor has one: %s)', (part, poster) => {
    document.documentElement.dataset.poster = '';
    show(language, part, { poster });
    expect(screen.queryByRole('complementary', { name: siteExtras.poster.label })).toBeNull();
    expect(sessionStorage.getItem('showPoster')).toBeNull();
  });

  test.each(['bare', 'before'] as const)('the notice of a failed load offers to reload the page (%s)', (part) => {
    const notice = show(language, part).querySelector('[role="alert"]');
    expect(notice).toHaveTextContent(common.failed.part);
    expect(notice?.querySelector('button')).toHaveAttribute('data-reload');
  });
});

test.each(['before', 'after'] as const)('a build without the vendor’s facts shows what needs none (%s)', (part) => {
  const data = { siteExtras: null, siteInfo: null, texts: { nodes: nodesOf('en') } };
  const { container } = render(<SiteExtrasSlice data={data} sliceContext={{ language: 'en' }} part={part} />);
  expect(localStorage.getItem('banner_id')).toBeNull();
  expect(container.querySelectorAll('a[href^="tel:"], img')).toHaveLength(0);
  expect(container.querySelector(part === 'after' ? 'a[href="/en/consult"]' : '[role="alert"]')).not.toBeNull();
});
