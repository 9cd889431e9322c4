import { isHan } from './text';

/**
 * Damerau-Levenshtein distance: letters changed, added, dropped or swapped with their neighbour.
 */
export function distance(word: string, otherWord: string): number {
  // The rows of the table of distances between the starts of both words: the last two are enough.
  let rowBefore: number[] = [];
  let row = Array.from({ length: otherWord.length + 1 }, (_, index) => index);

  for (let position = 1; position <= word.length; position += 1) {
    const nextRow = [position];
    for (let otherPosition = 1; otherPosition <= otherWord.length; otherPosition += 1) {
      const isSame = word[position - 1] === otherWord[otherPosition - 1];
      const dropCost = (row[otherPosition] ?? 0) + 1;
      const addCost = (nextRow[otherPosition - 1] ?? 0) + 1;
      const changeCost = (row[otherPosition - 1] ?? 0) + (isSame ? 0 : 1);

      const isSwap =
        position > 1 &&
        otherPosition > 1 &&
        word[position - 1] === otherWord[otherPosition - 2] &&
        word[position - 2] === otherWord[otherPosition - 1];
      const swapCost = isSwap ? (rowBefore[otherPosition - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;

      nextRow.push(Math.min(dropCost, addCost, changeCost, swapCost));
    }
    rowBefore = row;
    row = nextRow;
  }

  return row[otherWord.length] ?? 0;
}

/** How often each word of letters and digits occurs in texts. */
function countWords(texts: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.match(/[a-z][a-z0-9.]{3,}/g) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Whether a word may be another one with errors. The first letter is rarely wrong, unless it was
 * swapped with the second.
 */
const isCandidate = (candidate: string, word: string): boolean =>
  Math.abs(candidate.length - word.length) <= 2 &&
  (candidate[0] === word[0] || candidate[0] === word[1]);

/**
 * The likely correction of a mistyped word; null if none is close. Up to 7 letters allow one error,
 * longer words two; fewer than 4 are never corrected. Among equally close words, the most frequent
 * wins.
 * @param texts folded names, titles, keywords and headings
 */
export function correct(word: string, texts: string): string | null {
  if (isHan(word) || word.length < 4) return null;

  let correction: string | null = null;
  let leastCost = (word.length < 8 ? 1 : 2) + 0.5;

  for (const [candidate, count] of countWords(texts)) {
    if (!isCandidate(candidate, word)) continue;

    const cost = distance(word, candidate) + 1 / (count + 2);
    if (cost >= leastCost) continue;
    correction = candidate;
    leastCost = cost;
  }

  return correction;
}

/**
 * The longest known start of a word that no page has; none if less than half of it is known.
 * @param isKnown whether a name, title, keyword, heading or description has it
 */
export function knownStart(word: string, isKnown: (part: string) => boolean): string[] {
  const shortest = Math.max(4, word.length / 2);
  for (let length = word.length - 1; length >= shortest; length -= 1) {
    const start = word.slice(0, length);
    if (isKnown(start)) return [start];
  }
  return [];
}
