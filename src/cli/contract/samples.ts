import { downloadKinds } from '../../config/downloads';
import { forms } from '../../config/forms';
import { type Field, fieldsOf } from '../../contract/assumed/form-fields';
import type { Submission } from '../../contract/call';

/** What the contract check learns on its way, and what the command line tells it. */
export interface SampleFacts {
  /** Makes the subscription a new one. */
  run: string;
  /** Of the download application that was accepted before. */
  applyId: string;
  username: string;
  password: string;
}

/** A value that the rule of a field accepts: plainly a test's, at an address that reaches nobody. */
export function sampleValue({ control, options, input }: Field): string | boolean {
  if (control === 'agreement') return true;
  if (options !== undefined) return typeof options === 'string' ? '1' : (options[0] ?? '');
  if (control === 'textarea') return 'Sent by npm run contract; please ignore.';
  if (input?.type === 'email') return 'contract-check@skyraft.example';
  return input?.type === 'tel' ? '+86 139 0000 0000' : 'Contract check';
}

/** A request that the call must accept. */
export function sampleRequest({ name }: Pick<Submission, 'name'>, facts: SampleFacts): unknown {
  const { run, applyId, username, password } = facts;
  switch (name) {
    case 'GetSubscribe':
      return { email: `check-${run}@example.com` };
    case 'down_record':
      return { apply_id: applyId, file_id: '1', user_ip: '' };
    case 'user_login':
      return { username, password };
  }
  const call = Object.values(forms).find((form) => form.call === name)?.call;
  if (!call) throw new Error(`The call ${name} has no sample request (src/cli/contract/samples.ts)`);
  const sample = Object.entries(fieldsOf(call)).map(([field, declared]) => [field, sampleValue(declared)]);
  return { ...Object.fromEntries(sample), ...(call === 'download_apply' ? { kind: downloadKinds[0] } : {}) };
}
