import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useFeedback } from '../../src/chrome/use-feedback';
import { PageFeedback } from '../../src/components/page-feedback';
import { useVisitor } from '../../src/stores/visitor';
import { mockedApi } from '../support/mocked-api';

const api = mockedApi();
const texts = { question: 'Useful?', yes: 'Yes', no: 'No', thanks: 'Thanks' };

function Page({ isOn = true }) {
  const send = useFeedback(isOn);
  return send && <PageFeedback texts={texts} onAnswer={(useful) => send({ kind: 'page', path: '/docs/A', useful })} />;
}
const question = () => screen.queryByRole('group', { name: texts.question });

beforeEach(() => act(() => useVisitor.getState().restore()));

test('an answer reaches the API once, and the reader is thanked', async () => {
  act(() => useVisitor.getState().agree());
  const { container } = render(<Page />);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: texts.no }));
  expect(question()).toBeNull();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(texts.thanks);
  await waitFor(async () =>
    expect(await api.kept('feedback')).toMatchObject([{ kind: 'page', path: '/docs/A', useful: false }]),
  );
});

test('nobody is asked without consent, against a privacy signal, or where the vendor does not ask', () => {
  const { rerender } = render(<Page />);
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
