import { leavesSite } from '../../lib/safe-link';
import { splitAddress, splitLanguage } from '../../routes/href';
import type { PageLink } from '../../routes/page-view';
import { distance } from '../../search/correct';

/** From 0 to 1: how little of the longer text must change to make it the other. */
const likeness = (a: string, b: string): number =>
  1 - distance(a, b) / Math.max(a.length, b.length, 1);

/**
 * The pages with the most similar addresses.
 * @returns at most `most` pages, the most similar first
 */
export function nearestPages(asked: string, pages: readonly PageLink[], most = 3): PageLink[] {
  const path = (address: string) =>
    splitLanguage(splitAddress(address).path).path.toLowerCase().slice(0, 80);
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
