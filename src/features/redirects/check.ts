import type { Issue } from '../../calls/issue';
import type { RedirectRow } from '../../content/schemas/redirects';
import { splitAddress } from '../../site/href';

const source = 'data/redirects.json';

/**
 * Checks that each redirect leads directly to a page and doesn't hide one.
 * @param pages the addresses of all pages
 */
export function checkRedirects(rows: readonly RedirectRow[], pages: ReadonlySet<string>): Issue[] {
  const issues: Issue[] = [];
  for (const [index, { from, to }] of rows.entries()) {
    const report = (field: string, message: string) =>
      issues.push({ source, key: `${index}.${field}`, message });
    const { path } = splitAddress(to);
    const next = rows.find((row) => row.from === path);
    if (rows.findIndex((row) => row.from === from) < index)
      report('from', `${from} is redirected already`);
    if (pages.has(from)) report('from', `${from} is a page, which nobody could reach`);
    if (path === from) report('to', `${from} leads to itself`);
    else if (next) report('to', `${to} leads on to ${splitAddress(next.to).path}`);
    else if (!pages.has(path)) report('to', `${to} isn't a page`);
  }
  return issues;
}

/**
 * Checks that every address ever published still works.
 * @param published all addresses ever published
 * @param served the addresses of pages and redirects
 */
export const checkPublished = (
  published: readonly string[],
  served: ReadonlySet<string>,
): Issue[] =>
  published
    .filter((address) => !served.has(address))
    .map((address) => ({
      source: 'data/addresses.json',
      key: '',
      message: `${address} was published, and is gone: npm run new -- rename ${address} NEW`,
    }));
