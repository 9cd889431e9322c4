/**
 * Keys of local storage (specification section 3); `banner_id` (section 7); `theme`, the chosen
 * theme.
 */
export type LocalKey =
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
 * Keys of session storage: those of specification section 3; the API's other answers (`footerMenu`,
 * `siteInfo`, `friendlyLinks`, `recommendations`); `hasNoApi`, that there were none; `device`, the
 * device chosen by hand; and `draft:…`, the drafts of forms.
 */
export type SessionKey =
  | 'showPoster'
  | 'isLogin'
  | 'userInfo'
  | 'languagetype'
  | 'menu'
  | 'footerMenu'
  | 'siteInfo'
  | 'friendlyLinks'
  | 'recommendations'
  | 'hasNoApi'
  | 'picAddr'
  | 'zsAddr'
  | 'jxszsAddr'
  | 'syAddr'
  | 'logoUrl'
  | 'device'
  | `draft:${string}`;

/** Runs an action; gives another value if it throws. */
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
 */
export interface SafeStorage<Key extends string> {
  /** Whether the browser allows it at all. */
  isReadable(): boolean;

  /** @returns null if there's nothing under the key */
  read(key: Key): string | null;

  /** @returns whether it was stored */
  write(key: Key, value: string): boolean;

  remove(key: Key): void;
}

/**
 * @param open returns the storage; called on each use, because even accessing it may throw, and
 * there's none on the server
 */
const safeStorage = <Key extends string>(open: () => Storage): SafeStorage<Key> => ({
  isReadable: () => attempt(() => open().length >= 0, false),
  read: (key) => attempt(() => open().getItem(key), null),
  write: (key, value) =>
    attempt(() => {
      open().setItem(key, value);
      return true;
    }, false),
  remove: (key) => attempt(() => open().removeItem(key), undefined),
});

/** Local storage: shared by all tabs, until the visitor clears it. */
export const local = safeStorage<LocalKey>(() => window.localStorage);

/** Session storage: this tab's, until it is closed. */
export const session = safeStorage<SessionKey>(() => window.sessionStorage);
