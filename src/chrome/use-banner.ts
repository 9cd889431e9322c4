import { useEffect } from 'react';
import { local } from '../stores/local-storage';
import { session } from '../stores/session-storage';

/**
 * Keeps the site's `banner_id` locally (specification section 7). Another number than the kept one is another banner: a poster that was dismissed in this session
 * is shown again with the next document, so that nothing moves on this one.
 * @param bannerId of GetSiteInfo, as of the build; null: none known, and nothing is kept
 */
export function useBanner(bannerId: string | null): void {
  useEffect(() => {
    const kept = local.read('banner_id');
    if (bannerId === null || kept === bannerId) return;
    local.write('banner_id', bannerId);
    if (kept !== null) session.remove('showPoster');
  }, [bannerId]);
}
