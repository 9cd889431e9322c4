import { navigate } from 'gatsby';
import { type ReactNode, useEffect } from 'react';
import { splitLanguage } from '../routes/href';

interface Guarded {
  page?: { devices?: string; counterpart?: string | null } | null;
}

/**
 * Keeps client navigation within the device's set of routes, as before-paint/guard.ts does for the first page.
 * @param page the data of the page's query
 */
export function DeviceGuard({ page, children }: { page: unknown; children: ReactNode }) {
  const { devices = 'both', counterpart = null } = (page as Guarded | undefined)?.page ?? {};
  useEffect(() => {
    const { device, unguarded } = document.documentElement.dataset;
    const { pathname, search, hash } = window.location;
    if (devices === 'both' || devices === device || unguarded !== undefined || !device) return;
    const prefix = splitLanguage(pathname).language === 'en' ? '/en' : '';
    void navigate(
      counterpart
        ? counterpart + search + hash
        : `${prefix}/notFond?from=${encodeURIComponent(pathname + search)}&for=${devices}`,
      {
        replace: true,
      },
    );
  }, [devices, counterpart]);
  return children;
}
