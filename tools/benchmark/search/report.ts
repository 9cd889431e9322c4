import Table from 'cli-table3';
import { type Language, languages } from '../../../src/config/languages';
import type { Download, PageCost } from './real-page';

export type Engine = 'own' | 'minisearch' | 'pagefind';
/** Numbers of pages at which queries are timed. */
export const sizes = ['real', 200, 2000] as const;
export type Size = (typeof sizes)[number];

/** What was measured of an engine in a language. */
export interface Figures {
  engine: Engine;
  language: Language;
  /** The real pages. */
  pages: number;
  /** Bytes (gzip) and requests from nothing to the first result: engine and what it loads for one query. */
  before: { bytes: number; requests: number };
  /** Share of the queries that what is loaded first answers with something. */
  answeredEarly: number;
  queries: number;
  recall: number;
  precision: number;
  /** Milliseconds. */
  times: Record<Size, { median: number; p95: number }>;
}

/** What the site's own engine must hold. */
export const limits = {
  bytes: 15_000,
  shareOfPagefind: 0.1,
  recall: 0.99,
  precision: 0.95,
  p95: { 200: 5, 2000: 20 },
} as const;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const sumOf = (files: readonly Download[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

function issuesOf(language: Language, figures: readonly Figures[], page: PageCost): string[] {
  const of = (engine: Engine) => figures.find((row) => row.engine === engine && row.language === language);
  const [own, pagefind] = [of('own'), of('pagefind')];
  if (!own || !pagefind) throw new Error(`No figures for ${language}`);
  const bytes = sumOf(page.before);
  const rules: [boolean, string][] = [
    [
      bytes <= limits.bytes,
      `${kilobytes(bytes)} kB before the first result, at most ${kilobytes(limits.bytes)} wanted`,
    ],
    [
      bytes <= limits.shareOfPagefind * pagefind.before.bytes,
      `${kilobytes(bytes)} kB is more than a tenth of Pagefind's ${kilobytes(pagefind.before.bytes)}`,
    ],
    [page.unasked.length === 0, `loaded before it was asked for: ${page.unasked.join(', ')}`],
    [own.recall >= limits.recall, `recall ${own.recall.toFixed(3)}, at least ${limits.recall} wanted`],
    [own.precision >= limits.precision, `precision ${own.precision.toFixed(3)}, at least ${limits.precision} wanted`],
    ...([200, 2000] as const).map((size): [boolean, string] => [
      own.times[size].p95 <= limits.p95[size],
      `p95 ${own.times[size].p95.toFixed(1)} ms at ${size} pages, at most ${limits.p95[size]} wanted`,
    ]),
  ];
  return rules.filter(([holds]) => !holds).map(([, issue]) => `${language}: ${issue}`);
}

/**
 * The table, what goes into reports/search.json, and which limits the site's own engine misses.
 * @param pages what the search costs on the built site
 */
export function report(figures: readonly Figures[], pages: Record<Language, PageCost>) {
  const table = new Table({
    head: [
      'engine',
      'language',
      'pages',
      'kB first',
      'requests',
      'recall',
      'precision',
      ...sizes.map((size) => `p95 ms, ${size}`),
    ],
    style: { head: [], border: [] },
  });
  for (const { engine, language, pages: count, before, recall, precision, times } of figures)
    table.push([
      engine,
      language,
      count,
      kilobytes(before.bytes),
      before.requests,
      recall.toFixed(3),
      precision.toFixed(3),
      ...sizes.map((size) => times[size].p95.toFixed(1)),
    ]);
  const lines = languages.map((language) => {
    const { before, after, unasked } = pages[language];
    const early = figures.find((row) => row.engine === 'own' && row.language === language)?.answeredEarly ?? 0;
    return `/search in ${language}: ${kilobytes(sumOf(before))} kB in ${before.length} requests before the first result (${Math.round(100 * early)} % of the queries), then ${kilobytes(sumOf(after))} kB; ${unasked.length} requests before something is typed`;
  });
  return {
    text: [table.toString(), ...lines].join('\n'),
    json: { date: new Date().toISOString(), limits, figures, pages },
    issues: languages.flatMap((language) => issuesOf(language, figures, pages[language])),
  };
}
