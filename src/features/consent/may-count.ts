import type { ConsentMode } from '../../contract/content/vendor';

/** What a browser says of tracking: Global Privacy Control, and Do Not Track as its forerunner. */
export type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean };

/** Whether a browser asks not to be tracked. */
export const asksNotToBeTracked = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/**
 * Whether the visitor's page views may be counted.
 * @param mode `always`: from the first page on; `after-consent`: once the visitor has agreed, unless the browser asks not to be tracked
 */
export const mayCount = (mode: ConsentMode, hasAgreed: boolean, signals: PrivacySignals): boolean =>
  mode === 'always' || (hasAgreed && !asksNotToBeTracked(signals));
