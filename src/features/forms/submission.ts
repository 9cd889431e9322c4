import * as v from 'valibot';
import { applications, applyForDownload } from '../../calls/assumed/applications';
import { fieldsOf, isInDraft } from '../../calls/assumed/form-fields';
import { isPlain, withoutHidden } from '../../calls/printable';
import { type FormName, forms, longestSource } from '../../site/forms';
import { useDownloaders } from '../../stores/downloaders';
import { parseStored } from '../../stores/parse-stored';
import { session } from '../../stores/storage';

/**
 * The query of a form page, by the field it fills in. Untrusted input. An item's number is `type`
 * (specification section 2), or `id`, which phones bring from a desktop page's address; the source
 * is the page or product that the visitor came from; the message is an estimate that another page
 * has worked out.
 */
export function parseFormQuery(
  search: string,
): Record<'file_id' | 'source' | 'message', string | null> {
  const query = new URLSearchParams(search);
  const parameter = (name: string) => query.get(name)?.trim() || null;

  return {
    file_id: parameter('type') ?? parameter('id'),
    source: parameter('source') ?? parameter('product') ?? parameter('from'),
    message: parameter('message'),
  };
}

/**
 * The `source` to send: what the visitor chose, else what the query says, else the form's own path.
 * @param path the form's own path
 */
export function sourceOf(
  choice: unknown,
  query: ReturnType<typeof parseFormQuery>,
  path: string,
): string {
  const text = String(choice ?? '') || query.source || '';
  const source = withoutHidden(text.slice(0, longestSource)).trim();

  return source && isPlain(source) ? source : path;
}

/**
 * Sends a form. Loads the API client on demand. Applying for a download stores a downloader record
 * of its kind (specification section 4).
 * @throws CallError or ContractError without a valid answer
 */
export async function send(
  form: FormName,
  request: Record<string, unknown>,
): Promise<{ ok: boolean; msg: string }> {
  const { call, kind } = forms[form];
  const { browserClient } = await import('../../calls/browser-client');
  if (!kind) return browserClient.submit(applications[call], request);

  const answer = await browserClient.submit(applyForDownload, { ...request, kind });

  // If storage is blocked there's no record, and the next download asks for the form again.
  if (answer.ok) {
    const { apply_id, user_ip } = answer.answer;
    useDownloaders.getState().register(kind, { apply_id, userIp: user_ip });
  }

  return answer;
}

type Draft = Record<string, string>;

const draftSchema = v.record(v.string(), v.string());

/** What a draft contains of a form's values: the texts of fields that drafts may hold. */
function draftOf(form: FormName, values: Readonly<Record<string, unknown>>): Draft {
  const draft: Draft = {};

  for (const [name, field] of Object.entries(fieldsOf(forms[form].call))) {
    const value = values[name];
    if (isInDraft(field) && typeof value === 'string' && value !== '') draft[name] = value;
  }

  return draft;
}

/** The draft of a form, by field; empty if there's no valid one. */
export const readDraft = (form: FormName): Draft =>
  draftOf(form, parseStored(draftSchema, session.read(`draft:${form}`)) ?? {});

/** Keeps a draft for this session, until the form is sent. */
export function writeDraft(form: FormName, values: Readonly<Record<string, unknown>>): void {
  const draft = draftOf(form, values);

  if (Object.keys(draft).length > 0) session.write(`draft:${form}`, JSON.stringify(draft));
  else removeDraft(form);
}

/** Forgets the draft of a form. */
export const removeDraft = (form: FormName): void => session.remove(`draft:${form}`);
