import { safeStorage } from './storage';

/**
 * Keys of local storage (specification section 3): the banner, the subscribed flag, the four downloader
 * records; `banner_id` (section 7); `theme`, the chosen theme.
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

/** Local storage; reads as empty and drops writes if it's blocked. */
export const local = safeStorage<LocalKey>(() => window.localStorage);
