import { samplesOf } from '../../src/calls/assumed/form-fields';
import type { Read, Submission } from '../../src/calls/call';
import { reads, submissions } from '../../src/calls/calls';
import { CallError, createClient } from '../../src/calls/client';
import { ContractError, openPayload } from '../../src/calls/envelope';
import { downloadKinds } from '../../src/site/downloads';
import { forms } from '../../src/site/forms';

export interface Verdict {
  call: string;
  /** Method and path. */
  request: string;
  /**
   * `refused`: the answer fits, but refuses a valid request (status 0). `skipped`: a submission
   * without `--submit`.
   */
  verdict: 'fits' | 'differs' | 'no answer' | 'refused' | 'skipped';
  detail: string;
  milliseconds: number;
}

type Outcome = Pick<Verdict, 'verdict' | 'detail'>;

export interface ContractCheck {
  base: string;
  /** Base address of the partner backend; default: `base`. */
  partnerBase?: string | undefined;
  submit: boolean;
  /** The most milliseconds that a call may take. */
  timeout: number;
  /** An account of the partner backend. Without one, the login must be refused. */
  account?: { username: string; password: string } | undefined;
}

type Account = NonNullable<ContractCheck['account']>;

/** @param applyId of the download application that was accepted */
function sampleRequest({ name }: Submission, applyId: string, account: Account): unknown {
  switch (name) {
    case 'GetSubscribe':
      return { email: `check-${Date.now().toString(36)}@example.com` };
    case 'feedback':
      return { kind: 'page', path: '/', useful: true };
    case 'down_record':
      return { apply_id: applyId, file_id: '1', user_ip: '' };
    case 'user_login':
      return account;
  }

  const call = Object.values(forms).find((form) => form.call === name)?.call;
  if (!call) throw new Error(`The call ${name} has no sample request (tools/contract/check.ts)`);

  return {
    ...samplesOf(call),
    ...(call === 'download_apply' ? { kind: downloadKinds[0] } : {}),
  };
}

/** The download application goes first, because recording a download needs its id. */
const submissionsInOrder: readonly Submission[] = [...submissions].sort(
  (a, b) => Number(b.name === 'download_apply') - Number(a.name === 'download_apply'),
);

/** An account that no partner backend has. */
const unknownAccount: Account = { username: 'contract-check', password: 'contract-check' };

/**
 * What a failed call says of the API.
 * @throws any error that isn't about the call
 */
function outcomeOfError(call: string, error: unknown): Outcome {
  if (error instanceof ContractError) {
    return { verdict: 'differs', detail: `expected ${error.expected}, got ${error.actual}` };
  }
  if (error instanceof CallError) {
    return { verdict: 'no answer', detail: error.message.replace(`${call}: `, '') };
  }
  throw error;
}

/** Makes a call and says how it went. */
async function verdictOn(
  call: Read | Submission,
  makeCall: () => Promise<Outcome>,
): Promise<Verdict> {
  const start = performance.now();
  const outcome = await makeCall().catch((error: unknown) => outcomeOfError(call.name, error));
  const milliseconds = Math.round(performance.now() - start);

  return { call: call.name, request: `${call.method} ${call.path}`, ...outcome, milliseconds };
}

/** An unknown account must be refused. */
const outcomeOfUnknownAccount = (isAccepted: boolean): Outcome =>
  isAccepted
    ? { verdict: 'differs', detail: 'expected an unknown account to be refused' }
    : { verdict: 'fits', detail: 'refused an unknown account' };

/**
 * Checks an API, mock or real, against the contract (specification section 7), each call once. A
 * failing call is a verdict, not an error.
 */
export async function checkContract(options: ContractCheck): Promise<Verdict[]> {
  const { base, partnerBase, submit, timeout, account } = options;
  const client = createClient({ base, ...(partnerBase ? { partnerBase } : {}), timeout });

  const read = async (call: Read): Promise<Outcome> => {
    // Strictly: a build would leave out an invalid entry.
    openPayload(call.name, await client.body(call), call.answer);
    return { verdict: 'fits', detail: '' };
  };

  let applyId = '0';
  const send = async (call: Submission): Promise<Outcome> => {
    if (!submit) return { verdict: 'skipped', detail: 'sends a test record only with --submit' };

    const request = sampleRequest(call, applyId, account ?? unknownAccount);
    const result = await client.submit(call, request);
    if (call.name === 'user_login' && !account) return outcomeOfUnknownAccount(result.ok);
    if (!result.ok) return { verdict: 'refused', detail: result.msg };

    const { apply_id } = result.answer as { apply_id?: string };
    applyId = apply_id ?? applyId;
    return { verdict: 'fits', detail: '' };
  };

  const verdicts = await Promise.all(
    Object.values(reads).map((call: Read) => verdictOn(call, () => read(call))),
  );
  for (const call of submissionsInOrder) {
    verdicts.push(await verdictOn(call, () => send(call)));
  }

  return verdicts;
}
