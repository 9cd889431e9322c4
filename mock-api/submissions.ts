import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import * as v from 'valibot';
import en from '../data/ui/en/forms.json';
import zh from '../data/ui/zh/forms.json';
import { faultOf } from '../src/contract/assumed/form-fields';
import type { Submission } from '../src/contract/call';
import { fill } from '../src/i18n/texts';
import type { Seeds } from './seeds';

/** The mock's answer to a submission, and the record to keep. */
interface Handled {
  answer: { status: number; msg: string } & Record<string, unknown>;
  /** Missing for refusals and logins, which aren't kept. */
  keep?: Record<string, unknown>;
}

/** What a visitor has sent. */
type Sent = Pick<Request, 'body' | 'headers' | 'ip'>;
/** The records of earlier submissions to a call. */
export type Kept = (call: string) => readonly Record<string, unknown>[];

/** The mock's messages. */
export const messages = {
  accepted: { zh: '提交成功', en: 'Sent' },
  signedIn: { zh: '登录成功', en: 'Signed in' },
  request: { zh: '请求', en: 'The request' },
  missing: { zh: '{{field}}：必填', en: '{{field}}: required' },
  short: { zh: '{{field}}：内容过短', en: '{{field}}: too short' },
  long: { zh: '{{field}}：内容过长', en: '{{field}}: too long' },
  invalid: { zh: '{{field}}：格式不正确', en: '{{field}}: not valid' },
  subscribed: { zh: '该邮箱已订阅，请勿重复提交', en: 'This address is already subscribed' },
  unknown: {
    zh: '未找到您的申请记录，请重新填写下载申请',
    en: 'We couldn’t find your registration. Please register again',
  },
  credentials: { zh: '用户名或密码不正确', en: 'The account name or password is wrong' },
  busy: { zh: '系统繁忙，请稍后再试', en: 'The system is busy. Please try again later' },
} as const;

type AskedIn = Pick<IncomingMessage, 'headers'>;

/** The labels of fields in the mock's own languages, whatever languages the site has. */
const labels = { zh: zh.fields, en: en.fields } satisfies Record<string, object>;
type MockLanguage = keyof typeof labels;

/** The language that a request asks for first; the mock's default is Chinese. */
function languageOf({ headers }: AskedIn): MockLanguage {
  const asked = headers['accept-language']?.trim().toLowerCase() ?? '';
  return asked.startsWith('en') ? 'en' : 'zh';
}

/** A message in the language of the request. */
export const messageFor = (request: AskedIn, name: keyof typeof messages): string =>
  messages[name][languageOf(request)];

/** Says which field is refused and why, by the field's label where forms have one. */
function refusalOf(request: AskedIn, { type, input, path }: v.BaseIssue<unknown>): string {
  const name = path?.map(({ key }) => String(key)).join('.') ?? '';
  const label = Object.entries(labels[languageOf(request)]).find(([field]) => field === name)?.[1]
    .label;
  const fault = input === undefined ? 'missing' : faultOf(type);
  return fill(messageFor(request, fault), {
    field: label ?? (name || messageFor(request, 'request')),
  });
}

/**
 * Answers a submission as the real API would. Refuses what the contract refuses, a second subscription of the same address, and the
 * record of a download without an application.
 * @param kept looks up the records of earlier submissions
 */
export function handleSubmission(call: Submission, sent: Sent, kept: Kept, seeds: Seeds): Handled {
  const say = (name: keyof typeof messages) => messageFor(sent, name);
  const refused = (msg: string): Handled => ({ answer: { status: 0, msg } });
  const accepted = (
    keep: Record<string, unknown>,
    more: Record<string, unknown> = {},
  ): Handled => ({
    answer: { status: 1, msg: say('accepted'), ...more },
    keep,
  });
  const parsed = v.safeParse(call.request, sent.body);
  if (!parsed.success) return refused(refusalOf(sent, parsed.issues[0]));
  const request = parsed.output as Record<string, unknown>;
  switch (call.name) {
    case 'GetSubscribe': {
      const email = String(request.email).toLowerCase();
      if (kept(call.name).some((earlier) => earlier.email === email))
        return refused(say('subscribed'));
      return accepted({ email });
    }
    case 'download_apply': {
      // Its apply_id is the record's id (server.ts).
      const user_ip = sent.ip ?? '';
      return accepted({ ...request, user_ip }, { user_ip });
    }
    case 'down_record':
      if (!kept('download_apply').some(({ id }) => String(id) === request.apply_id))
        return refused(say('unknown'));
      return accepted(request);
    case 'user_login': {
      const account = seeds.partnerAccounts.find(({ username }) => username === request.username);
      if (!account || account.password !== request.password) return refused(say('credentials'));
      return { answer: { status: 1, msg: say('signedIn'), userInfo: account.userInfo } };
    }
    default:
      return accepted(request);
  }
}
