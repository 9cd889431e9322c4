import type { ReactNode } from 'react';
import { fill } from '../i18n/texts';
import type { Cell } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import * as styles from './data-table.module.css';
import { Fold } from './fold';
import type { SectionLabels } from './sections/props';

interface Row {
  /** Shown as the head of the row if `head` is missing. */
  name: string;
  head?: ReactNode;
  /** The element's id. */
  id?: string | undefined;
  /** Names the row in `data-row`, for styles. */
  key?: string;
  /** A cell for each column after the first; null shows the table's `none`. */
  cells: readonly (Cell | null)[];
}

interface Props {
  /** The accessible name of the region that scrolls. */
  label: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** The text of a cell that is null. */
  none?: string;
  /** Small type, for tables with many columns. */
  isDense?: boolean;
  labels: SectionLabels;
}

/** The most rows that a phone shows unfolded, and the most row names in the label of a fold. */
const most = { open: 6, named: 3 } as const;

/**
 * A table, folded on phones if it is long. A table wider than the window scrolls sideways, while its first column and
 * its head stay in place, and a note says so.
 */
export function DataTable({ label, columns, rows, none, isDense = false, labels }: Props) {
  const table = (
    <>
      {columns.length > 2 && (
        <p className={`${styles.sign} ${shared.screenOnly}`} aria-hidden="true">
          {labels.scroll}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        <table className={`${styles.table} ${isDense ? styles.dense : ''}`}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, head = name, id, key, cells }) => (
              <tr key={name} id={id} data-row={key}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className={cell === null ? styles.none : undefined}>
                    {cell === null ? none : <CellContent cell={cell} labels={labels} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
  if (rows.length <= most.open) return table;
  const names = rows.slice(0, most.named).map(({ name }) => name);
  return <Fold label={fill(labels.rows, { count: rows.length, names: names.join('\u00a0· ') })}>{table}</Fold>;
}

/** Shows a yes or no as a mark, with text for screen readers. */
function CellContent({ cell, labels }: { cell: Cell; labels: Pick<SectionLabels, 'yes' | 'no'> }) {
  if (typeof cell === 'string') return cell;
  const [isYes, note] = Array.isArray(cell) ? cell : [cell];
  return (
    <>
      <span aria-hidden="true" className={isYes ? shared.eyebrow : undefined}>
        {isYes ? '✓' : '–'}
      </span>
      <span className="visually-hidden">{isYes ? labels.yes : labels.no}</span> {note}
    </>
  );
}
