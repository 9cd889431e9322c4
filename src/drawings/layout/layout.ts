import type { Point } from '../svg';
import { type RowNode, runElk } from './elk';
import type { Box, Sizes } from './geometry';
import { offsetOf, pathOf } from './paths';
import {
  chooseLane,
  type FlowRoute,
  freeSlots,
  isColumnLane,
  laneColumn,
  laneNeighbours,
  routeOf,
} from './routes';
import { assignSlots, orderRows, type Slot, type Structure } from './slots';

/*
 * Decides where the components of an architecture diagram stand and how its flows run. ELK (elkjs,
 * at build time only) orders the components of each row and routes the flows from row to row. This
 * folder adds what ELK lacks: columns (slots.ts), lanes past other rows (routes.ts), and flows
 * within a row (paths.ts).
 */

export type { Box } from './geometry';

type Layout = ReturnType<typeof computeLayout>;
const layouts = new Map<string, Layout>();

/**
 * Lays out a diagram: components stand in slots of one size, and flows run in the gaps between
 * them, never through a component. The same structure always has the same slots. Pure.
 * @param structure its flows lead from one of the components to another
 * (src/content/check-structure.ts)
 * @param origin the top left corner of the whole
 * @returns the boxes of the components, the corners of the flows, and the bottom right corner of
 * the whole
 */
export function layOut(structure: Structure, sizes: Sizes, origin: Point): Layout {
  // ELK takes most of the time in which a preview makes the pages again after an edit, and both
  // languages of a diagram mostly share a layout.
  const key = JSON.stringify([structure, sizes, origin]);
  const layout = layouts.get(key) ?? computeLayout(structure, sizes, origin);
  layouts.set(key, layout);
  return layout;
}

async function computeLayout(structure: Structure, sizes: Sizes, origin: Point) {
  const rows = structure.isOrdered ? structure.rows : await orderRows(structure);
  const slots = assignSlots(rows, structure.flows);

  const isFree = freeSlots(slots);
  const routes = structure.flows.map((flow) => routeOf(flow, slots, isFree));
  const columns = Math.max(...rows.map(({ length }) => length));
  const lanes = routes.map((route) => chooseLane(route, routes, columns, isFree));

  const { nodes, chains } = graphOf(slots, routes, lanes, sizes);
  const { places, paths: elkPaths } = await runElk(nodes, chains, elkOptions(sizes));

  const { width, height } = sizes;
  const boxes = new Map<string, Box>(
    [...slots.keys()].map((id) => [id, { ...(places.get(id) ?? { x: 0, y: 0 }), width, height }]),
  );
  const boxOf = (id: string) => boxes.get(id) ?? { x: 0, y: 0, width, height };
  const paths = routes.map((route, flow) =>
    pathOf(route, elkPaths[flow] ?? [], { routes, boxOf, sizes }),
  );

  return moveTo(origin, boxes, paths, routes);
}

const elkOptions = ({ gap: [, gapY], pitch }: Sizes) => ({
  'layered.crossingMinimization.semiInteractive': true,
  'layered.nodePlacement.strategy': 'INTERACTIVE',
  'layered.thoroughness': 1,
  'layered.spacing.nodeNodeBetweenLayers': gapY,
  'layered.spacing.edgeNodeBetweenLayers': gapY / 2 - 1,
  'layered.spacing.edgeEdgeBetweenLayers': pitch,
  'spacing.portPort': 1.6 * pitch,
  'spacing.nodeNode': 1,
});

/**
 * What ELK is asked to lay out: the components, a narrow node where a flow passes a row, and the
 * chains of the flows.
 */
function graphOf(
  slots: ReadonlyMap<string, Slot>,
  routes: readonly FlowRoute[],
  lanes: readonly number[],
  { width, height, gap: [gapX], pitch }: Sizes,
) {
  const neighbours = laneNeighbours(routes, lanes);
  const gap = Math.max(gapX, ...neighbours.map(({ length }) => (length + 1) * pitch));
  const columnX = (column: number) => column * (width + gap);

  const nodes = [...slots].map(
    ([id, { row, column }]): RowNode => ({ id, row, x: columnX(column), width, height }),
  );

  const chains = routes.map(({ ends: [start, end], isInRow, passedRows }, flow) => {
    const lane = lanes[flow] ?? 0;
    const inLane = neighbours[flow] ?? [];
    const middle = columnX(laneColumn(lane)) + (isColumnLane(lane) ? width : -gap) / 2;
    const x = middle + offsetOf(inLane.indexOf(flow), inLane.length, pitch);

    const passages = passedRows.map((row) => ({ id: `${flow} ${row}`, row, x, width: 1, height }));
    nodes.push(...passages);
    return isInRow ? [] : [start, ...passages.map(({ id }) => id), end];
  });

  return { nodes, chains };
}

/**
 * Moves boxes and paths, in whole units, so that the upper left corner of the whole lies at
 * `origin`.
 */
function moveTo(
  origin: Point,
  boxes: ReadonlyMap<string, Box>,
  paths: readonly (readonly Point[])[],
  routes: readonly FlowRoute[],
) {
  const corners = [...boxes.values()].flatMap(({ x, y, width, height }): Point[] => [
    [x, y],
    [x + width, y + height],
  ]);
  const points = [...paths.flat(), ...corners];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);

  const shiftX = origin[0] - Math.min(...xs);
  const shiftY = origin[1] - Math.min(...ys);
  const move = ([x, y]: Point): Point => [Math.round(x + shiftX), Math.round(y + shiftY)];

  const movedBoxes = [...boxes].map(([id, box]): [string, Box] => {
    const [x, y] = move([box.x, box.y]);
    return [id, { ...box, x, y }];
  });
  const pathsOfFlows = paths.map((path, flow) =>
    routes[flow]?.isReversed ? [...path].reverse() : path,
  );

  return {
    boxes: new Map(movedBoxes),
    paths: pathsOfFlows.map((path) => path.map(move)),
    size: move([Math.max(...xs), Math.max(...ys)]),
  };
}
