import * as v from 'valibot';
import { submission } from '../call';
import { requiredText } from '../fields';

/* Assumptions: the specification shows neither what `api/Submit/user_login` is sent nor what it answers. */

/** Payload of `api/Submit/user_login`, sent to the partner backend. */
export const partnerLogin = v.object({
  username: requiredText,
  /** As typed: a blank at the end belongs to it. */
  password: v.pipe(v.string(), v.nonEmpty('a text that is not empty')),
});

/** What a successful login answers besides its status. */
export const partnerLoginAnswer = v.looseObject({
  userInfo: v.looseObject({ name: requiredText, company: v.optional(v.string(), '') }),
});

export const logIn = submission('user_login', partnerLogin, partnerLoginAnswer, { base: 'partner', assumed: true });
