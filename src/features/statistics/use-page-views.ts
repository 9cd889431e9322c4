import { useEffect } from 'react';
import { useHydrated } from '../../components/hooks/use-hydrated';
import type { ConsentMode } from '../../content/schemas/vendor';
import { consentOf, useVisitor } from '../../stores/visitor';
import { mayCount } from '../consent/may-count';

/**
 * Reports a page view on each navigation (specification section 2). Nothing is loaded or sent
 * without an identifier or before consent.
 * @param id the site's identifier at the provider; empty: none
 */
export function usePageViews(id: string, mode: ConsentMode): void {
  const isHydrated = useHydrated();
  const consent = useVisitor(consentOf);
  const counts = id !== '' && isHydrated && mayCount(mode, consent, navigator);

  useEffect(() => {
    if (!counts) return;

    const count = () => {
      import('./page-views').then(
        ({ countPageView }) => countPageView(id),
        // The visitor does not care whether statistics load.
        () => undefined,
      );
    };

    count();
    // Back and forward may show a page that the browser has kept.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && count();
    window.addEventListener('pageshow', onShow);

    return () => window.removeEventListener('pageshow', onShow);
  }, [id, counts]);
}
