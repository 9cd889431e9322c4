import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needDataFile } from '../../src/calls/data-file';
import { type RedirectRow, redirectRows } from '../../src/content/schemas/redirects';
import { inLanguage } from '../../src/site/href';
import { languages } from '../../src/site/languages';

const source = 'data/redirects.json';

/** Redirects a page's old address to its new one in each language, and what led to the old one. @returns the new rows */
export function rename(root: string, from: string, to: string, since: string): RedirectRow[] {
  const added = languages.map((language) => ({
    from: inLanguage(from, language),
    to: inLanguage(to, language),
    since,
    reason: 'renamed',
  }));
  // A page that returns to an old address must not be redirected from it.
  const isOver = (row: RedirectRow) =>
    added.some((one) => row.from === one.from || row.from === one.to);
  const remaining = needDataFile(root, source, redirectRows).filter((row) => !isOver(row));
  const redirected = remaining.map((row) => ({
    ...row,
    to: added.find((one) => one.from === row.to)?.to ?? row.to,
  }));
  writeFileSync(join(root, source), `${JSON.stringify([...redirected, ...added], null, 2)}\n`);
  return added;
}
