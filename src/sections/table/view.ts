import type { SectionOf } from '../../content/schemas/sections';
import type { SectionResolver } from '../../content/section-definition';
import { levelsOf } from '../../drawings/charts/levels';

type Cell = SectionOf<'table'>['rows'][number][number];

/** The text of a cell; of a mark, its note. */
function textOfCell(cell: Cell): string {
  const text = Array.isArray(cell) ? cell[1] : cell;
  return typeof text === 'string' ? text : '';
}

/** Yes or no; null for a text. */
function markOfCell(cell: Cell): boolean | null {
  const mark = Array.isArray(cell) ? cell[0] : cell;
  return typeof mark === 'boolean' ? mark : null;
}

export const tableView: SectionResolver<'table'> = (
  { levels: plan, rows: cells, cellLinks, ...section },
  { targets },
) => {
  const rows = cells.map((row) => row.map(textOfCell));
  const marks = cells.map((row) => row.map(markOfCell));
  const hasMarks = marks.flat().some((mark) => mark !== null);

  return {
    ...section,
    rows,
    ...(hasMarks ? { marks } : {}),
    ...(cellLinks
      ? { cellLinks: cellLinks.map(({ label, to }) => ({ label, ...targets.to(to) })) }
      : {}),
    ...(plan ? { rowLevels: levelsOf(rows, plan) } : {}),
  };
};
