import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';

/**
 * Checks that the rows of a table are as wide as its head, that its levels have a column, and that
 * a cell says what is a link.
 */
export function checkTable(
  { rows, columns, levels, cellLinks = [] }: SectionOf<'table'>,
  { report }: SectionCheck,
): void {
  for (const [index, row] of rows.entries()) {
    if (row.length !== columns.length)
      report(`.rows.${index}`, `${row.length} cells, ${columns.length} columns`);
  }

  if (levels && levels.column >= columns.length)
    report('.levels.column', `there is no column ${levels.column}`);

  const texts = rows.flat(2).filter((cell) => typeof cell === 'string');
  for (const [index, { label }] of cellLinks.entries()) {
    if (!texts.some((text) => text.includes(label)))
      report(`.cellLinks.${index}.label`, `no cell says “${label}”`);
  }
}
