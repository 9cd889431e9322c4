import type { Point } from '../svg';

/**
 * Radius of a number's disc, its distance from a crossing and from another number, length of an
 * arrow's head.
 */
export const discRadius = 9;
export const headLength = 6;
const crossingClearance = 24;
const numberClearance = 28;

/** Where a number may stand on a segment, as shares of its length: the middle first. */
const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1];

type Path = readonly Point[];
type Segment = readonly [start: Point, end: Point];

interface Spot {
  point: Point;
  cost: number;
}

const segmentsOf = (path: Path): Segment[] =>
  path.slice(1).map((end, index) => [path[index] ?? end, end]);

const isUpright = ([start, end]: Segment): boolean => start[0] === end[0];

/** How far a number lies outside of two others. */
const excess = (value: number, one: number, other: number): number =>
  Math.max(Math.min(one, other) - value, value - Math.max(one, other), 0);

/** Distance of a point from an upright or level segment. */
const distanceTo = ([x, y]: Point, [start, end]: Segment): number =>
  Math.hypot(excess(x, start[0], end[0]), excess(y, start[1], end[1]));

/** The points of a segment where a number may stand: not on its ends, unless it is too short. */
function pointsOn([start, end]: Segment, isLast: boolean): { point: Point; share: number }[] {
  const dx = end[0] - start[0];
  const dy = end[1] - start[1];
  const length = Math.hypot(dx, dy);

  const first = discRadius + 2;
  const last = length - discRadius - (isLast ? headLength + 2 : 2);
  const isShort = length <= first + discRadius;

  return shares.map((share) => {
    const distance = isShort ? length / 2 : first + (last - first) * share;
    const part = distance / (length || 1);
    return { point: [start[0] + dx * part, start[1] + dy * part], share };
  });
}

/**
 * The spots of a path with their costs: lines and numbers nearby, short segments, and places beside
 * the middle cost.
 */
function spotsOn(path: Path, others: readonly Segment[], numbers: readonly Point[]): Spot[] {
  return segmentsOf(path).flatMap((segment, index, segments) => {
    const [start, end] = segment;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const across = others.filter((other) => isUpright(other) !== isUpright(segment));

    return pointsOn(segment, index === segments.length - 1).map(({ point, share }) => {
      const touching = others.filter((other) => distanceTo(point, other) < discRadius + 3);
      const crossing = across.filter((other) => distanceTo(point, other) < crossingClearance);
      const close = numbers.filter(
        (number) => Math.hypot(number[0] - point[0], number[1] - point[1]) < numberClearance,
      );

      const nearby = touching.length * 60 + crossing.length * 60 + close.length * 200;
      const shortness = Math.max(0, 60 - length);
      const offCentre = Math.abs(share - 0.5) * 12;
      return { point, cost: nearby + shortness + offCentre + index };
    });
  });
}

/**
 * Position of each flow's number: on the longest stretch of its line, away from other lines and
 * numbers.
 */
export function placeNumbers(paths: readonly Path[]): Point[] {
  const numbers: Point[] = [];

  for (const [flow, path] of paths.entries()) {
    const others = paths.filter((_, index) => index !== flow).flatMap(segmentsOf);
    const spots = spotsOn(path, others, numbers);
    const bestSpot = spots.reduce((cheapest, spot) =>
      spot.cost < cheapest.cost ? spot : cheapest,
    );
    numbers.push(bestSpot.point);
  }
  return numbers;
}
