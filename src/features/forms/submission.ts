import * as v from 'valibot';
import { type FormName, forms, longestSource } from '../../config/forms';
import { applications, applyForDownload } from '../../contract/assumed/applications';
import { fieldsOf, isKept } from '../../contract/assumed/form-fields';
import { isPlain, withoutHidden } from '../../contract/fields';
import { writeDownloader } from '../../stores/downloaders';
import { parseStored } from '../../stores/parse-stored';
import { session } from '../../stores/session-storage';

/** The query of a form page, by the field that it fills. Untrusted input. */
export interface FormQuery {
  /** Number of an item: query `type` (specification section 2), or `id`, which a phone brings from a list of the desktop's. */
  file_id: string | null;
  /** The page or product that the visitor came from, as links to the form name it. */
  source: string | null;
}

export function parseFormQuery(search: string): FormQuery {
  const query = new URLSearchParams(search);
  const value = (name: string) => query.get(name)?.trim() || null;
  return { file_id: value('type') ?? value('id'), source: value('source') ?? value('product') ?? value('from') };
}

/**
 * The `source` to send: what the visitor chose, else what the link said, else the form's own address.
 * @param path of the form's page
 */
export function sourceOf(chosen: unknown, query: FormQuery, path: string): string {
  const source = withoutHidden((String(chosen ?? '') || query.source || '').slice(0, longestSource)).trim();
  return source && isPlain(source) ? source : path;
}

/**
 * Sends a form; the API client is loaded now. An application for a download leaves its kind's downloader record behind (specification section 4).
 * @throws CallError or ContractError if no answer confirms it
 */
export async function send(form: FormName, request: Record<string, unknown>): Promise<{ ok: boolean; msg: string }> {
  const { call, kind } = forms[form];
  const { browserClient } = await import('../../api-client/browser-client');
  if (!kind) return browserClient.submit(applications[call], request);
  const answer = await browserClient.submit(applyForDownload, { ...request, kind });
  // Where storage is blocked there is no record, and the next download asks for the form again.
  if (answer.ok) writeDownloader(kind, { apply_id: answer.answer.apply_id, userIp: answer.answer.user_ip });
  return answer;
}

const stored = v.record(v.string(), v.string());

/** Names of the fields whose text is kept as a draft. */
export const keptFields = (form: FormName): string[] =>
  Object.entries(fieldsOf(forms[form].call)).flatMap(([name, field]) => (isKept(field) ? [name] : []));

function kept(form: FormName, values: Readonly<Record<string, unknown>>): [string, string][] {
  return keptFields(form).flatMap((name): [string, string][] => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
}

/** What was typed into a form in this session and not sent, by field; empty if there is no valid draft. */
export const readDraft = (form: FormName): Record<string, string> =>
  Object.fromEntries(kept(form, parseStored(stored, session.read(`draft:${form}`)) ?? {}));

/** Keeps what was typed for this session, until it is sent. */
export function writeDraft(form: FormName, values: Readonly<Record<string, unknown>>): void {
  const draft = Object.fromEntries(kept(form, values));
  if (Object.keys(draft).length > 0) session.write(`draft:${form}`, JSON.stringify(draft));
  else removeDraft(form);
}

export const removeDraft = (form: FormName): void => session.remove(`draft:${form}`);
