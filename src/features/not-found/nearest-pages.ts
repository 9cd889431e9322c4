import type { PageLink } from '../../content/page-view';
import { splitAddress, splitLanguage } from '../../site/href';
import { distance } from '../search/correct';

/** From 0 to 1: how little of the longer text must change to make it the other. */
const similarity = (text: string, otherText: string): number =>
  1 - distance(text, otherText) / Math.max(text.length, otherText.length, 1);

/** Pages that are less alike aren't offered. */
const leastSimilarity = 0.5;

/** How near a list is to the address of an item of it: items aren't among the pages. */
const likenessOfList = 0.6;

/**
 * An address as people write it: decoded, as far as it can be. URLSearchParams, unlike decodeURI,
 * accepts any input.
 */
export function readableAddress(address: string): string {
  const value = address.replaceAll('+', '%2B').replaceAll('&', '%26');
  return new URLSearchParams(`address=${value}`).get('address') ?? '';
}

/**
 * A path without what a chat app has glued to it: everything from the first character that no
 * address has. `/product/BCC，点击查看`.
 */
const withoutGluedText = (path: string): string => path.replace(/[^\w\-./~%+@].*$/su, '');

/** What is compared of an address: its path without language, in lower case. */
const comparedPath = (path: string): string => splitLanguage(path.toLowerCase()).path.slice(0, 80);

/**
 * The pages with the most similar addresses.
 * @returns at most `most` pages, the most similar first
 */
export function nearestPages(
  address: string,
  pages: readonly PageLink[],
  maxCount = 3,
): PageLink[] {
  const decoded = readableAddress(splitAddress(address).path);
  const comparedAddress = comparedPath(decoded);
  const start = comparedPath(withoutGluedText(decoded));
  // The home page is what's left of any address in Chinese.
  const spellings = start === '/' ? [comparedAddress] : [comparedAddress, start];

  const likenessOf = ({ href }: PageLink): number => {
    const path = comparedPath(splitAddress(href).path);
    const isList = path !== '/' && comparedAddress.startsWith(`${path}/`);
    const likeness = Math.max(...spellings.map((spelling) => similarity(spelling, path)));
    return isList ? Math.max(likeness, likenessOfList) : likeness;
  };

  return pages
    .map((page) => ({ page, score: likenessOf(page) }))
    .filter(({ score }) => score >= leastSimilarity)
    .sort((first, second) => second.score - first.score)
    .slice(0, maxCount)
    .map(({ page }) => page);
}

/**
 * The last segment of an address as search terms: `cloud hosting` for `/en/product/cloud-hosting`.
 */
export function wordsOf(address: string): string {
  const decoded = readableAddress(splitAddress(address).path);
  const lastStep = (path: string) => path.split('/').filter(Boolean).pop();
  const step = lastStep(withoutGluedText(decoded)) ?? lastStep(decoded) ?? '';

  return step.replace(/[-_.]+/g, ' ').trim();
}
