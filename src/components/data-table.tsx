import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import type { TextsOf } from '../i18n/instance';
import { unmarked } from '../site/line-breaks';
import * as shared from '../styles/shared.module.css';
import * as styles from './data-table.module.css';
import { Fold } from './fold';
import { LinkedText, type TextLink } from './linked-text';
import { Words } from './words';

/**
 * A text; a yes or no with its note, which may be empty; or another symbol with what it says in
 * words.
 */
export type Cell =
  | string
  | { isYes: boolean; note: string }
  | { symbol: string; words: string; note: string };

interface Row {
  /** Also the row's header if there's no `head`. */
  name: string;
  head?: ReactNode;
  /** The element's id. */
  id?: string | undefined;
  /** The value of `data-row`, for styles. */
  key?: string;
  /**
   * One cell per column after the first. Null shows the table's `none`. A row without cells is the
   * heading of those below it.
   */
  cells: readonly (Cell | null)[];
}

interface Props {
  /** The accessible name of the scrollable region. */
  label: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** The text of null cells. */
  none?: string;
  /** What is a link wherever a cell or the name of a row says it. */
  links?: readonly TextLink[];
  /** Small text, for tables with many columns. */
  isDense?: boolean;
  /** Phones show all rows, too. */
  isOpen?: boolean;
  /** Desktops show the rows of a table of two columns in two columns. */
  isPaired?: boolean;
  /** Phones show the values of a row in a line below its name: they say themselves what they are. */
  isListed?: boolean;
}

/** A figure and its unit, e.g. `16.4 GB`, `3 天`, `CNY 5,400`. */
const amount = /^[<>≤≥~约]?\s?([¥$€]|[A-Z]{3}\s)?\d[\d.,]*\s?(%|\p{L}{0,4})$/u;

/** Letters of a text that stands in the place of an amount, e.g. `On request`. */
const mostLettersForAmount = 12;

/** Whether a column has amounts: one in each cell, or in most, and short texts in the others. */
function hasAmounts(rows: readonly Row[], column: number): boolean {
  const cells = rows.map((row) => row.cells[column]);
  const texts = cells.filter((cell) => typeof cell === 'string').map(unmarked);
  const others = texts.filter((text) => !amount.test(text));

  const isShort = ({ length }: string) => length <= mostLettersForAmount;
  return texts.length === rows.length && others.length < rows.length / 2 && others.every(isShort);
}

/** Rows that phones show unfolded. */
const mostOpenRows = 6;
/** Letters of the row names in a fold's label. */
const mostLettersInLabel = 48;
/** Columns whose cells phones put below each other. */
const mostStackedColumns = 5;
/** Fewer stacked rows stay below each other. */
const leastCards = 3;
/** The share of sentences in the cells of a table whose rows are compared. */
const mostSentences = 1 / 3;
/** Wider tables may have to scroll. */
const mostColumnsWithoutScroll = 3;

/** Sentences, of more than 24 Latin letters or 12 Chinese characters. */
const isSentence = (cell: Cell | null) =>
  typeof cell === 'string' && unmarked(cell).replace(/[^\0-\u2e7f]/g, '__').length > 24;

/**
 * Whether phones put the cells of a row below each other: where there are sentences in them. Rows
 * of several values that are mostly short stay a table, in which they can be compared.
 */
function areCellsStacked(columns: readonly string[], rows: readonly Row[]): boolean {
  if (columns.length <= 2 || columns.length > mostStackedColumns) return false;

  const cells = rows.flatMap((row) => row.cells);
  const sentenceCount = cells.filter(isSentence).length;
  const isCompared =
    columns.length > mostColumnsWithoutScroll && sentenceCount <= cells.length * mostSentences;
  return sentenceCount > 0 && !isCompared;
}

/**
 * Whether phones show stacked rows as cards beside each other: a few rows of several values, which
 * would take more than a screen below each other.
 */
const fitCards = (columns: readonly string[], rows: readonly Row[]): boolean =>
  columns.length > mostColumnsWithoutScroll &&
  rows.length >= leastCards &&
  rows.length <= mostOpenRows &&
  rows.every(({ cells }) => cells.length > 0);

/**
 * The rows that have the width of both columns to themselves: headings, and the last of an odd
 * number of rows, which has none beside it.
 */
function rowsAlone(rows: readonly Row[]): ReadonlySet<Row> {
  const alone = new Set<Row>();
  let isLeft = true;

  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const isHeading = row.cells.length === 0;
    const isLast = !next || next.cells.length === 0;
    if (isHeading || (isLeft && isLast)) alone.add(row);
    isLeft = isHeading || !isLeft;
  }

  return alone;
}

/** The label of folded rows: how many the table has, and the names of the first folded ones. */
export function foldLabel(
  names: readonly string[],
  count: number,
  { t }: { t: TextsOf<'page'> },
): string {
  const [first = '', ...others] = names.map(unmarked);
  let list = first;

  for (const name of others) {
    if (list.length + name.length > mostLettersInLabel) break;
    list += `\u00a0· ${name}`;
  }

  return t('rows', { count, names: list });
}

/**
 * A table. Phones fold it if it's long, and put the cells of a row below each other if they are
 * mostly sentences. If it's wider than the window, it scrolls sideways, with its first column and
 * header row in place, and a note says so.
 */
export function DataTable({
  label,
  columns,
  rows,
  none,
  links = [],
  isDense = false,
  isOpen = false,
  isPaired = false,
  isListed = false,
}: Props) {
  const { t } = useTranslation('page');
  const isStacked = !isDense && !isListed && areCellsStacked(columns, rows);
  const rowsWithCells = rows.filter(({ cells }) => cells.length > 0);
  const hasCards = isStacked && fitCards(columns, rows);
  const alone = isPaired ? rowsAlone(rows) : undefined;
  const amounts = columns.map((_, index) => index > 0 && hasAmounts(rowsWithCells, index - 1));

  const classes = [
    styles.table,
    isDense && styles.dense,
    isStacked && styles.stacked,
    hasCards && styles.cards,
    isPaired && styles.paired,
    isListed && styles.listed,
  ];

  const table = (
    <>
      {columns.length > mostColumnsWithoutScroll && !isStacked && !isListed && (
        <ScrollNote isDense={isDense} text={t('scroll')} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={`wide ${styles.scroll}`} aria-label={label} tabIndex={0}>
        <table className={classes.filter(Boolean).join(' ')}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={amounts[index] ? styles.amount : undefined}>
                  <Words text={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow
                key={row.name}
                row={row}
                columns={columns}
                amounts={amounts}
                isStacked={isStacked}
                isAlone={alone?.has(row) ?? false}
                none={none}
                links={links}
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );

  if (isOpen || rowsWithCells.length <= mostOpenRows) return table;

  const names = rowsWithCells.map(({ name }) => name);
  return <Fold label={foldLabel(names, names.length, { t })}>{table}</Fold>;
}

/** Says that the table scrolls, on screens that may be too narrow for it. */
function ScrollNote({ isDense, text }: { isDense: boolean; text: string }) {
  const narrowScreens = isDense ? shared.belowDesktop : shared.belowTablet;

  return (
    <p className={`${shared.note} ${shared.screenOnly} ${narrowScreens}`} aria-hidden="true">
      {text}
    </p>
  );
}

interface TableRowProps extends Pick<Props, 'columns' | 'none'> {
  links: readonly TextLink[];
  row: Row;
  /** The columns of amounts. */
  amounts: readonly boolean[];
  isStacked: boolean;
  isAlone: boolean;
}

/** The class of a cell: there is nothing in it, or an amount. */
function cellClass(cell: Cell | null, isAmount: boolean | undefined): string | undefined {
  if (cell === null) return styles.none;
  return isAmount ? styles.amount : undefined;
}

function TableRow({ row, columns, amounts, isStacked, isAlone, none, links }: TableRowProps) {
  const { name, head = name, id, key, cells } = row;

  return (
    <tr id={id} data-row={key} data-alone={isAlone ? '' : undefined}>
      {cells.length > 0 ? (
        <th scope="row">
          {typeof head === 'string' ? <LinkedText text={head} links={links} /> : head}
        </th>
      ) : (
        <th scope="col" colSpan={columns.length} className={styles.group}>
          {head}
        </th>
      )}
      {cells.map((cell, index) => (
        <td
          // A cell with another content is another element (translators, docs/contributing.md).
          key={`${columns[index + 1]} ${JSON.stringify(cell)}`}
          className={cellClass(cell, amounts[index + 1])}
          data-column={isStacked ? columns[index + 1] : undefined}
        >
          {cell === null ? none : <CellContent cell={cell} links={links} />}
        </td>
      ))}
    </tr>
  );
}

/** The mark of a yes or a no. */
const markOf = ({ isYes, note }: Extract<Cell, { isYes: boolean }>, t: TextsOf<'page'>) => ({
  symbol: isYes ? '✓' : '—',
  words: isYes ? t('yes') : t('no'),
  note,
});

/** The symbol of a cell, and its words. */
function symbolOf(cell: Cell, t: TextsOf<'page'>) {
  if (typeof cell === 'string') return { symbol: cell, words: t('nothing'), note: undefined };
  return 'symbol' in cell ? cell : markOf(cell, t);
}

/** A tick is green, a dash is grey. */
function symbolClass(symbol: string): string | undefined {
  if (symbol === '✓') return styles.yes;
  return loneDash.test(symbol) ? styles.none : undefined;
}

/** A text that says that there's nothing to say. */
const loneDash = /^[–—]$/;

/** A text, or a symbol with its words for screen readers. */
function CellContent({ cell, links }: { cell: Cell; links: readonly TextLink[] }) {
  const { t } = useTranslation('page');
  if (typeof cell === 'string' && !loneDash.test(cell))
    return <LinkedText text={cell} links={links} />;

  const { symbol, words, note } = symbolOf(cell, t);
  return (
    <>
      <span aria-hidden="true" className={symbolClass(symbol)}>
        {symbol}
      </span>
      <span className="visually-hidden">{words}</span> {note}
    </>
  );
}
