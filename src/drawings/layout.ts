import Elk, { type ElkExtendedEdge, type LayoutOptions } from 'elkjs';
import { type Point, pointsOf } from './svg';

/*
 * Decides where the components of an architecture diagram stand and how its flows run. ELK (elkjs, at build time only)
 * orders the components of each row and routes the flows from row to row. This file adds what ELK lacks: columns, lanes
 * past other rows, and flows within a row.
 */

/** The components row by row, from top to bottom, and the flows between them. */
export interface Structure {
  rows: readonly (readonly string[])[];
  flows: readonly { from: string; to: string }[];
  /** Whether the order within the rows has a meaning and must stay. */
  isOrdered?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size of a slot, the smallest gaps between slots, and the distance between two parallel lines. */
export interface Sizes {
  width: number;
  height: number;
  gap: Point;
  pitch: number;
}

interface Slot {
  row: number;
  column: number;
}
interface Node extends Omit<Box, 'y'> {
  id: string;
  row: number;
}
type Settings = Record<string, string | number | boolean>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
/** The option with the lowest cost; the first one if several are equal. */
const cheapest = <T>(options: readonly T[], costOf: (option: T) => number): T | undefined => {
  const costs = options.map(costOf);
  return options[costs.indexOf(Math.min(...costs))];
};

const engine = new Elk({ algorithms: ['layered'] });

const settings = (some: Settings): LayoutOptions =>
  Object.fromEntries(Object.entries(some).map(([key, value]) => [`elk.${key}`, String(value)]));

/**
 * Lets ELK lay out nodes in their rows, and lines along `chains` of nodes that lead down from row to row.
 * @returns the place of each node and the corners of each chain
 */
async function elk(nodes: readonly Node[], chains: readonly (readonly string[])[], more: Settings) {
  const children = nodes.map(({ row, ...node }) => ({
    ...node,
    y: row,
    layoutOptions: settings({ 'partitioning.partition': row, position: `(${node.x},${row})` }),
  }));
  const edges = chains.flatMap((chain, at): ElkExtendedEdge[] =>
    chain
      .slice(1)
      .map((id, link) => ({ id: `${at} ${link}`, sources: [chain[link] ?? id], targets: [id] })),
  );
  const layoutOptions = settings({
    algorithm: 'layered',
    direction: 'DOWN',
    'partitioning.activate': true,
    'portAlignment.default': 'CENTER',
    separateConnectedComponents: false,
    ...more,
  });
  const found = await engine.layout({ id: 'all', children, edges }, { layoutOptions });
  const cornersOf = (chain: number): Point[] =>
    (found.edges ?? [])
      .filter(({ id }) => id.startsWith(`${chain} `))
      .flatMap(({ sections = [] }) =>
        sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
          startPoint,
          ...bendPoints,
          endPoint,
        ]),
      )
      .map(({ x, y }) => [x, y] as const)
      .filter(([x], at, all) => x !== all[at - 1]?.[0] || x !== all[at + 1]?.[0]);
  return {
    places: new Map(found.children?.map(({ id, x = 0, y = 0 }) => [id, { x, y }])),
    paths: chains.map((_, at) => cornersOf(at)),
  };
}

/**
 * Orders each row so that the fewest flows cross. Linked components of one row share extra nodes above and below the
 * row, which keeps them together.
 */
async function order({ rows, flows }: Structure): Promise<string[][]> {
  const rowOf = new Map(rows.flatMap((row, at) => row.map((id) => [id, 2 * at + 1])));
  const nodeOf = (id: string, row: number, width: number): Node => ({
    id,
    row,
    x: 0,
    width,
    height: 40,
  });
  const nodes = [...rowOf].map(([id, row]) => nodeOf(id, row, 100));
  const chains = flows.flatMap(({ from, to }, at) => {
    const a = rowOf.get(from) ?? 0;
    const b = rowOf.get(to) ?? 0;
    if (a !== b) return [a < b ? [from, to] : [to, from]];
    nodes.push(nodeOf(`${at} above`, a - 1, 1), nodeOf(`${at} below`, a + 1, 1));
    return [from, to].map((id) => [`${at} above`, id, `${at} below`]);
  });
  const { places } = await elk(nodes, chains, {
    'layered.considerModelOrder.strategy': 'PREFER_EDGES',
  });
  const linked = flows.flatMap(({ from, to }) => [from, to]);
  const x = (id: string) => (linked.includes(id) ? (places.get(id)?.x ?? 0) : 1e6);
  return rows.map((row) => [...row].sort((a, b) => x(a) - x(b)));
}

/** Gives the components of each row their slots, in order, so that flows are short and rows have few holes. */
function seat(rows: readonly (readonly string[])[], flows: Structure['flows']): Map<string, Slot> {
  const columns = Math.max(...rows.map(({ length }) => length));
  const choices = range(0, columns > 8 ? 0 : 2 ** columns).map((bits) =>
    range(0, columns).filter((column) => (bits >> column) & 1),
  );
  const slots = new Map(
    rows.flatMap((row, at) => row.map((id, column) => [id, { row: at, column }])),
  );
  const cost = () => {
    const shifts = flows.map(({ from, to }) => {
      const a = slots.get(from);
      const b = slots.get(to);
      return a && b && a.row !== b.row && a.column !== b.column
        ? Math.abs(a.column - b.column) + 0.8
        : 0;
    });
    const holes = rows.map((row) => {
      const seats = row.map((id) => slots.get(id)?.column ?? 0);
      const first = seats[0] ?? 0;
      const last = seats.at(-1) ?? 0;
      return (
        0.7 * (last - first + 1 - row.length) +
        0.15 * Math.abs(sum(seats) / row.length - (columns - 1) / 2)
      );
    });
    return sum(shifts) + sum(holes);
  };
  const sit = (row: readonly string[], at: number, seats: readonly number[]) => {
    for (const [place, id] of row.entries())
      slots.set(id, { row: at, column: seats[place] ?? place });
  };
  for (const _ of range(0, 2))
    for (const [at, row] of rows.entries()) {
      const options = choices.filter(({ length }) => length === row.length);
      const best = cheapest(options, (seats) => {
        sit(row, at, seats);
        return cost();
      });
      sit(row, at, best ?? []);
    }
  return slots;
}

type Layout = ReturnType<typeof computeLayout>;
const layouts = new Map<string, Layout>();

/**
 * Lays out a diagram: components stand in slots of one size, and flows run in the gaps between them, never through a
 * component. The same structure always has the same slots. Pure.
 * @param structure its flows lead from one of the components to another (src/build/content/check-structure.ts)
 * @param origin the top left corner of the whole
 * @returns the boxes of the components, the corners of the flows, and the bottom right corner of the whole
 */
export function layOut(structure: Structure, sizes: Sizes, origin: Point): Layout {
  // ELK takes most of the time in which a preview makes the pages again after an edit, and both languages of a diagram mostly share a layout.
  const key = JSON.stringify([structure, sizes, origin]);
  const layout = layouts.get(key) ?? computeLayout(structure, sizes, origin);
  layouts.set(key, layout);
  return layout;
}

async function computeLayout(
  structure: Structure,
  { width, height, gap: [gapX, gapY], pitch }: Sizes,
  origin: Point,
) {
  const { rows, flows, isOrdered } = structure;
  const slots = seat(isOrdered ? rows : await order(structure), flows);
  const taken = new Set(Array.from(slots.values(), ({ row, column }) => `${row} ${column}`));
  const columns = Math.max(...rows.map(({ length }) => length));
  const isFree = (row: number, from: number, to: number) =>
    range(from, to).every((column) => !taken.has(`${row} ${column}`));

  // Every flow is taken from its upper end to its lower one, or from left to right, whatever its direction.
  const ways = flows.map(({ from, to }) => {
    const [a, b] = [slots.get(from), slots.get(to)] as [Slot, Slot];
    const isBack = a.row === b.row ? a.column > b.column : a.row > b.row;
    const [start, end] = isBack ? [b, a] : [a, b];
    return {
      ends: isBack ? ([to, from] as const) : ([from, to] as const),
      start,
      end,
      isBack,
      isFlat: a.row === b.row,
      past: range(start.row + 1, end.row),
      isLevel: a.row === b.row && isFree(a.row, start.column + 1, end.column),
    };
  });

  // A flow past other rows takes a lane: lane 2n is the gap before column n; lane 2n + 1 is column n itself, if it is
  // free in those rows.
  const lanes = ways.map(({ start, end, past }) =>
    cheapest(
      range(0, 2 * columns + 1).filter((lane) =>
        past.every((row) => lane % 2 === 0 || isFree(row, lane >> 1, (lane >> 1) + 1)),
      ),
      (lane) =>
        sum([start, end].map(({ column }) => Math.abs(lane - 1 - 2 * column))) +
        5 *
          ways.filter(
            ({ isLevel, start: { row, column }, end }) =>
              isLevel && past.includes(row) && column < lane / 2 && lane / 2 <= end.column,
          ).length,
    ),
  );
  const side = (flow: number) => (ways[flow]?.start.column ?? 0) + (ways[flow]?.end.column ?? 0);
  const beside = lanes.map((lane) =>
    range(0, lanes.length)
      .filter((flow) => lanes[flow] === lane && ways[flow]?.past.length)
      .sort((a, b) => side(a) - side(b)),
  );
  const gap = Math.max(gapX, ...beside.map(({ length }) => (length + 1) * pitch));
  const at = (column: number) => column * (width + gap);
  const along = (index: number, count: number) => (index - (count - 1) / 2) * pitch;
  const nodes = [...slots].map(
    ([id, { row, column }]): Node => ({ id, row, x: at(column), width, height }),
  );
  const chains = ways.map(({ ends: [first, last], isFlat, past }, flow) => {
    const lane = lanes[flow] ?? 0;
    const all = beside[flow] ?? [];
    const x = at(lane >> 1) + (lane % 2 ? width : -gap) / 2 + along(all.indexOf(flow), all.length);
    const passes = past.map((row) => ({ id: `${flow} ${row}`, row, x, width: 1, height }));
    nodes.push(...passes);
    return isFlat ? [] : [first, ...passes.map(({ id }) => id), last];
  });
  const { places, paths } = await elk(nodes, chains, {
    'layered.crossingMinimization.semiInteractive': true,
    'layered.nodePlacement.strategy': 'INTERACTIVE',
    'layered.thoroughness': 1,
    'layered.spacing.nodeNodeBetweenLayers': gapY,
    'layered.spacing.edgeNodeBetweenLayers': gapY / 2 - 1,
    'layered.spacing.edgeEdgeBetweenLayers': pitch,
    'spacing.portPort': 1.6 * pitch,
    'spacing.nodeNode': 1,
  });
  const boxes = new Map(
    [...slots.keys()].map((id) => [id, { ...(places.get(id) ?? { x: 0, y: 0 }), width, height }]),
  );
  const boxOf = (id: string) => boxes.get(id) as Box;
  /** The number of flows that ELK routed to the top or bottom of a component. */
  const linesAt = (id: string, end: 0 | 1) =>
    ways.filter(({ ends, isFlat }) => !isFlat && ends[end] === id).length;

  for (const [flow, { ends, isFlat, isLevel }] of ways.entries()) {
    const a = boxOf(ends[0]);
    const b = boxOf(ends[1]);
    const path = paths[flow] ?? [];
    if (isLevel) {
      const twins = ways.filter((way) => way.ends.join() === ends.join());
      const y =
        a.y +
        height / 2 +
        1.5 * along(twins.indexOf(ways[flow] as (typeof ways)[number]), twins.length);
      paths[flow] = pointsOf(a.x + width, y, b.x, y);
    } else if (isFlat) {
      // Over or under the components between, on the side with fewer other lines.
      const end = cheapest([1, 0] as const, (end) => sum(ends.map((id) => linesAt(id, end)))) ?? 1;
      const [y, out] = end === 1 ? [a.y, -pitch] : [a.y + height, pitch];
      const from = a.x + width / 2;
      const to = b.x + width / 2;
      paths[flow] = pointsOf(from, y, from, y + out, to, y + out, to, y);
    } else if (path.length === 4 && a.x === b.x) {
      // From a component to the one below it: a straight line, if one of the two has no other line there.
      const [x] = (linesAt(ends[1], 1) === 1 ? path[0] : path[3]) ?? [0];
      if (Math.min(linesAt(ends[0], 0), linesAt(ends[1], 1)) === 1)
        paths[flow] = pointsOf(x, a.y + height, x, b.y);
    }
  }
  const all = [...boxes.values()];
  const xs = [...paths.flat().map(([x]) => x), ...all.flatMap(({ x }) => [x, x + width])];
  const ys = [...paths.flat().map(([, y]) => y), ...all.flatMap(({ y }) => [y, y + height])];
  const right = origin[0] - Math.min(...xs);
  const down = origin[1] - Math.min(...ys);
  const move = ([x, y]: Point): Point => [Math.round(x + right), Math.round(y + down)];
  return {
    boxes: new Map(
      [...boxes].map(([id, { x, y }]) => [
        id,
        { x: Math.round(x + right), y: Math.round(y + down), width, height },
      ]),
    ),
    paths: paths.map((path, flow) => (ways[flow]?.isBack ? path.reverse() : path).map(move)),
    size: move([Math.max(...xs), Math.max(...ys)]),
  };
}
