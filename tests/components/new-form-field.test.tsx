/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { openApi } from '../../mock-api/openapi';
import { readContent } from '../../src/build/content/read';
import { buildPages } from '../../src/build/view/pages';
import { type Language, languages } from '../../src/config/languages';
import { type Field, fields } from '../../src/contract/assumed/form-fields';
import { sampleValue } from '../../src/contract/assumed/sample-value';
import { ApplicationForm } from '../../src/features/forms/application-form';
import { siteFolder } from '../fixtures/site-files';
import { mockedApi } from '../support/mocked-api';

/* Adding a required select takes one declaration and its texts in two files. The declaration: */
jest.mock('../../src/contract/assumed/form-fields', () => {
  const actual = jest.requireActual('../../src/contract/assumed/form-fields');
  const { picklist } = jest.requireActual('valibot');
  const options = ['small', 'large'];
  const budget: Field = {
    rule: picklist(options, 'a budget of the list'),
    control: 'select',
    options,
    calls: ['consult'],
  };
  Object.assign(actual.fields, { budget });
  return actual;
});
/* The texts: */
const budgetTexts = {
  label: 'Budget',
  options: { small: 'Small', large: 'Large' },
  errors: { missing: 'Choose a budget' },
};

const api = mockedApi();

/** Reads the small site, with texts for the field in some languages. */
function readWith(texts: Partial<Record<Language, object>>) {
  const { folder, write, remove } = siteFolder();
  for (const [language, budget] of Object.entries(texts)) {
    const file = `data/ui/${language}/forms.json`;
    const forms = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    write(file, JSON.stringify({ ...forms, fields: { ...forms.fields, budget } }));
  }
  try {
    return readContent(folder);
  } finally {
    remove();
  }
}

test('a declared field without texts is named by file and key, in both languages', () => {
  expect(readWith({}).issues.map(({ source, key }) => [source, key])).toEqual(
    languages.map((language) => [`data/ui/${language}/forms.json`, 'fields.budget']),
  );
  const { issues } = readWith({ zh: budgetTexts, en: { ...budgetTexts, options: { small: 'Small' }, errors: {} } });
  expect(issues.map(({ source, key }) => [source, key])).toEqual(
    ['fields.budget.options.large', 'fields.budget.errors.missing'].map((key) => ['data/ui/en/forms.json', key]),
  );
});

test('a declared field with texts is shown, refused when empty, kept in the draft, sent, and checked by mock, OpenAPI and samples', async () => {
  const { content, issues } = readWith({ zh: budgetTexts, en: budgetTexts });
  expect(issues).toEqual([]);
  if (!content) throw new Error('no content');
  const formAt = (path: string) => buildPages(content, {}).find((page) => page.path === path)?.view.form;
  const view = formAt('/en/consult');
  if (!view) throw new Error('no form');

  const lead = jest.fn();
  const user = userEvent.setup({ delay: null });
  const show = () => render(<ApplicationForm view={view} language="en" lead={lead} />);
  let { unmount } = show();
  const select = () => screen.getByRole('combobox', { name: /Budget/ });
  expect(select()).toBeRequired();
  for (const { name, control, choices } of view.fields)
    if (name !== 'budget' && control !== 'agreement') {
      const box = document.getElementsByName(name)[0] as HTMLInputElement;
      const declared = fields[name];
      if (choices) await user.selectOptions(box, choices.options[0]?.value ?? '');
      else if (declared) {
        await user.click(box);
        await user.paste(String(sampleValue(declared)));
      }
    }
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: view.texts.submit }));
  await waitFor(() => expect(select()).toHaveAccessibleDescription(budgetTexts.errors.missing));
  expect(select()).toHaveFocus();
  expect(await api.kept('consult')).toEqual([]);

  await user.selectOptions(select(), 'large');
  await waitFor(() => expect(select()).not.toHaveAccessibleDescription());
  unmount();
  ({ unmount } = show());
  await waitFor(() => expect(select()).toHaveValue('large'));

  await user.click(screen.getByRole('checkbox'));
  jest.spyOn(performance, 'now').mockReturnValue(1e9);
  await user.click(screen.getByRole('button', { name: view.texts.submit }));
  await waitFor(() => expect(lead).toHaveBeenCalledWith('/en/consultSuccess'));
  expect(await api.kept('consult')).toMatchObject([{ budget: 'large' }]);

  expect(JSON.stringify(openApi())).toMatch(/"budget":\{[^}]*"enum":\["small","large"\]/);
  expect(v.is(fields.budget?.rule ?? v.never(), sampleValue(fields.budget as Field))).toBe(true);
  expect(formAt('/en/partner/apply')?.fields.some(({ name }) => name === 'budget')).toBe(false);
});
