import * as v from 'valibot';
import { submission } from '../call';
import { optionalText, requiredText } from '../fields';
import { isPlain } from '../printable';
import { requiredLine } from './text-rules';

/*
 * Assumptions: the specification shows neither what `api/Submit/user_login` is sent nor what it
 * answers.
 */

/** Payload of `api/Submit/user_login`, sent to the partner backend. */
export const partnerLogin = v.object({
  username: requiredLine(1, 254),
  /** As typed: a blank at the end belongs to it. */
  password: v.pipe(
    v.string(),
    v.nonEmpty('a text that is not empty'),
    v.maxLength(200),
    v.check(isPlain),
  ),
});

/** What a successful login answers besides its status. */
export const partnerLoginAnswer = v.object({
  userInfo: v.object({ name: requiredText, company: optionalText }),
});

export const logIn = submission('user_login', partnerLogin, partnerLoginAnswer, {
  base: 'partner',
  assumed: true,
});
