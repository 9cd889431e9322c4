import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsentMode } from '../../../src/content/schemas/vendor';
import { ConsentBanner } from '../../../src/features/consent/consent-banner';
import { mayCount } from '../../../src/features/consent/may-count';
import { consentOf, useVisitor } from '../../../src/stores/visitor';
import { content } from '../../fixtures/site';
import { renderIn } from '../../support/i18n';

describe('the privacy banner', () => {
  const show = (mode: ConsentMode) =>
    renderIn(
      'en',
      <>
        <ConsentBanner mode={mode} counts policy="/PrivacyPolicy" />
        <main id="content" tabIndex={-1} />
      </>,
    );

  beforeEach(() => {
    localStorage.clear();
    document.documentElement.dataset.consent = 'ask';
    void useVisitor.persist.rehydrate();
  });

  test('with blocked storage the answer holds until the page is left', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    show('after-consent');
    await userEvent.click(
      screen.getByRole('button', { name: content.ui.en.siteExtras.consent.agree }),
    );

    expect(consentOf(useVisitor.getState())).toBe('agreed');
    expect(document.documentElement).not.toHaveAttribute('data-consent');

    blocked.mockRestore();
  });

  test.each(['always', 'after-consent'] as const)(
    'where views are counted one can refuse as easily as agree (%s; section 4)',
    async (mode) => {
      const { agree, decline } = content.ui.en.siteExtras.consent;
      show(mode);

      const refusal = screen.getByRole('button', { name: decline });
      const consent = screen.getByRole('button', { name: agree });
      expect(refusal.className).toBe(consent.className);

      await userEvent.click(refusal);
      expect(consentOf(useVisitor.getState())).toBe('declined');
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
  ] as const)(
    'mode %s, answer %s, signals %j: page views may be counted: %s',
    (mode, consent, signals, expected) => {
      expect(mayCount(mode, consent, signals)).toBe(expected);
    },
  );
});
