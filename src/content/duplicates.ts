/**
 * Finds entries that have a key in common.
 * @returns each entry whose key an earlier one has, with the first of that key
 */
export function findDuplicates<T>(
  entries: Iterable<T>,
  keyOf: (entry: T) => string,
): [entry: T, first: T][] {
  const firstByKey = new Map<string, T>();
  const duplicates: [T, T][] = [];

  for (const entry of entries) {
    const key = keyOf(entry);
    const first = firstByKey.get(key);
    if (first === undefined) firstByKey.set(key, entry);
    else duplicates.push([entry, first]);
  }

  return duplicates;
}
