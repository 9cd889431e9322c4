/** A row and the rows that follow from it. */
export interface TreeNode {
  name: string;
  next: TreeNode[];
}

/** The id of a row: the first word of its heading, e.g. `201`. */
const idOf = ([heading]: readonly string[]): string => heading?.split(/\s/, 1)[0] ?? '';

/**
 * The tree of a table whose rows name, in one of their cells, the row that comes before them. Pure.
 * @param column the index of that cell
 * @returns the root rows; empty if no row names another
 * @throws Error if rows form a cycle
 */
export function treeOf(rows: readonly (readonly string[])[], column: number): TreeNode[] {
  const ids = rows.map(idOf);
  const parents = rows.map((row, index) => {
    const words = new Set(row[column]?.split(/[^\p{L}\p{N}]+/u));
    return ids.find((id, other) => other !== index && words.has(id));
  });

  const isFlat = parents.every((parent) => parent === undefined);
  if (isFlat) return [];

  let placed = 0;
  const childrenOf = (parent: string | undefined): TreeNode[] =>
    rows.flatMap((row, index) => {
      if (parents[index] !== parent) return [];
      placed += 1;
      return [{ name: row[0] ?? '', next: childrenOf(ids[index]) }];
    });

  const roots = childrenOf(undefined);
  // The rows of a cycle are nobody's descendants.
  if (placed < rows.length) throw new Error('rows of the table need each other');
  return roots;
}
