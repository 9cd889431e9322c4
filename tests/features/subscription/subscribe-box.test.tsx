import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscribeBox } from '../../../src/features/subscription/subscribe-box';
import { useVisitor } from '../../../src/stores/visitor';
import { content } from '../../fixtures/site';
import { renderIn } from '../../support/i18n';
import { answeredApi } from '../../support/network';

/* Refusals and calls that fail, in a browser: tests/smoke/trouble.test.ts. */

const api = answeredApi();

beforeEach(() => useVisitor.setState({ subscribed: false }));

test('the subscription box refuses a wrong address, and sends a right one once', async () => {
  const texts = content.ui.en.subscription;
  const user = userEvent.setup({ delay: null });

  renderIn('en', <SubscribeBox support="help@sample.example">Privacy</SubscribeBox>);
  const field = screen.getByLabelText(texts.label);
  const button = screen.getByRole('button', { name: texts.submit });

  for (const email of ['', 'nobody', 'a@b.info']) {
    await user.clear(field);
    await user.type(field, `${email}{Enter}`);

    expect(field).toHaveAccessibleDescription(expect.stringContaining(texts.invalid));
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveFocus();
  }

  expect(api.requests()).toEqual([]);

  await user.type(field, '@');
  expect(field).not.toHaveAttribute('aria-invalid');

  await user.clear(field);
  await user.type(field, '\u200bli.lei＠lanhai。com ');
  await user.dblClick(button);

  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByText(texts.subscribed)).toHaveFocus();
  expect(api.requests()).toMatchObject([{ email: 'li.lei@lanhai.com' }]);
  expect(localStorage.getItem('subscribed')).toBe('true');
});
