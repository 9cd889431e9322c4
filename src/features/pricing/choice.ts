import type { PriceRules } from './rules';

/* What a visitor has chosen in the calculator, which the address keeps. */

/**
 * A deployment and a term, as the address names them:
 * `?product=BCC&count=60&product=BMM&count=9&level=standard&years=5`. Products go by the names of
 * their facts files.
 */
export interface Choice {
  /** In the order in which they were chosen. */
  lines: readonly Line[];
  /** Maintenance level. */
  level: string;
  years: number;
}

export interface Line {
  slug: string;
  count: number;
}

/** What the calculator offers. */
export interface Offer {
  units: readonly { slug: string; price?: number | null }[];
  levels: readonly { id: string; percent: number }[];
  presets: readonly { level: string; counts: readonly Line[] }[];
  perpetual: PriceRules['perpetual'];
}

/** Terms in years. */
export const terms: readonly number[] = Array.from({ length: 10 }, (_, index) => index + 1);
const usualTerm = 5;

/** The quantity of a product that is added without one. */
export const usualCount = 10;
export const mostUnits = 999_999;

/** A whole number of units; null for anything else. */
export function parseCount(text: string | undefined): number | null {
  const count = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return count >= 1 ? count : null;
}

/** What the calculator shows without a choice: the first example. */
export function usualChoice({ presets, levels }: Offer): Choice {
  const [preset] = presets;
  return {
    lines: preset?.counts ?? [],
    level: preset?.level ?? levels[0]?.id ?? '',
    years: usualTerm,
  };
}

/**
 * The choice of a query string. Untrusted: what the calculator doesn't offer is ignored, and the
 * default takes its place.
 */
export function readChoice(search: string, offer: Offer): Choice {
  const query = new URLSearchParams(search);
  const counts = query.getAll('count');
  const askedLines = query.getAll('product').flatMap((slug, place): Line[] => {
    if (!offer.units.some((unit) => unit.slug === slug)) return [];
    return [{ slug, count: parseCount(counts[place]) ?? usualCount }];
  });
  // A product stands once: its first line.
  const lines = askedLines.filter(
    ({ slug }, place) => askedLines.findIndex((line) => line.slug === slug) === place,
  );

  const usual = usualChoice(offer);
  const hasLines = lines.length > 0;
  const usualLevel = hasLines ? (offer.levels[0]?.id ?? '') : usual.level;

  return {
    lines: hasLines ? lines : usual.lines,
    level: offer.levels.find(({ id }) => id === query.get('level'))?.id ?? usualLevel,
    years: terms.find((years) => String(years) === query.get('years')) ?? usual.years,
  };
}

/** The query string of a choice, with its question mark. */
export function choiceQuery({ lines, level, years }: Choice): string {
  const query = new URLSearchParams();
  for (const { slug, count } of lines) {
    query.append('product', slug);
    query.append('count', String(count));
  }

  query.append('level', level);
  query.append('years', String(years));
  return `?${query}`;
}

/** What the engine works prices out from. */
export const rulesOf = ({ units, levels, perpetual }: Offer): PriceRules => ({
  perpetual,
  units: Object.fromEntries(
    units.flatMap(({ slug, price }) => (typeof price === 'number' ? [[slug, price]] : [])),
  ),
  levels: Object.fromEntries(levels.map(({ id, percent }) => [id, percent])),
});

/** The deployment of a choice. */
export const deploymentOf = ({ lines, level }: Choice) => ({
  level,
  counts: Object.fromEntries(lines.map(({ slug, count }) => [slug, count])),
});
