import type { UiTexts } from '../../i18n/ui-texts';
import type { FieldName, Rule } from './fields';

/** The texts of all forms. */
export type FormTexts = UiTexts['forms'] & { opensInNewTab: string };

/** How far the sending of a form has come. */
export type FormStatus =
  | { kind: 'idle' }
  /** Some fields are refused; nothing was sent. */
  | { kind: 'invalid' }
  /** Filled in like a program does: the visitor is asked to confirm by sending it once more. */
  | { kind: 'doubted' }
  | { kind: 'sending' }
  /** The server answered with status 0 and this message. */
  | { kind: 'refused'; message: string }
  /** No answer that confirms it; what was typed stays. */
  | { kind: 'unsent'; offline: boolean }
  /** Confirmed: the visitor is on the way to the page that says so. */
  | { kind: 'sent' };

export interface FormState {
  errors: Partial<Record<FieldName, Rule>>;
  status: FormStatus;
  /** What was typed on an earlier visit of this session is back. */
  restored: boolean;
}

export const initialState: FormState = { errors: {}, status: { kind: 'idle' }, restored: false };
