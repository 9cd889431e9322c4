import type { ReactNode } from 'react';
import { fill } from '../i18n/texts';
import type { Cell } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import * as styles from './data-table.module.css';
import { Fold } from './fold';
import type { SectionLabels } from './sections/props';

interface Row {
  /** Shown as the head of the row where it has no other. */
  name: string;
  head?: ReactNode;
  /** The element's id. */
  id?: string | undefined;
  /** Names the row in `data-row`, for styles. */
  key?: string;
  /** A cell per column after the first; null: what the table says of nothing. */
  cells: readonly (Cell | null)[];
}

interface Props {
  /** Names the region that scrolls. */
  label: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** For null. */
  none?: string;
  /** Small print, for many columns. */
  isDense?: boolean;
  labels: SectionLabels;
}

/** Rows that a phone shows unfolded, and names of rows in the label of a fold. */
const most = { open: 6, named: 3 } as const;

/**
 * A table, folded on phones if it is long. What is wider than the window scrolls beside its first column and below its head, and says so.
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
  return <Fold label={fill(labels.rows, { count: rows.length, names: names.join(' · ') })}>{table}</Fold>;
}

/** A yes or no cell is shown as a mark, with text for screen readers. */
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
