import type { Shape } from './schema';

/** Numbers between 0 and 1 that are the same on every run (mulberry32). */
export const dice = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** The numbers of a series: those given, or base + trend + wave + humps + a noise that leans on its predecessor, never below 0. */
export const valuesOf = (shape: Shape): number[] => {
  if (Array.isArray(shape)) return shape;
  const { seed, points = 72, base, trend = 0, swing = 0, periods = 1, phase = 0, noise = 0, bumps = [], step } = shape;
  const roll = dice(seed);
  let drift = 0;
  return Array.from({ length: points }, (_, index) => {
    const at = index / (points - 1);
    drift = drift * 0.55 + (roll() - 0.5) * 2 * noise;
    const wave = Math.sin((at * periods + phase) * 2 * Math.PI) * swing;
    const humps = bumps.reduce(
      (sum, [center, width, height]) => sum + height * Math.exp(-(((at - center) / width) ** 2)),
      0,
    );
    const level = step && at >= step[0] ? step[1] : 0;
    return Math.max(0, base + trend * at + wave + humps + level + drift);
  });
};
