/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitch } from '../../src/chrome/language-switch';
import {
  beforeRouteChange,
  createNavigator,
  focusNewPage,
  isNewPage,
  startNavigation,
} from '../../src/chrome/navigation';
import { Anchor } from '../../src/components/anchor';

const root = document.documentElement;
const placeOf = (address: string) => new URL(address, 'https://site.example');

beforeEach(() => {
  for (const name of ['failed', 'loading', 'moving']) delete root.dataset[name];
  window.scrollTo = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

describe('going to a page', () => {
  /** A navigator whose pages load on demand. */
  function navigator() {
    const loads = new Map<string, (found: string) => void>();
    const shown: string[] = [];
    const opened: string[] = [];
    const goTo = createNavigator({
      load: (address) => new Promise((resolve) => loads.set(address, resolve)),
      show: (address) => shown.push(address),
      open: (address) => opened.push(address),
    });
    const end = async (address: string, found = address) => {
      loads.get(address)?.(found);
      await new Promise(process.nextTick);
    };
    return { goTo, end, shown, opened };
  }

  test('shows it once it is loaded, query and hash kept', async () => {
    const { goTo, end, shown } = navigator();
    void goTo('/case?x=1#list');
    expect(shown).toEqual([]);
    await end('/case?x=1#list');
    expect(shown).toEqual(['/case?x=1#list']);
  });

  test('twice is one navigation (section 8), later it is another one', async () => {
    const { goTo, end, shown } = navigator();
    void goTo('/case');
    void goTo('/case');
    await end('/case');
    expect(shown).toEqual(['/case']);
    void goTo('/case');
    await end('/case');
    expect(shown).toEqual(['/case', '/case']);
  });

  test('and then to another shows the last', async () => {
    const { goTo, end, shown } = navigator();
    void goTo('/case');
    void goTo('/news');
    await end('/news');
    await end('/case');
    expect(shown).toEqual(['/news']);
  });

  test('that is the one shown scrolls to its top', async () => {
    window.history.replaceState(null, '', '/aboutRecord');
    const { goTo, end, shown } = navigator();
    void goTo('/aboutus/record');
    await end('/aboutus/record', '/aboutRecord');
    expect(shown).toEqual([]);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test('that takes long shows that it is loading', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    const { goTo, end } = navigator();
    void goTo('/case');
    jest.advanceTimersByTime(300);
    expect(root).not.toHaveAttribute('data-loading');
    jest.advanceTimersByTime(200);
    expect(root).toHaveAttribute('data-loading');
    await end('/case');
    expect(root).not.toHaveAttribute('data-loading');
    jest.useRealTimers();
  });
});

describe('links', () => {
  const goTo = jest.fn(async () => undefined);
  const prefetch = jest.fn();
  let stop: () => void;
  let isLeftToBrowser: boolean[] = [];
  /** Notes what is left to the browser, and keeps jsdom from following it. */
  const note = (event: Event) => {
    isLeftToBrowser.push(!event.defaultPrevented);
    event.preventDefault();
  };

  beforeEach(() => {
    jest.clearAllMocks();
    isLeftToBrowser = [];
    sessionStorage.clear();
    stop = startNavigation({ goTo, prefetch });
    window.addEventListener('click', note);
    window.history.replaceState(null, '', '/product/BCC?x=1#highlights');
  });
  afterEach(() => {
    stop();
    window.removeEventListener('click', note);
  });

  const go = <span>go</span>;
  const click = async (keys = '') => {
    const user = userEvent.setup();
    if (keys) await user.keyboard(`{${keys}>}`);
    await user.click(screen.getByText('go'));
  };

  test.each(['/case', '/case?filter=a%20b#list', '/', '/product/BCC', '/product/BCC?x=2#highlights'])(
    'to %s are followed without a new document',
    async (href) => {
      render(<Anchor href={href}>{go}</Anchor>);
      await click();
      expect(goTo.mock.calls).toEqual([[href]]);
      expect(isLeftToBrowser).toEqual([false]);
    },
  );

  test.each(['Control', 'Meta', 'Shift', 'Alt'])('clicked with %s are the browser’s', async (key) => {
    render(<Anchor href="/case">{go}</Anchor>);
    await click(key);
    expect(goTo).not.toHaveBeenCalled();
    expect(isLeftToBrowser).toEqual([true]);
  });

  test.each([
    ['another site', { href: 'https://code.example/case' }],
    ['an .html page', { href: '/old/page.html' }],
    ['a plain link of the API', { href: '/forum', kind: 'plain' as const }],
    ['an e-mail address', { href: 'mailto:a@b.example' }],
    ['a file', { href: '/upload/a.pdf', download: true }],
    ['a place on the page', { href: '#roles' }],
    ['a place on the page, written in full', { href: '/product/BCC?x=1#roles' }],
  ])('to %s are the browser’s, and not prefetched', async (_, props) => {
    jest.useFakeTimers({ advanceTimers: true });
    render(<Anchor {...props}>{go}</Anchor>);
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText('go'));
    jest.advanceTimersByTime(200);
    jest.useRealTimers();
    expect(goTo).not.toHaveBeenCalled();
    expect(prefetch).not.toHaveBeenCalled();
    expect(isLeftToBrowser).toEqual([true]);
  });

  test('that another handler has dealt with are left alone', async () => {
    window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    render(<Anchor href="/case">{go}</Anchor>);
    await click();
    expect(goTo).not.toHaveBeenCalled();
  });

  test('to the current page scroll to its top (section 2)', async () => {
    window.history.replaceState(null, '', '/case');
    render(<Anchor href="/case">{go}</Anchor>);
    await click();
    expect(goTo).not.toHaveBeenCalled();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(isLeftToBrowser).toEqual([false]);
  });

  test.each([
    ['/product/BCC?x=1&lang=zh#highlights', 'zh', 'English', '/en/product/BCC?x=1#highlights', 'en'],
    ['/en/product/BCC?x=1#highlights', 'en', '中文', '/product/BCC?x=1#highlights', 'zh-CN'],
    ['/en', 'en', '中文', '/', 'zh-CN'],
    ['/product/BCC', 'zh', '中文', null, 'zh-CN'],
  ] as const)(
    'of the language switch keep page, query and hash (section 4): %s',
    async (address, language, name, to, stored) => {
      window.history.replaceState(null, '', address);
      const path = address.replace(/^\/en(?=\/|$)|[?#].*$/g, '') || '/';
      render(<LanguageSwitch language={language} path={path} label="change language" />);
      await userEvent.setup().click(screen.getByRole('link', { name }));
      expect(goTo.mock.calls).toEqual(to === null ? [] : [[to]]);
      expect(sessionStorage.getItem('languagetype')).toBe(stored);
      expect(isLeftToBrowser).toEqual([false]);
    },
  );

  test.each([
    ['pointed at', (user: ReturnType<typeof userEvent.setup>) => user.hover(screen.getByText('go'))],
    ['focused', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
  ])('prefetch their page when they are %s for a moment, never a whole menu', async (_, show) => {
    render(
      <nav>
        <Anchor href="/case?x=1#y">{go}</Anchor>
        <Anchor href="/news">other</Anchor>
      </nav>,
    );
    await show(userEvent.setup());
    expect(prefetch).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(prefetch.mock.calls).toEqual([['/case']]);
  });
});

test.each([
  ['/case', null, false],
  ['/case#list', '/case', false],
  ['/case?x=1', '/case', true],
  ['/en/case', '/case', true],
])('%s after %s is a new page: %s', (address, before, expected) => {
  expect(isNewPage(placeOf(address), before === null ? null : placeOf(before))).toBe(expected);
});

describe('a new page', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main id="content" tabindex="-1"><h1>Page</h1><section id="亮点"></section><a id="link" href="/x">x</a></main>';
  });

  test.each([
    ['/case', 'H1', 0],
    ['/case#nowhere', 'H1', 1],
    ['/case#%E4%BA%AE%E7%82%B9', 'SECTION', 0],
    ['/case#%E4%BA', 'H1', 1],
    ['/case#link', 'A', 0],
  ])('takes the focus to its heading or to what the hash names: %s', (address, tag, scrolls) => {
    focusNewPage(placeOf(address));
    expect(document.activeElement?.tagName).toBe(tag);
    expect(document.activeElement?.hasAttribute('tabindex')).toBe(tag !== 'A');
    // Gatsby scrolls, except where the hash names nothing.
    expect(window.scrollTo).toHaveBeenCalledTimes(scrolls);
  });

  test('without a heading takes the focus to its content', () => {
    document.querySelector('h1')?.remove();
    focusNewPage(placeOf('/case'));
    expect(document.activeElement?.id).toBe('content');
  });

  test('has its title announced politely, once it has one', async () => {
    document.title = 'Products';
    focusNewPage(placeOf('/case'));
    const region = document.getElementById('arrival');
    expect(region).toHaveAttribute('role', 'status');
    expect(region).toBeEmptyDOMElement();
    document.title = '';
    document.title = 'Customers';
    await Promise.resolve();
    expect(region).toHaveTextContent('Customers');
    focusNewPage(placeOf('/news'));
    document.title = 'News';
    await Promise.resolve();
    expect(document.querySelectorAll('#arrival')).toHaveLength(1);
    expect(region).toHaveTextContent('News');
  });

  test('appears at its place at once, without smooth scrolling', async () => {
    beforeRouteChange();
    expect(root).toHaveAttribute('data-moving');
    focusNewPage(placeOf('/case'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(root).not.toHaveAttribute('data-moving');
  });
});
