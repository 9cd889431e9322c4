import type { Content } from '../../content/content';
import { createSite } from '../../content/site';
import { languages } from '../../site/languages';
import { matrixFile } from './addresses';
import { matrixData, matrixTable } from './view';

/** Without it, spreadsheets assume the system's own encoding. */
const byteOrderMark = '\uFEFF';

/** Escapes a CSV value (RFC 4180). */
const csvCell = (value: string): string =>
  /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

const csvOf = (rows: readonly string[][]): string => {
  const lines = rows.map((row) => row.map(csvCell).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
};

/**
 * The compatibility matrix as files, by path: CSV for spreadsheets, with the page's labels, and
 * JSON for programs. Pure.
 * @param today day of the build, `YYYY-MM-DD`
 */
export const matrixFiles = (content: Content, today: string): Map<string, string> =>
  new Map(
    languages.flatMap((language): [string, string][] => {
      const site = createSite(language, content, {}, today);
      return [
        [matrixFile('csv', language), csvOf(matrixTable(site))],
        [matrixFile('json', language), `${JSON.stringify(matrixData(site), null, 2)}\n`],
      ];
    }),
  );
