import { languages } from '../config/languages';
import type { Content } from './content/read';
import { matrixData, matrixFile, matrixTable } from './view/releases';
import { createSite } from './view/site';

/** Escapes a CSV value (RFC 4180). */
const cell = (value: string): string =>
  /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/**
 * The compatibility matrix as files, by path: CSV for spreadsheets, with the page's labels, and JSON for programs. Pure.
 * @param today day of the build, `YYYY-MM-DD`
 */
export const matrixFiles = (content: Content, today: string): Map<string, string> =>
  new Map(
    languages.flatMap((language): [string, string][] => {
      const site = createSite(language, content, {}, today);
      // Without the byte order mark, spreadsheets assume the system's own encoding.
      const csv = `\uFEFF${matrixTable(site)
        .map((row) => row.map(cell).join(','))
        .join('\r\n')}\r\n`;
      return [
        [matrixFile('csv', site), csv],
        [matrixFile('json', site), `${JSON.stringify(matrixData(site), null, 2)}\n`],
      ];
    }),
  );
