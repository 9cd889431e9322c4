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
export async function writeSheet(source: MediaSource, script: SheetScript, path: string): Promise<void> {
  const { labels, chapters, title, description, language, date, vendor, page } = source;
  const colour = readColours(root);
  const addresses = addressesOf(script);
  const bold = { fontWeight: 'bold' } as const;
  const cell = (value = '', style = {}) => ({ value, wrap: true, alignVertical: 'top' as const, ...style });
  const titleCell = (value: string) => cell(value, { ...bold, fontSize: 16, textColor: colour('brand'), height: 30 });
  const heading = (value: string, columnSpan: number) =>
    cell(value, { ...bold, columnSpan, backgroundColor: colour('brand-tint'), height: 24 });
  const soft = (value?: string) => cell(value, { textColor: colour('ink-soft') });
  const input = { backgroundColor: '#fff6d6', borderStyle: 'thin', borderColor: colour('line-strong') } as const;
  const number = { align: 'right', alignVertical: 'top' } as const;

  const { item, value, unit, source: from } = script.columns;
  const head = [item, value, unit, from].map((text) => cell(text, { ...bold, bottomBorderStyle: 'medium' }));
  const rowOf = (row: SheetScript['sheets'][number]['rows'][number]) => {
    if ('heading' in row) return [heading(row.heading, 4), null, null, null];
    const amount =
      'formula' in row
        ? { type: 'Formula' as const, value: formulaOf(row.formula, addresses), ...bold }
        : { value: row.example, ...input };
    return [cell(row.label), { ...amount, ...number }, soft(row.unit), soft(row.source)];
  };
  const calculating = script.sheets.map(({ name, rows }) => ({
    sheet: name,
    columns: [{ width: 46 }, { width: 16 }, { width: 12 }, { width: 70 }],
    stickyRowsCount: headRows,
    data: [[titleCell(name), null, null, null], head, ...rows.map(rowOf)],
  }));
  const published = fill(labels.published, { date: formatDay(date, language) });
  const text = [
    titleCell(title),
    cell(description),
    soft(`${vendor.legalName} · ${published}`),
    ...chapters.flatMap(({ heading: name, paragraphs }) => [heading(name, 1), ...paragraphs.map((one) => cell(one))]),
    soft(`${labels.webVersionText} ${page}`),
    soft(fill(labels.correctionsText, { email: source.support })),
  ];
  const instructions = { sheet: script.instructions, columns: [{ width: 110 }], data: text.map((one) => [one]) };
  const font = { fontFamily: 'Calibri', fontSize: 11 };
  await writeExcelFile([instructions, ...calculating], font).toFile(path);
}
