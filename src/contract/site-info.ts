import * as v from 'valibot';
import { read } from './call';
import { identifier, requiredText } from './fields';

/** Answer of `api/site/GetSiteInfo` (specification section 3, "Site info"). */
export const siteInfo = v.object({
  copyright: requiredText,
  /** Filing number. */
  crod: requiredText,
  /** Kept in local storage. */
  banner_id: identifier,
});

export type SiteInfo = v.InferOutput<typeof siteInfo>;

export const getSiteInfo = read('GetSiteInfo', '/api/site/GetSiteInfo', siteInfo);
