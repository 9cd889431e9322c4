import * as v from 'valibot';

const position = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const zero = v.optional(v.number(), 0);

/** A seed and the parameters of a generated series. */
export const formula = v.strictObject({
  seed: v.number(),
  base: v.number(),
  points: v.optional(v.number(), 72),
  periods: v.optional(v.number(), 1),
  trend: zero,
  swing: zero,
  phase: zero,
  noise: zero,
  /** Humps as position (0 to 1), width (0 to 1) and height. */
  bumps: v.optional(v.array(v.tuple([position, v.number(), v.number()])), []),
  /** A step as position (0 to 1) and the height added from there on. */
  step: v.optional(v.tuple([position, v.number()])),
});

/** A seeded generator of numbers between 0 and 1 (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/**
 * The numbers of a series: those given, or base + trend + wave + humps + correlated noise, never
 * below 0.
 */
export const valuesOf = (shape: number[] | v.InferOutput<typeof formula>): number[] => {
  if (Array.isArray(shape)) return shape;

  const { seed, points, base, trend, swing, periods, phase, noise, bumps, step } = shape;
  const random = randomFrom(seed);
  let drift = 0;

  return Array.from({ length: points }, (_, index) => {
    const at = index / (points - 1);
    drift = drift * 0.55 + (random() - 0.5) * 2 * noise;
    const wave = Math.sin((at * periods + phase) * 2 * Math.PI) * swing;
    const humps = bumps.map(
      ([center, width, height]) => height * Math.exp(-(((at - center) / width) ** 2)),
    );
    const humpSum = humps.reduce((sum, hump) => sum + hump, 0);
    const level = step && at >= step[0] ? step[1] : 0;

    return Math.max(0, base + trend * at + wave + humpSum + level + drift);
  });
};
