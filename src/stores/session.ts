import * as v from 'valibot';
import { create } from 'zustand';
import { parseStored } from './parse-stored';
import { session } from './session-storage';

const userInfo = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  company: v.optional(v.string(), ''),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

interface SessionState {
  /** The poster above the header; hidden by default at load (specification section 2). */
  showPoster: boolean;
  isLogin: boolean;
  userInfo: UserInfo | null;
  /** Reads session storage; called once, after hydration, so that the first render equals the static HTML. */
  restore(): void;
  setShowPoster(show: boolean): void;
  signIn(user: UserInfo): void;
  signOut(): void;
}

/**
 * The session's state (specification section 3), persisted in session storage; the guard script and the
 * language switch handle languagetype.
 */
export const useSession = create<SessionState>()((set) => ({
  showPoster: false,
  isLogin: false,
  userInfo: null,
  restore() {
    const user = session.read('isLogin') === 'true' ? parseStored(userInfo, session.read('userInfo')) : null;
    set({ showPoster: session.read('showPoster') === 'true', isLogin: user !== null, userInfo: user });
  },
  setShowPoster(show) {
    session.write('showPoster', String(show));
    set({ showPoster: show });
  },
  signIn(user) {
    session.write('isLogin', 'true');
    session.write('userInfo', JSON.stringify(user));
    set({ isLogin: true, userInfo: user });
  },
  signOut() {
    session.remove('isLogin');
    session.remove('userInfo');
    set({ isLogin: false, userInfo: null });
  },
}));
