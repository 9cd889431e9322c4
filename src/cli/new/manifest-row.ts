import type { Family } from '../../routes/route-types';

/** What a new row of the manifest says. */
export type NewRow = { kind: 'product'; name: string; family: Family } | { kind: 'solution'; name: string };

/**
 * Adds a row to the source of src/routes/manifest.ts: behind the last product of its family, or behind the last solution. Nothing else changes.
 * @throws Error if no row of this kind is there to put it behind
 */
export function withRow(source: string, row: NewRow): string {
  const lines = source.split('\n');
  const isRow = new RegExp(`^ {2}${row.kind}\\(['\`].*\\),$`);
  const last = (pattern: RegExp) => lines.map((line) => isRow.test(line) && pattern.test(line)).lastIndexOf(true);
  const inFamily = row.kind === 'product' ? last(new RegExp(`, '${row.family}'`)) : -1;
  const after = inFamily >= 0 ? inFamily : last(/./);
  if (after < 0)
    throw new Error(`src/routes/manifest.ts has no row that begins with “  ${row.kind}(” to put the new one behind`);
  const written = row.kind === 'product' ? `  product('${row.name}', '${row.family}'),` : `  solution('${row.name}'),`;
  return [...lines.slice(0, after + 1), written, ...lines.slice(after + 1)].join('\n');
}
