import * as v from 'valibot';
import { create } from 'zustand';
import { parseStored } from './parse-stored';
import { session } from './storage';

const userInfo = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  company: v.optional(v.string(), ''),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

interface SessionState {
  userInfo: UserInfo | null;
  /** Reads session storage. Called after hydration, so that the first render equals the static HTML. */
  restore(): void;
  signIn(user: UserInfo): void;
  signOut(): void;
}

/**
 * Who's signed in (specification section 3), persisted in session storage. The rest of the session's state is read where it's needed:
 * `languagetype` by the guard script and the language switch, `showPoster` by the poster.
 */
export const useSession = create<SessionState>()((set) => ({
  userInfo: null,
  restore() {
    const user = session.read('isLogin') === 'true' ? parseStored(userInfo, session.read('userInfo')) : null;
    set({ userInfo: user });
  },
  signIn(user) {
    session.write('isLogin', 'true');
    session.write('userInfo', JSON.stringify(user));
    set({ userInfo: user });
  },
  signOut() {
    session.remove('isLogin');
    session.remove('userInfo');
    set({ userInfo: null });
  },
}));

// The browser brings back a page that it has kept: the partner may have signed in or out since.
if (typeof window !== 'undefined')
  window.addEventListener('pageshow', ({ persisted }) => persisted && useSession.getState().restore());
