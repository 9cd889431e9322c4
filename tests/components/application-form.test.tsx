import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decoyName } from '../../src/config/forms';
import { fields, isRequired } from '../../src/contract/assumed/form-fields';
import { ApplicationForm } from '../../src/features/forms/application-form';
import { formOfRoute } from '../../src/routes/forms';
import type { FieldView } from '../../src/routes/page-view';
import { pageAt } from '../fixtures/pages';
import { content } from '../fixtures/site';
import { mockedApi } from '../support/mocked-api';

const person = { name: '李雷', company: '蓝海集成', email: 'li.lei@lanhai.example', phone: '138 0013 8000' };

function formAt(path: string) {
  const { key, language, view } = pageAt(path);
  const route = formOfRoute(key);
  if (!view.form || !route) throw new Error(`no form at ${path}`);
  return {
    view: view.form,
    route,
    texts: content.ui[language].forms,
    newTabLabel: content.ui[language].common.opensInNewTab,
  };
}

const api = mockedApi();
let clock = 0;
let led: string[] = [];
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  clock = 0;
  led = [];
  document.documentElement.dataset.device = 'desktop';
  document.documentElement.dataset.ready = '';
});

/** Shows the form of a page, and returns what a visitor does with it. */
function open(address = '/consult') {
  window.history.replaceState(null, '', address);
  const form = formAt(address.replace(/\?.*/, ''));
  const { view, texts } = form;
  const user = userEvent.setup({ delay: null });
  const shown = render(<ApplicationForm {...form} language="zh" navigate={(to) => led.push(to)} />);
  const element = shown.container.querySelector('form') as HTMLFormElement;
  const control = (name: string) => element.elements.namedItem(name) as HTMLInputElement;
  const button = () => element.querySelector('button[type="submit"]') as HTMLButtonElement;
  return {
    ...shown,
    ...view,
    texts,
    user,
    control,
    button,
    field: (name: string) => view.fields.find((field) => field.name === name) as FieldView,
    errorOf: (name: string) => document.getElementById(`${control(name).id}-error`)?.textContent,
    alert: () => screen.getByRole('alert').textContent,
    async fillIn(values: Record<string, string> = person) {
      for (const [name, value] of Object.entries(values)) {
        await user.click(control(name));
        await user.paste(value);
      }
      // Whatever else is required: a list to choose from.
      for (const { name, choices } of view.fields) {
        const declared = fields[name];
        if (declared?.control === 'select' && isRequired(declared) && control(name).value === '')
          await user.selectOptions(control(name), choices?.options[0]?.value ?? '');
      }
      await user.click(control('agreed'));
      clock += 10_000;
    },
    send: () => user.click(button()),
  };
}
const isSent = () => waitFor(() => expect(led).toHaveLength(1));

describe('what is sent', () => {
  test('is what was typed, in half width, and the page that confirms it follows', async () => {
    const { fillIn, send, user, control } = open('/consult?source=product%2FBCC');
    await fillIn({ ...person, phone: '１３８ ００１３ ８０００', position: '架构师', message: '三个集群\n要统一升级' });
    await user.selectOptions(control('industry'), 'finance');
    await send();
    await isSent();
    expect(await api.kept('consult')).toMatchObject([
      {
        ...person,
        phone: '13800138000',
        position: '架构师',
        industry: 'finance',
        message: '三个集群\n要统一升级',
        agreed: true,
        source: 'product/BCC',
      },
    ]);
    expect(led).toEqual(['/consultSuccess']);
  });

  test('is sent once, however often the button is pressed', async () => {
    api.fault('delay:150');
    const { fillIn, button, user } = open();
    await fillIn();
    await user.dblClick(button());
    await user.type(button(), '{Enter}');
    await isSent();
    await user.click(button());
    expect(await api.kept('consult')).toHaveLength(1);
    expect(led).toHaveLength(1);
  });
});

describe('a draft', () => {
  test('is gone once it is sent, and whoever comes back to the page finds empty fields', async () => {
    const { fillIn, send, control, user, button } = open();
    await fillIn();
    expect(JSON.stringify({ ...sessionStorage })).toContain(person.name);
    await send();
    await isSent();
    expect(sessionStorage).toHaveLength(0);
    await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(control('name')).toHaveValue('');
    expect(control('phone')).toHaveValue('');
    expect(button()).not.toHaveAttribute('aria-disabled');
    await user.click(control('agreed'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('what is refused', () => {
  test('is named at its field and in the alert, nothing is sent, and the first field gets the focus', async () => {
    const { send, control, errorOf, alert, fields: shown } = open('/whitepaperFrom');
    await send();
    await waitFor(() => expect(alert()).not.toBe(''));
    const required = shown.filter(({ name }) => fields[name] && isRequired(fields[name]));
    expect(required.map(({ name }) => name)).toEqual(['file_id', 'name', 'company', 'email', 'phone', 'agreed']);
    for (const { name, label, errors } of required) {
      expect(errorOf(name)).toBe(errors.missing);
      expect(control(name)).toHaveAttribute('aria-invalid', 'true');
      expect(control(name).getAttribute('aria-describedby')).toContain(`${control(name).id}-error`);
      expect(alert()).toContain(label);
    }
    expect(alert()).toContain(String(required.length));
    expect(control('file_id')).toHaveFocus();
    expect(await api.kept('download_apply')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a form that a program may have filled in', () => {
  test('within two seconds has to be confirmed; a fast person loses nothing', async () => {
    const { fillIn, send, alert, control, texts } = open();
    await fillIn();
    clock = 1999;
    await send();
    await waitFor(() => expect(alert()).toBe(texts.status.doubted));
    expect(await api.kept('consult')).toEqual([]);
    expect(control('name')).toHaveValue(person.name);
    clock = 2000;
    await send();
    await isSent();
  });

  test('with text in the hidden field has to be confirmed, and that text is not sent', async () => {
    const { fillIn, send, alert, control, texts } = open();
    // Neither keyboard nor screen reader reaches it.
    expect(control(decoyName).closest('[aria-hidden="true"]')).not.toBeNull();
    expect(control(decoyName).tabIndex).toBe(-1);
    control(decoyName).value = 'https://spam.example';
    await fillIn();
    await send();
    await waitFor(() => expect(alert()).toBe(texts.status.doubted));
    expect(control(decoyName)).toHaveValue('');
    await send();
    await isSent();
    expect(JSON.stringify(await api.kept('consult'))).not.toContain('spam');
  });
});
