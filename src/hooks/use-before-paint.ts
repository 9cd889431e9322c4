import { type DependencyList, useEffect, useLayoutEffect, useState } from 'react';
import { isReady } from '../lib/when-idle';

/** A layout effect in the browser; an ordinary effect on the server, where React warns about those. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What only the browser knows. On the first page, which has to equal the static one, it is read after hydration, before the next paint; on a later
 * page at once, so that the heading that gets the focus stays.
 * @param unknown its value until then
 * @param dependencies read again when they change
 */
export function useBrowserValue<T>(read: () => T, unknown: T, dependencies: DependencyList): T {
  const [value, setValue] = useState(() => (typeof document !== 'undefined' && isReady() ? read() : unknown));
  useBeforePaint(() => setValue(read()), dependencies);
  return value;
}
