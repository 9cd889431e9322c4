import Table from 'cli-table3';
import type { ContentReport } from '../../build/content/report';

const number = new Intl.NumberFormat('en-GB');
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function table(head: string[], rows: (string | number)[][]): string {
  const made = new Table({
    head,
    // Names stand left, figures right.
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
