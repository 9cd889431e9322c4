import type { ReactNode } from 'react';
import { formatMessage } from '../i18n/texts';
import { unmarked } from '../lib/line-breaks';
import type { Cell } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import * as styles from './data-table.module.css';
import { Fold } from './fold';
import type { SectionLabels } from './sections/props';
import { Words } from './words';

interface Row {
  /** Also the row's header if there's no `head`. */
  name: string;
  head?: ReactNode;
  /** The element's id. */
  id?: string | undefined;
  /** The value of `data-row`, for styles. */
  key?: string;
  /** One cell per column after the first. Null shows the table's `none`. A row without cells is the heading of those below it. */
  cells: readonly (Cell | null)[];
}

interface Props {
  /** The accessible name of the scrollable region. */
  label: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** The text of null cells. */
  none?: string;
  /** Small text, for tables with many columns. */
  isDense?: boolean;
  labels: SectionLabels;
}

/** The maximum number of rows that phones show unfolded, of row names and their letters in a fold's label, and of columns below each other. */
const most = { open: 6, named: 3, letters: 60, columns: 5 } as const;

/** Sentences, of more than 30 Latin letters or 15 Chinese characters. */
const isSentence = (cell: Cell | null) =>
  typeof cell === 'string' && unmarked(cell).replace(/[^\0-\u2e7f]/g, '__').length > 30;

/**
 * A table. Phones fold it if it's long, and put the cells of a row below each other if there are sentences in them. If it's wider than the
 * window, it scrolls sideways, with its first column and header row in place, and a note says so.
 */
export function DataTable({ label, columns, rows, none, isDense = false, labels }: Props) {
  const isStacked =
    !isDense &&
    columns.length > 2 &&
    columns.length <= most.columns &&
    rows.some(({ cells }) => cells.some(isSentence));
  const table = (
    <>
      {columns.length > 3 && !isStacked && (
        <p
          className={`${shared.note} ${shared.screenOnly} ${isDense ? shared.belowDesktop : shared.belowTablet}`}
          aria-hidden="true"
        >
          {labels.scroll}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={`wide ${styles.scroll}`} aria-label={label} tabIndex={0}>
        <table
          className={`${styles.table} ${isDense ? styles.dense : ''} ${isStacked ? styles.stacked : ''}`}
        >
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
                {cells.length > 0 ? (
                  <th scope="row">{typeof head === 'string' ? <Words text={head} /> : head}</th>
                ) : (
                  <th scope="col" colSpan={columns.length} className={styles.group}>
                    {head}
                  </th>
                )}
                {cells.map((cell, index) => (
                  <td
                    // A cell with another content is another element (translators, docs/contributing.md).
                    key={`${columns[index + 1]} ${cell}`}
                    className={cell === null ? styles.none : undefined}
                    data-column={isStacked ? columns[index + 1] : undefined}
                  >
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
  const filled = rows.filter(({ cells }) => cells.length > 0);
  if (filled.length <= most.open) return table;
  const first = filled.slice(0, most.named).map(({ name }) => name);
  const names = first.join('\u00a0· ');
  const shown = names.length > most.letters ? label : names;
  return (
    <Fold label={formatMessage(labels.rows, { count: filled.length, names: shown })}>{table}</Fold>
  );
}

/** Yes or no as a mark, with text for screen readers. */
function CellContent({ cell, labels }: { cell: Cell; labels: Pick<SectionLabels, 'yes' | 'no'> }) {
  if (typeof cell === 'string') return <Words text={cell} />;
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
