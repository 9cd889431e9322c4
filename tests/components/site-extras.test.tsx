/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { siteExtrasOf } from '../../src/build/view/site-extras';
import SiteExtrasSlice from '../../src/chrome/site-extras-slice';
import { backToTopAfter } from '../../src/config/constants';
import { type Language, languages } from '../../src/config/languages';
import { fill } from '../../src/i18n/texts';
import { useSession } from '../../src/stores/session';
import { content } from '../support/real-pages';

// jsdom leaves it out; the library that makes QR codes wants it.
Object.assign(globalThis, { TextEncoder });

/** The slice with the vendor's facts, as its query gives them. */
function show(language: Language, part: 'bare' | 'before' | 'after', poster = false, bannerId = '7') {
  const texts = ['common', 'siteExtras'] as const;
  const data = {
    siteExtras: siteExtrasOf({ ...content, vendor: { ...content.vendor, poster } }, language),
    siteInfo: { bannerId },
    texts: { nodes: texts.map((ns) => ({ ns, data: JSON.stringify(content.ui[language][ns]) })) },
  };
  return render(
    <>
      <main id="content" tabIndex={-1}>
        <h1>Page</h1>
      </main>
      <SiteExtrasSlice data={data} sliceContext={{ language }} part={part} />
    </>,
  );
}

/** Scrolls the window; jsdom has no layout. */
function scroll(to: number): void {
  Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  sessionStorage.clear();
  localStorage.clear();
  act(() => scroll(0));
});

describe('banner_id (specification section 7)', () => {
  test('is kept locally', () => {
    show('zh', 'bare');
    expect(localStorage.getItem('banner_id')).toBe('7');
  });

  test('that changes shows a dismissed poster again', () => {
    localStorage.setItem('banner_id', '7');
    sessionStorage.setItem('showPoster', 'false');
    show('zh', 'before', true, '7');
    expect(sessionStorage.getItem('showPoster')).toBe('false');
    show('zh', 'before', true, '8');
    expect(sessionStorage.getItem('showPoster')).toBeNull();
    expect(localStorage.getItem('banner_id')).toBe('8');
  });

  test('kept for the first time leaves a dismissed poster away', () => {
    sessionStorage.setItem('showPoster', 'false');
    show('zh', 'before', true);
    expect(sessionStorage.getItem('showPoster')).toBe('false');
  });
});

describe.each(languages)('the site extras in %s', (language) => {
  const { siteExtras, common } = content.ui[language];

  test.each(['bare', 'before', 'after'] as const)('axe finds nothing (%s)', async (part) => {
    const { container } = show(language, part, true);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('the contact widget discloses hotlines, consultation and a QR code with its address as a link (specification section 2)', async () => {
    const { container } = show(language, 'after');
    const widget = container.querySelector('details') as HTMLDetailsElement;
    expect(widget.open).toBe(false);
    await userEvent.setup().click(screen.getByText(siteExtras.contact.label, { selector: 'summary span' }));
    expect(widget.open).toBe(true);
    const { vendor } = content;
    const addresses = [...widget.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const [wechat] = vendor.accounts.filter(({ id }) => id === 'wechat');
    expect(addresses).toEqual([
      `tel:${vendor.hotline.mainland.replaceAll(' ', '')}`,
      `tel:${vendor.hotline.hongKong.replaceAll(' ', '')}`,
      language === 'en' ? '/en/consult' : '/consult',
      wechat?.url,
    ]);
    const name = fill(siteExtras.contact.qr, { name: wechat?.name[language] ?? '', url: wechat?.url ?? '' });
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
  });

  test('Escape closes the widget and gives the focus back; other keys do not', async () => {
    const { container } = show(language, 'after');
    const user = userEvent.setup();
    const widget = container.querySelector('details') as HTMLDetailsElement;
    widget.open = true;
    widget.querySelector('a')?.focus();
    await user.keyboard('a');
    expect(widget.open).toBe(true);
    await user.keyboard('{Escape}');
    expect(widget.open).toBe(false);
    expect(widget.querySelector('summary')).toHaveFocus();
  });

  test('a press beside the widget closes it, one in it does not', () => {
    const { container } = show(language, 'after');
    const widget = container.querySelector('details') as HTMLDetailsElement;
    widget.open = true;
    fireEvent.pointerDown(widget.querySelector('dl') as Element);
    expect(widget.open).toBe(true);
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Page' }));
    expect(widget.open).toBe(false);
  });

  test(`back to top is there after ${backToTopAfter} px of scrolling, and only then (specification section 9)`, () => {
    show(language, 'after');
    const button = () => screen.queryByRole('button', { name: siteExtras.backToTop });
    for (const [to, isThere] of [
      [0, false],
      [backToTopAfter, false],
      [backToTopAfter + 1, true],
      [5000, true],
      [backToTopAfter, false],
    ] as const) {
      act(() => scroll(to));
      expect([to, button() !== null]).toEqual([to, isThere]);
    }
  });

  test.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('back to top goes to the heading (reduced motion: %s)', async (matches, behavior) => {
    jest.mocked(window.matchMedia).mockReturnValue({ matches } as MediaQueryList);
    show(language, 'after');
    act(() => scroll(900));
    await userEvent.setup().click(screen.getByRole('button', { name: siteExtras.backToTop }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  test('what floats says where the reader heads, but not for a tremor', () => {
    const { container } = show(language, 'after');
    const floating = container.querySelector('aside');
    act(() => scroll(500));
    expect(floating).toHaveAttribute('data-down');
    act(() => scroll(497));
    expect(floating).toHaveAttribute('data-down');
    act(() => scroll(400));
    expect(floating).not.toHaveAttribute('data-down');
  });

  test('the poster opens the vendor’s news page in a new tab, and is dismissed for the session', async () => {
    document.documentElement.dataset.poster = '';
    act(() => useSession.getState().setShowPoster(true));
    show(language, 'before', true);
    const link = screen.getByRole('link', { name: new RegExp(siteExtras.poster.text.slice(0, 6)) });
    expect(link).toHaveAttribute('href', content.vendor.posterUrl);
    expect(link).toHaveAttribute('target', '_blank');
    await userEvent.setup().click(screen.getByRole('button', { name: siteExtras.poster.close }));
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
  ] as const)('there is no poster (%s, vendor has one: %s)', (part, poster) => {
    show(language, part, poster);
    expect(screen.queryByRole('complementary', { name: siteExtras.poster.label })).toBeNull();
  });

  test.each(['bare', 'before'] as const)(
    'the notice of what did not load offers to load the page itself anew (%s)',
    (part) => {
      const { container } = show(language, part);
      const notice = container.querySelector('[role="alert"]');
      expect(notice).toHaveTextContent(common.loadFailed);
      expect(notice?.querySelector('a')).toHaveAttribute('href', '');
      expect(notice?.querySelector('a')).toHaveAttribute('data-plain');
    },
  );
});

test.each(['bare', 'before', 'after'] as const)(
  'a build without the vendor’s facts has what needs none of them (%s)',
  (part) => {
    const { common, siteExtras } = content.ui.en;
    const nodes = Object.entries({ common, siteExtras }).map(([ns, data]) => ({ ns, data: JSON.stringify(data) }));
    const { container } = render(
      <SiteExtrasSlice
        data={{ siteExtras: null, siteInfo: null, texts: { nodes } }}
        sliceContext={{ language: 'en' }}
        part={part}
      />,
    );
    expect(localStorage.getItem('banner_id')).toBeNull();
    expect(container.querySelectorAll('a[href^="tel:"], img')).toHaveLength(0);
    expect(screen.queryByRole('complementary', { name: siteExtras.poster.label })).toBeNull();
    expect(container.querySelector(part === 'after' ? 'a[href="/en/consult"]' : '[role="alert"]')).not.toBeNull();
  },
);
