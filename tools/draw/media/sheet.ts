import writeExcelFile from 'write-excel-file/node';
import { root } from '../../../src/cli/support/environment';
import { formatDay } from '../../../src/site/format-date';
import { readColours } from '../colours';
import { labelTexts } from './labels';
import type { SheetScript } from './script';
import type { MediaSource } from './source';

/** Rows above the first row of data: the title and the column headings. */
const headRows = 2;

/**
 * Replaces ids in a formula with addresses, e.g. `'Cards'!$B$7`. Pure.
 * @throws Error that names an unknown id
 */
export const formulaOf = (
  formula: string,
  sheets: Pick<SheetScript['sheets'][number], 'name' | 'rows'>[],
): string =>
  formula.replace(/\[([^\]]+)\]/g, (_, id: string) => {
    for (const { name, rows } of sheets) {
      const at = rows.findIndex((row) => 'id' in row && row.id === id);
      if (at >= 0) return `'${name}'!$B$${at + 1 + headRows}`;
    }
    throw new Error(`${formula}: no row ${id}`);
  });

/** Writes an item as a spreadsheet: a sheet with its text, then sheets with amounts to enter and formulas. */
export async function writeSheet(
  source: MediaSource,
  script: SheetScript,
  path: string,
): Promise<void> {
  const { labels, chapters, title, description, language, date, vendor, page } = source;
  const colour = readColours(root);
  const bold = { fontWeight: 'bold' } as const;
  const cell = (value = '', style = {}) => ({
    value,
    wrap: true,
    alignVertical: 'top' as const,
    ...style,
  });
  const titleCell = (value: string) =>
    cell(value, { ...bold, fontSize: 16, textColor: colour('brand'), height: 30 });
  const heading = (value: string, columnSpan: number) =>
    cell(value, { ...bold, columnSpan, backgroundColor: colour('brand-tint'), height: 24 });
  const soft = (value?: string) => cell(value, { textColor: colour('ink-soft') });
  const input = { backgroundColor: '#fff6d6', borderStyle: 'thin' } as const;
  const number = { align: 'right', alignVertical: 'top' } as const;

  const { item, value, unit, source: from } = script.columns;
  const head = [item, value, unit, from].map((text) =>
    cell(text, { ...bold, bottomBorderStyle: 'medium' }),
  );
  const rowOf = (row: SheetScript['sheets'][number]['rows'][number]) => {
    if ('heading' in row) return [heading(row.heading, 4), null, null, null];
    const amount =
      'formula' in row
        ? { type: 'Formula' as const, value: formulaOf(row.formula, script.sheets), ...bold }
        : { value: row.example, ...input };
    return [cell(row.label), { ...amount, ...number }, soft(row.unit), soft(row.source)];
  };
  const calculating = script.sheets.map(({ name, rows }) => ({
    sheet: name,
    columns: [{ width: 46 }, { width: 16 }, { width: 12 }, { width: 70 }],
    stickyRowsCount: headRows,
    data: [[titleCell(name), null, null, null], head, ...rows.map(rowOf)],
  }));
  const published = labelTexts(source)('published', { date: formatDay(date, language) });
  const text = [
    titleCell(title),
    cell(description),
    soft(`${vendor.legalName} · ${published}`),
    ...chapters.flatMap(({ heading: name, paragraphs }) => [
      heading(name, 1),
      ...paragraphs.map((one) => cell(one)),
    ]),
    soft(`${labels.webVersionText} ${page}`),
    soft(labelTexts(source)('correctionsText', { email: source.support })),
  ];
  const instructions = {
    sheet: script.instructions,
    columns: [{ width: 110 }],
    data: text.map((one) => [one]),
  };
  await writeExcelFile([instructions, ...calculating], {
    fontFamily: 'Calibri',
    fontSize: 11,
  }).toFile(path);
}
