/** A page's name in pinyin: its syllables in a row, where each begins, and their first letters. */
export interface Spelling {
  joined: string;
  begins: ReadonlySet<number>;
  initials: string;
}

/** @param syllables parted by spaces; empty for a page without pinyin */
export function readSpelling(syllables: string): Spelling {
  const all = syllables.split(' ').filter(Boolean);
  const begins = new Set<number>();
  let at = 0;
  for (const syllable of all) {
    begins.add(at);
    at += syllable.length;
  }
  return { joined: all.join(''), begins, initials: all.map((syllable) => syllable.charAt(0)).join('') };
}

/** Whether a word is a name in pinyin from some character on: `rongqi`, `rongqiy`, or the first letters `rqy`. */
export function isSpelling(word: string, { joined, begins, initials }: Spelling): boolean {
  if (word.length < 2 || !/^[a-z]+$/.test(word)) return false;
  if (initials.includes(word)) return true;
  if (word.length < 3) return false;
  for (let at = joined.indexOf(word); at !== -1; at = joined.indexOf(word, at + 1)) if (begins.has(at)) return true;
  return false;
}
