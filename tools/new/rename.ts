import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needDataFile } from '../../src/calls/data-file';
import { publishedAddresses } from '../../src/content/schemas/addresses';
import {
  type FormerAddressRow,
  type RedirectRow,
  type RetiredRow,
  redirectRows,
} from '../../src/features/redirects/schema';
import { covers } from '../../src/site/former-addresses';
import { inLanguage, splitAddress } from '../../src/site/href';
import { languages } from '../../src/site/languages';
import { vendorSlug } from '../../src/site/vendor';

const source = 'data/redirects.json';

/**
 * Redirects a page's old address to its new one in each language, and what led to the old one.
 * @returns the new rows
 */
export function rename(root: string, from: string, to: string, since: string): RedirectRow[] {
  const addedRows = languages.map((language) => ({
    from: inLanguage(from, language),
    to: inLanguage(to, language),
    since,
    reason: 'renamed',
  }));
  const newAddresses = new Map(addedRows.map((row) => [row.from, row.to]));

  // A page that returns to an old address must not be redirected from it.
  const isReplaced = (row: FormerAddressRow) =>
    addedRows.some((newRow) => row.from === newRow.from || row.from === newRow.to);

  const remainingRows = needDataFile(root, source, redirectRows).filter((row) => !isReplaced(row));

  // What led to the old address leads to the new one.
  const redirectedRows = remainingRows.map((row) =>
    'retired' in row ? row : { ...row, to: newAddresses.get(row.to) ?? row.to },
  );

  writeRows(root, [...redirectedRows, ...addedRows]);

  return addedRows;
}

/**
 * Retires a page's address in each language, or all below a folder (`/docs/*`), and the addresses
 * that lead there.
 * @param day the first day without the page, `YYYY-MM-DD`
 * @param reason why the page is gone, for whoever asks later
 * @returns the new rows
 * @throws Error if the address, or all below the folder, was never published
 */
export function retire(root: string, path: string, day: string, reason: string): RetiredRow[] {
  const published = needDataFile(root, 'data/addresses.json', publishedAddresses).map((address) =>
    address.replaceAll('{vendor}', vendorSlug),
  );
  const addresses = languages
    .map((language) => inLanguage(path, language))
    .filter((address) => published.some((publishedAddress) => covers(address, publishedAddress)));
  if (addresses.length === 0)
    throw new Error(`${path} was never published: data/addresses.json doesn't have it`);

  const isCovered = (candidate: string) => addresses.some((address) => covers(address, candidate));
  const leadsThere = (row: FormerAddressRow) =>
    !('retired' in row) && isCovered(splitAddress(row.to).path);

  const rows = needDataFile(root, source, redirectRows);
  const redirectsThere = rows
    .filter(leadsThere)
    .map(({ from }) => from)
    .filter((from) => !isCovered(from));

  const retiredAddresses = new Set([...addresses, ...redirectsThere]);
  const addedRows = [...retiredAddresses].map((from) => ({ from, retired: day, reason }));
  const remainingRows = rows.filter(({ from }) => !retiredAddresses.has(from) && !isCovered(from));

  writeRows(root, [...remainingRows, ...addedRows]);

  return addedRows;
}

function writeRows(root: string, rows: readonly FormerAddressRow[]): void {
  writeFileSync(join(root, source), `${JSON.stringify(rows, null, 2)}\n`);
}
