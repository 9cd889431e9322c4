import { type DependencyList, useEffect, useLayoutEffect, useState } from 'react';
/** A layout effect in the browser; an ordinary effect on the server, where React warns about those. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What only the browser knows: read after hydration, before the next paint, because the first rendering has to equal the static page.
 * @param unknown its value until then
 * @param dependencies read again when they change
 */
export function useBrowserValue<T>(read: () => T, unknown: T, dependencies: DependencyList): T {
  const [value, setValue] = useState(unknown);
  useBeforePaint(() => setValue(read()), dependencies);
  return value;
}
