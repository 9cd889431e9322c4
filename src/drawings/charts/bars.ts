import { scaleLinear } from 'd3-scale';
import type { Bars } from '../../contract/content/charts';
import { short } from '../svg';

/** Bars as drawn in HTML: shares are percentages of the longest bar or of the limit, whichever is greater. */
export interface BarsView {
  title: string;
  series?: string[];
  /** A row has one bar, or one for each of the series. */
  rows: { label: string; bars: { shown: string; share: number }[] }[];
  limit?: { label: string; share: number };
}

/** Percentages of the largest amount; all 0 if that is 0. */
export const sharesOf = (amounts: readonly number[]): number[] => {
  const scale = scaleLinear([0, Math.max(...amounts) || 1], [0, 100]);
  return amounts.map((amount) => short(scale(amount)));
};

/** Scales bars to one another. Pure. */
export function barsView({ title, unit = '', series, rows, limit }: Bars): BarsView {
  const [across = 0, ...shares] = sharesOf([limit?.value ?? 0, ...rows.flatMap(({ value }) => value)]);
  const bar = (value: number, shown = `${value}${unit}`) => ({ shown, share: shares.shift() ?? 0 });
  return {
    title,
    ...(series ? { series } : {}),
    rows: rows.map(({ label, value, shown }) => ({ label, bars: [value].flat().map((one) => bar(one, shown)) })),
    ...(limit ? { limit: { label: limit.label, share: across } } : {}),
  };
}
