import { type ComponentType, useState } from 'react';

/**
 * A component whose code is loaded on demand.
 * @param load imports it
 * @returns the component once loaded, and `ask`, which loads it; after a failure, the next call
 * tries again
 */
export function useLoadedComponent<P>(load: () => Promise<ComponentType<P>>) {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);

  const ask = (): void => {
    if (Component) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      // The caller does without.
      () => undefined,
    );
  };

  return { Component, ask };
}
