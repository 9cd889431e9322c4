import { isHan } from './text';

/**
 * What the names, keywords and headings of all pages have: by it Chinese, which has no spaces, is
 * taken apart.
 */
export interface Vocabulary {
  text: string;
  isKnown(word: string): boolean;
  /**
   * The longest known pieces of a Chinese word of three characters or more, without stop words and
   * what is not known.
   */
  piecesOf(word: string): string[];
}

/** @param text names, keywords and headings, a line each */
export function createVocabulary(text: string, stopWords: readonly string[]): Vocabulary {
  const isKnown = (word: string) => text.includes(word);

  function piecesOf(word: string): string[] {
    if (!isHan(word) || word.length < 3) return [];

    const pieces = new Set<string>();
    let start = 0;

    while (start < word.length) {
      let end = start + 1;
      while (end < word.length && isKnown(word.slice(start, end + 1))) {
        end += 1;
      }

      const piece = word.slice(start, end);
      if (piece.length > 1 && !stopWords.includes(piece)) pieces.add(piece);
      start = end;
    }

    return [...pieces];
  }

  return { text, isKnown, piecesOf };
}
