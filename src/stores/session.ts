import type * as v from 'valibot';
import { partnerLoginAnswer } from '../contract/assumed/partner-login';
import { parseStored } from './parse-stored';
import { session } from './storage';

const { userInfo } = partnerLoginAnswer.entries;
export type UserInfo = v.InferOutput<typeof userInfo>;

/**
 * Who's signed in (specification section 3), kept in session storage; null for nobody. The rest of the session's state is read where it's needed:
 * `languagetype` by the guard script and the language switch, `showPoster` by the poster.
 */
export const readUser = (): UserInfo | null =>
  session.read('isLogin') === 'true' ? parseStored(userInfo, session.read('userInfo')) : null;

/** @param user null signs out */
export function writeUser(user: UserInfo | null): void {
  if (user === null) {
    session.remove('isLogin');
    session.remove('userInfo');
  } else {
    session.write('isLogin', 'true');
    session.write('userInfo', JSON.stringify(user));
  }
}
