import { safeStorage } from './storage';

/**
 * Keys of session storage: those of specification section 3 (showPoster, isLogin, userInfo, languagetype, the menu), `footerMenu`, `pictures`, `device`,
 * the device chosen by hand, and `draft:…`, what was typed into a form and not sent yet.
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

/** Session storage; blocked storage reads as empty and forgets what is written. */
export const session = safeStorage<SessionKey>(() => window.sessionStorage);
