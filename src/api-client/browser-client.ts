import { browserEnvironment } from '../config/browser-environment';
import { createClient } from './client';

/**
 * The API client of the browser, at the configured base paths (decisions on calls). Import it dynamically, in the action that needs it:
 * no page pays for it on its first load.
 */
export const browserClient = createClient({
  base: browserEnvironment.apiUrl,
  partnerBase: browserEnvironment.partnerApiUrl,
});
