/** Storage of the browser that never breaks a page: what is blocked or full reads as empty and forgets what is written. */
export interface SafeStorage<Key extends string> {
  read(key: Key): string | null;
  /** @returns whether it is kept */
  write(key: Key, value: string): boolean;
  remove(key: Key): void;
}

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    // Blocked by the browser, or full: the visit goes on without memory.
    return otherwise;
  }
};

/** @param open gives the storage; called at each use, since the mere access may throw, and there is none while rendering on the server */
export const safeStorage = <Key extends string>(open: () => Storage): SafeStorage<Key> => ({
  read: (key) => attempt(() => open().getItem(key), null),
  write: (key, value) =>
    attempt(() => {
      open().setItem(key, value);
      return true;
    }, false),
  remove: (key) => attempt(() => open().removeItem(key), undefined),
});
