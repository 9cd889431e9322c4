import { isHan } from './text';

/** Damerau-Levenshtein distance: letters changed, added, dropped or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] ?? 0;
      const diagonal = row[j - 1] ?? 0;
      const left = next[j - 1] ?? 0;
      const swapped = before[j - 2] ?? 0;
      let least = Math.min(above + 1, left + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, swapped + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * The likely correction of a mistyped word; null if none is close. Up to 7 letters allow one error, longer words two; fewer than 4 are never corrected.
 * Among equally close words, the most frequent wins.
 * @param texts folded names, titles, keywords and headings
 */
export function correct(word: string, texts: string): string | null {
  if (isHan(word) || word.length < 4) return null;
  const counts = new Map<string, number>();
  for (const known of texts.match(/[a-z][a-z0-9.]{3,}/g) ?? [])
    counts.set(known, (counts.get(known) ?? 0) + 1);
  let best: string | null = null;
  let least = (word.length < 8 ? 1 : 2) + 0.5;
  for (const [known, count] of counts) {
    // The first letter is rarely wrong, unless it was swapped with the second.
    if (Math.abs(known.length - word.length) > 2 || (known[0] !== word[0] && known[0] !== word[1]))
      continue;
    const cost = distance(word, known) + 1 / (count + 2);
    if (cost < least) [best, least] = [known, cost];
  }
  return best;
}

/**
 * The longest known start of a word that no page has; none if less than half of it is known.
 * @param isKnown whether a name, title, keyword, heading or description has it
 */
export function knownStart(word: string, isKnown: (part: string) => boolean): string[] {
  for (let length = word.length - 1; length >= Math.max(4, word.length / 2); length -= 1)
    if (isKnown(word.slice(0, length))) return [word.slice(0, length)];
  return [];
}
