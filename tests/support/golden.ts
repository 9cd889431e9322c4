import { type Language, languages } from '../../src/config/languages';
import { splitAddress, splitLanguage } from '../../src/routes/href';
import { routeOfPath } from '../../src/routes/lookup';
import golden from './golden.json';

/** A golden query: pages that must be found, and further fair answers; by route id or `kind/slug`. */
export interface GoldenQuery {
  language: Language;
  query: string;
  expected: string[];
  fair: Set<string>;
}

/** Pages by topic. */
export const topics: Record<string, string[]> = golden.topics;
const pagesOf = (names: readonly string[]) =>
  names.flatMap((name) => (name.startsWith('@') ? (topics[name.slice(1)] ?? [name]) : [name]));

/** The golden set (docs/search.md). */
export const goldenQueries: GoldenQuery[] = languages.flatMap((language) =>
  (golden.queries[language] as [string, string[], string[]][]).map(([query, expected, relevant]) => ({
    language,
    query,
    expected,
    fair: new Set([...expected, ...pagesOf(relevant)]),
  })),
);

/** The page that an address leads to, as the golden set names it. */
export function pageOfAddress(href: string): string {
  const { path } = splitLanguage(splitAddress(href).path);
  return routeOfPath(path)?.id ?? path.slice(1);
}

/** How many results recall and precision look at. */
const looksAt = { recall: 10, precision: 5 } as const;

/** The judged part of a result. */
export interface Found {
  page: string;
  /** Shown below the others, as a mention in the text. */
  isMention: boolean;
}

/** A query's recall and precision; null where the query expects nothing, or nothing was found. */
export function measure({ expected, fair }: GoldenQuery, found: readonly Found[]) {
  const missing = expected.filter((page) => !found.slice(0, looksAt.recall).some((result) => result.page === page));
  const stated = found.filter(({ isMention }) => !isMention);
  const first = (stated.length > 0 ? stated : found).slice(0, looksAt.precision);
  const wrong = first.map(({ page }) => page).filter((page) => !fair.has(page));
  return {
    recall: expected.length === 0 ? null : 1 - missing.length / expected.length,
    precision: first.length === 0 ? null : 1 - wrong.length / first.length,
    missing,
    wrong,
  };
}

/** The mean of the values that are not null. */
export function mean(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / Math.max(known.length, 1);
}
