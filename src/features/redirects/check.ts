import type { Issue } from '../../calls/issue';
import { covers, folderOf } from '../../site/former-addresses';
import { splitAddress, splitLanguage } from '../../site/href';
import { vendorSlug } from '../../site/vendor';
import type { FormerAddressRow } from './schema';

const source = 'data/redirects.json';

/**
 * Checks that each redirect leads directly to a page, and that no redirected or retired address is
 * a page.
 * @param pages the addresses of all pages
 */
export function checkRedirects(
  rows: readonly FormerAddressRow[],
  pages: ReadonlySet<string>,
): Issue[] {
  const issues: Issue[] = [];

  for (const [index, row] of rows.entries()) {
    const report = (key: string, message: string) =>
      issues.push({ source, key: `${index}.${key}`, message });

    const earlier = rows.slice(0, index).find(({ from }) => from === row.from);
    if (earlier) report('from', `${row.from} is ${stateOf(earlier)} already`);

    if ('retired' in row) {
      const page = [...pages].find((address) => covers(row.from, address));
      if (page !== undefined)
        report('from', `${page} is still a page: delete the page, or this row`);

      const wider = rows.find((other) => isWider(other, row));
      if (wider) report('from', `${row.from} is retired with ${wider.from}: delete this row`);
      continue;
    }

    if (pages.has(row.from)) report('from', `${row.from} is a page, which nobody could reach`);
    const fault = targetFault(row.from, row.to, rows, pages);
    if (fault !== null) report('to', fault);
  }

  return issues;
}

/** Whether a row retires the folder of another row. */
const isWider = (row: FormerAddressRow, other: FormerAddressRow): boolean =>
  row !== other && 'retired' in row && folderOf(row.from) !== null && covers(row.from, other.from);

const stateOf = (row: FormerAddressRow): string => ('retired' in row ? 'retired' : 'redirected');

/** What is wrong with the target of a redirect; null if it leads directly to a page. */
function targetFault(
  from: string,
  to: string,
  rows: readonly FormerAddressRow[],
  pages: ReadonlySet<string>,
): string | null {
  const { path } = splitAddress(to);
  if (path === from) return `${from} leads to itself`;

  const next = rows.find((row) => covers(row.from, path));
  if (next && 'retired' in next)
    return `${to} is retired since ${next.retired}: name another page, or retire ${from} too`;
  if (next) return `${to} leads on to ${splitAddress(next.to).path}`;

  return pages.has(path) ? null : `${to} isn't a page`;
}

/** Whether an address is below one of the retired folders. */
const isBelow = (address: string, addresses: ReadonlySet<string>): boolean =>
  [...addresses].some((row) => folderOf(row) !== null && covers(row, address));

/**
 * Checks that every address ever published still works, or is retired.
 * @param published all addresses ever published
 * @param servedAddresses the addresses of pages and redirects, and the retired ones; `/docs/*`
 * stands for all below `/docs`
 */
export const checkPublished = (
  published: readonly string[],
  servedAddresses: ReadonlySet<string>,
): Issue[] =>
  published
    .filter((address) => !servedAddresses.has(address) && !isBelow(address, servedAddresses))
    .map((address) => {
      const path = splitLanguage(address).path.replaceAll('{vendor}', vendorSlug);
      const remedy = `npm run new -- rename ${path} NEW, or npm run new -- retire ${path}`;
      return {
        source: 'data/addresses.json',
        key: '',
        message: `${address} was published, and is gone: ${remedy}`,
      };
    });
