import * as v from 'valibot';
import { emailPattern } from '../site/email-pattern';
import { submission } from './call';
import { outcome } from './envelope';

/** Payload of `api/Submit/GetSubscribe` (specification section 7). */
export const subscription = v.object({
  email: v.pipe(v.string(), v.regex(emailPattern, '请填写正确的邮箱地址')),
});

export const subscribe = submission('GetSubscribe', subscription, outcome);
