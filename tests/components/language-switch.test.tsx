/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LanguageSwitch } from '../../src/chrome/language-switch';

const dropdown = () => screen.getByRole<HTMLDetailsElement>('group');
const summary = () => dropdown().querySelector('summary') as HTMLElement;
const show = () => {
  const user = userEvent.setup();
  const { container } = render(
    <>
      <LanguageSwitch language="zh" path="/product/BCC" label="切换语言" />
      <button type="button">Next</button>
    </>,
  );
  container.addEventListener('click', (event) => {
    // jsdom follows no link.
    if (event.target instanceof HTMLAnchorElement) event.preventDefault();
  });
  return { user, container };
};

test.each([
  ['zh', '/product/BCC', '/product/BCC', '/en/product/BCC'],
  ['en', '/', '/', '/en'],
] as const)(
  'in %s at %s it names the same page in both languages, each in its own words, and marks the current one',
  (language, path, zh, en) => {
    render(<LanguageSwitch language={language} path={path} label="what it is for" />);
    dropdown().open = true;
    const [chinese, english] = [
      screen.getByRole('link', { name: '中文' }),
      screen.getByRole('link', { name: 'English' }),
    ];
    expect([chinese.getAttribute('href'), chinese.getAttribute('lang'), chinese.getAttribute('hreflang')]).toEqual([
      zh,
      'zh-CN',
      'zh-CN',
    ]);
    expect([english.getAttribute('href'), english.getAttribute('lang'), english.getAttribute('hreflang')]).toEqual([
      en,
      'en',
      'en',
    ]);
    expect(screen.getByRole('link', { current: true })).toBe(language === 'zh' ? chinese : english);
    expect(summary()).toHaveTextContent(`${language === 'zh' ? '中文' : 'English'} (what it is for)`);
  },
);

test('it is a dropdown of the browser’s own, which needs no script', () => {
  show();
  expect(dropdown().tagName).toBe('DETAILS');
  expect(dropdown().open).toBe(false);
});

test('Escape closes it, and the focus returns to its button', async () => {
  const { user } = show();
  dropdown().open = true;
  screen.getByRole('link', { name: 'English' }).focus();
  await user.keyboard('{Escape}');
  expect(dropdown().open).toBe(false);
  expect(summary()).toHaveFocus();
});

test('Escape while it is closed takes nobody’s focus', async () => {
  const { user } = show();
  screen.getByRole('button', { name: 'Next' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test.each([
  [
    'a language is chosen',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('link', { name: 'English' })),
  ],
  ['something beside it is pressed', (user: ReturnType<typeof userEvent.setup>) => user.click(document.body)],
  [
    'the focus goes on',
    async () => {
      screen.getByRole('link', { name: 'English' }).focus();
      screen.getByRole('button', { name: 'Next' }).focus();
    },
  ],
])('it closes when %s', async (_, act) => {
  const { user } = show();
  dropdown().open = true;
  await act(user);
  expect(dropdown().open).toBe(false);
});

test('axe finds nothing, closed or open', async () => {
  const { container } = show();
  expect(await axe(container)).toHaveNoViolations();
  dropdown().open = true;
  expect(await axe(container)).toHaveNoViolations();
});
