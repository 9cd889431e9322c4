/** A row, after the row that it follows from. */
export interface TreeEntry {
  name: string;
  /** How many rows are above it in the tree. */
  level: number;
}

/** The id of a row: the first word of its heading, e.g. `201`. */
const idOf = ([heading]: readonly string[]): string => heading?.split(/\s/, 1)[0] ?? '';

/**
 * The tree of a table whose rows name, in one of their cells, the row that comes before them. Pure.
 * @param column the index of that cell
 * @returns the rows, each root before those that follow from it; empty if no row names another
 * @throws Error if rows form a cycle
 */
export function treeOf(rows: readonly (readonly string[])[], column: number): TreeEntry[] {
  const ids = rows.map(idOf);
  const parents = rows.map((row, index) => {
    const words = new Set(row[column]?.split(/[^\p{L}\p{N}]+/u));
    return ids.find((id, other) => other !== index && words.has(id));
  });

  const isFlat = parents.every((parent) => parent === undefined);
  if (isFlat) return [];

  const branchesOf = (parent: string | undefined, level: number): TreeEntry[] =>
    rows.flatMap((row, index) => {
      if (parents[index] !== parent) return [];
      return [{ name: row[0] ?? '', level }, ...branchesOf(ids[index], level + 1)];
    });

  const entries = branchesOf(undefined, 0);
  // The rows of a cycle are nobody's descendants.
  if (entries.length < rows.length) throw new Error('rows of the table need each other');
  return entries;
}
