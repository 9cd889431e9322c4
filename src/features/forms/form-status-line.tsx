import { fill } from '../../i18n/texts';
import type { FormView } from '../../routes/page-view';
import * as styles from './application-form.module.css';
import { fieldsOf } from './fields';
import { labelOf } from './form-field';
import type { FormState, FormTexts } from './form-state';

/** What came of sending a form, said to screen readers at once; nothing while there is nothing to say. */
export function FormStatusLine({ state, view, texts }: { state: FormState; view: FormView; texts: FormTexts }) {
  const text = statusText(state, view, texts);
  return (
    <p role="alert" className={text === null ? undefined : styles.alert}>
      {text}
    </p>
  );
}

function statusText({ status, errors }: FormState, { form, channels }: FormView, texts: FormTexts): string | null {
  switch (status.kind) {
    case 'invalid': {
      const wrong = fieldsOf[form].filter((name) => errors[name]);
      // All mended since: the visitor may send it again.
      if (wrong.length === 0) return null;
      return fill(texts.status.invalid, {
        count: wrong.length,
        fields: wrong
          .map((name) => (name === 'agreed' ? texts.fields.agreed : labelOf(name, form, texts)))
          .join(texts.listSeparator),
      });
    }
    case 'doubted':
      return texts.status.doubted;
    case 'refused':
      return status.message || texts.status.refused;
    case 'unsent':
      return status.offline
        ? texts.status.offline
        : fill(texts.status.unsent, {
            phone: channels.find(({ href }) => href.startsWith('tel:'))?.value ?? '',
            email: channels.find(({ href }) => href.startsWith('mailto:'))?.value ?? '',
          });
    default:
      return null;
  }
}
