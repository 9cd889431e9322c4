import { type Point, pointsOf } from '../svg';
import { type Box, cheapest, type Sizes, sum } from './geometry';
import type { FlowRoute } from './routes';

/** Distance of a line from the middle of several parallel ones. */
export const offsetOf = (index: number, count: number, pitch: number): number =>
  (index - (count - 1) / 2) * pitch;

/**
 * Draws the flows that ELK doesn't: those within a row, and straight lines between neighbours of a column.
 * @param boxOf the box of a component
 */
export function createPaths(
  routes: readonly FlowRoute[],
  boxOf: (id: string) => Box,
  { width, height, pitch }: Sizes,
) {
  /** The number of flows that ELK routed to the bottom (0) or the top (1) of a component. */
  const linesAt = (id: string, end: 0 | 1) =>
    routes.filter((route) => !route.isInRow && route.ends[end] === id).length;

  /** From the right side of a component to the left side of the next one in its row. */
  function straightPath(route: FlowRoute): Point[] {
    const left = boxOf(route.ends[0]);
    const right = boxOf(route.ends[1]);

    const parallel = routes.filter(({ ends }) => ends.join() === route.ends.join());
    const offset = offsetOf(parallel.indexOf(route), parallel.length, pitch);
    const y = left.y + height / 2 + 1.5 * offset;

    return pointsOf(left.x + width, y, right.x, y);
  }

  /** Over or under the components between, on the side with fewer other lines. */
  function bypassPath({ ends }: FlowRoute): Point[] {
    const left = boxOf(ends[0]);
    const right = boxOf(ends[1]);

    const side = cheapest([1, 0] as const, (end) => sum(ends.map((id) => linesAt(id, end)))) ?? 1;
    const edge = side === 1 ? left.y : left.y + height;
    const turn = side === 1 ? edge - pitch : edge + pitch;

    const fromX = left.x + width / 2;
    const toX = right.x + width / 2;
    return pointsOf(fromX, edge, fromX, turn, toX, turn, toX, edge);
  }

  /** From a component to the one below it: a straight line, if one of the two has no other line there. */
  function columnPath({ ends }: FlowRoute, elkPath: readonly Point[]): readonly Point[] {
    const linesBelow = linesAt(ends[0], 0);
    const linesAbove = linesAt(ends[1], 1);
    if (Math.min(linesBelow, linesAbove) !== 1) return elkPath;

    const [x] = (linesAbove === 1 ? elkPath[0] : elkPath[3]) ?? [0];
    return pointsOf(x, boxOf(ends[0]).y + height, x, boxOf(ends[1]).y);
  }

  /** The corners of a route from its start to its end. @param elkPath empty for a route within a row */
  return (route: FlowRoute, elkPath: readonly Point[]): readonly Point[] => {
    if (route.isStraight) return straightPath(route);
    if (route.isInRow) return bypassPath(route);

    const isInColumn = boxOf(route.ends[0]).x === boxOf(route.ends[1]).x;
    return elkPath.length === 4 && isInColumn ? columnPath(route, elkPath) : elkPath;
  };
}
