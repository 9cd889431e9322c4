import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Language, languages } from '../../src/config/languages';
import type { ConsentMode } from '../../src/contract/content/vendor';
import { ConsentBanner } from '../../src/features/consent/consent-banner';
import { mayCount } from '../../src/features/consent/may-count';
import { useVisitor } from '../../src/stores/visitor';
import { content } from '../fixtures/site';

const show = (language: Language, mode: ConsentMode, counts = true) =>
  render(
    <>
      <ConsentBanner
        texts={content.ui[language].siteExtras.consent}
        mode={mode}
        counts={counts}
        policy="/PrivacyPolicy"
      />
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

  test('where nothing is counted it says so; agreeing stores first_login, hides it and moves the focus to the page', async () => {
    const container = show(language, 'after-consent', false);
    expect(await axe(container)).toHaveNoViolations();
    expect(container.querySelector('p')).toHaveTextContent(`${texts.stored} ${texts.policy}`);
    expect(screen.getByRole('link', { name: texts.policy })).toHaveAttribute('href', '/PrivacyPolicy');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([texts.agree]);
    await userEvent.click(screen.getByRole('button'));
    expect(stored()).toEqual(['true', 'false']);
    expect(useVisitor.getState().consent).toBe('agreed');
    expect(document.documentElement).not.toHaveAttribute('data-consent');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test.each([
    ['always', [texts.agree, texts.understood]],
    ['after-consent', [texts.decline, texts.agree, texts.understood]],
  ] as const)('%s: it says what is counted; styles choose by what the browser asks for', (mode, buttons) => {
    const container = show(language, mode);
    const said = [...container.querySelectorAll<HTMLElement>('p [data-consent]')];
    expect(said.map(({ dataset, textContent }) => [dataset['consent'], textContent])).toEqual([
      ['ask', texts[mode === 'always' ? 'always' : 'ask']],
      ['signal', texts.signal],
    ]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  });

  test.each(['decline', 'understood'] as const)(
    '%s answers it without consent and revokes an earlier one',
    async (answer) => {
      useVisitor.getState().agree();
      const container = show(language, 'after-consent');
      expect(await axe(container)).toHaveNoViolations();
      await userEvent.click(screen.getByRole('button', { name: texts[answer] }));
      expect(stored()).toEqual([null, 'false']);
      expect(useVisitor.getState().consent).toBe('declined');
      // In every language, and on the next page.
      useVisitor.getState().restore();
      expect(mayCount('always', useVisitor.getState().consent, { doNotTrack: null })).toBe(false);
    },
  );
});

test('with blocked storage the answer holds until the page is left', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  show('en', 'after-consent', false);
  await userEvent.click(screen.getByRole('button'));
  expect(useVisitor.getState().consent).toBe('agreed');
  expect(document.documentElement).not.toHaveAttribute('data-consent');
  blocked.mockRestore();
});

test.each([
  ['always', null, { doNotTrack: null }, true],
  ['always', 'declined', { doNotTrack: null }, false],
  ['always', 'agreed', { doNotTrack: '1' }, false],
  ['always', null, { doNotTrack: null, globalPrivacyControl: true }, false],
  ['after-consent', null, { doNotTrack: null }, false],
  ['after-consent', 'declined', { doNotTrack: null }, false],
  ['after-consent', 'agreed', { doNotTrack: 'unspecified', globalPrivacyControl: false }, true],
  ['after-consent', 'agreed', { doNotTrack: '1' }, false],
] as const)('mode %s, answer %s, signals %j: page views may be counted: %s', (mode, consent, signals, expected) => {
  expect(mayCount(mode, consent, signals)).toBe(expected);
});
