import { cheapest, range, sum } from './geometry';
import type { Slot, Structure } from './slots';

/** A flow from its upper end to its lower one, or from left to right, whatever its direction. */
export interface FlowRoute {
  ends: readonly [start: string, end: string];
  start: Slot;
  end: Slot;
  /** Whether the flow runs from `end` to `start`. */
  isReversed: boolean;
  /** Whether both ends are in one row. */
  isInRow: boolean;
  /** Whether both ends are in one row with nothing between them. */
  isStraight: boolean;
  /** The rows between its ends. */
  passedRows: number[];
}

/** Whether a row has no component in the columns from `from` to below `to`. */
export type IsFree = (row: number, from: number, to: number) => boolean;

/** Which slots of a diagram are free. */
export function freeSlots(slots: ReadonlyMap<string, Slot>): IsFree {
  const occupiedSlots = new Set(
    Array.from(slots.values(), ({ row, column }) => `${row} ${column}`),
  );
  return (row, from, to) =>
    range(from, to).every((column) => !occupiedSlots.has(`${row} ${column}`));
}

/** @throws Error if a flow leads to a component that has no slot */
export function routeOf(
  { from, to }: Structure['flows'][number],
  slots: ReadonlyMap<string, Slot>,
  isFree: IsFree,
): FlowRoute {
  const fromSlot = slots.get(from);
  const toSlot = slots.get(to);
  if (!fromSlot || !toSlot) throw new Error(`flow ${from} → ${to}: no such component`);

  const isInRow = fromSlot.row === toSlot.row;
  const isReversed = isInRow ? fromSlot.column > toSlot.column : fromSlot.row > toSlot.row;
  const start = isReversed ? toSlot : fromSlot;
  const end = isReversed ? fromSlot : toSlot;

  return {
    ends: isReversed ? [to, from] : [from, to],
    start,
    end,
    isReversed,
    isInRow,
    isStraight: isInRow && isFree(start.row, start.column + 1, end.column),
    passedRows: range(start.row + 1, end.row),
  };
}

/*
 * A flow past other rows takes a lane: lane 2n is the gap before column n; lane 2n + 1 is column n
 * itself, if it is free in those rows.
 */

/** The column of a lane, or the column that follows its gap. */
export const laneColumn = (lane: number): number => lane >> 1;

export const isColumnLane = (lane: number): boolean => lane % 2 === 1;

/** The lane of a route that is nearest to its ends and crosses the fewest straight flows. */
export function chooseLane(
  { start, end, passedRows }: FlowRoute,
  routes: readonly FlowRoute[],
  columns: number,
  isFree: IsFree,
): number {
  const lanes = range(0, 2 * columns + 1).filter((lane) =>
    passedRows.every(
      (row) => !isColumnLane(lane) || isFree(row, laneColumn(lane), laneColumn(lane) + 1),
    ),
  );

  const detour = (lane: number) =>
    sum([start, end].map(({ column }) => Math.abs(lane - 1 - 2 * column)));

  const crossings = (lane: number) =>
    routes.filter(
      (other) =>
        other.isStraight &&
        passedRows.includes(other.start.row) &&
        other.start.column < lane / 2 &&
        lane / 2 <= other.end.column,
    ).length;

  return cheapest(lanes, (lane) => detour(lane) + 5 * crossings(lane)) ?? 0;
}

/** For each flow, the flows that pass other rows in its lane, from left to right. */
export function laneNeighbours(routes: readonly FlowRoute[], lanes: readonly number[]): number[][] {
  const side = (flow: number) =>
    (routes[flow]?.start.column ?? 0) + (routes[flow]?.end.column ?? 0);

  return lanes.map((lane) =>
    range(0, lanes.length)
      .filter((flow) => lanes[flow] === lane && routes[flow]?.passedRows.length)
      .sort((a, b) => side(a) - side(b)),
  );
}
