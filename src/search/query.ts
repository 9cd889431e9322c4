import type { HeadingsFile } from './format';
import { stem, wholeWords, wordsOf } from './text';

const wordLimit = 8;

/** A search term. */
export interface Term {
  typed: string;
  synonyms: readonly string[];
  /** `平台`, `system`: a page without it still answers. */
  isOptional: boolean;
}

/** Words and questions that the index knows, folded; there are none until its second file has arrived. */
export type Vocabulary = Pick<HeadingsFile, 'synonyms' | 'stopWords' | 'optional'>;

/** Position of a folded phrase in a text as whole words; -1 if there is none. */
export const placeOf = (text: string, phrase: string): number =>
  text.search(new RegExp(wholeWords(phrase)));

/** A folded text with English words as their stems: a question may use any form of a phrase's words. */
export const stemmed = (folded: string): string => folded.replace(/[a-z]+/g, stem);

/** Reads a sort of questions. @returns whether a folded query is one of them; words count whole */
export function readQuestions({
  asks,
  names,
  without,
}: HeadingsFile['answers'][number]): (folded: string) => boolean {
  const anyOf = (phrases: readonly string[]) =>
    new RegExp(phrases.map((phrase) => phrase.split('…').map(wholeWords).join('.*')).join('|'));
  const asked = anyOf(asks);
  const named = anyOf(names);
  const other = anyOf(without);
  return (folded) => {
    const query = stemmed(folded);
    return asked.test(query) && named.test(query) && !(without.length > 0 && other.test(query));
  };
}

/** A number such as SKY-2026-005 or CVE-2026-12345, folded: one term. */
const identifier = '\\b[a-z]+ \\d{4} \\d{2,}(?![a-z0-9.])';

export const isIdentifier = ({ typed }: Term): boolean => typed.search(identifier) === 0;

/** `7`, as in `Redis 7`: too many texts have it, and the page that answers may not. */
const isSmallNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

/** Splits a folded query into terms: longest known synonyms first, then words without stop words. */
export function readQuery(folded: string, { synonyms, stopWords, optional }: Vocabulary): Term[] {
  const phrases = synonyms.flat().filter((phrase) => folded.includes(phrase));
  const patterns = [...phrases.sort((a, b) => b.length - a.length).map(wholeWords), identifier];
  // The odd parts are phrases.
  const parts = folded.split(new RegExp(`(${patterns.join('|')})`));
  const wordsBut = (ignored: readonly string[]) =>
    parts.flatMap((part, index) =>
      index % 2 === 1 ? part : wordsOf(part).filter((word) => !ignored.includes(word)),
    );
  const wanted = wordsBut(stopWords);
  const terms = (wanted.length > 0 ? wanted : wordsBut([])).slice(0, wordLimit).map((typed) => ({
    typed,
    synonyms: (synonyms.find((group) => group.includes(typed)) ?? []).filter(
      (word) => word !== typed,
    ),
    isOptional: optional.includes(typed) || isSmallNumber(typed),
  }));
  return terms.every(({ isOptional }) => isOptional)
    ? terms.map((term) => ({ ...term, isOptional: false }))
    : terms;
}
