import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/config/languages';
import { type RedirectRow, redirectRows } from '../../src/contract/content/redirects';
import { needDataFile } from '../../src/contract/data-file';
import { inLanguage } from '../../src/routes/href';

const source = 'data/redirects.json';

/**
 * Redirects a page's old address to its new one in each language. Redirects to the old address are changed to the new one.
 * @param root the project's folder
 * @param from a path without its language
 * @returns the new rows
 * @throws Error for an address that isn't a path, or is redirected already
 */
export function rename(root: string, from: string, to: string, today: string): RedirectRow[] {
  const rows = needDataFile(root, source, redirectRows);
  for (const path of [from, to])
    if (!path.startsWith('/')) throw new Error(`${path} isn’t a path such as /product/BCC`);
  const added = languages.map((language) => ({
    from: inLanguage(from, language),
    to: inLanguage(to, language),
    since: today,
    reason: 'renamed',
  }));
  const taken = rows.find((row) => added.some((one) => one.from === row.from));
  if (taken) throw new Error(`${taken.from} leads to ${taken.to} already (${source})`);
  const kept = rows.map((row) => ({ ...row, to: added.find((one) => one.from === row.to)?.to ?? row.to }));
  // A page that returns to an old address must not be redirected from it.
  const all = [...kept.filter((row) => !added.some((one) => one.to === row.from)), ...added];
  writeFileSync(join(root, source), `${JSON.stringify(all, null, 2)}\n`);
  return added;
}
