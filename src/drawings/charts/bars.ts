import { scaleLinear } from 'd3-scale';
import type { Bars } from '../../content/schemas/charts';
import { short } from '../svg';

/**
 * Percentages of the largest amount, or of a whole that is larger; all 0 if both are 0.
 * @param whole what a full bar stands for: 100 of percentages
 */
export function sharesOf(amounts: readonly number[], whole = 0): number[] {
  const scale = scaleLinear([0, Math.max(whole, ...amounts) || 1], [0, 100]);
  return amounts.map((amount) => short(scale(amount)));
}

/**
 * The shares of two amounts that bars can compare; undefined without amounts, or if one of them is
 * nothing beside the other.
 * @param whole what a full bar stands for: 100 of percentages
 */
export function comparableShares(amounts: readonly number[], whole?: number): number[] | undefined {
  const shares = sharesOf(amounts, whole);
  const areComparable = shares.length > 0 && shares.every((share) => share > 0);
  return areComparable ? shares : undefined;
}

/**
 * Bars as drawn in HTML, one a row or one for each of the series. Shares are percentages of the
 * longest bar or of the limit, whichever is greater. Pure.
 */
export function barsView({ title, unit = '', series, rows, limit }: Bars) {
  const values = rows.flatMap(({ value }) => value);
  const [limitShare = 0, ...shares] = sharesOf([limit?.value ?? 0, ...values]);

  const bar = (value: number, shown = `${value}${unit}`) => ({
    shown,
    // In the order of the values, which is that of the bars.
    share: shares.shift() ?? 0,
  });

  return {
    title,
    ...(series ? { series } : {}),
    rows: rows.map(({ label, value, shown }) => ({
      label,
      bars: [value].flat().map((amount) => bar(amount, shown)),
    })),
    ...(limit ? { limit: { label: limit.label, share: limitShare } } : {}),
  };
}

export type BarsView = ReturnType<typeof barsView>;
