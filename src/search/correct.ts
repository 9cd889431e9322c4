import { valueAt } from './field';
import { isHan } from './fold';

/** How many letters have to be changed, added, left out or swapped with their neighbour to make one word of another; gives up above `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(valueAt(row, j) + 1, valueAt(next, j - 1) + 1, valueAt(row, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, valueAt(before, j - 2) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? most + 1, most + 1);
}

/** How many wrong letters a word may have: none in a short one, which would be another word. */
const tolerance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The known word that a mistyped one was meant to be; null if none is near.
 * @param known words with the number of pages that have them
 */
function correctLatin(word: string, known: ReadonlyMap<string, number>): string | null {
  const most = tolerance(word.length);
  if (most === 0) return null;
  let best: { word: string; wrong: number; pages: number } | null = null;
  for (const [candidate, pages] of known) {
    // The first letter is hardly ever wrong, unless it was swapped with the second.
    if (candidate[0] !== word[0] && candidate[0] !== word[1]) continue;
    const wrong = distance(word, candidate, best ? best.wrong : most);
    if (wrong <= most && (!best || wrong < best.wrong || (wrong === best.wrong && pages > best.pages)))
      best = { word: candidate, wrong, pages };
  }
  return best?.word ?? null;
}

/** The part of the known texts that differs from a Chinese word by one character; the oftenest found wins. */
function correctHan(word: string, texts: string): string | null {
  if (word.length < 3 || word.length > 8) return null;
  const counts = new Map<string, number>();
  for (let wrong = 0; wrong < word.length; wrong += 1) {
    const [head, tail] = [word.slice(0, wrong), word.slice(wrong + 1)];
    const part = head.length >= tail.length ? head : tail;
    for (let at = texts.indexOf(part); at !== -1; at = texts.indexOf(part, at + 1)) {
      const start = part === head ? at : at - wrong - 1;
      const candidate = texts.slice(Math.max(start, 0), start + word.length);
      if (candidate.length !== word.length || !/^\p{Script=Han}+$/u.test(candidate)) continue;
      if (candidate.startsWith(head) && candidate.endsWith(tail))
        counts.set(candidate, (counts.get(candidate) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return best?.[0] ?? null;
}

/**
 * The word that a word without results was meant to be; null if none is near.
 * @param known the words of names, titles, keywords and headings @param texts the same as one folded text
 */
export const correct = (word: string, known: ReadonlyMap<string, number>, texts: string): string | null =>
  isHan(word) ? correctHan(word, texts) : correctLatin(word, known);
