/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { type Running, startMockApi } from '../../mock-api/server';
import { type Language, languages } from '../../src/config/languages';
import { SubscribeBox } from '../../src/features/subscription/subscribe-box';
import { useNotices } from '../../src/stores/notices';
import { useVisitor } from '../../src/stores/visitor';
import { extraHeaders, installNetwork, keptBy } from '../support/network';
import { realContent } from '../support/real-site';
import { root } from '../support/root';

const content = realContent();
const support = content.vendor.email.support;
const textsOf = (language: Language) => content.ui[language].subscription;
const address = 'li.lei@lanhai.com';

let mock: Running;
beforeAll(async () => {
  installNetwork();
  mock = await startMockApi({ root, port: 0 });
  // Read when the client is first loaded, which is in the first submission.
  process.env.GATSBY_API_URL = mock.address;
});
afterAll(() => mock.close());
beforeEach(async () => {
  for (const { id } of await keptBy(mock.address, 'GetSubscribe'))
    await fetch(`${mock.address}/__mock/submissions/GetSubscribe/${String(id)}`, { method: 'DELETE' });
  localStorage.clear();
  useNotices.setState({ notices: [] });
  useVisitor.setState({ restored: false, subscribed: false });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  delete extraHeaders['X-Mock-Fault'];
});

function show(language: Language = 'zh') {
  const texts = textsOf(language);
  const user = userEvent.setup({ delay: null });
  const shown = render(<SubscribeBox texts={texts} support={support} />);
  const field = screen.getByLabelText<HTMLInputElement>(texts.label);
  return {
    ...shown,
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
const kept = async () => (await keptBy(mock.address, 'GetSubscribe')).map(({ email }) => email);
const notices = () => useNotices.getState().notices.map(({ text, kind }) => [text, kind]);

test('the message for a wrong address is the specification’s, in both languages', () => {
  expect(textsOf('zh').invalid).toBe('请填写正确的邮箱地址');
  expect(textsOf('en').invalid).toBe('Please enter a correct e-mail address');
});

describe.each(languages)('the subscription box in %s', (language) => {
  test('has nothing that axe finds, empty, wrong and done', async () => {
    const { container, send } = show(language);
    expect(await axe(container)).toHaveNoViolations();
    await send('nobody');
    expect(await axe(container)).toHaveNoViolations();
    await send(address);
    await screen.findByText(textsOf(language).subscribed);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('says as plain HTML where to write, and puts no address into an address', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<SubscribeBox texts={textsOf(language)} support={support} />);
    expect(page.querySelector('.withoutScript')?.textContent).toContain(support);
    expect(page.querySelector('form')?.method).toBe('post');
  });

  test.each(['', 'nobody', 'a@b', 'a@b.info', 'a b@c.cn', '张三@b.cn', 'a@b.com.cn.hk'])(
    'sends nothing for %j, and says so at the field',
    async (email) => {
      const { send, texts, field } = show(language);
      await send(email);
      expect(screen.getByRole('alert')).toHaveTextContent(texts.invalid);
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveFocus();
      expect(await kept()).toEqual([]);
    },
  );

  test('marks the visitor as subscribed for any status but 0, and says so', async () => {
    const { send, texts } = show(language);
    await send(address);
    expect(await screen.findByText(texts.subscribed)).toHaveFocus();
    expect(await kept()).toEqual([address]);
    expect(localStorage.getItem('subscribed')).toBe('true');
    expect(notices()).toEqual([]);
  });
});

test('a subscriber who comes back is told so, and is not asked again', async () => {
  localStorage.setItem('subscribed', 'true');
  const { texts, field } = show();
  expect(await screen.findByText(texts.subscribed)).toBeInTheDocument();
  expect(field.closest('form')).toHaveClass('gone');
});

test('the message goes as soon as the visitor mends the address', async () => {
  const { send, field, user } = show();
  await send('nobody');
  await user.type(field, '@');
  expect(screen.getByRole('alert')).toHaveTextContent('');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('status 0 shows the server’s message as an error toast, and keeps the address', async () => {
  const { send, field } = show();
  await send(address);
  await waitFor(async () => expect(await kept()).toHaveLength(1));
  act(() => useVisitor.setState({ subscribed: false }));
  localStorage.clear();
  await send(address);
  await waitFor(() => expect(notices()).toEqual([['该邮箱已订阅，请勿重复提交', 'alert']]));
  expect(field).toHaveValue(address);
  expect(localStorage.getItem('subscribed')).toBeNull();
});

test.each(['status500', 'reset', 'html', 'empty', 'wrong-shape'])(
  'after the fault %s it says what to do, keeps the address and sends again',
  async (fault) => {
    extraHeaders['X-Mock-Fault'] = fault;
    const { send, field, texts } = show();
    await send(address);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(support));
    expect(field).toHaveValue(address);
    expect(localStorage.getItem('subscribed')).toBeNull();
    delete extraHeaders['X-Mock-Fault'];
    await send(address);
    expect(await screen.findByText(texts.subscribed)).toBeInTheDocument();
  },
);

test('offline it says so', async () => {
  extraHeaders['X-Mock-Fault'] = 'reset';
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { send, texts } = show();
  await send(address);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(texts.offline));
  onLine.mockRestore();
});

test('an address is sent once, however often the button is pressed', async () => {
  extraHeaders['X-Mock-Fault'] = 'delay:150';
  const { field, button, user, texts } = show();
  await user.type(field, address);
  await user.dblClick(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.type(field, '{Enter}');
  await screen.findByText(texts.subscribed);
  expect(await kept()).toEqual([address]);
  expect(notices()).toEqual([]);
});

test('blocked storage breaks nothing', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { send, texts } = show();
  await send(address);
  expect(await screen.findByText(texts.subscribed)).toBeInTheDocument();
  blocked.mockRestore();
});
