import Table from 'cli-table3';
import type { Content } from '../../src/build/content/read';
import { collectTexts, type ReadPage } from '../../src/build/content/texts';
import { type Language, languages } from '../../src/config/languages';
import { amountOf, mainText } from './lengths';
import { resemblances } from './similarity';

/** How much is said: Chinese characters, English words. */
export type Amount = Record<Language, number>;

/** Figures of the site's texts. */
export interface ContentReport {
  total: Amount & { pages: number };
  /** By kind of page or item, largest first. */
  kinds: (Amount & { kind: string; pages: number })[];
  /** Every page and item, in the order of the manifest. */
  pages: (Amount & { id: string; kind: string })[];
  /** The pages of products and solutions, and the items, that say least in a language. */
  shortest: Record<Language, { id: string; amount: number }[]>;
  /** The pages most alike in a language; share of the smaller one's text, 0 to 1. */
  alike: Record<Language, { smaller: string; larger: string; share: number }[]>;
  /** Files and videos of items in bytes, by kind; both languages together. */
  media: { kind: string; files: number; videos: number; bytes: number }[];
}

/** How many lines the lists of extremes have. */
const listed = 8;

const sum = (pages: readonly Amount[], language: Language): number =>
  pages.reduce((total, page) => total + page[language], 0);

function mediaByKind({ media }: Pick<Content, 'media'>): ContentReport['media'] {
  const kinds = new Map<string, ContentReport['media'][number]>();
  for (const [item, drawn] of Object.entries(media)) {
    const [kind = ''] = item.split('/');
    const row = kinds.get(kind) ?? { kind, files: 0, videos: 0, bytes: 0 };
    for (const language of languages) {
      const { file, video } = drawn[language] ?? {};
      row.files += file ? 1 : 0;
      row.videos += video ? 1 : 0;
      row.bytes += (file?.bytes ?? 0) + (video?.bytes ?? 0);
    }
    kinds.set(kind, row);
  }
  return [...kinds.values()];
}

/** Measures the texts of the data folder. Pure. */
export function reportOn(content: Content): ContentReport {
  const { pages: read } = collectTexts(content);
  const amount = (page: ReadPage, language: Language) => amountOf(mainText(page, language), language);
  const pages = read.map((page) => ({
    id: page.id,
    kind: page.kind,
    isItem: page.isItem,
    zh: amount(page, 'zh'),
    en: amount(page, 'en'),
  }));
  const kinds = [...new Set(pages.map(({ kind }) => kind))].map((kind) => {
    const own = pages.filter((page) => page.kind === kind);
    return { kind, pages: own.length, zh: sum(own, 'zh'), en: sum(own, 'en') };
  });
  const each = <T>(make: (language: Language) => T): Record<Language, T> => ({ zh: make('zh'), en: make('en') });
  return {
    total: { pages: pages.length, zh: sum(pages, 'zh'), en: sum(pages, 'en') },
    kinds: kinds.sort((a, b) => b.zh - a.zh),
    pages: pages.map(({ id, kind, zh, en }) => ({ id, kind, zh, en })),
    shortest: each((language) =>
      pages
        .filter(({ kind, isItem }) => isItem || kind === 'product' || kind === 'solution')
        .map((page) => ({ id: page.id, amount: page[language] }))
        .sort((a, b) => a.amount - b.amount)
        .slice(0, listed),
    ),
    alike: each((language) =>
      resemblances(read, language)
        .slice(0, listed)
        .map(({ smaller, larger, share }) => ({
          smaller: smaller.id,
          larger: larger.id,
          share: Math.round(share * 1000) / 1000,
        })),
    ),
    media: mediaByKind(content),
  };
}

const number = new Intl.NumberFormat('en-GB');
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function table(head: string[], rows: (string | number)[][]): string {
  const made = new Table({
    head,
    // Names are aligned left, figures right.
    colAligns: head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? 'right' : 'left')),
    style: { head: [], border: [], compact: true },
  });
  for (const row of rows) made.push(row.map((cell) => (typeof cell === 'number' ? number.format(cell) : cell)));
  return made.toString();
}

/** The report for people: tables, one after the other. */
export function describeReport({ total, kinds, pages, shortest, alike, media }: ContentReport): string {
  const amounts = ['pages', 'Chinese characters', 'English words'];
  const parts: [string, string][] = [
    [
      'By page',
      table(
        ['page', 'kind', ...amounts.slice(1)],
        pages.map(({ id, kind, zh, en }) => [id, kind, zh, en]),
      ),
    ],
    [
      'By kind',
      table(
        ['kind', ...amounts],
        [...kinds.map((row) => [row.kind, row.pages, row.zh, row.en]), ['all', total.pages, total.zh, total.en]],
      ),
    ],
    [
      'Shortest in Chinese (products, solutions, items)',
      table(
        ['page', 'characters'],
        shortest.zh.map(({ id, amount }) => [id, amount]),
      ),
    ],
    [
      'Shortest in English',
      table(
        ['page', 'words'],
        shortest.en.map(({ id, amount }) => [id, amount]),
      ),
    ],
    ...(['zh', 'en'] as const).map((language): [string, string] => [
      `Most alike in ${language === 'zh' ? 'Chinese' : 'English'}`,
      table(
        ['share of the smaller page', 'smaller', 'larger'],
        alike[language].map(({ share, smaller, larger }) => [`${(share * 100).toFixed(1)}%`, smaller, larger]),
      ),
    ]),
  ];
  if (media.length > 0) {
    const rows = media.map(({ kind, files, videos, bytes }) => [kind, files, videos, megabytes(bytes)]);
    const bytes = media.reduce((all, row) => all + row.bytes, 0);
    parts.push(['Files and videos', `${table(['kind', 'files', 'videos', 'size'], rows)}\nall: ${megabytes(bytes)}`]);
  }
  return parts.map(([title, text]) => `${title}\n${text}`).join('\n\n');
}
