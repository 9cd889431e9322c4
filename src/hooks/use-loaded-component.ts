import { type ComponentType, useState } from 'react';

/**
 * A component whose code is loaded by the visitor's action, so that no first load pays for it.
 * @param load imports it
 * @returns the component once it has come, and `ask`, which loads it and tells whether it is there; a failure is tried again the next time
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
      // Whoever asked goes on without it.
      return false;
    }
  };
  return { Component, ask };
}
