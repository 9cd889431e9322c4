import { type ComponentType, useState } from 'react';

/**
 * A component whose code is loaded on demand.
 * @param load imports it
 * @returns the component once loaded, and `ask`, which loads it and resolves to whether that worked; after a
 * failure, the next call tries again
 */
export function useLoadedComponent<P>(load: () => Promise<ComponentType<P>>) {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  const ask = async (): Promise<boolean> => {
    if (Component) return true;
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch {
      // The caller has a fallback.
      return false;
    }
  };
  return { Component, ask };
}
