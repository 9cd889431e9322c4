/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Language, languages } from '../../src/config/languages';
import type { ConsentMode } from '../../src/contract/content/vendor';
import { ConsentBanner } from '../../src/features/consent/consent-banner';
import { mayCount } from '../../src/features/consent/may-count';
import { useVisitor } from '../../src/stores/visitor';
import { content } from '../support/real-pages';

const show = (language: Language, mode: ConsentMode) =>
  render(
    <>
      <ConsentBanner texts={content.ui[language].siteExtras.consent} mode={mode} counts policy="/PrivacyPolicy" />
      <main id="content" tabIndex={-1} />
    </>,
  ).container;
const stored = () => [localStorage.getItem('first_login'), localStorage.getItem('showBanner')];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.consent = 'ask';
  useVisitor.getState().restore();
});

describe.each(languages)('the privacy banner in %s (section 4)', (language) => {
  const texts = content.ui[language].siteExtras.consent;

  test('agreeing stores first_login, hides it and moves the focus to the page; there is nothing else to press', async () => {
    const container = show(language, 'always');
    expect(await axe(container)).toHaveNoViolations();
    expect(screen.getByRole('link', { name: texts.policy })).toHaveAttribute('href', '/PrivacyPolicy');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([texts.agree]);
    await userEvent.click(screen.getByRole('button'));
    expect(stored()).toEqual(['true', 'false']);
    expect(useVisitor.getState().hasAgreed).toBe(true);
    expect(document.documentElement).not.toHaveAttribute('data-consent');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test.each(['decline', 'understood'] as const)(
    '%s answers it without consent and revokes an earlier one',
    async (answer) => {
      useVisitor.getState().agree();
      const container = show(language, 'after-consent');
      expect(await axe(container)).toHaveNoViolations();
      await userEvent.click(screen.getByRole('button', { name: texts[answer] }));
      expect(stored()).toEqual([null, 'false']);
      expect(useVisitor.getState().hasAgreed).toBe(false);
    },
  );
});

test('with blocked storage the answer holds until the page is left', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  show('en', 'always');
  await userEvent.click(screen.getByRole('button'));
  expect(useVisitor.getState().hasAgreed).toBe(true);
  expect(document.documentElement).not.toHaveAttribute('data-consent');
  blocked.mockRestore();
});

test.each([
  ['always', false, { doNotTrack: '1', globalPrivacyControl: true }, true],
  ['after-consent', false, { doNotTrack: null }, false],
  ['after-consent', true, { doNotTrack: 'unspecified', globalPrivacyControl: false }, true],
  ['after-consent', true, { doNotTrack: '1' }, false],
  ['after-consent', true, { doNotTrack: null, globalPrivacyControl: true }, false],
] as const)('mode %s, consent %s, signals %j: page views may be counted: %s', (mode, hasAgreed, signals, expected) => {
  expect(mayCount(mode, hasAgreed, signals)).toBe(expected);
});
