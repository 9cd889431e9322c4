/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startClientNavigation } from '../../src/chrome/client-navigation';
import { LanguageSwitch } from '../../src/chrome/language-switch';
import { Anchor } from '../../src/components/anchor';

const calls = { navigated: [] as string[], prefetched: [] as string[], remembered: [] as string[] };
let stop: () => void;
let leftToBrowser: boolean[] = [];
/** Notes what the script left to the browser, and keeps jsdom from trying to follow it. */
const note = (event: Event) => {
  leftToBrowser.push(!event.defaultPrevented);
  event.preventDefault();
};

beforeEach(() => {
  for (const list of Object.values(calls)) list.length = 0;
  leftToBrowser = [];
  stop = startClientNavigation({
    navigate: (address) => calls.navigated.push(address),
    prefetch: (path) => calls.prefetched.push(path),
    rememberLanguage: (language) => calls.remembered.push(language),
  });
  window.addEventListener('click', note);
  window.scrollTo = jest.fn();
  window.history.replaceState(null, '', '/product/BCC?x=1#highlights');
});
afterEach(() => {
  stop();
  window.removeEventListener('click', note);
});

const click = async (keys = '') => {
  const user = userEvent.setup();
  if (keys) await user.keyboard(`{${keys}>}`);
  await user.click(screen.getByRole('link', { name: 'go' }));
};

describe('a click on a link', () => {
  test.each([
    ['/case', '/case'],
    ['/case?filter=a%20b#list', '/case?filter=a%20b#list'],
    ['/', '/'],
    ['/product/BCC', '/product/BCC'],
    ['/product/BCC?x=2#highlights', '/product/BCC?x=2#highlights'],
  ])('to %s is navigated without a new document', async (href, to) => {
    render(<Anchor href={href}>go</Anchor>);
    await click();
    expect(calls.navigated).toEqual([to]);
    expect(leftToBrowser).toEqual([false]);
  });

  test('on something inside of it counts as well', async () => {
    render(
      <Anchor href="/case">
        <span>inside</span>
      </Anchor>,
    );
    await userEvent.setup().click(screen.getByText('inside'));
    expect(calls.navigated).toEqual(['/case']);
  });

  test.each(['Control', 'Meta', 'Shift', 'Alt'])('with %s held is the browser’s', async (key) => {
    render(<Anchor href="/case">go</Anchor>);
    await click(key);
    expect(calls.navigated).toEqual([]);
    expect(leftToBrowser).toEqual([true]);
  });

  test('that another handler has dealt with is left alone', async () => {
    const link = document.createElement('a');
    link.href = '/case';
    link.textContent = 'go';
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    await click();
    link.remove();
    expect(calls.navigated).toEqual([]);
  });

  test.each([
    [
      'another site',
      <Anchor key="a" href="https://code.example/case">
        go
      </Anchor>,
    ],
    [
      'an .html page',
      <Anchor key="b" href="/old/page.html">
        go
      </Anchor>,
    ],
    [
      'a plain link of the API',
      <Anchor key="c" href="/forum" kind="plain">
        go
      </Anchor>,
    ],
    [
      'an e-mail address',
      <Anchor key="d" href="mailto:a@b.example">
        go
      </Anchor>,
    ],
    [
      'a telephone',
      <Anchor key="e" href="tel:+864000000100">
        go
      </Anchor>,
    ],
    [
      'a download',
      <a key="f" href="/upload/a.pdf" download>
        go
      </a>,
    ],
    [
      'a link with a target',
      <a key="g" href="/case" target="_blank" rel="noopener">
        go
      </a>,
    ],
    [
      'a jump within the page',
      <a key="h" href="#roles">
        go
      </a>,
    ],
    [
      'a jump within the page, written in full',
      <a key="i" href="/product/BCC?x=1#roles">
        go
      </a>,
    ],
  ])('to %s is the browser’s', async (_, link) => {
    render(link);
    await click();
    expect(calls.navigated).toEqual([]);
    expect(leftToBrowser).toEqual([true]);
  });

  test('to the page that is open scrolls to its top', async () => {
    window.history.replaceState(null, '', '/case');
    render(<Anchor href="/case">go</Anchor>);
    await click();
    expect(calls.navigated).toEqual([]);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(leftToBrowser).toEqual([false]);
  });

  test('beside a link is nobody’s', async () => {
    render(<p>text</p>);
    await userEvent.setup().click(screen.getByText('text'));
    expect(calls.navigated).toEqual([]);
  });

  test('after the script was stopped is the browser’s', async () => {
    stop();
    render(<Anchor href="/case">go</Anchor>);
    await click();
    expect(calls.navigated).toEqual([]);
    expect(leftToBrowser).toEqual([true]);
  });
});

describe('the language switch (decisions on language)', () => {
  test.each([
    ['/product/BCC?x=1&lang=zh#highlights', 'zh', 'English', '/en/product/BCC?x=1#highlights', 'en'],
    ['/en/product/BCC?x=1#highlights', 'en', '中文', '/product/BCC?x=1#highlights', 'zh'],
    ['/en', 'en', '中文', '/', 'zh'],
    ['/', 'zh', 'English', '/en', 'en'],
  ] as const)(
    'at %s keeps page, query and hash, and is remembered',
    async (address, language, name, to, remembered) => {
      window.history.replaceState(null, '', address);
      render(
        <LanguageSwitch
          language={language}
          path={address.replace(/^\/en(?=\/|$)|[?#].*$/g, '') || '/'}
          label="change language"
        />,
      );
      await userEvent.setup().click(screen.getByRole('link', { name }));
      expect(calls.navigated).toEqual([to]);
      expect(calls.remembered).toEqual([remembered]);
    },
  );

  test('to the language that is shown remembers it and stays', async () => {
    render(<LanguageSwitch language="zh" path="/product/BCC" label="切换语言" />);
    await userEvent.setup().click(screen.getByRole('link', { name: '中文' }));
    expect(calls).toEqual({ navigated: [], prefetched: [], remembered: ['zh'] });
    expect(leftToBrowser).toEqual([false]);
  });

  test('in a new tab is the browser’s', async () => {
    render(<LanguageSwitch language="zh" path="/product/BCC" label="切换语言" />);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'English' }));
    expect(calls.navigated).toEqual([]);
    expect(calls.remembered).toEqual([]);
  });
});

describe('prefetching', () => {
  test('a page is loaded ahead when its link is pointed at', async () => {
    render(<Anchor href="/case?x=1#y">go</Anchor>);
    await userEvent.setup().hover(screen.getByRole('link'));
    expect(new Set(calls.prefetched)).toEqual(new Set(['/case']));
  });

  test('a page is loaded ahead when its link is focused', async () => {
    render(<Anchor href="/case">go</Anchor>);
    await userEvent.setup().tab();
    expect(calls.prefetched).toEqual(['/case']);
  });

  test.each([
    [
      'the page that is open',
      <Anchor key="a" href="/product/BCC#roles">
        go
      </Anchor>,
    ],
    [
      'another site',
      <Anchor key="b" href="https://code.example">
        go
      </Anchor>,
    ],
    [
      'an .html page',
      <Anchor key="c" href="/old/page.html">
        go
      </Anchor>,
    ],
  ])('never %s', async (_, link) => {
    render(link);
    const user = userEvent.setup();
    await user.hover(screen.getByRole('link'));
    await user.tab();
    expect(calls.prefetched).toEqual([]);
  });

  test('nothing while nothing is pointed at: never a whole menu', () => {
    render(
      <nav>
        <Anchor href="/case">a</Anchor>
        <Anchor href="/news">b</Anchor>
      </nav>,
    );
    expect(calls.prefetched).toEqual([]);
  });
});
