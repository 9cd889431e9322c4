import * as v from 'valibot';
import type { Submission } from '../src/contract/call';
import type { Seeds } from './seeds';

/** The mock's answer to a submission, and the record that it keeps. */
interface Handled {
  answer: { status: number; msg: string } & Record<string, unknown>;
  /** Left out if nothing is kept: for a refusal and for a login. */
  keep?: Record<string, unknown>;
}

/** The records of earlier submissions to a call. */
export type Kept = (call: string) => Record<string, unknown>[];

const refused = (msg: string): Handled => ({ answer: { status: 0, msg } });
const accepted = (keep: Record<string, unknown>, more: Record<string, unknown> = {}): Handled => ({
  answer: { status: 1, msg: '提交成功', ...more },
  keep,
});

/**
 * Answers a submission as the real API would: refuses what the contract refuses, a second subscription of an address, and
 * the log of a download without an application.
 * @param kept the records of earlier submissions
 */
export function handleSubmission(call: Submission, body: unknown, address: string, kept: Kept, seeds: Seeds): Handled {
  const parsed = v.safeParse(call.request, body);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return refused(`${issue.path?.map(({ key }) => String(key)).join('.') ?? '请求'}：${issue.message}`);
  }
  const request = parsed.output as Record<string, unknown>;
  switch (call.name) {
    case 'GetSubscribe': {
      const email = String(request.email).toLowerCase();
      if (kept(call.name).some((earlier) => earlier.email === email)) return refused('该邮箱已订阅，请勿重复提交');
      return accepted({ email });
    }
    case 'download_apply':
      // Its apply_id is the record's id (server.ts).
      return accepted({ ...request, user_ip: address }, { user_ip: address });
    case 'down_record':
      if (!kept('download_apply').some(({ id }) => String(id) === request.apply_id))
        return refused('未找到您的申请记录，请重新填写下载申请');
      return accepted(request);
    case 'user_login': {
      const account = seeds.partnerAccounts.find(({ username }) => username === request.username);
      if (!account || account.password !== request.password) return refused('用户名或密码不正确');
      return { answer: { status: 1, msg: '登录成功', userInfo: account.userInfo } };
    }
    default:
      return accepted(request);
  }
}
