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
 * @throws Error that names the rows of a cycle
 */
export function treeOf(rows: readonly (readonly string[])[], column: number): TreeNode[] {
  const ids = rows.map(idOf);
  const before = rows.map((row, at) => {
    const words = new Set(row[column]?.split(/[^\p{L}\p{N}]+/u));
    return ids.find((id, other) => other !== at && words.has(id));
  });
  if (before.every((id) => id === undefined)) return [];
  let placed = 0;
  const after = (parent: string | undefined): TreeNode[] =>
    rows.flatMap((row, at) => {
      if (before[at] !== parent) return [];
      placed += 1;
      return [{ name: row[0] ?? '', next: after(ids[at]) }];
    });
  const roots = after(undefined);
  if (placed < rows.length) throw new Error('rows of the table need each other');
  return roots;
}
