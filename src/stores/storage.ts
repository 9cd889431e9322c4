/** Keys of local storage (specification section 3); `banner_id` (section 7); `theme`, the chosen theme. */
type LocalKey =
  | 'first_login'
  | 'showBanner'
  | 'subscribed'
  | 'downloader'
  | 'downloadwhitepaper'
  | 'downloadppt'
  | 'cloudtech'
  | 'banner_id'
  | 'theme';

/**
 * Keys of session storage: those of specification section 3, `footerMenu`, `pictures`, `siteInfo`, `friendlyLinks`, `recommendations`, `device`, the device chosen by hand, and `draft:…`,
 * the drafts of forms.
 */
export type SessionKey =
  | 'showPoster'
  | 'isLogin'
  | 'userInfo'
  | 'languagetype'
  | 'menu'
  | 'footerMenu'
  | 'pictures'
  | 'siteInfo'
  | 'friendlyLinks'
  | 'recommendations'
  | 'device'
  | `draft:${string}`;

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    // Blocked by the browser, or full.
    return otherwise;
  }
};

/**
 * Browser storage that never throws. If it's blocked or full, it reads as empty and drops writes.
 * @param open returns the storage; called on each use, because even accessing it may throw, and there's none
 * on the server
 */
const safe = <Key extends string>(open: () => Storage) => ({
  read: (key: Key): string | null => attempt(() => open().getItem(key), null),
  /** @returns whether it was stored */
  write: (key: Key, value: string): boolean =>
    attempt(() => {
      open().setItem(key, value);
      return true;
    }, false),
  remove: (key: Key): void => attempt(() => open().removeItem(key), undefined),
});

export const local = safe<LocalKey>(() => window.localStorage);
export const session = safe<SessionKey>(() => window.sessionStorage);
