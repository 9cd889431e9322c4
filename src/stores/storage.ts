const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    // Blocked by the browser, or full.
    return otherwise;
  }
};

/**
 * Browser storage that never throws. If it's blocked or full, it reads as empty and drops writes.
 * @param open returns the storage; called on each use, because even accessing it may throw, and there's none
 * on the server
 */
export const safeStorage = <Key extends string>(open: () => Storage) => ({
  read: (key: Key): string | null => attempt(() => open().getItem(key), null),
  /** @returns whether it was stored */
  write: (key: Key, value: string): boolean =>
    attempt(() => {
      open().setItem(key, value);
      return true;
    }, false),
  remove: (key: Key): void => attempt(() => open().removeItem(key), undefined),
});
