import writeExcelFile from 'write-excel-file/node';
import { root } from '../../../src/cli/support/environment';
import { fill } from '../../../src/i18n/texts';
import { formatDay } from '../../../src/lib/format-date';
import { readColours } from '../colours';
import type { SheetScript } from './script';
import type { MediaSource } from './source';

/** Rows above the first row of data: the title and the column headings. */
const headRows = 2;
/** The column of values. */
const valueColumn = 'B';

/**
 * The address of every row's value by its id, e.g. `'Cards'!$B$7`. Pure.
 * @throws Error for two rows with the same id
 */
export function addressesOf({ sheets }: Pick<SheetScript, 'sheets'>): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const { name, rows } of sheets)
    for (const [index, row] of rows.entries()) {
      if (!('id' in row)) continue;
      if (addresses.has(row.id)) throw new Error(`two rows are called ${row.id}`);
      addresses.set(row.id, `'${name.replaceAll("'", "''")}'!$${valueColumn}$${index + 1 + headRows}`);
    }
  return addresses;
}

/**
 * Replaces ids in a formula with addresses. Pure.
 * @throws Error that names an unknown id
 */
export const formulaOf = (formula: string, addresses: ReadonlyMap<string, string>): string =>
  formula.replace(/\[([^\]]+)\]/g, (_, id: string) => {
    const address = addresses.get(id);
    if (address === undefined) throw new Error(`${formula}: no row ${id}`);
    return address;
  });

/** Writes an item as a spreadsheet: a sheet with its text, then sheets with amounts to enter and formulas. */
export async function writeSheet(source: MediaSource<SheetScript>, path: string): Promise<void> {
  const { script, labels, chapters, title, description, language, date, vendor, page } = source;
  const colour = readColours(root);
  const addresses = addressesOf(script);
  const titleCell = (value: string) => ({
    value,
    fontWeight: 'bold' as const,
    fontSize: 16,
    textColor: colour('brand'),
    height: 30,
  });
  const headingCell = (value: string, columnSpan: number) => ({
    value,
    columnSpan,
    fontWeight: 'bold' as const,
    backgroundColor: colour('brand-tint'),
    height: 24,
  });
  const wrapped = (value: string) => ({ value, wrap: true, alignVertical: 'top' as const });
  const soft = (value = '') => ({ ...wrapped(value), textColor: colour('ink-soft') });

  const { item, value, unit, source: from } = script.columns;
  const calculating = script.sheets.map(({ name, rows }) => ({
    sheet: name,
    columns: [{ width: 46 }, { width: 16 }, { width: 12 }, { width: 70 }],
    stickyRowsCount: headRows,
    data: [
      [titleCell(name), null, null, null],
      [item, value, unit, from].map((text) => ({
        value: text,
        fontWeight: 'bold' as const,
        bottomBorderStyle: 'medium' as const,
      })),
      ...rows.map((row) => {
        if ('heading' in row) return [headingCell(row.heading, 4), null, null, null];
        const amount =
          'formula' in row
            ? { type: 'Formula' as const, value: formulaOf(row.formula, addresses), fontWeight: 'bold' as const }
            : {
                value: row.example,
                backgroundColor: '#fff6d6',
                borderStyle: 'thin' as const,
                borderColor: colour('line-strong'),
              };
        return [
          wrapped(row.label),
          { ...amount, align: 'right' as const, alignVertical: 'top' as const },
          soft(row.unit),
          soft(row.source),
        ];
      }),
    ],
  }));
  const text = [
    [titleCell(title)],
    [wrapped(description)],
    [soft(`${vendor.legalName} · ${fill(labels.published, { date: formatDay(date, language) })}`)],
    ...chapters.flatMap(({ heading, paragraphs }) => [
      [headingCell(heading, 1)],
      ...paragraphs.map((paragraph) => [wrapped(paragraph)]),
    ]),
    [soft(`${labels.webVersionText} ${page}`)],
    [soft(fill(labels.correctionsText, { email: source.support }))],
  ];
  await writeExcelFile([{ sheet: script.instructions, columns: [{ width: 110 }], data: text }, ...calculating], {
    fontFamily: 'Calibri',
    fontSize: 11,
  }).toFile(path);
}
