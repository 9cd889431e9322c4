/** What a visitor of the forms sends. */
export const applicantRequest = {
  name: '李雷',
  company: '蓝海集成',
  email: 'li.lei@lanhai.example',
  phone: '13800138000',
  agreed: true,
} as const;

/** A request that each submission of the contract accepts, by the call's name. */
export const acceptedRequests = {
  GetSubscribe: { email: 'li.lei@lanhai.com' },
  down_record: { apply_id: '1', file_id: '7', user_ip: '203.0.113.7' },
  user_login: { username: 'partner@lanhai.example', password: 'skyraft-demo' },
  consult: applicantRequest,
  download_apply: { ...applicantRequest, kind: 'whitepaper', file_id: 7 },
  partner_apply: applicantRequest,
  trial_apply: applicantRequest,
  customer_form: applicantRequest,
} as const;
