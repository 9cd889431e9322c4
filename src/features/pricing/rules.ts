/*
 * What licences cost. Pure, and the only place that works prices out: the calculator, the tables,
 * the worked examples and the content check all ask `quoteOf` and `crossoverOf`. Amounts are in
 * yuan, without tax.
 */

/** What prices are worked out from: the part of data/pricing.json that has no words. */
export interface PriceRules {
  /**
   * A perpetual licence costs this many annual subscriptions, and from its second year on this
   * share of it a year, in per cent.
   */
  perpetual: { years: number; maintenance: number };
  /** By maintenance level: what it adds, in per cent. */
  levels: Readonly<Record<string, number>>;
  /** By product: a unit for a year. Any other product is on request. */
  units: Readonly<Record<string, number>>;
}

/** What is licensed: how many units of which products, at which maintenance level. */
export interface Deployment {
  level: string;
  counts: Readonly<Record<string, number>>;
}

/** The periods in years over which subscription and perpetual licence are compared. */
export const comparedYears = [3, 5, 8] as const;

/** What a level multiplies prices by. An unknown one adds nothing. */
const factorOf = ({ levels }: PriceRules, level: string): number => 1 + (levels[level] ?? 0) / 100;

/** The costs of a deployment per yuan of its list price, before any rounding. */
function costsOf(rules: PriceRules, level: string) {
  const { perpetual } = rules;
  const subscription = factorOf(rules, level);
  const licence = perpetual.years;
  const maintenance = (licence * perpetual.maintenance * factorOf(rules, level)) / 100;

  return { subscription, licence, maintenance };
}

/**
 * A deployment at guide prices: its items, annual subscription, perpetual licence and annual
 * maintenance.
 */
export function quoteOf(rules: PriceRules, { level, counts }: Deployment) {
  const lines = Object.entries(counts).map(([id, count]) => {
    const price = rules.units[id];
    return { id, count, sum: price === undefined ? null : count * price };
  });
  const listPrice = lines.reduce((total, { sum }) => total + (sum ?? 0), 0);
  const { subscription, licence, maintenance } = costsOf(rules, level);

  return {
    lines,
    year: Math.round(listPrice * subscription),
    licence: Math.round(listPrice * licence),
    maintenance: Math.round(listPrice * maintenance),

    /** What both ways cost together after some years; a licence has no maintenance in its first. */
    after: (years: number) => ({
      subscription: Math.round(listPrice * subscription * years),
      perpetual: Math.round(listPrice * (licence + maintenance * (years - 1))),
    }),
  };
}

export type Quote = ReturnType<typeof quoteOf>;

/**
 * After how many years both ways have cost the same; from then on, the perpetual licence is
 * cheaper. It doesn't depend on quantities.
 * @returns null if the subscription stays cheaper, or never is
 */
export function crossoverOf(rules: PriceRules, level: string): number | null {
  const { subscription, licence, maintenance } = costsOf(rules, level);
  if (subscription <= maintenance || licence <= subscription) return null;

  return (licence - maintenance) / (subscription - maintenance);
}
