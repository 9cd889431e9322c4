import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageFeedback } from '../../../src/features/page-feedback/page-feedback';
import { useFeedback } from '../../../src/features/page-feedback/use-feedback';
import { useVisitor } from '../../../src/stores/visitor';
import { content } from '../../fixtures/site';
import { axe } from '../../support/axe';
import { renderIn } from '../../support/i18n';
import { answeredApi } from '../../support/network';

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
      expect(api.requests()).toMatchObject([{ kind: 'page', path: '/docs/A', useful: false }]),
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
