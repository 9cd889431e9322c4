/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { type Running, startMockApi } from '../../mock-api/server';
import { type Language, languages } from '../../src/config/languages';
import { ApplicationForm } from '../../src/features/forms/application-form';
import { decoyName, type FieldName } from '../../src/features/forms/fields';
import { labelOf, messageOf } from '../../src/features/forms/form-field';
import type { FormView } from '../../src/routes/page-view';
import { extraHeaders, installNetwork, keptBy } from '../support/network';
import { content, pageAt } from '../support/real-pages';
import { root } from '../support/root';

const textsOf = (language: Language) => ({
  ...content.ui[language].forms,
  opensInNewTab: content.ui[language].common.opensInNewTab,
});
const zh = textsOf('zh');
const person = { name: '李雷', company: '蓝海集成', email: 'li.lei@lanhai.example', phone: '138 0013 8000' };

function formAt(path: string): FormView {
  const { form } = pageAt(path).view;
  if (!form) throw new Error(`no form at ${path}`);
  return form;
}

let mock: Running;
let clock = 0;
let led: string[] = [];

beforeAll(() => {
  installNetwork();
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
beforeEach(async () => {
  mock = await startMockApi({ root, port: 0 });
  process.env.GATSBY_API_URL = mock.address;
  jest.resetModules();
  clock = 0;
  led = [];
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.dataset.device = 'desktop';
  document.documentElement.dataset.ready = '';
  window.history.replaceState(null, '', '/consult');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  delete extraHeaders['X-Mock-Fault'];
  await mock.close();
});

/** Shows the form of a page, and gives what a visitor does with it. */
function open(address = '/consult', language: Language = 'zh') {
  window.history.replaceState(null, '', address);
  const view = formAt(address.replace(/\?.*/, ''));
  const texts = textsOf(language);
  const user = userEvent.setup({ delay: null });
  const shown = render(<ApplicationForm view={view} language={language} texts={texts} lead={(to) => led.push(to)} />);
  const element = shown.container.querySelector('form') as HTMLFormElement;
  const field = (name: FieldName | typeof decoyName) => element.elements.namedItem(name) as HTMLInputElement;
  return {
    ...shown,
    view,
    texts,
    user,
    field,
    button: () => element.querySelector('button[type="submit"]') as HTMLButtonElement,
    errorOf: (name: FieldName) => document.getElementById(`${field(name).id}-error`)?.textContent,
    alert: () => screen.getByRole('alert').textContent,
    async fillIn(values: Partial<Record<FieldName, string>> = person) {
      for (const [name, value] of Object.entries(values)) {
        await user.click(field(name as FieldName));
        await user.paste(value);
      }
      await user.click(field('agreed'));
      clock += 10_000;
    },
    async send() {
      await user.click(element.querySelector('button[type="submit"]') as HTMLButtonElement);
    },
  };
}
const isSent = () => waitFor(() => expect(led).toHaveLength(1));
const fault = (kind: string) => {
  extraHeaders['X-Mock-Fault'] = kind;
};

describe.each(languages)('a form in %s', (language) => {
  const path = (address: string) => (language === 'en' ? `/en${address}` : address);

  test.each(['/consult', '/whitepaperFrom'])(
    '%s has nothing that axe finds, also with every error shown',
    async (address) => {
      const { container, send, alert } = open(path(address), language);
      expect(await axe(container)).toHaveNoViolations();
      await send();
      await waitFor(() => expect(alert()).not.toBe(''));
      expect(await axe(container)).toHaveNoViolations();
    },
  );

  test('stands in the page as plain HTML, says how to reach the vendor without script, and puts nothing into an address', () => {
    const view = formAt(path('/consult'));
    const html = renderToString(
      <ApplicationForm view={view} language={language} texts={textsOf(language)} lead={() => undefined} />,
    );
    const page = document.createElement('div');
    page.innerHTML = html;
    expect(page.querySelectorAll('form input, form select, form textarea').length).toBeGreaterThan(8);
    // The start script takes hold of a form that posts, and sends it once the page has come to life.
    expect(page.querySelector('form')?.method).toBe('post');
    for (const { value } of view.channels) expect(page.querySelector('.withoutScript')?.textContent).toContain(value);
  });

  test('agreement leads to the privacy policy in a new tab, so that nothing is lost', () => {
    open(path('/consult'), language);
    const link = screen.getByRole('link', { name: new RegExp(textsOf(language).policy) });
    expect(link).toHaveAttribute('href', path('/PrivacyPolicy'));
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('what is sent', () => {
  test('is what was typed, and the visitor is led to the page that confirms it', async () => {
    const { fillIn, send, user, field } = open('/consult?source=product%2FBCC');
    await fillIn({ ...person, position: '架构师', message: '三个集群，要统一升级' });
    await user.selectOptions(field('industry'), 'finance');
    await send();
    await isSent();
    expect(await keptBy(mock.address, 'consult')).toEqual([
      {
        id: 1,
        ...person,
        phone: '13800138000',
        position: '架构师',
        industry: 'finance',
        message: '三个集群，要统一升级',
        agreed: true,
        source: 'product/BCC',
      },
    ]);
    expect(led).toEqual(['/consultSuccess']);
  });

  test.each([
    ['/consult', 'phone', 'consult', {}, '/consultsuccess', null],
    ['/customerForm', 'phone', 'customer_form', { source: '/customerForm' }, '/consultsuccess', null],
    ['/partner/apply', 'desktop', 'partner_apply', {}, '/Activation?from=partner', null],
    ['/applyPartner', 'phone', 'partner_apply', {}, '/applysuccess?from=partner', null],
    [
      '/try/application?product=product%2FBKS',
      'desktop',
      'trial_apply',
      { source: 'product/BKS' },
      '/Activation?from=trial',
      null,
    ],
    [
      '/whitepaperFrom?type=3',
      'desktop',
      'download_apply',
      { kind: 'whitepaper', file_id: '3' },
      '/whitepaperActivation?type=3',
      'downloadwhitepaper',
    ],
    [
      '/fileDown/from?type=2',
      'desktop',
      'download_apply',
      { kind: 'file', file_id: '2' },
      '/filedownActivation?type=2',
      'downloader',
    ],
    [
      '/fileDown/from?type=2',
      'phone',
      'download_apply',
      { kind: 'file', file_id: '2' },
      '/fileDownSuccess?type=2',
      'downloader',
    ],
    [
      '/report/reportDown?type=301',
      'desktop',
      'download_apply',
      { kind: 'file', file_id: '301' },
      '/reportActivation?type=301',
      'downloader',
    ],
    [
      '/pptFrom?type=1',
      'desktop',
      'download_apply',
      { kind: 'ppt', file_id: '1' },
      '/Activation?kind=ppt&type=1',
      'downloadppt',
    ],
    [
      '/cloudtechForm?type=201',
      'desktop',
      'download_apply',
      { kind: 'cloudtech', file_id: '201' },
      '/Activation?kind=cloudtech&type=201',
      'cloudtech',
    ],
  ] as const)('by %s on a %s goes to %s, and leads on', async (address, device, call, sent, success, record) => {
    document.documentElement.dataset.device = device;
    const { fillIn, send } = open(address);
    await fillIn();
    await send();
    await isSent();
    expect(led).toEqual([success]);
    const [kept] = await keptBy(mock.address, call);
    expect(kept).toMatchObject({ name: person.name, email: person.email, ...sent });
    // The downloader record of the kind, and of no other (specification sections 3 and 4).
    const records = ['downloader', 'downloadwhitepaper', 'downloadppt', 'cloudtech'].filter(
      (key) => localStorage.getItem(key) !== null,
    );
    expect(records).toEqual(record === null ? [] : [record]);
    if (record !== null)
      expect(JSON.parse(localStorage.getItem(record) ?? '')).toEqual({
        apply_id: String(kept?.id),
        userIp: kept?.user_ip,
      });
  });

  test('is also what stood in the fields before the form came to life', async () => {
    const { field, fillIn, send } = open();
    field('name').value = '韩梅梅';
    await fillIn({ company: person.company, email: person.email, phone: person.phone });
    await send();
    await isSent();
    expect(await keptBy(mock.address, 'consult')).toMatchObject([{ name: '韩梅梅' }]);
  });

  test('is sent once, however often the button is pressed', async () => {
    fault('delay:150');
    const { fillIn, button, user } = open();
    await fillIn();
    await user.dblClick(button());
    await user.type(button(), '{Enter}');
    await isSent();
    await user.click(button());
    expect(await keptBy(mock.address, 'consult')).toHaveLength(1);
    expect(led).toHaveLength(1);
  });
});

describe('what does not fit', () => {
  test('is named at its field and in the alert, nothing is sent, and the focus goes to the first', async () => {
    const { send, field, errorOf, alert, view, texts } = open('/whitepaperFrom');
    await send();
    const wrong = ['file_id', 'name', 'company', 'email', 'phone', 'agreed'] as const;
    await waitFor(() => expect(errorOf('agreed')).toBe(messageOf('agreed', 'missing', texts)));
    for (const name of wrong) {
      expect(errorOf(name)).toBe(messageOf(name, 'missing', texts));
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      expect(field(name).getAttribute('aria-describedby')).toContain(`${field(name).id}-error`);
      if (name !== 'agreed') expect(alert()).toContain(labelOf(name, view.form, texts));
    }
    expect(alert()).toContain(String(wrong.length));
    expect(field('file_id')).toHaveFocus();
    expect(await keptBy(mock.address, 'download_apply')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('is said when the field is left, and no longer once it fits', async () => {
    const { user, field, errorOf, texts } = open();
    await user.type(field('email'), 'li.lei');
    expect(errorOf('email')).toBe('');
    await user.tab();
    await waitFor(() => expect(errorOf('email')).toBe(messageOf('email', 'invalid', texts)));
    await user.type(field('email'), '@lanhai.example');
    await waitFor(() => expect(errorOf('email')).toBe(''));
    expect(field('email')).not.toHaveAttribute('aria-invalid');
  });

  test('a message that is too long keeps every character, and is counted', async () => {
    const { user, field, errorOf, texts } = open();
    await user.click(field('message'));
    await user.paste('x'.repeat(2001));
    await user.tab();
    await waitFor(() => expect(errorOf('message')).toBe(messageOf('message', 'long', texts)));
    expect(field('message').value).toHaveLength(2001);
    expect(document.getElementById(`${field('message').id}-hint`)).toHaveTextContent('2001');
  });

  test('an item that there is not is said, until one is chosen', async () => {
    const { field, errorOf, user } = open('/whitepaperFrom?type=%3Cb%3E99');
    expect(errorOf('file_id')).toContain('<b>99');
    await user.selectOptions(field('file_id'), '3');
    expect(errorOf('file_id')).toBe('');
  });
});

describe('a form that is not accepted', () => {
  test('shows the server’s message for status 0, keeps the input and no record, and can be sent again', async () => {
    fault('status0');
    const { fillIn, send, alert, field } = open('/whitepaperFrom?type=3');
    await fillIn();
    await send();
    await waitFor(() => expect(alert()).toBe('系统繁忙，请稍后再试'));
    expect(field('name')).toHaveValue(person.name);
    expect([localStorage.length, led]).toEqual([0, []]);
    delete extraHeaders['X-Mock-Fault'];
    await send();
    await isSent();
  });

  test.each(['status500', 'reset', 'html', 'broken-inner', 'wrong-shape', 'empty'])(
    'after the fault %s says what to do, keeps the input and can be sent again',
    async (kind) => {
      fault(kind);
      const { fillIn, send, alert, field, button, view } = open();
      await fillIn();
      await send();
      await waitFor(() => expect(alert()).toContain(view.channels[0]?.value));
      expect(field('company')).toHaveValue(person.company);
      expect(button()).toHaveTextContent(zh.retry);
      delete extraHeaders['X-Mock-Fault'];
      await send();
      await isSent();
      expect(await keptBy(mock.address, 'consult')).toHaveLength(1);
    },
  );

  test('offline says so', async () => {
    fault('reset');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { fillIn, send, alert } = open();
    await fillIn();
    await send();
    await waitFor(() => expect(alert()).toBe(zh.status.offline));
    onLine.mockRestore();
  });
});

describe('a form that a program may have filled in', () => {
  test('within two seconds is asked for once more; a fast person loses nothing', async () => {
    const { fillIn, send, alert, field } = open();
    await fillIn();
    clock = 1500;
    await send();
    await waitFor(() => expect(alert()).toBe(zh.status.doubted));
    expect(await keptBy(mock.address, 'consult')).toEqual([]);
    expect(field('name')).toHaveValue(person.name);
    clock = 2500;
    await send();
    await isSent();
  });

  test('is not doubted for a page that was there before its script', async () => {
    delete document.documentElement.dataset.ready;
    clock = 60_000;
    const { fillIn, send } = open();
    await fillIn();
    clock = 60_500;
    await send();
    await isSent();
  });

  test('with text in the hidden field is asked for once more, and the field is emptied', async () => {
    const { fillIn, send, alert, field } = open();
    field(decoyName).value = 'https://spam.example';
    await fillIn();
    await send();
    await waitFor(() => expect(alert()).toBe(zh.status.doubted));
    expect(field(decoyName)).toHaveValue('');
    await send();
    await isSent();
    expect(JSON.stringify(await keptBy(mock.address, 'consult'))).not.toContain('spam');
  });

  test('is told by a field that nobody reaches by keyboard or screen reader', async () => {
    const { user, field } = open();
    expect(field(decoyName).closest('[aria-hidden="true"]')).not.toBeNull();
    const reached = new Set<string>();
    for (let presses = 0; presses < 20; presses += 1) {
      await user.tab();
      reached.add((document.activeElement as HTMLInputElement | null)?.name ?? '');
    }
    expect(reached).toContain('message');
    expect(reached).not.toContain(decoyName);
  });
});

describe('a draft', () => {
  test('is restored on the next visit of the session, without the agreement, and forgotten once sent', async () => {
    const first = open();
    await first.user.type(first.field('name'), '李雷');
    await first.user.type(first.field('message'), '三个集群');
    await first.user.click(first.field('agreed'));
    first.unmount();

    const { field, fillIn, send } = open();
    await waitFor(() => expect(field('name')).toHaveValue('李雷'));
    expect(field('message')).toHaveValue('三个集群');
    expect(field('agreed')).not.toBeChecked();
    expect(screen.getByRole('button', { name: zh.clear })).toBeInTheDocument();
    await fillIn({ company: person.company, email: person.email, phone: person.phone });
    await send();
    await isSent();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is cleared by its button, which leaves the focus in the form', async () => {
    sessionStorage.setItem('draft:consult', JSON.stringify({ name: '李雷' }));
    const { field, user } = open();
    await user.click(await screen.findByRole('button', { name: zh.clear }));
    await waitFor(() => expect(field('name')).toHaveValue(''));
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: zh.clear })).toBeNull();
    expect(document.activeElement?.closest('form')).not.toBeNull();
  });

  test('of one form is none of another', async () => {
    sessionStorage.setItem('draft:trial', JSON.stringify({ name: '李雷' }));
    const { field, user } = open();
    await user.type(field('company'), '蓝');
    expect(field('name')).toHaveValue('');
  });

  test.each(['{"name":', '[]', '{"name":{"a":1}}', '"x"'])(
    'that reads %s restores nothing and breaks nothing',
    async (stored) => {
      sessionStorage.setItem('draft:consult', stored);
      const { fillIn, send, field } = open();
      expect(field('name')).toHaveValue('');
      await fillIn();
      await send();
      await isSent();
    },
  );
});

test('blocked storage breaks nothing', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const unread = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { fillIn, send } = open('/whitepaperFrom?type=3');
  await fillIn();
  await send();
  await isSent();
  expect(led).toEqual(['/whitepaperActivation?type=3']);
  blocked.mockRestore();
  unread.mockRestore();
});
