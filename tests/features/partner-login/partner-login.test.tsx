import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartnerLogin } from '../../../src/features/partner-login/partner-login';
import { useSession } from '../../../src/stores/session';
import { pageAt } from '../../fixtures/pages';
import { content } from '../../fixtures/site';
import { renderIn } from '../../support/i18n';
import { answeredApi } from '../../support/network';

// The login has a base path of its own.
process.env.GATSBY_API_URL = 'https://api.example';
process.env.GATSBY_PARTNER_API_URL = 'https://partners.example';

const api = answeredApi();
const texts = content.ui.en.login;

function open() {
  const { login } = pageAt('/en/partner/login').view;
  if (!login) throw new Error('no login page');

  void useSession.persist.rehydrate();
  const user = userEvent.setup({ delay: null });
  const links = login.links.map((link) => ({ ...link, devices: link.devices ?? null }));
  const { container } = renderIn('en', <PartnerLogin {...login} links={links} />);
  const username = screen.getByLabelText(texts.username);
  const password = screen.getByLabelText(texts.password);
  const button = screen.getByRole('button', { name: texts.submit });

  return { container, user, username, password, button, press: () => user.click(button) };
}

test('empty fields are named beside them, the first gets the focus, and nothing is sent', async () => {
  const { press, user, username, password } = open();
  await press();
  expect(username).toHaveAccessibleDescription(expect.stringContaining(texts.missing.username));
  expect(password).toHaveAccessibleDescription(texts.missing.password);
  expect(username).toHaveFocus();

  await user.type(username, 'partner');
  await press();
  expect(password).toHaveFocus();
  expect(api.requests()).toEqual([]);
});

test('the login is sent once, and the password is kept nowhere: storage, address, log, page', async () => {
  api.answer({ status: 1, userInfo: { name: 'Li', company: 'Blue Sea' } });
  const logged = (['log', 'info', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(console, level),
  );
  const { user, username, password, button, press, container } = open();

  await user.type(username, '\u202ali\u200b\u202c ');
  await user.type(password, 'secret-word{Enter}');
  expect(button).toHaveAttribute('aria-disabled', 'true');

  await press();
  await screen.findByText('Blue Sea');

  const address = 'https://partners.example/api/Submit/user_login';
  expect(api.requests()).toEqual([{ address, username: 'li', password: 'secret-word' }]);

  const places = [
    { ...localStorage },
    { ...sessionStorage },
    logged.map(({ mock: { calls } }) => calls),
  ];
  for (const place of [JSON.stringify(places), window.location.href, container.innerHTML])
    expect(place).not.toContain('secret-word');
});

test.each(['{', '{"name":""}', 'null'])(
  'a partner whose stored record is %s is not signed in',
  (text) => {
    sessionStorage.setItem('isLogin', 'true');
    sessionStorage.setItem('userInfo', text);

    expect(open().username).toBeVisible();
  },
);
