import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import * as v from 'valibot';
import type { Submission } from '../src/contract/call';
import type { Seeds } from './seeds';

/** The mock's answer to a submission, and the record that it keeps. */
interface Handled {
  answer: { status: number; msg: string } & Record<string, unknown>;
  /** Left out if nothing is kept: for a refusal and for a login. */
  keep?: Record<string, unknown>;
}

/** What a visitor has sent. */
type Sent = Pick<Request, 'body' | 'headers' | 'ip'>;
/** The records of earlier submissions to a call. */
export type Kept = (call: string) => readonly Record<string, unknown>[];

/** What the mock says, in the languages of the site. */
export const messages = {
  accepted: { zh: '提交成功', en: 'Sent' },
  signedIn: { zh: '登录成功', en: 'Signed in' },
  request: { zh: '请求', en: 'The request' },
  colon: { zh: '：', en: ': ' },
  subscribed: { zh: '该邮箱已订阅，请勿重复提交', en: 'This address is subscribed already' },
  unknown: {
    zh: '未找到您的申请记录，请重新填写下载申请',
    en: 'Your registration was not found. Please register again',
  },
  credentials: { zh: '用户名或密码不正确', en: 'The user name or the password is wrong' },
  busy: { zh: '系统繁忙，请稍后再试', en: 'The system is busy. Please try again later' },
} as const;

/** A message in the language that a request asks for first: English, else Chinese. */
export const messageFor = ({ headers }: Pick<IncomingMessage, 'headers'>, name: keyof typeof messages): string =>
  messages[name][/^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'zh'];

/**
 * Answers a submission as the real API would: refuses what the contract refuses, a second subscription of an address, and
 * the log of a download without an application.
 * @param kept the records of earlier submissions
 */
export function handleSubmission(call: Submission, sent: Sent, kept: Kept, seeds: Seeds): Handled {
  const say = (name: keyof typeof messages) => messageFor(sent, name);
  const refused = (msg: string): Handled => ({ answer: { status: 0, msg } });
  const accepted = (keep: Record<string, unknown>, more: Record<string, unknown> = {}): Handled => ({
    answer: { status: 1, msg: say('accepted'), ...more },
    keep,
  });
  const parsed = v.safeParse(call.request, sent.body);
  if (!parsed.success) {
    const [{ path = [], message }] = parsed.issues;
    return refused(`${path.map(({ key }) => String(key)).join('.') || say('request')}${say('colon')}${message}`);
  }
  const request = parsed.output as Record<string, unknown>;
  switch (call.name) {
    case 'GetSubscribe': {
      const email = String(request.email).toLowerCase();
      if (kept(call.name).some((earlier) => earlier.email === email)) return refused(say('subscribed'));
      return accepted({ email });
    }
    case 'download_apply': {
      // Its apply_id is the record's id (server.ts).
      const user_ip = sent.ip ?? '';
      return accepted({ ...request, user_ip }, { user_ip });
    }
    case 'down_record':
      if (!kept('download_apply').some(({ id }) => String(id) === request.apply_id)) return refused(say('unknown'));
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
