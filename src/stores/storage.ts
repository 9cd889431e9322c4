/** Browser storage that never throws: blocked or full, it reads as empty and drops writes. */
export interface SafeStorage<Key extends string> {
  read(key: Key): string | null;
  /** @returns whether it was stored */
  write(key: Key, value: string): boolean;
  remove(key: Key): void;
}

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    // Blocked by the browser, or full.
    return otherwise;
  }
};

/**
 * @param open returns the storage; called on each use, because the access alone may throw, and there is none
 * on the server
 */
export const safeStorage = <Key extends string>(open: () => Storage): SafeStorage<Key> => ({
  read: (key) => attempt(() => open().getItem(key), null),
  write: (key, value) =>
    attempt(() => {
      open().setItem(key, value);
      return true;
    }, false),
  remove: (key) => attempt(() => open().removeItem(key), undefined),
});
