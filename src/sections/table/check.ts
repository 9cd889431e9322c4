import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';

/** Checks that the rows of a table are as wide as its head, and that its tree has a column. */
export function checkTable(
  { rows, columns, tree }: SectionOf<'table'>,
  { report }: SectionCheck,
): void {
  for (const [at, row] of rows.entries()) {
    if (row.length !== columns.length)
      report(`.rows.${at}`, `${row.length} cells, ${columns.length} columns`);
  }

  if (tree !== undefined && tree >= columns.length) report('.tree', `there is no column ${tree}`);
}
