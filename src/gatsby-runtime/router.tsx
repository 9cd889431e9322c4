import { createContext, type ReactNode, useEffect, useState } from 'react';

/*
 * Stands in the browser's bundle for `@gatsbyjs/reach-router` (src/build/webpack.ts): what Gatsby's own pages need of it. Gatsby finds the page of an address itself; the site has
 * no routes with parameters.
 */

/** An address, and its place in the history. */
export interface Place
  extends Pick<
    Location,
    'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'protocol' | 'host' | 'hostname' | 'port'
  > {
  state: Record<string, unknown> | null;
  /** Of the entry in the history; `initial` for the one that the visitor came by. */
  key: string;
  action?: 'PUSH' | 'POP';
}

type Listener = (change: { location: Place; action: 'PUSH' | 'POP' }) => void;

interface Options {
  state?: Record<string, unknown> | null;
  replace?: boolean;
}

function encoded(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    // Not an encoding of anything: as it is.
    return path;
  }
}

function here(): Place {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location;
  const state = window.history.state as Place['state'];
  const key = typeof state?.['key'] === 'string' ? state['key'] : 'initial';
  return { pathname: encoded(pathname), search, hash, href, origin, protocol, host, hostname, port, state, key };
}

const listeners = new Set<Listener>();
let place = here();
/** Whether the page of the last address is still to be shown: another address takes its place in the history. */
let isOnTheWay = false;

const tell = (action: 'PUSH' | 'POP') => {
  place = here();
  for (const listener of listeners) listener({ location: place, action });
};

window.addEventListener('popstate', () => tell('POP'));

/** Goes to an address within the site, or by a number of steps through the history. */
export function navigate(to: string | number, { state, replace = false }: Options = {}): void {
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const entry = { ...state, key: String(Date.now()) };
  try {
    if (isOnTheWay || replace) window.history.replaceState(entry, '', to);
    else window.history.pushState(entry, '', to);
  } catch {
    // Browsers limit how often the history may be written: a document of its own, then.
    window.location[replace ? 'replace' : 'assign'](to);
  }
  isOnTheWay = true;
  tell('PUSH');
}

export const globalHistory = {
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  navigate,
};

/** Gives its children the address, and renders them again for another one. */
export function Location({ children }: { children: (value: { location: Place }) => ReactNode }) {
  const [location, setLocation] = useState(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of this address has been shown
  useEffect(() => {
    isOnTheWay = false;
  }, [location]);
  useEffect(() => {
    let isGone = false;
    const stop = globalHistory.listen(({ location: next }) => {
      requestAnimationFrame(() => {
        if (!isGone) setLocation(next);
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return children({ location });
}

/** Within the renderer of the head nothing asks for the address. */
export const LocationProvider = ({ children }: { children: ReactNode }) => children;

/** Asked for by Gatsby; nothing here reads it. */
export const BaseContext = createContext({ baseuri: '/', basepath: '/' });

/** The wrapper of a page, as it stands in its HTML. Which page it is, Gatsby has found out already. */
export const Router = ({ id, children }: { id: string; children: ReactNode }) => (
  <div style={{ outline: 'none' }} tabIndex={-1} id={id}>
    {children}
  </div>
);

/** The first route whose path an address is; the site has none with parameters. */
export function pick<R extends { path: string }>(
  routes: readonly R[],
  path: string,
): { route: R; params: Record<string, string> } | null {
  const route = routes.find((candidate) => candidate.path === path);
  return route ? { route, params: {} } : null;
}
