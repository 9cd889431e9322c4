import type { RedirectRow } from '../../contract/content/redirects';
import type { Issue } from '../../contract/issue';
import { splitAddress } from '../../routes/href';

const source = 'data/redirects.json';

/**
 * Checks that each redirect leads directly to a page and doesn't hide one.
 * @param pages the addresses of all pages
 */
export function checkRedirects(rows: readonly RedirectRow[], pages: ReadonlySet<string>): Issue[] {
  const targets = new Map(rows.map(({ from, to }) => [from, splitAddress(to).path]));
  const seen = new Set<string>();
  return rows.flatMap(({ from, to }, index): Issue[] => {
    const report = (field: string, message: string): Issue => ({ source, key: `${index}.${field}`, message });
    const { path } = splitAddress(to);
    const found: Issue[] = [];
    if (seen.has(from)) found.push(report('from', `${from} is redirected already`));
    if (pages.has(from)) found.push(report('from', `${from} is a page, which nobody could reach`));
    const next = targets.get(path);
    if (path === from) found.push(report('to', `${from} leads to itself`));
    else if (next !== undefined) found.push(report('to', `${to} leads on to ${next}`));
    else if (!pages.has(path)) found.push(report('to', `${to} isn't a page`));
    seen.add(from);
    return found;
  });
}

/**
 * Checks that every address ever published still works.
 * @param published all addresses ever published
 * @param served the addresses of pages and redirects
 */
export const checkPublished = (published: readonly string[], served: ReadonlySet<string>): Issue[] =>
  published
    .filter((address) => !served.has(address))
    .map((address) => ({
      source: 'data/addresses.json',
      key: '',
      message: `${address} was published, and is gone: npm run new -- rename ${address} NEW`,
    }));
