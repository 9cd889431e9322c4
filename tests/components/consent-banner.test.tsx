import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../src/config/languages';
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
beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.consent = 'ask';
  useVisitor.getState().restore();
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

test.each(['zh', 'en'] as const)(
  'where page views are counted, whenever that is, one can refuse as easily as agree (%s; section 4)',
  async (language) => {
    const { agree, decline } = content.ui[language].siteExtras.consent;
    for (const mode of ['always', 'after-consent'] as const) {
      show(language, mode);
      const [refusal, consent] = [decline, agree].map((name) => screen.getByRole('button', { name }));
      expect(refusal?.className).toBe(consent?.className);
      await userEvent.click(refusal as HTMLElement);
      expect(useVisitor.getState().consent).toBe('declined');
      cleanup();
    }
    show(language, 'always', false);
    expect(screen.queryByRole('button', { name: decline })).toBeNull();
  },
);

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
