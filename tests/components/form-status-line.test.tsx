/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { languages } from '../../src/config/languages';
import { labelOf } from '../../src/features/forms/form-field';
import type { FormState } from '../../src/features/forms/form-state';
import { FormStatusLine } from '../../src/features/forms/form-status-line';
import { fill } from '../../src/i18n/texts';
import { content, pageAt } from '../support/real-pages';

describe.each(languages)('what came of sending a form, in %s', (language) => {
  const view = pageAt(language === 'en' ? '/en/consult' : '/consult').view.form;
  if (!view) throw new Error('the page has no form');
  const texts = { ...content.ui[language].forms, opensInNewTab: content.ui[language].common.opensInNewTab };
  const said = (status: FormState['status'], errors: FormState['errors'] = {}) => {
    render(<FormStatusLine state={{ status, errors, restored: false }} view={view} texts={texts} />);
    return screen.getByRole('alert').textContent;
  };

  test('is the server’s own message where it gives one', () => {
    expect(said({ kind: 'refused', message: '系统繁忙' })).toBe('系统繁忙');
  });

  test('is the site’s own words where the server only refuses', () => {
    expect(said({ kind: 'refused', message: '' })).toBe(texts.status.refused);
  });

  test('names what is wrong, how many and which', () => {
    expect(said({ kind: 'invalid' }, { company: 'missing', agreed: 'missing' })).toBe(
      fill(texts.status.invalid, {
        count: 2,
        fields: [labelOf('company', view.form, texts), texts.fields.agreed].join(texts.listSeparator),
      }),
    );
  });

  test('is nothing once all is mended', () => {
    expect(said({ kind: 'invalid' })).toBe('');
  });

  test('says how to reach the vendor otherwise where nothing was sent', () => {
    const { hotline, email } = content.vendor;
    expect(said({ kind: 'unsent', offline: false })).toBe(
      fill(texts.status.unsent, { phone: hotline.mainland, email: email.support }),
    );
  });

  test('says so where the visitor is offline', () => {
    expect(said({ kind: 'unsent', offline: true })).toBe(texts.status.offline);
  });
});
