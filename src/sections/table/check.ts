import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';

/** Checks that the rows of a table are as wide as its head, and that its levels have a column. */
export function checkTable(
  { rows, columns, levels }: SectionOf<'table'>,
  { report }: SectionCheck,
): void {
  for (const [index, row] of rows.entries()) {
    if (row.length !== columns.length)
      report(`.rows.${index}`, `${row.length} cells, ${columns.length} columns`);
  }

  if (levels && levels.column >= columns.length)
    report('.levels.column', `there is no column ${levels.column}`);
}
