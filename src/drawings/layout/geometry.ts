import type { Point } from '../svg';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The size of a slot, the smallest gaps between slots, and the distance between two parallel lines.
 */
export interface Sizes {
  width: number;
  height: number;
  gap: Point;
  pitch: number;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** The whole numbers from `from` to below `to`. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** The option with the lowest cost; the first one if several are equal. */
export function cheapest<T>(options: readonly T[], costOf: (option: T) => number): T | undefined {
  const costs = options.map(costOf);
  return options[costs.indexOf(Math.min(...costs))];
}
