import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * A layout effect in the browser; an ordinary effect on the server, where React warns about those.
 */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A value that only the browser knows. Read once, after hydration and before the next paint, so
 * that the first render equals the static HTML.
 * @param unknown the value until then
 */
export function useBrowserValue<T>(read: () => T, unknown: T): T {
  const [value, setValue] = useState(unknown);
  useBeforePaint(() => setValue(read()), []);
  return value;
}
