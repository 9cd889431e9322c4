import { type Point, pointsOf } from '../svg';
import { type Box, cheapest, type Sizes, sum } from './geometry';
import type { FlowRoute } from './routes';

/** Distance of a line from the middle of several parallel ones. */
export const offsetOf = (index: number, count: number, pitch: number): number =>
  (index - (count - 1) / 2) * pitch;

/** What the paths of a diagram depend on. */
interface PathContext {
  routes: readonly FlowRoute[];
  /** The box of a component. */
  boxOf: (id: string) => Box;
  sizes: Sizes;
}

/** The number of flows that ELK routed to the bottom (0) or the top (1) of a component. */
const linesAt = (id: string, end: 0 | 1, { routes }: PathContext): number =>
  routes.filter((route) => !route.isInRow && route.ends[end] === id).length;

/** From the right side of a component to the left side of the next one in its row. */
function straightPath(route: FlowRoute, { routes, boxOf, sizes }: PathContext): Point[] {
  const leftBox = boxOf(route.ends[0]);
  const rightBox = boxOf(route.ends[1]);

  const parallelRoutes = routes.filter(({ ends }) => ends.join() === route.ends.join());
  const offset = offsetOf(parallelRoutes.indexOf(route), parallelRoutes.length, sizes.pitch);
  const y = leftBox.y + sizes.height / 2 + 1.5 * offset;

  return pointsOf(leftBox.x + sizes.width, y, rightBox.x, y);
}

/** Over or under the components between, on the side with fewer other lines. */
function bypassPath({ ends }: FlowRoute, context: PathContext): Point[] {
  const { width, height, pitch } = context.sizes;
  const leftBox = context.boxOf(ends[0]);
  const rightBox = context.boxOf(ends[1]);

  const linesOnSide = (end: 0 | 1) => sum(ends.map((id) => linesAt(id, end, context)));
  const side = cheapest([1, 0] as const, linesOnSide) ?? 1;
  const edge = side === 1 ? leftBox.y : leftBox.y + height;
  const turn = side === 1 ? edge - pitch : edge + pitch;

  const fromX = leftBox.x + width / 2;
  const toX = rightBox.x + width / 2;
  return pointsOf(fromX, edge, fromX, turn, toX, turn, toX, edge);
}

/**
 * From a component to the one below it: a straight line, if one of the two has no other line there.
 */
function columnPath(
  { ends }: FlowRoute,
  elkPath: readonly Point[],
  context: PathContext,
): readonly Point[] {
  const linesBelow = linesAt(ends[0], 0, context);
  const linesAbove = linesAt(ends[1], 1, context);
  if (Math.min(linesBelow, linesAbove) !== 1) return elkPath;

  const [x] = (linesAbove === 1 ? elkPath[0] : elkPath[3]) ?? [0];
  const { boxOf, sizes } = context;
  return pointsOf(x, boxOf(ends[0]).y + sizes.height, x, boxOf(ends[1]).y);
}

/**
 * The corners of a route from its start to its end. It draws what ELK doesn't: flows within a row,
 * and straight lines between neighbours of a column.
 * @param elkPath empty for a route within a row
 */
export function pathOf(
  route: FlowRoute,
  elkPath: readonly Point[],
  context: PathContext,
): readonly Point[] {
  if (route.isStraight) return straightPath(route, context);
  if (route.isInRow) return bypassPath(route, context);

  const isInColumn = context.boxOf(route.ends[0]).x === context.boxOf(route.ends[1]).x;
  return elkPath.length === 4 && isInColumn ? columnPath(route, elkPath, context) : elkPath;
}
