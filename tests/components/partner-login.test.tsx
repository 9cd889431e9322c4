import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import accounts from '../../mock-api/seeds/partnerAccounts.json';
import type { Language } from '../../src/config/languages';
import { PartnerLogin } from '../../src/features/partner-login/partner-login';
import { inLanguage } from '../../src/routes/href';
import { useSession } from '../../src/stores/session';
import { pageAt } from '../fixtures/pages';
import { content } from '../fixtures/site';
import { mockedApi } from '../support/mocked-api';

const [partner] = accounts;
if (!partner) throw new Error('no partner account');

// The API itself is out of reach: the login has a base path of its own.
process.env.GATSBY_API_URL = 'http://127.0.0.1:9';
const api = mockedApi('GATSBY_PARTNER_API_URL');
beforeEach(() => useSession.setState({ userInfo: null }));

function viewOf(language: Language) {
  const { login } = pageAt(inLanguage('/partner/login', language)).view;
  if (!login) throw new Error('no login page');
  return login;
}

function open(language: Language = 'en') {
  const texts = content.ui[language].login;
  const user = userEvent.setup({ delay: null });
  const shown = render(<PartnerLogin texts={texts} {...viewOf(language)} />);
  const username = () => screen.getByLabelText(texts.username);
  const password = () => screen.getByLabelText<HTMLInputElement>(texts.password);
  return {
    ...shown,
    texts,
    user,
    username,
    password,
    press: () => user.click(screen.getByRole('button', { name: texts.submit })),
    async logIn(name = partner?.username ?? '', word = partner?.password ?? '') {
      await user.type(username(), name);
      await user.type(password(), word);
      await user.keyboard('{Enter}');
    },
  };
}

test('empty fields are named beside them, the first gets the focus, and nothing is sent', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  const { texts, press, user, username, password } = open();
  await press();
  expect(username()).toHaveAccessibleDescription(expect.stringContaining(texts.missing.username));
  expect(password()).toHaveAccessibleDescription(texts.missing.password);
  expect(username()).toHaveFocus();
  await user.type(username(), 'partner');
  await press();
  expect(password()).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();
});

test('the login is sent once, and the password is kept nowhere: storage, address, log, page', async () => {
  api.fault('delay:300');
  const logged = (['log', 'info', 'warn', 'error'] as const).map((level) => jest.spyOn(console, level));
  const fetch = jest.spyOn(globalThis, 'fetch');
  const { logIn, press, texts, container } = open();
  await logIn();
  expect(screen.getByRole('button', { name: texts.submit })).toHaveAttribute('aria-disabled', 'true');
  await press();
  await screen.findByText(partner.userInfo.company);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([api.address('/api/Submit/user_login')]);
  const places = [{ ...localStorage }, { ...sessionStorage }, logged.map(({ mock: { calls } }) => calls)];
  for (const place of [...places.map((kept) => JSON.stringify(kept)), window.location.href, container.innerHTML])
    expect(place).not.toContain(partner.password);
});

test.each(['{', '{"name":""}', 'null'])('a partner whose stored record is %s is not signed in', (text) => {
  sessionStorage.setItem('isLogin', 'true');
  sessionStorage.setItem('userInfo', text);
  expect(open().username()).toBeVisible();
});
