/**
 * Session storage that never breaks a page: blocked storage reads as empty and forgets what is written.
 * Keys of the specification: showPoster, isLogin, userInfo, languagetype; and `device`, the device chosen by hand.
 */
export type SessionKey = 'showPoster' | 'isLogin' | 'userInfo' | 'languagetype' | 'device';

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    // Blocked by the browser, or full: the visit goes on without memory.
    return otherwise;
  }
};

export const session = {
  read: (key: SessionKey): string | null => attempt(() => window.sessionStorage.getItem(key), null),
  write: (key: SessionKey, value: string): void => attempt(() => window.sessionStorage.setItem(key, value), undefined),
};
