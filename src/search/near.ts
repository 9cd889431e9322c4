import { isHan } from './fold';

/** Letters that the beginning of a word needs to say something of it. */
const leastBeginning = 4;

/**
 * The parts of a word that pages have, where none has the word: of a Chinese one the pairs of characters, of another its longest beginning.
 * @param isKnown whether a name, title, keyword, heading or description has it
 */
export function partsOf(word: string, isKnown: (part: string) => boolean): string[] {
  if (isHan(word)) {
    const pairs = Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) => word.slice(at, at + 2));
    return [...new Set(pairs)].filter((pair) => pair !== word && isKnown(pair));
  }
  for (let length = word.length - 1; length >= Math.max(leastBeginning, word.length / 2); length -= 1)
    if (isKnown(word.slice(0, length))) return [word.slice(0, length)];
  return [];
}
