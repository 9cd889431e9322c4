import type { Shape } from './schema';
import { valuesOf } from './shape';

/** A line without axes, 72 x 18. */
export const sparkline = (shape: Shape): string => {
  const values = valuesOf(Array.isArray(shape) ? shape : { points: 36, ...shape });
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const path = values.map(
    (value, index) =>
      `${((index / (values.length - 1)) * 72).toFixed(1)} ${(17 - ((value - low) / range) * 16).toFixed(1)}`,
  );
  return `<svg class="spark" viewBox="0 0 72 18" width="72" height="18"><path d="M${path.join('L')}"/></svg>`;
};
