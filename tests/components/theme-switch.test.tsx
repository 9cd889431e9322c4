/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ThemeSwitch } from '../../src/chrome/theme-switch';

const root = document.documentElement;

/** Shows the switch to a visitor whose system is dark or light, and presses it. */
async function press({ isDark, times = 1 }: { isDark: boolean; times?: number }): Promise<void> {
  window.matchMedia = jest.fn(
    (query: string) => ({ matches: isDark && query === '(prefers-color-scheme: dark)' }) as MediaQueryList,
  );
  render(<ThemeSwitch label="Theme" />);
  const user = userEvent.setup();
  for (let count = 0; count < times; count += 1) await user.click(screen.getByRole('button', { name: 'Theme' }));
}

beforeEach(() => {
  delete root.dataset.theme;
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['the other than the system’s, a dark one', undefined, true, 'light'],
  ['the other than the system’s, a light one', undefined, false, 'dark'],
  ['the other than the one chosen before, whatever the system', 'dark', true, 'light'],
  ['the other than the one chosen before, whatever the system', 'light', true, 'dark'],
])('the switch leads to %s', async (_, chosen, isDark, expected) => {
  if (chosen) root.dataset.theme = chosen;
  await press({ isDark });
  expect(root).toHaveAttribute('data-theme', expected);
  expect(localStorage.getItem('theme')).toBe(expected);
});

test('pressed twice it is as it was', async () => {
  await press({ isDark: true, times: 2 });
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test('with blocked storage the choice holds until the page is left', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await press({ isDark: false });
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test('axe finds nothing', async () => {
  const { container } = render(<ThemeSwitch label="Theme" />);
  expect(await axe(container)).toHaveNoViolations();
});
