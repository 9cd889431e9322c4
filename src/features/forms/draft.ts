import * as v from 'valibot';
import type { FormName } from '../../routes/forms';
import { parseStored } from '../../stores/parse-stored';
import { session } from '../../stores/session-storage';

/** What is kept of a form that was not sent: neither the agreement, which is given anew, nor what the address says. */
export const draftFields = ['name', 'company', 'position', 'industry', 'email', 'phone', 'message'] as const;

const text = v.optional(v.string(), '');
const draft = v.object({
  name: text,
  company: text,
  position: text,
  industry: text,
  email: text,
  phone: text,
  message: text,
});
export type Draft = v.InferOutput<typeof draft>;

/** @returns null where there is none, or one that says nothing */
export function readDraft(form: FormName): Draft | null {
  const kept = parseStored(draft, session.read(`draft:${form}`));
  return kept && Object.values(kept).some((value) => value !== '') ? kept : null;
}

/** Keeps what was typed for this session. */
export function writeDraft(form: FormName, values: Partial<Draft>): void {
  const kept = v.parse(draft, values);
  if (Object.values(kept).some((value) => value !== '')) session.write(`draft:${form}`, JSON.stringify(kept));
  else session.remove(`draft:${form}`);
}

export const removeDraft = (form: FormName): void => session.remove(`draft:${form}`);
