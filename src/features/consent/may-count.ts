import type { ConsentMode } from '../../contract/content/vendor';

/** How a browser asks not to be tracked: Global Privacy Control, and its predecessor Do Not Track. */
type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean };

/**
 * Whether the visitor's page views may be counted.
 * @param mode `always`: from the first page on; `after-consent`: once the visitor has agreed, unless the
 * browser asks not to be tracked
 */
export const mayCount = (
  mode: ConsentMode,
  hasAgreed: boolean,
  { globalPrivacyControl, doNotTrack }: PrivacySignals,
): boolean => mode === 'always' || (hasAgreed && globalPrivacyControl !== true && doNotTrack !== '1');
