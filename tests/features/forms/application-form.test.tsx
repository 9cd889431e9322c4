import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldsOf, isRequired } from '../../../src/calls/assumed/form-fields';
import { ApplicationForm } from '../../../src/features/forms/application-form';
import { formOfRoute } from '../../../src/site/form-pages';
import { decoyName, forms } from '../../../src/site/forms';
import { pageAt } from '../../fixtures/pages';
import { content } from '../../fixtures/site';
import { renderIn, textsIn } from '../../support/i18n';
import { answeredApi } from '../../support/network';
import { pageData } from '../../support/page-query';

/* What is sent of each form, and drafts, in a browser: tests/smoke/forms.test.ts. */

const person: Readonly<Record<string, string>> = {
  name: '李雷',
  company: '蓝海集成',
  email: 'li.lei@lanhai.example',
  phone: '１３８ ００１３ ８０００',
};

const texts = content.ui.zh.forms;
const api = answeredApi();
let clock = 0;
let led: string[] = [];

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  clock = 0;
  led = [];
});

/** Shows the form of a page, and returns what a visitor does with it. */
function open(path = '/consult') {
  const { key, view } = pageAt(path);
  const { form } = pageData(view);
  const route = formOfRoute(key);
  if (!form || !route) throw new Error(`no form at ${path}`);

  const user = userEvent.setup({ delay: null });
  const { container } = renderIn(
    'zh',
    <ApplicationForm
      route={route}
      view={form}
      newTabLabel=""
      language="zh"
      navigate={(to) => led.push(to)}
    />,
  );

  const control = (name: string) => container.querySelector(`[name="${name}"]`) as HTMLInputElement;

  const button = container.querySelector('[type="submit"]') as HTMLButtonElement;
  return {
    user,
    control,
    button,
    fields: form.fields,
    alert: () => screen.getByRole('alert').textContent,
    async fillIn() {
      for (const [name, field] of Object.entries(fieldsOf(forms[route.form].call))) {
        if (!isRequired(field)) continue;
        if (field.control === 'agreement') await user.click(control(name));
        else if (field.control === 'select')
          await user.selectOptions(control(name), String(field.sample));
        else {
          await user.click(control(name));
          await user.paste(person[name] ?? String(field.sample));
        }
      }
      clock += 10_000;
    },
    send: () => user.click(button),
  };
}

const isSent = () => waitFor(() => expect(led).toEqual(['/consultSuccess']));

test('a form is sent once, however often the button is pressed; its draft is gone, and who comes back finds it empty', async () => {
  const { fillIn, button, user, control, send } = open();
  await fillIn();
  expect(JSON.stringify({ ...sessionStorage })).toContain('李雷');

  await user.dblClick(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(texts.sending)).toHaveAttribute('role', 'status');

  await user.type(control('name'), '{Enter}');
  await isSent();
  await send();

  expect(api.requests()).toMatchObject([{ ...person, phone: '13800138000' }]);
  expect(sessionStorage).toHaveLength(0);

  await act(async () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect([control('name').value, control('phone').value]).toEqual(['', '']);
  expect(button).not.toHaveAttribute('aria-disabled');

  await user.click(control('agreed'));
  expect(sessionStorage).toHaveLength(0);
});

test('refused fields are named at the field and in the alert, whose links lead to them, nothing is sent, and the first one gets the focus', async () => {
  const { send, user, control, alert, fields } = open('/whitepaperFrom');
  await send();
  await waitFor(() => expect(alert()).not.toBe(''));

  const required = Object.entries(fieldsOf('download_apply')).flatMap(([name, field]) =>
    isRequired(field) ? [name] : [],
  );
  for (const name of required) {
    const field = fields.find((entry) => entry.name === name);
    const error = field?.errors.missing ?? '';

    expect(control(name)).toBeInvalid();
    expect(control(name)).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(screen.getAllByText(error).some((line) => line.closest('[aria-live="polite"]'))).toBe(
      true,
    );
    expect(alert()).toContain(field?.label);
  }

  expect(alert()).toContain(String(required.length));
  expect(control('file_id')).toHaveFocus();
  expect(api.requests()).toEqual([]);

  const company = fields.find(({ name }) => name === 'company')?.label ?? '';
  await user.click(screen.getByRole('link', { name: company }));
  expect(control('company')).toHaveFocus();
});

test('a press leaves the focus where it is until it ends, so that no error moves what is pressed', async () => {
  const { user, control, button } = open();
  await user.click(control('phone'));

  await user.pointer({ target: button, keys: '[MouseLeft>]' });
  expect(control('phone')).toHaveFocus();
});

test('values are cleaned before they are sent, and characters without a meaning are named', async () => {
  const { user, control, fillIn, send, fields } = open();
  await fillIn();

  const phone = control('phone');
  await user.clear(phone);
  await user.type(phone, '138001380OO');
  await send();

  const { invalid = '' } = fields.find(({ name }) => name === 'phone')?.errors ?? {};
  const message = textsIn('zh', 'forms')('unreadable', { part: 'OO' });
  expect(phone).toHaveAccessibleDescription(expect.stringContaining(message + invalid));
  expect(phone).toHaveFocus();
  expect(api.requests()).toEqual([]);

  await user.clear(phone);
  await user.paste('\u202a0086 138‑0013‑8000 转 801\u202c');
  await user.clear(control('email'));
  await user.paste('\u200bli.lei＠lanhai。example');
  await user.click(control('message'));
  await user.paste('一\u2028二\u202e');
  await send();
  await isSent();

  expect(api.requests()).toMatchObject([
    { phone: '+8613800138000-801', email: 'li.lei@lanhai.example', message: '一\n二' },
  ]);
});

describe('a form that a program may have filled in', () => {
  test('within two seconds has to be confirmed; a fast person loses nothing', async () => {
    const { fillIn, send, alert, control } = open();
    await fillIn();
    clock = 1999;
    await send();
    await waitFor(() => expect(alert()).toBe(texts.status.doubted));

    expect(api.requests()).toEqual([]);
    expect(control('name')).toHaveValue('李雷');

    clock = 2000;
    await send();
    await isSent();
  });

  test('with text in the hidden field has to be confirmed, and that text is not sent', async () => {
    const { fillIn, send, alert, control } = open();
    // Neither keyboard nor screen reader reaches it.
    expect(control(decoyName).closest('[aria-hidden="true"]')).not.toBeNull();
    expect(control(decoyName).tabIndex).toBe(-1);

    control(decoyName).value = 'https://spam.example';
    await fillIn();
    await send();
    await waitFor(() => expect(alert()).toBe(texts.status.doubted));
    await send();
    await isSent();

    expect(JSON.stringify(api.requests())).not.toContain('spam');
  });
});
