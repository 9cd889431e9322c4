import * as v from 'valibot';
import { type FormName, forms } from '../../config/forms';
import { fieldsOf, isKept } from '../../contract/assumed/form-fields';
import { parseStored } from '../../stores/parse-stored';
import { session } from '../../stores/session-storage';

const stored = v.record(v.string(), v.string());

/** What was typed into the fields that a draft keeps. */
function kept(form: FormName, values: Readonly<Record<string, unknown>>): [string, string][] {
  const fields = fieldsOf(forms[form].call);
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field && isKept(field) && typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
}

/** What was typed into a form in this session and not sent, by field; empty for nothing, and for what is no draft. */
export const readDraft = (form: FormName): Record<string, string> =>
  Object.fromEntries(kept(form, parseStored(stored, session.read(`draft:${form}`)) ?? {}));

/** Keeps what was typed for this session. */
export function writeDraft(form: FormName, values: Readonly<Record<string, unknown>>): void {
  const draft = Object.fromEntries(kept(form, values));
  if (Object.keys(draft).length > 0) session.write(`draft:${form}`, JSON.stringify(draft));
  else removeDraft(form);
}

export const removeDraft = (form: FormName): void => session.remove(`draft:${form}`);
