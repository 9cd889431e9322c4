import { fold, isHan, wordsOf } from './fold';

/** Words of a query that are considered. */
const wordLimit = 8;

/** One thing that is asked for, and the ways to write it, the typed one first. */
export interface Term {
  typed: string;
  /** Other words for it, from the synonyms. */
  others: readonly string[];
  /** Whether a page may write it as it was typed; of other words for the same thing it is known that none does. */
  isWritten: boolean;
  /** Nice to have: `平台`, `system`. A page without it answers as well. */
  isOptional: boolean;
}

/** Words that mean the same. */
interface SynonymGroup {
  /** Those that are recognised in a query. */
  words: readonly string[];
  /** Those of them that a page has. */
  found: readonly string[];
}

/** What a query is read with. */
export interface Vocabulary {
  /** Groups of words that mean the same, folded. */
  synonyms: readonly SynonymGroup[];
  /** Words that a question is put with, folded. */
  stopWords: ReadonlySet<string>;
  /** Words that narrow nothing, folded. */
  optional: ReadonlySet<string>;
}

/** The lines of a file's column, folded. */
const readLines = (lines: string): string[] => fold(lines).split('\n').filter(Boolean);

/** Reads the columns of the index that hold words; those of the second file are not there at first. */
export const readVocabulary = (synonyms = '', stopWords = '', optional = ''): Vocabulary => ({
  synonyms: synonyms
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      // Each word by itself: tabs part them.
      const words = line.split('\t').map(fold);
      const end = words.indexOf('');
      return { words: words.filter(Boolean), found: end === -1 ? words : words.slice(0, end) };
    }),
  stopWords: new Set(readLines(stopWords)),
  optional: new Set(readLines(optional)),
});

/** Where a phrase stands in a text as whole words; -1 if it does not. */
function placeOf(text: string, phrase: string): number {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const isLetterAt = (place: number, edge: string) =>
      !isHan(edge) && /[\p{L}\p{N}]/u.test(text.charAt(place)) && !isHan(text.charAt(place));
    if (!isLetterAt(at - 1, phrase.charAt(0)) && !isLetterAt(at + phrase.length, phrase.charAt(phrase.length - 1)))
      return at;
  }
  return -1;
}

/** The Chinese word around a phrase that begins and ends with Chinese characters. */
function wordAround(text: string, at: number, length: number): string {
  let [start, end] = [at, at + length];
  if (isHan(text.charAt(start))) while (start > 0 && isHan(text.charAt(start - 1))) start -= 1;
  if (isHan(text.charAt(end - 1))) while (isHan(text.charAt(end))) end += 1;
  return text.slice(start, end);
}

/**
 * Reads a folded query: what the synonyms know is one term with all its names, what remains is parted into words; words that only put the question are
 * left out unless nothing else is there.
 * @param isKnown whether a page writes a longer Chinese word just so: then it is not taken apart
 */
export function readQuery(
  folded: string,
  { synonyms, stopWords, optional }: Vocabulary,
  isKnown: (word: string) => boolean,
): Term[] {
  const found: { at: number; term: Term }[] = [];
  let rest = folded;
  const add = (at: number, typed: string, others: readonly string[], isWritten: boolean) => {
    found.push({ at, term: { typed, others, isWritten, isOptional: optional.has(typed) } });
    rest = `${rest.slice(0, at)}${'\n'.repeat(typed.length)}${rest.slice(at + typed.length)}`;
  };
  const phrases = synonyms
    .flatMap(({ words, found: others }) => words.map((phrase) => ({ phrase, others })))
    .filter(({ phrase }) => folded.includes(phrase));
  for (const { phrase, others } of phrases.sort((a, b) => b.phrase.length - a.phrase.length)) {
    const at = placeOf(rest, phrase);
    if (at === -1) continue;
    const around = wordAround(rest, at, phrase.length);
    if (around !== phrase && isKnown(around)) continue;
    add(
      at,
      phrase,
      others.filter((other) => other !== phrase),
      others.includes(phrase),
    );
  }
  const words = wordsOf(rest);
  const wanted = words.filter((word) => !stopWords.has(word));
  for (const word of wanted.length > 0 || found.length > 0 ? wanted : words) add(rest.indexOf(word), word, [], true);
  const terms = found
    .sort((a, b) => a.at - b.at)
    .slice(0, wordLimit)
    .map(({ term }) => term);
  return terms.some(({ isOptional }) => !isOptional) ? terms : terms.map((term) => ({ ...term, isOptional: false }));
}

/** The part of an English word that its forms share: microservices, microservice; upgrade, upgrading. */
export function stem(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  const bare = word.endsWith('ss') ? word : word.replace(/(?:ies|ing|ed|es|e|s)$/, '');
  return bare.length >= 4 ? bare : word;
}
