import { type RowNode, runElk } from './elk';
import { cheapest, range, sum } from './geometry';

/** The components row by row, from top to bottom, and the flows between them. */
export interface Structure {
  rows: readonly (readonly string[])[];
  flows: readonly { from: string; to: string }[];
  /** Whether the order within the rows has a meaning and must stay. */
  isOrdered?: boolean;
}

/** A component's row and column, from 0. */
export interface Slot {
  row: number;
  column: number;
}

/** Up to this many columns, every choice of seats in a row is tried. */
const mostColumnsToTry = 8;

/** Place of a component without flows: after all others. */
const unlinkedX = 1e6;

const rowNode = (id: string, row: number, width: number): RowNode => ({
  id,
  row,
  x: 0,
  width,
  height: 40,
});

/**
 * Orders each row so that the fewest flows cross. Linked components of one row share extra nodes
 * above and below the row, which keeps them together.
 */
export async function orderRows({ rows, flows }: Structure): Promise<string[][]> {
  // Odd rows, because the extra nodes take the even ones.
  const rowOf = new Map(rows.flatMap((row, index) => row.map((id) => [id, 2 * index + 1])));
  const nodes = [...rowOf].map(([id, row]) => rowNode(id, row, 100));

  const chains = flows.flatMap(({ from, to }, index) => {
    const fromRow = rowOf.get(from) ?? 0;
    const toRow = rowOf.get(to) ?? 0;
    if (fromRow !== toRow) return [fromRow < toRow ? [from, to] : [to, from]];

    const above = `${index} above`;
    const below = `${index} below`;
    nodes.push(rowNode(above, fromRow - 1, 1), rowNode(below, fromRow + 1, 1));
    return [from, to].map((id) => [above, id, below]);
  });

  const { places } = await runElk(nodes, chains, {
    'layered.considerModelOrder.strategy': 'PREFER_EDGES',
  });

  const linkedIds = flows.flatMap(({ from, to }) => [from, to]);
  const xOf = (id: string) => (linkedIds.includes(id) ? (places.get(id)?.x ?? 0) : unlinkedX);
  return rows.map((row) => [...row].sort((a, b) => xOf(a) - xOf(b)));
}

/** What it costs that a flow leaves its column; one within its row or column costs nothing. */
function shiftCost(from: Slot | undefined, to: Slot | undefined): number {
  if (!from || !to || from.row === to.row || from.column === to.column) return 0;
  return Math.abs(from.column - to.column) + 0.8;
}

/**
 * What it costs that a row has holes, and that it stands beside the middle.
 * @param seats its columns, in order
 */
function rowCost(seats: readonly number[], columns: number): number {
  const first = seats[0] ?? 0;
  const last = seats.at(-1) ?? 0;
  const holes = last - first + 1 - seats.length;
  const offCentre = Math.abs(sum(seats) / seats.length - (columns - 1) / 2);

  return 0.7 * holes + 0.15 * offCentre;
}

/** Every choice of columns, each in order; none if there are too many to try. */
const columnChoices = (columns: number): number[][] =>
  range(0, columns > mostColumnsToTry ? 0 : 2 ** columns).map((bits) =>
    range(0, columns).filter((column) => (bits >> column) & 1),
  );

/**
 * Gives the components of each row their slots, in order, so that flows are short and rows have few
 * holes.
 */
export function assignSlots(
  rows: readonly (readonly string[])[],
  flows: Structure['flows'],
): Map<string, Slot> {
  const columns = Math.max(...rows.map(({ length }) => length));
  const choices = columnChoices(columns);
  const slots = new Map(
    rows.flatMap((row, index) =>
      row.map((id, column): [string, Slot] => [id, { row: index, column }]),
    ),
  );

  const totalCost = () => {
    const shifts = flows.map(({ from, to }) => shiftCost(slots.get(from), slots.get(to)));
    const rowCosts = rows.map((row) =>
      rowCost(
        row.map((id) => slots.get(id)?.column ?? 0),
        columns,
      ),
    );
    return sum(shifts) + sum(rowCosts);
  };

  const seatRow = (row: number, seats: readonly number[]) => {
    for (const [place, id] of (rows[row] ?? []).entries())
      slots.set(id, { row, column: seats[place] ?? place });
  };

  // The best seats of a row depend on the rows below it, so a second round follows the first.
  for (const _round of range(0, 2)) {
    for (const [row, { length }] of rows.entries()) {
      const options = choices.filter((seats) => seats.length === length);
      const bestSeats = cheapest(options, (seats) => {
        seatRow(row, seats);
        return totalCost();
      });
      seatRow(row, bestSeats ?? []);
    }
  }

  return slots;
}
