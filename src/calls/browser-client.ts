import { browserEnvironment } from '../site/browser-environment';
import { createClient } from './client';

/**
 * The browser's API client, at the configured base paths. Import it dynamically, in the action that
 * needs it, to keep it out of the first load.
 */
export const browserClient = createClient({
  base: browserEnvironment.apiUrl,
  partnerBase: browserEnvironment.partnerApiUrl,
  language: () => document.documentElement.lang,
});
