import { useEffect } from 'react';
import type { ConsentMode } from '../contract/content/vendor';
import { mayCount } from '../features/consent/may-count';
import { useVisitor } from '../stores/visitor';

/**
 * Reports page views on each navigation (specification section 2). Without an identifier, and before it is allowed, nothing of it is loaded and nothing sent.
 * @param id the site's identifier at the provider; empty: none
 */
export function usePageViews(id: string, mode: ConsentMode): void {
  const { restored, hasAgreed } = useVisitor();
  useEffect(() => {
    if (id === '' || !restored || !mayCount(mode, hasAgreed, navigator)) return;
    const count = () => {
      import('../features/statistics/page-views').then(
        ({ countPageView }) => countPageView(id),
        // Statistics that cannot be loaded are no matter of the visitor's.
        () => undefined,
      );
    };
    count();
    window.addEventListener('route-update', count);
    return () => window.removeEventListener('route-update', count);
  }, [id, mode, restored, hasAgreed]);
}
