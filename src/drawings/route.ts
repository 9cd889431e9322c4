/*
 * Where the components of an architecture diagram stand, and which way its flows take: the rule behind the flat diagram and
 * the terrace of a hero. Slots and the gutters between them are counted in units: slot n reaches from n + `half` to
 * n + 1 - `half`, gutter n around n. A drawing gives both their sizes.
 */

/** Half the width of a gutter, in units. */
export const half = 0.2;

/** Components by rows from top to bottom, from left to right. */
export interface Structure {
  rows: readonly (readonly string[])[];
  flows: readonly { from: string; to: string }[];
}

interface Slot {
  row: number;
  column: number;
}

/** Places of components, and the flows' corners; both in units. */
export interface Routes {
  slots: ReadonlyMap<string, Slot>;
  columns: number;
  paths: readonly (readonly [x: number, y: number])[][];
  /** How many tracks each gutter has: between columns, and between rows. */
  tracks: { x: number[]; y: number[] };
}

type Side = 'top' | 'bottom' | 'left' | 'right';

/** One coordinate of a way: a port on a component's side, a track in a gutter, or a side itself. */
interface Leg {
  at: number;
  /** What it shares with other legs: sides of components (a straight line has two), or a gutter. */
  homes: readonly string[];
  centre: number;
}
/** The coordinates of a way in turn, x and y alternately; the first and the last are sides of components. */
type Way = { legs: Leg[]; upright: boolean };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const between = (value: number, [a, b]: readonly [number, number]) =>
  value > Math.min(a, b) - 0.01 && value < Math.max(a, b) + 0.01;
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** Slots for the components of each row, in their order, so that flows are short and rows have few holes. */
function seat({ rows, flows }: Structure): Map<string, Slot> {
  const columns = Math.max(...rows.map(({ length }) => length));
  const choose = (count: number, from = 0): number[][] =>
    count === 0
      ? [[]]
      : range(from, columns - count + 1).flatMap((first) =>
          choose(count - 1, first + 1).map((rest) => [first, ...rest]),
        );
  const seats = rows.map((row) => row.map((_, at) => at));
  const slots = () =>
    new Map(rows.flatMap((row, at) => row.map((id, place) => [id, { row: at, column: seats[at]?.[place] ?? place }])));
  const cost = () => {
    const placed = slots();
    const bends = flows.map(({ from, to }) => {
      const [a, b] = [placed.get(from), placed.get(to)];
      if (!a || !b || a.row === b.row) return 0;
      return Math.abs(a.column - b.column) + (a.column === b.column ? 0 : 0.8);
    });
    const holes = seats.map((row) => (row.at(-1) ?? 0) - (row[0] ?? 0) + 1 - row.length);
    const shifts = seats.map((row) => Math.abs(sum(row) / row.length - (columns - 1) / 2));
    return sum(bends) + 0.7 * sum(holes) + 0.15 * sum(shifts);
  };
  for (const _ of range(0, 2))
    for (const [at, row] of rows.entries()) {
      let best = Number.POSITIVE_INFINITY;
      for (const option of columns > 8 ? [row.map((_, place) => place)] : choose(row.length)) {
        const before = seats[at] ?? [];
        seats[at] = option;
        const now = cost();
        if (now < best - 1e-9) best = now;
        else seats[at] = before;
      }
    }
  return slots();
}

/** All sensible ways of a flow: straight, through one gutter, or through gutters and a lane beside the columns. */
function waysOf(a: Slot, b: Slot, columns: number, isTaken: (row: number, column: number) => boolean): Way[] {
  const edge = ({ row, column }: Slot, side: Side): Leg => {
    const at = { top: row + half, bottom: row + 1 - half, left: column + half, right: column + 1 - half }[side];
    return { at, homes: [], centre: at };
  };
  const port = ({ row, column }: Slot, side: Side): Leg => {
    const centre = (side === 'top' || side === 'bottom' ? column : row) + 0.5;
    return { at: centre, homes: [`${row} ${column} ${side}`], centre };
  };
  const track = (axis: 'x' | 'y', centre: number): Leg => ({ at: centre, homes: [`${axis}${centre}`], centre });
  const isClear = (column: number, from: number, to: number) => range(from, to).every((row) => !isTaken(row, column));
  const isOpen = (row: number, from: number, to: number) =>
    range(Math.min(from, to) + 1, Math.max(from, to)).every((column) => !isTaken(row, column));
  const way = (from: Side, to: Side, middle: (start: Leg, end: Leg) => Leg[]): Way => ({
    upright: from === 'top' || from === 'bottom',
    legs: [edge(a, from), ...middle(port(a, from), port(b, to)), edge(b, to)],
  });
  const straight = (p: Leg, q: Leg): Leg[] => [{ ...p, homes: [...p.homes, ...q.homes] }];
  const lane = (column: number, side: Side) => (side === 'left' ? column : column + 1);
  const sides = ['left', 'right'] as const;

  const found: Way[] = [];
  if (a.row === b.row) {
    if (isOpen(a.row, a.column, b.column))
      found.push(a.column < b.column ? way('right', 'left', straight) : way('left', 'right', straight));
    for (const [side, gutter] of [
      ['top', a.row],
      ['bottom', a.row + 1],
    ] as const)
      found.push(way(side, side, (p, q) => [p, track('y', gutter), q]));
    return found;
  }
  const [from, to]: [Side, Side] = a.row < b.row ? ['bottom', 'top'] : ['top', 'bottom'];
  const [above, below] = a.row < b.row ? [a, b] : [b, a];
  const atA = a.row < b.row ? a.row + 1 : a.row;
  const atB = a.row < b.row ? b.row : b.row + 1;
  if (a.column === b.column && isClear(a.column, above.row + 1, below.row)) return [way(from, to, straight)];
  for (const gutter of range(above.row + 1, below.row + 1))
    if (isClear(above.column, above.row + 1, gutter) && isClear(below.column, gutter, below.row))
      found.push(way(from, to, (p, q) => [p, track('y', gutter), q]));
  for (const column of range(0, columns + 1)) {
    if (below.row - above.row > 1)
      found.push(way(from, to, (p, q) => [p, track('y', atA), track('x', column), track('y', atB), q]));
    for (const side of sides) {
      const [isAtA, isAtB] = [lane(a.column, side) === column, lane(b.column, side) === column];
      if (isAtA) found.push(way(side, to, (p, q) => [p, track('x', column), track('y', atB), q]));
      if (isAtB) found.push(way(from, side, (p, q) => [p, track('y', atA), track('x', column), q]));
      for (const other of sides)
        if (isAtA && lane(b.column, other) === column)
          found.push(way(side, other, (p, q) => [p, track('x', column), q]));
    }
  }
  if (a.column !== b.column) {
    const [towardsB, towardsA]: [Side, Side] = a.column < b.column ? ['right', 'left'] : ['left', 'right'];
    const inner = range(above.row + 1, below.row);
    if (isOpen(a.row, a.column, b.column) && !isTaken(a.row, b.column) && inner.every((row) => !isTaken(row, b.column)))
      found.push(way(towardsB, to, (p, q) => [p, q]));
    if (isOpen(b.row, a.column, b.column) && !isTaken(b.row, a.column) && inner.every((row) => !isTaken(row, a.column)))
      found.push(way(from, towardsA, (p, q) => [p, q]));
  }
  return found;
}

const reach = ({ legs }: Way, at: number): [number, number] => [legs[at - 1]?.at ?? 0, legs[at + 1]?.at ?? 0];

/** Sets every leg's `at`: ports along their side, tracks in their gutter, in the order that crosses least. */
function place(ways: readonly Way[]): Map<string, number> {
  const members = new Map<string, { leg: Leg; way: Way; at: number }[]>();
  for (const way of ways)
    for (const [at, leg] of way.legs.entries()) {
      leg.at = leg.centre;
      for (const home of leg.homes) members.set(home, [...(members.get(home) ?? []), { leg, way, at }]);
    }
  const counts = new Map<string, number>();

  for (const [home, legs] of members) {
    if (!home.includes(' ')) continue;
    // Where each line of this side goes, seen from the middle of the side.
    const aim = ({ way: { legs: all }, at, leg }: (typeof legs)[number]) =>
      all.length === 3 ? 0 : ((at === 1 ? all[3] : all.at(-4)) ?? leg).centre - leg.centre;
    const straight = legs.filter((leg) => aim(leg) === 0);
    const before = legs.filter((leg) => aim(leg) < 0).sort((a, b) => aim(a) - aim(b));
    const after = legs.filter((leg) => aim(leg) > 0).sort((a, b) => aim(a) - aim(b));
    // A straight line stays in the middle: at its other end it is in the middle too.
    const first = straight.length > 0 ? -(straight.length - 1) / 2 - before.length : -(legs.length - 1) / 2;
    const step = Math.min(0.13, 0.25 / Math.max(1, -first, first + legs.length - 1));
    for (const [at, { leg }] of [...before, ...straight, ...after].entries()) leg.at = leg.centre + (first + at) * step;
  }
  for (const _ of range(0, 2))
    for (const [home, runs] of members) {
      if (home.includes(' ')) continue;
      const ends = ({ way: { legs }, at, leg }: (typeof runs)[number]) =>
        [-1, 1].map((step) => ({
          x: legs[at + step]?.at ?? 0,
          isBefore: (legs[at + 2 * step]?.at ?? 0) < leg.centre,
        }));
      /** Crossings of two runs, the first one above (or left of) the second. */
      const crossings = (p: (typeof runs)[number], q: (typeof runs)[number]) =>
        ends(p).filter(({ x, isBefore }) => !isBefore && between(x, reach(q.way, q.at))).length +
        ends(q).filter(({ x, isBefore }) => isBefore && between(x, reach(p.way, p.at))).length;
      const order = [...runs];
      for (const _ of order)
        for (const at of range(0, order.length - 1)) {
          const [p, q] = [order[at], order[at + 1]];
          if (p && q && crossings(q, p) < crossings(p, q)) [order[at], order[at + 1]] = [q, p];
        }
      const level = new Map<Leg, number>();
      for (const [at, run] of order.entries()) {
        const [start, end] = reach(run.way, run.at);
        const under = order.slice(0, at).filter((other) => {
          const [from, to] = reach(other.way, other.at);
          return (
            Math.max(Math.min(start, end), Math.min(from, to)) <
            Math.min(Math.max(start, end), Math.max(from, to)) + 0.1
          );
        });
        level.set(run.leg, 1 + Math.max(0, ...under.map(({ leg }) => level.get(leg) ?? 0)));
      }
      const most = Math.max(...level.values());
      counts.set(home, most);
      for (const [leg, number] of level) leg.at = leg.centre + (number / (most + 1) - 0.5) * 2 * half;
    }
  return counts;
}

type Corner = readonly [x: number, y: number];

const cornersOf = ({ legs, upright }: Way): Corner[] =>
  legs.slice(1).map(({ at }, index) => {
    const before = legs[index]?.at ?? 0;
    return (index % 2 === 0) === upright ? [at, before] : [before, at];
  });

/** What a reader pays for these ways: length, bends, crossings, and above all lines on lines. */
function costOf(ways: readonly Way[]): number {
  const paths = ways.map(cornersOf);
  const segments = paths.flatMap((corners, flow) =>
    corners.slice(1).map((end, at) => ({ flow, start: corners[at] ?? end, end })),
  );
  let cost = 0;
  for (const { start, end } of segments) cost += 0.7 + Math.abs(start[0] - end[0]) + Math.abs(start[1] - end[1]);
  for (const way of ways) {
    if (way.legs.length > 3 && !way.upright) cost += 0.4;
    for (const [home = ''] of way.legs.map(({ homes }) => homes))
      if (home.startsWith('x')) cost += home === 'x0' ? 0.5 : 0.2;
  }
  for (const [index, p] of segments.entries())
    for (const q of segments.slice(index + 1)) {
      if (p.flow === q.flow) continue;
      const [sameX, sameY] = ([0, 1] as const).map(
        (axis) =>
          Math.max(Math.min(p.start[axis], p.end[axis]), Math.min(q.start[axis], q.end[axis])) -
          Math.min(Math.max(p.start[axis], p.end[axis]), Math.max(q.start[axis], q.end[axis])),
      ) as [number, number];
      if (sameX > 0.02 || sameY > 0.02) continue;
      const isParallel = (p.start[0] === p.end[0]) === (q.start[0] === q.end[0]);
      cost += isParallel ? 40 : 2.5;
    }
  return cost;
}

const known = new Map<string, Routes>();

/**
 * Seats the components of a diagram and routes its flows through the gutters between them, never through a component.
 * The same structure always gives the same routes. Pure.
 * @throws Error that names the flow, if it leads from or to a component that the diagram does not have, or to itself
 */
export function routesOf(structure: Structure): Routes {
  const key = JSON.stringify(structure);
  const found = known.get(key) ?? findRoutes(structure);
  known.set(key, found);
  return found;
}

function findRoutes(structure: Structure): Routes {
  const slots = seat(structure);
  const rows = structure.rows.length;
  const columns = Math.max(...structure.rows.map(({ length }) => length));
  const taken = new Set([...slots.values()].map(({ row, column }) => `${row} ${column}`));
  const found = structure.flows.map(({ from, to }, at) => {
    const ends = [from, to].map((id) => {
      const slot = slots.get(id);
      if (!slot) throw new Error(`diagram.flows.${at}: unknown component ${id}`);
      return slot;
    }) as [Slot, Slot];
    if (from === to) throw new Error(`diagram.flows.${at}: leads from ${from} to itself`);
    return waysOf(...ends, columns, (row, column) => taken.has(`${row} ${column}`));
  });
  const alone = (way: Way) => {
    place([way]);
    return costOf([way]);
  };
  const options = found.map((ways) =>
    ways
      .map((way) => ({ way, cost: alone(way) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 8)
      .map(({ way }) => way),
  );
  const chosen = options.map(([first]) => first as Way);
  const total = () => {
    place(chosen);
    return costOf(chosen);
  };
  for (const _ of range(0, 3))
    for (const [at, ways] of options.entries()) {
      let best = total();
      for (const way of ways) {
        const before = chosen[at] as Way;
        chosen[at] = way;
        const now = total();
        if (now < best - 1e-9) best = now;
        else chosen[at] = before;
      }
    }
  const counts = place(chosen);
  const tracks = (axis: string, gutters: number) => range(0, gutters + 1).map((at) => counts.get(`${axis}${at}`) ?? 0);
  return { slots, columns, paths: chosen.map(cornersOf), tracks: { x: tracks('x', columns), y: tracks('y', rows) } };
}

/**
 * Lengths of one axis: gutters as wide as `gutters` says, slots as long as `slot`, from `start` on.
 * @returns the place of a number of units; and where the axis ends
 */
export function axisOf(gutters: readonly number[], slot: number, start: number) {
  const starts = gutters.map((_, at) => start + sum(gutters.slice(0, at)) + at * slot);
  return (units: number): number => {
    const gutter = Math.round(units);
    const width = gutters[gutter] ?? 0;
    if (Math.abs(units - gutter) <= half + 1e-9)
      return (starts[gutter] ?? 0) + ((units - gutter + half) / (2 * half)) * width;
    const at = Math.floor(units);
    return (starts[at] ?? 0) + (gutters[at] ?? 0) + ((units - at - half) / (1 - 2 * half)) * slot;
  };
}
