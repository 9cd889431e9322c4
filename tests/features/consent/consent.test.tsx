import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsentMode } from '../../../src/content/schemas/vendor';
import { ConsentBanner } from '../../../src/features/consent/consent-banner';
import { mayCount } from '../../../src/features/consent/may-count';
import { PageFeedback } from '../../../src/features/page-feedback/page-feedback';
import { useFeedback } from '../../../src/features/page-feedback/use-feedback';
import { consentOf, useVisitor } from '../../../src/stores/visitor';
import { content } from '../../fixtures/site';
import { axe } from '../../support/axe';
import { renderIn } from '../../support/i18n';
import { answeredApi } from '../../support/network';

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

describe('a page’s feedback', () => {
  const api = answeredApi();
  const texts = content.ui.en.feedback;

  function Page({ isOn = true }) {
    const send = useFeedback(isOn);

    return (
      send && (
        <PageFeedback onAnswer={(useful) => send({ kind: 'page', path: '/docs/A', useful })} />
      )
    );
  }

  const question = () => screen.queryByRole('group', { name: texts.question });

  beforeEach(() => act(() => void useVisitor.persist.rehydrate()));

  test('an answer reaches the API once, and the reader is thanked', async () => {
    act(() => useVisitor.getState().agree());
    const { container } = renderIn('en', <Page />);
    expect(await axe(container)).toHaveNoViolations();

    await userEvent.click(screen.getByRole('button', { name: texts.no }));
    expect(question()).toBeNull();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(texts.thanks);

    await waitFor(() =>
      expect(api.sent()).toMatchObject([{ kind: 'page', path: '/docs/A', useful: false }]),
    );
  });

  test('nobody is asked without consent, against a privacy signal, or where the vendor does not ask', () => {
    const { rerender } = renderIn('en', <Page />);
    expect(question()).toBeNull();

    act(() => useVisitor.getState().agree());
    expect(question()).not.toBeNull();

    rerender(<Page isOn={false} />);
    expect(question()).toBeNull();

    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    rerender(<Page />);
    expect(question()).toBeNull();

    Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined });
  });
});
