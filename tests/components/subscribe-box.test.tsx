import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { messages } from '../../mock-api/submissions';
import { type Language, languages } from '../../src/config/languages';
import { SubscribeBox } from '../../src/features/subscription/subscribe-box';
import { useNotices } from '../../src/stores/notices';
import { useVisitor } from '../../src/stores/visitor';
import { content } from '../fixtures/site';
import { mockedApi } from '../support/mocked-api';

const support = content.vendor.email.support;
const textsIn = (language: Language) => content.ui[language].subscription;
const address = 'li.lei@lanhai.com';

const api = mockedApi();
beforeEach(() => {
  useNotices.setState({ notices: [] });
  useVisitor.setState({ restored: false, subscribed: false });
});

function show(language: Language = 'zh') {
  const texts = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const { container } = render(
    <SubscribeBox texts={texts} support={support}>
      Privacy
    </SubscribeBox>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(texts.label);
  return {
    container,
    user,
    texts,
    field,
    button: screen.getByRole('button', { name: texts.submit }),
    async send(email: string) {
      await user.clear(field);
      if (email) await user.type(field, email);
      await user.keyboard('{Enter}');
    },
  };
}
/** The live line below the field. */
const errorOf = ({ id }: HTMLInputElement) => document.getElementById(`${id}-error`);
const kept = async () => (await api.kept('GetSubscribe')).map(({ email }) => email);
const notices = () => useNotices.getState().notices.map(({ text }) => text);

describe.each(languages)('the subscription box in %s', (language) => {
  test('refuses a wrong address and sends nothing (section 5), marks the visitor as subscribed for any status but 0 (section 8), and passes axe throughout', async () => {
    const { container, send, texts, field, user } = show(language);
    expect(await axe(container)).toHaveNoViolations();
    for (const email of ['', 'nobody', 'a@b.info']) {
      await send(email);
      expect(errorOf(field)).toHaveTextContent(texts.invalid);
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveFocus();
    }
    expect(await axe(container)).toHaveNoViolations();
    expect(await kept()).toEqual([]);
    await user.type(field, '@');
    expect(errorOf(field)).toBeEmptyDOMElement();
    expect(field).not.toHaveAttribute('aria-invalid');
    await send(address);
    expect(await screen.findByText(texts.subscribed)).toHaveFocus();
    expect(await kept()).toEqual([address]);
    expect(localStorage.getItem('subscribed')).toBe('true');
    expect(notices()).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });
});

test('status 0 shows the server’s message as an error toast and keeps the address until a later try succeeds (section 8); a double press sends once', async () => {
  api.fault('delay:150');
  const { send, field, button, user, texts } = show();
  await user.type(field, address);
  await user.dblClick(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await screen.findByText(texts.subscribed);
  expect(await kept()).toEqual([address]);
  act(() => useVisitor.setState({ subscribed: false }));
  localStorage.clear();
  await send(address);
  await waitFor(() => expect(notices()).toEqual([messages.subscribed.zh]));
  expect(field).toHaveValue(address);
  expect(localStorage.getItem('subscribed')).toBeNull();
  await send(`a${address}`);
  await screen.findByText(texts.subscribed);
  expect(notices()).toEqual([]);
});
