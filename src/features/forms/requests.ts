import * as v from 'valibot';
import { browserClient } from '../../api-client/browser-client';
import {
  applicant,
  applyForDownload,
  applyForPartnership,
  applyForTrial,
  consult,
  downloadApplication,
  sendCustomerForm,
} from '../../contract/assumed/applications';
import type { FormName } from '../../routes/forms';
import { type DownloadKind, writeDownloader } from '../../stores/downloaders';
import type { FieldName, Rule } from './fields';

/** What stands in the fields of a form. */
export type Values = Partial<Record<Exclude<FieldName, 'agreed'>, string>> & { agreed?: boolean };

/** Which of the four kinds of downloads a form applies for; reports are files (specification section 4). */
const downloadKinds = {
  file: 'file',
  report: 'file',
  whitepaper: 'whitepaper',
  ppt: 'ppt',
  cloudtech: 'cloudtech',
} as const satisfies Partial<Record<FormName, DownloadKind>>;
const calls = { consult, partner: applyForPartnership, trial: applyForTrial, customer: sendCustomerForm } as const;

type DownloadForm = keyof typeof downloadKinds;
const isDownload = (form: FormName): form is DownloadForm => form in downloadKinds;

const requestOf = (form: FormName, values: Values) =>
  isDownload(form) ? { ...values, kind: downloadKinds[form] } : values;

function ruleOf(issue: v.BaseIssue<unknown>): Rule {
  // Every field but the agreement holds text; one that is empty is missing, whatever else it breaks.
  const { input } = issue;
  if (input === undefined || input === '' || input === false || (typeof input === 'string' && input.trim() === ''))
    return 'missing';
  if (issue.type === 'min_length') return 'short';
  return issue.type === 'max_length' ? 'long' : 'invalid';
}

/**
 * The fields that the contract refuses, and why; a field's first fault alone.
 * @returns nothing for values that may be sent
 */
export function faultsOf(form: FormName, values: Values): Partial<Record<FieldName, Rule>> {
  const { issues = [] } = v.safeParse(isDownload(form) ? downloadApplication : applicant, requestOf(form, values));
  const faults: Partial<Record<FieldName, Rule>> = {};
  // The schema's keys are the names of the fields, and `kind`, which is set above.
  for (const issue of issues) faults[issue.path?.[0].key as FieldName] ??= ruleOf(issue);
  return faults;
}

/**
 * Sends a form; an application for a download leaves the kind's downloader record behind (specification section 4).
 * @returns the server's message where it refused (status 0)
 * @throws CallError or ContractError where no answer confirms it
 */
export async function send(form: FormName, values: Values): Promise<{ ok: true } | { ok: false; message: string }> {
  if (!isDownload(form)) {
    const answered = await browserClient.submit(calls[form], v.parse(applicant, values));
    return answered.ok ? { ok: true } : { ok: false, message: answered.msg };
  }
  const answered = await browserClient.submit(applyForDownload, v.parse(downloadApplication, requestOf(form, values)));
  if (!answered.ok) return { ok: false, message: answered.msg };
  // Where storage is blocked there is no record, and the form is asked for again at the next download.
  writeDownloader(downloadKinds[form], { apply_id: answered.answer.apply_id, userIp: answered.answer.user_ip });
  return { ok: true };
}
