/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Language, languages } from '../../src/config/languages';
import type { ConsentMode } from '../../src/contract/content/vendor';
import { ConsentBanner } from '../../src/features/consent/consent-banner';
import { useVisitor } from '../../src/stores/visitor';
import { content } from '../support/real-pages';

const show = (language: Language, mode: ConsentMode) =>
  render(
    <>
      <ConsentBanner texts={content.ui[language].siteExtras.consent} mode={mode} policy="/PrivacyPolicy" />
      <main id="content" tabIndex={-1} />
    </>,
  );
const stored = () => [localStorage.getItem('first_login'), localStorage.getItem('showBanner')];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.consent = 'ask';
  useVisitor.getState().restore();
});

describe.each(languages)('the privacy banner in %s (specification section 4)', (language) => {
  const texts = content.ui[language].siteExtras.consent;

  test.each(['always', 'after-consent'] as const)('is a named region that axe finds nothing in (%s)', async (mode) => {
    const { container } = show(language, mode);
    expect(screen.getByRole('region', { name: texts.label })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: texts.policy })).toHaveAttribute('href', '/PrivacyPolicy');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('agreeing stores first_login, hides it and leads the focus to the page', async () => {
    show(language, 'always');
    await userEvent.setup().click(screen.getByRole('button', { name: texts.agree }));
    expect(stored()).toEqual(['true', 'false']);
    expect(useVisitor.getState().hasAgreed).toBe(true);
    expect(document.documentElement).not.toHaveAttribute('data-consent');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('where page views are counted from the first page on, there is nothing to decline', () => {
    show(language, 'always');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([texts.agree]);
  });

  test.each(['decline', 'understood'] as const)(
    '%s is an answer without agreement, and takes back an earlier one',
    async (answer) => {
      localStorage.setItem('first_login', 'true');
      useVisitor.getState().restore();
      show(language, 'after-consent');
      await userEvent.setup().click(screen.getByRole('button', { name: texts[answer] }));
      expect(stored()).toEqual([null, 'false']);
      expect(useVisitor.getState().hasAgreed).toBe(false);
    },
  );
});

test('storage that is blocked keeps nothing, and the answer holds until the page is left', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  show('en', 'always');
  await userEvent.setup().click(screen.getByRole('button', { name: content.ui.en.siteExtras.consent.agree }));
  expect(useVisitor.getState().hasAgreed).toBe(true);
  expect(document.documentElement).not.toHaveAttribute('data-consent');
  blocked.mockRestore();
});
