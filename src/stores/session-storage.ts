import { safeStorage } from './storage';

/**
 * Keys of session storage: those of specification section 3 (showPoster, isLogin, userInfo, languagetype, the menu), `footerMenu`, `pictures`, `device`,
 * the device chosen by hand, and `draft:…`, the drafts of forms.
 */
export type SessionKey =
  | 'showPoster'
  | 'isLogin'
  | 'userInfo'
  | 'languagetype'
  | 'menu'
  | 'footerMenu'
  | 'pictures'
  | 'device'
  | `draft:${string}`;

/** Session storage; reads as empty and drops writes if it's blocked. */
export const session = safeStorage<SessionKey>(() => window.sessionStorage);
