import type { Bars } from '../../contract/content/charts';
import { short } from '../svg';

/** Bars as the page draws them in HTML: shares are percents of the longest bar, or of the limit if that is longer. */
export interface BarsView {
  title: string;
  rows: { label: string; shown: string; share: number }[];
  limit?: { label: string; share: number };
}

/** Percents of the largest amount; all 0 if that is 0. */
export const sharesOf = (amounts: readonly number[]): number[] => {
  const most = Math.max(...amounts);
  return amounts.map((amount) => (most > 0 ? short((amount / most) * 100) : 0));
};

/** Scales bars to one another. Pure. */
export function barsView({ title, unit = '', rows, limit }: Bars): BarsView {
  const shares = sharesOf([...rows.map(({ value }) => value), limit?.value ?? 0]);
  return {
    title,
    rows: rows.map(({ label, value, shown }, at) => ({
      label,
      shown: shown ?? `${value}${unit}`,
      share: shares[at] ?? 0,
    })),
    ...(limit ? { limit: { label: limit.label, share: shares[rows.length] ?? 0 } } : {}),
  };
}
