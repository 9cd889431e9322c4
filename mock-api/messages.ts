import type { Request } from 'express';

/** What the mock says to visitors. `{{field}}` is the label of a form's field. */
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

export type MessageName = keyof typeof messages;

/** The language of `Accept-Language`; Chinese for any other than English. */
export const languageOf = (request: Pick<Request, 'acceptsLanguages'>): 'zh' | 'en' =>
  request.acceptsLanguages('zh', 'en') === 'en' ? 'en' : 'zh';

/** A message in the language of the request. */
export const messageFor = (request: Pick<Request, 'acceptsLanguages'>, name: MessageName): string =>
  messages[name][languageOf(request)];
