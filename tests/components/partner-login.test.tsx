/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import accounts from '../../mock-api/seeds/partnerAccounts.json';
import { type Running, startMockApi } from '../../mock-api/server';
import { type Language, languages } from '../../src/config/languages';
import { PartnerLogin } from '../../src/features/partner-login/partner-login';
import { inLanguage } from '../../src/routes/href';
import { useSession } from '../../src/stores/session';
import { extraHeaders, installNetwork } from '../support/network';
import { content, pageAt } from '../support/real-pages';
import { root } from '../support/root';

const [partner] = accounts;
if (!partner) throw new Error('no partner account');

let mock: Running;
beforeAll(installNetwork);
beforeEach(async () => {
  mock = await startMockApi({ root, port: 0 });
  process.env.GATSBY_PARTNER_API_URL = mock.address;
  process.env.GATSBY_API_URL = 'http://127.0.0.1:9';
  jest.resetModules();
  sessionStorage.clear();
  localStorage.clear();
  useSession.setState({ isLogin: false, userInfo: null });
});
afterEach(async () => {
  delete extraHeaders['X-Mock-Fault'];
  jest.restoreAllMocks();
  await mock.close();
});

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

describe.each(languages)('the partner login in %s', (language) => {
  test('signs in against the partner base: name and company are shown, and kept for the session', async () => {
    const { texts, logIn, container } = open(language);
    expect(await axe(container)).toHaveNoViolations();
    await logIn();
    expect(
      await screen.findByRole('heading', { name: texts.signedIn.heading.replace('{{name}}', partner.userInfo.name) }),
    ).toBeVisible();
    expect(container).toHaveTextContent(partner.userInfo.company);
    expect(sessionStorage.getItem('isLogin')).toBe('true');
    expect(JSON.parse(sessionStorage.getItem('userInfo') ?? '')).toEqual(partner.userInfo);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(texts.signedIn.done);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('a wrong password: the server’s message, the account stays, the focus goes to the password', async () => {
    const { logIn, username, password } = open(language);
    await logIn(partner.username, 'wrong');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('用户名或密码不正确'));
    expect(username()).toHaveValue(partner.username);
    expect(password()).toHaveFocus();
    expect(sessionStorage.getItem('isLogin')).toBeNull();
  });

  test('without script it says what to do instead', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<PartnerLogin texts={content.ui[language].login} {...viewOf(language)} />);
    const instead = page.querySelector('.withoutScript');
    for (const { value, href } of viewOf(language).channels) {
      expect(instead).toHaveTextContent(value);
      expect(instead?.querySelector(`a[href="${href}"]`)).not.toBeNull();
    }
    // Nothing typed could get into an address.
    expect(page.querySelector('form')?.method).toBe('post');
  });
});

test.each(['status500', 'reset', 'html', 'broken-json', 'wrong-shape', 'empty'])(
  'a partner backend that answers with %s: the visitor is told whom to call, what was typed stays, and a second try works',
  async (fault) => {
    extraHeaders['X-Mock-Fault'] = fault;
    const { logIn, press, password } = open();
    await logIn();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(content.vendor.hotline.mainland));
    expect(password()).toHaveValue(partner.password);
    delete extraHeaders['X-Mock-Fault'];
    await press();
    expect(await screen.findByText(partner.userInfo.company)).toBeVisible();
  },
);

test('offline: the visitor is told so', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  extraHeaders['X-Mock-Fault'] = 'reset';
  const { logIn, texts } = open();
  await logIn();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(texts.offline));
});

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

test('while the answer is awaited the button says so, and a second press sends nothing', async () => {
  extraHeaders['X-Mock-Fault'] = 'delay:300';
  const fetch = jest.spyOn(globalThis, 'fetch');
  const { logIn, press, texts } = open();
  await logIn();
  expect(screen.getByRole('button', { name: texts.submit })).toHaveAttribute('aria-disabled', 'true');
  await press();
  await screen.findByText(partner.userInfo.company);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the password is kept nowhere: not in storage, not in an address, not in what is logged', async () => {
  const logged = (['log', 'info', 'warn', 'error'] as const).map((level) => jest.spyOn(console, level));
  const fetch = jest.spyOn(globalThis, 'fetch');
  const { logIn, container } = open();
  await logIn();
  await screen.findByText(partner.userInfo.company);
  const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage })).join('');
  expect(kept).not.toContain(partner.password);
  expect(window.location.href).not.toContain(partner.password);
  expect(String(fetch.mock.calls[0]?.[0])).toBe(`${mock.address}/api/Submit/user_login`);
  for (const spy of logged) expect(JSON.stringify(spy.mock.calls)).not.toContain(partner.password);
  expect(container.innerHTML).not.toContain(partner.password);
});

test('browsers and password managers are told what the fields are; the password can be shown', async () => {
  const { username, password, user, texts } = open();
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
  const show = screen.getByRole('button', { name: texts.show });
  expect(show).toHaveAttribute('aria-pressed', 'false');
  await user.click(show);
  expect(password()).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await user.click(show);
  expect(password()).toHaveAttribute('type', 'password');
});

describe('a partner who has signed in', () => {
  const comeBack = () => {
    sessionStorage.setItem('isLogin', 'true');
    sessionStorage.setItem('userInfo', JSON.stringify(partner.userInfo));
    return open();
  };

  test('and comes back sees so at once, with the pages for partners', () => {
    const { texts } = comeBack();
    expect(screen.getByRole('heading', { name: new RegExp(partner.userInfo.name) })).toBeVisible();
    const links = screen.getByRole('navigation', { name: texts.signedIn.links });
    expect([...links.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      viewOf('en').links.map(({ href }) => href),
    );
    // Nothing was done here: the focus stays where it is.
    expect(document.body).toHaveFocus();
  });

  test('signs out: the form again, nothing of the session is left, and that is said', async () => {
    const { texts, user, username } = comeBack();
    await user.click(screen.getByRole('button', { name: texts.signedIn.signOut }));
    expect(username()).toBeVisible();
    expect(sessionStorage.getItem('isLogin')).toBeNull();
    expect(sessionStorage.getItem('userInfo')).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(texts.signedIn.signedOut);
  });

  test.each(['{', '{}', '{"name":""}', '[]', 'null'])('and whose record is %s is not signed in', (text) => {
    sessionStorage.setItem('isLogin', 'true');
    sessionStorage.setItem('userInfo', text);
    const { username } = open();
    expect(username()).toBeVisible();
  });
});
