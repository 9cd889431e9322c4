import type { Request } from 'express';
import * as v from 'valibot';
import en from '../data/ui/en/forms.json';
import zh from '../data/ui/zh/forms.json';
import { faultOf } from '../src/calls/assumed/field-faults';
import { partnerLogin, partnerLoginAnswer } from '../src/calls/assumed/partner-login';
import type { Submission } from '../src/calls/call';
import { languageOf, type MessageName, messageFor } from './messages';
import accountsFile from './partner-accounts.json';

/**
 * The accounts of the partner backend. They are no collection of the mock's: nobody reads a
 * password there.
 */
const accounts = v.parse(
  v.array(v.object({ ...partnerLogin.entries, ...partnerLoginAnswer.entries })),
  accountsFile,
);

/** The answer to a submission, and the record to store. */
export interface Decision {
  answer: { status: 0 | 1; msg: string } & Record<string, unknown>;
  /** Missing for refusals and for logins, which aren't stored. */
  record?: Record<string, unknown>;
}

export type StoredRecord = Record<string, unknown> & { id: number };

const labels: Record<'zh' | 'en', Record<string, { label: string }>> = {
  zh: zh.fields,
  en: en.fields,
};

/** Says which field is refused and why, by the label that the form has for it. */
function refusalMessage(request: Request, { type, input, path }: v.BaseIssue<unknown>): string {
  const name = path?.map(({ key }) => String(key)).join('.') ?? '';
  const label = labels[languageOf(request)][name]?.label;
  const field = label ?? (name || messageFor(request, 'request'));
  const fault = input === undefined ? 'missing' : faultOf(type);

  return messageFor(request, fault).replace('{{field}}', field);
}

/**
 * Decides on a submission as a real API would: it refuses what the contract refuses, a second
 * subscription of an address, the record of a download without an application, and a wrong
 * password.
 * @param recordsOf the records of earlier submissions to a call
 */
export function decide(
  call: Submission,
  request: Request,
  recordsOf: (call: string) => readonly StoredRecord[],
): Decision {
  const refuse = (msg: string): Decision => ({ answer: { status: 0, msg } });
  const refuseWith = (name: MessageName): Decision => refuse(messageFor(request, name));
  const accept = (record: Record<string, unknown>, answer = {}): Decision => ({
    answer: { status: 1, msg: messageFor(request, 'accepted'), ...answer },
    record,
  });

  const submission = v.safeParse(call.request, request.body);
  if (!submission.success) return refuse(refusalMessage(request, submission.issues[0]));

  const fields = v.parse(v.looseObject({}), submission.output);

  switch (call.name) {
    case 'GetSubscribe': {
      const email = String(fields.email).toLowerCase();
      const isSubscribed = recordsOf(call.name).some((earlier) => earlier.email === email);
      return isSubscribed ? refuseWith('subscribed') : accept({ email });
    }

    case 'download_apply': {
      const user_ip = request.ip ?? '';
      return accept({ ...fields, user_ip }, { user_ip });
    }

    case 'down_record': {
      const applications = recordsOf('download_apply');
      const isKnown = applications.some(({ id }) => String(id) === fields.apply_id);
      return isKnown ? accept(fields) : refuseWith('unknown');
    }

    case 'user_login': {
      const account = accounts.find(({ username }) => username === fields.username);
      if (account?.password !== fields.password || !account) return refuseWith('credentials');
      const msg = messageFor(request, 'signedIn');
      return { answer: { status: 1, msg, userInfo: account.userInfo } };
    }

    default:
      return accept(fields);
  }
}
