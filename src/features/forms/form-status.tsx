import type { FieldFault } from '../../contract/assumed/form-fields';
import { fill } from '../../i18n/texts';
import type { FormView } from '../../routes/page-view';
import * as styles from './application-form.module.css';

/** The state of sending a form. */
export type FormStatus =
  | { kind: 'idle' | 'sending' }
  /** Some fields are refused; nothing was sent. */
  | { kind: 'invalid' }
  /** It looks automated: the visitor confirms by sending it again. */
  | { kind: 'doubted' }
  /** The server answered with status 0 and this message, which may be empty. */
  | { kind: 'refused'; message: string }
  /** No answer confirms it; what was typed stays. */
  | { kind: 'unsent'; offline: boolean }
  /** Confirmed: the visitor is on the way to the page that says so. */
  | { kind: 'sent' };

export type Faults = Readonly<Record<string, FieldFault | undefined>>;

/** Announces the result of sending a form; empty while there is none. */
export function FormStatusLine({ status, faults, view }: { status: FormStatus; faults: Faults; view: FormView }) {
  const text = statusText(status, faults, view);
  return (
    <p role="alert" className={text === '' ? undefined : styles.alert}>
      {text}
    </p>
  );
}

function statusText(status: FormStatus, faults: Faults, { fields, channels, texts }: FormView): string {
  const channel = (scheme: string) => channels.find(({ href }) => href.startsWith(scheme))?.value ?? '';
  switch (status.kind) {
    case 'invalid': {
      const wrong = fields.filter(({ name }) => faults[name]).map(({ label }) => label);
      // Empty once everything is corrected.
      return wrong.length === 0
        ? ''
        : fill(texts.status.invalid, { count: wrong.length, fields: wrong.join(texts.listSeparator) });
    }
    case 'doubted':
      return texts.status.doubted;
    case 'refused':
      return status.message || texts.status.refused;
    case 'unsent':
      return status.offline
        ? texts.status.offline
        : fill(texts.status.unsent, { phone: channel('tel:'), email: channel('mailto:') });
    default:
      return '';
  }
}
