import { leavesSite } from '../../lib/safe-link';
import { splitAddress, splitLanguage } from '../../routes/href';
import type { PageLink } from '../../routes/page-view';

/** The length of the longest common subsequence of two texts, relative to the longer one. */
function likeness(a: string, b: string): number {
  let previous = new Array<number>(b.length + 1).fill(0);
  for (const letter of a) {
    const row = [0];
    for (let index = 1; index <= b.length; index += 1)
      row[index] =
        b[index - 1] === letter ? (previous[index - 1] ?? 0) + 1 : Math.max(previous[index] ?? 0, row[index - 1] ?? 0);
    previous = row;
  }
  return (previous[b.length] ?? 0) / Math.max(a.length, b.length, 1);
}

/**
 * The pages with the most similar addresses.
 * @returns at most `most` pages, the most similar first
 */
export function nearestPages(asked: string, pages: readonly PageLink[], most = 3): PageLink[] {
  const path = (address: string) => splitLanguage(splitAddress(address).path).path.toLowerCase().slice(0, 80);
  return pages
    .map((page) => ({ page, score: likeness(path(asked), path(page.href)) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}

/** The requested address from the query; null unless it's a path of this site. */
export const parseAsked = (value: string | null): string | null =>
  value?.startsWith('/') && !leavesSite(value) ? value : null;

/** The last segment of an address as search terms: `cloud hosting` for `/en/product/cloud-hosting`. */
export function wordsOf(asked: string): string {
  const step = splitAddress(asked).path.split('/').filter(Boolean).pop() ?? '';
  // Unlike decodeURI, URLSearchParams accepts any input.
  return (new URLSearchParams(`step=${step}`).get('step') ?? '').replace(/[-_.]+/g, ' ').trim();
}
