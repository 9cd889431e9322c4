import { useBrowserValue } from './use-before-paint';

/**
 * The item that the address asks for; `waiting` until the address is read, as in the static HTML.
 */
type AskedItem<T> =
  | { state: 'waiting' | 'none' }
  | { state: 'found'; item: T }
  | { state: 'unknown'; id: string };

/**
 * The item that the page's query names (`id` or `type`, section 2).
 * @param search the location's query string; used only after hydration, since the static HTML has
 * none
 */
export const useAskedItem = <T extends { id?: number }>(
  items: readonly T[],
  search: string,
): AskedItem<T> =>
  useBrowserValue<AskedItem<T>>(
    () => {
      const query = new URLSearchParams(search);
      const id = query.get('id') ?? query.get('type');
      if (id === null) return { state: 'none' };

      const item = items.find(
        (candidate) => candidate.id !== undefined && String(candidate.id) === id,
      );

      return item ? { state: 'found', item } : { state: 'unknown', id };
    },
    { state: 'waiting' },
  );

/** The class of content that is hidden until the item is known (global.css). */
export const pendingClass = ({ state }: { state: string }): string | undefined =>
  state === 'waiting' ? 'until-asked' : undefined;
