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
      const index = rows.findIndex((row) => 'id' in row && row.id === id);
      if (index >= 0) return `'${name}'!$B$${index + 1 + headRows}`;
    }

    throw new Error(`${formula}: no row ${id}`);
  });

type Row = SheetScript['sheets'][number]['rows'][number];

const bold = { fontWeight: 'bold' } as const;
const input = { backgroundColor: '#fff6d6', borderStyle: 'thin' } as const;
const number = { align: 'right', alignVertical: 'top' } as const;

const cell = (value = '', style = {}) => ({
  value,
  wrap: true,
  alignVertical: 'top' as const,
  ...style,
});

/** The cells that have the vendor's colours. */
function colouredCells() {
  const colour = readColours(root);

  return {
    title: (value: string) =>
      cell(value, { ...bold, fontSize: 16, textColor: colour('brand'), height: 30 }),
    heading: (value: string, columnSpan: number) =>
      cell(value, { ...bold, columnSpan, backgroundColor: colour('brand-tint'), height: 24 }),
    soft: (value?: string) => cell(value, { textColor: colour('ink-soft') }),
  };
}

type Cells = ReturnType<typeof colouredCells>;

/** The sheets with amounts to enter and formulas. */
function calculationSheets({ sheets, columns }: SheetScript, { title, heading, soft }: Cells) {
  const head = [columns.item, columns.value, columns.unit, columns.source].map((text) =>
    cell(text, { ...bold, bottomBorderStyle: 'medium' }),
  );

  const cellsOf = (row: Row) => {
    if ('heading' in row) return [heading(row.heading, 4), null, null, null];

    const amount =
      'formula' in row
        ? { type: 'Formula' as const, value: formulaOf(row.formula, sheets), ...bold }
        : { value: row.example, ...input };
    return [cell(row.label), { ...amount, ...number }, soft(row.unit), soft(row.source)];
  };

  return sheets.map(({ name, rows }) => ({
    sheet: name,
    columns: [{ width: 46 }, { width: 16 }, { width: 12 }, { width: 70 }],
    stickyRowsCount: headRows,
    data: [[title(name), null, null, null], head, ...rows.map(cellsOf)],
  }));
}

/** The sheet with the item's text. */
function textSheet(source: MediaSource, name: string, { title, heading, soft }: Cells) {
  const { labels, chapters, description, language, date, vendor, page, support } = source;
  const t = labelTexts(source);
  const published = t('published', { date: formatDay(date, language) });

  const lines = [
    title(source.title),
    cell(description),
    soft(`${vendor.legalName} · ${published}`),
    ...chapters.flatMap((chapter) => [
      heading(chapter.heading, 1),
      ...chapter.paragraphs.map((paragraph) => cell(paragraph)),
    ]),
    soft(`${labels.webVersionText} ${page}`),
    soft(t('correctionsText', { email: support })),
  ];

  return { sheet: name, columns: [{ width: 110 }], data: lines.map((line) => [line]) };
}

/**
 * Writes an item as a spreadsheet: a sheet with its text, then sheets with amounts to enter and
 * formulas.
 */
export async function writeSheet(
  source: MediaSource,
  script: SheetScript,
  path: string,
): Promise<void> {
  const cells = colouredCells();
  const sheets = [
    textSheet(source, script.instructions, cells),
    ...calculationSheets(script, cells),
  ];

  await writeExcelFile(sheets, { fontFamily: 'Calibri', fontSize: 11 }).toFile(path);
}
