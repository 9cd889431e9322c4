import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isPlain } from '../calls/printable';
import { type Language, languageTags, parseLanguage } from '../site/languages';
import { type SessionKey, session } from './storage';
import { fieldStorage, parseJson, type StoredFields, storedFlag } from './stored-fields';

/** Who's signed in, as the partner login answers (src/calls/assumed/partner-login.ts). */
export interface UserInfo {
  name: string;
  /** Empty if it isn't known. */
  company: string;
}

/** The session's state (specification section 3), by its keys in session storage. */
interface SessionFields {
  /** Whether the poster shows; null until it is decided. */
  showPoster: boolean | null;
  isLogin: boolean;
  userInfo: UserInfo | null;
  /** The language that was chosen; null if none was. */
  languagetype: Language | null;
}

interface SessionState extends SessionFields {
  signIn(userInfo: UserInfo): void;
  signOut(): void;
}

/** Without a schema: every page loads this. */
function parseUserInfo(text: string | null): UserInfo | null {
  const user = parseJson(text);
  if (typeof user !== 'object' || user === null || !('name' in user)) return null;

  const { name } = user;
  if (typeof name !== 'string' || name === '' || !isPlain(name)) return null;

  const company = 'company' in user && typeof user.company === 'string' ? user.company : '';
  return { name, company: isPlain(company) ? company : '' };
}

const fields: StoredFields<SessionKey, SessionFields> = {
  showPoster: {
    key: 'showPoster',
    parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : null),
    format: (isShown) => (isShown === null ? null : String(isShown)),
  },
  isLogin: storedFlag('isLogin'),
  userInfo: {
    key: 'userInfo',
    parse: parseUserInfo,
    format: (user) => user && JSON.stringify(user),
  },
  languagetype: {
    key: 'languagetype',
    parse: parseLanguage,
    format: (language) => language && languageTags[language],
  },
};

export const useSession = create<SessionState>()(
  persist(
    (set): SessionState => ({
      showPoster: null,
      isLogin: false,
      userInfo: null,
      languagetype: null,
      signIn: (userInfo) => set({ isLogin: true, userInfo }),
      signOut: () => set({ isLogin: false, userInfo: null }),
    }),
    {
      name: 'session',
      storage: fieldStorage(session, fields),
      partialize: ({ showPoster, isLogin, userInfo, languagetype }): SessionFields => ({
        showPoster,
        isLogin,
        userInfo,
        languagetype,
      }),
    },
  ),
);

/** Who's signed in; null for nobody. */
export const userOf = ({ isLogin, userInfo }: SessionFields): UserInfo | null =>
  isLogin ? userInfo : null;
