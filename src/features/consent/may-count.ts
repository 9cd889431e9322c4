import type { ConsentMode } from '../../content/schemas/vendor';
import type { Consent } from '../../stores/visitor';

/** Global Privacy Control, and its predecessor Do Not Track. */
type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean };

export const asksNotToBeTracked = ({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/**
 * Whether the visitor's page views may be counted: never if the visitor has declined or the browser
 * asks not to be tracked.
 * @param mode `always`: from the first page on; `after-consent`: once the visitor has agreed
 */
export const mayCount = (mode: ConsentMode, consent: Consent, signals: PrivacySignals): boolean =>
  !asksNotToBeTracked(signals) && (consent === 'agreed' || (mode === 'always' && consent === null));
