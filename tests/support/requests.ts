import { fieldsOf, isRequired } from '../../src/calls/assumed/form-fields';
import type { FormCall } from '../../src/site/forms';

const person = {
  name: '李雷',
  company: '蓝海集成',
  email: 'li.lei@lanhai.example',
  phone: '13800138000',
} as const;

/** The required fields of a form, as a visitor sends them. */
const required = (call: FormCall) => ({
  ...Object.fromEntries(
    Object.entries(fieldsOf(call)).flatMap(([name, field]) =>
      isRequired(field) ? [[name, field.sample]] : [],
    ),
  ),
  ...person,
});

export const applicantRequest = { ...required('consult'), agreed: true } as const;

/** A request that each submission of the contract accepts, by the call's name. */
export const acceptedRequests = {
  GetSubscribe: { email: 'li.lei@lanhai.com' },
  feedback: { kind: 'page', path: '/docs/BeyondContainer', useful: true },
  down_record: { apply_id: '1', file_id: '7', user_ip: '203.0.113.7' },
  user_login: { username: 'partner@lanhai.example', password: 'partner-demo' },
  consult: applicantRequest,
  download_apply: { ...required('download_apply'), kind: 'whitepaper', file_id: 7 },
  partner_apply: required('partner_apply'),
  trial_apply: required('trial_apply'),
  customer_form: required('customer_form'),
} as const;
