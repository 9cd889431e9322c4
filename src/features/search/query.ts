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

/**
 * Words and questions that the index knows, folded; there are none until its second file has
 * arrived.
 */
export type Vocabulary = Pick<HeadingsFile, 'synonyms' | 'stopWords' | 'optional'>;

/** Position of a folded phrase in a text as whole words; -1 if there is none. */
export const placeOf = (text: string, phrase: string): number =>
  text.search(new RegExp(wholeWords(phrase)));

/**
 * A folded text with English words as their stems: a question may use any form of a phrase's words.
 */
export const stemmed = (folded: string): string => folded.replace(/[a-z]+/g, stem);

/** The source of a pattern that finds a phrase; an ellipsis in it stands for any words. */
const phraseSource = (phrase: string): string => phrase.split('…').map(wholeWords).join('.*');

const anyPhrase = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map(phraseSource).join('|'));

/**
 * Reads a sort of questions.
 * @returns the page that answers a folded query, by position; none if it's no such question. Words
 *   count whole
 */
export function readQuestions(
  questions: HeadingsFile['answers'][number],
): (folded: string) => number | undefined {
  const asks = anyPhrase(questions.asks);
  const names = anyPhrase(questions.names);
  const exceptions = questions.without.length > 0 ? anyPhrase(questions.without) : null;
  const pages = questions.pages.map(({ page, subjects }) => ({
    page,
    subject: anyPhrase(subjects),
  }));

  return (folded) => {
    const query = stemmed(folded);
    const isAsked = asks.test(query) && names.test(query) && !exceptions?.test(query);
    return isAsked ? pages.find(({ subject }) => subject.test(query))?.page : undefined;
  };
}

/** A number such as SKY-2026-005 or CVE-2026-12345, folded: one term. */
const identifier = '\\b[a-z]+ \\d{4} \\d{2,}(?![a-z0-9.])';

export const isIdentifier = ({ typed }: Term): boolean => typed.search(identifier) === 0;

/** `7`, as in `Redis 7`: too many texts have it, and the page that answers may not. */
const isSmallNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

/**
 * The phrases with synonyms and the words of a folded query, without stop words unless it has no
 * others.
 */
function splitQuery(folded: string, { synonyms, stopWords }: Vocabulary): string[] {
  const phrases = synonyms.flat().filter((phrase) => folded.includes(phrase));
  const longestFirst = phrases.sort((a, b) => b.length - a.length);
  const patterns = [...longestFirst.map(wholeWords), identifier];

  // The odd parts are phrases.
  const parts = folded.split(new RegExp(`(${patterns.join('|')})`));
  const wordsWithout = (ignored: readonly string[]) =>
    parts.flatMap((part, index) => {
      const isPhrase = index % 2 === 1;
      return isPhrase ? part : wordsOf(part).filter((word) => !ignored.includes(word));
    });

  const words = wordsWithout(stopWords);
  return words.length > 0 ? words : wordsWithout([]);
}

function termOf(typed: string, { synonyms, optional }: Vocabulary): Term {
  const group = synonyms.find((words) => words.includes(typed)) ?? [];
  return {
    typed,
    synonyms: group.filter((word) => word !== typed),
    isOptional: optional.includes(typed) || isSmallNumber(typed),
  };
}

/**
 * Splits a folded query into terms: longest known synonyms first, then words without stop words.
 */
export function readQuery(folded: string, vocabulary: Vocabulary): Term[] {
  const words = splitQuery(folded, vocabulary).slice(0, wordLimit);
  const terms = words.map((word) => termOf(word, vocabulary));

  // Something must be found: where all terms are optional, none is.
  const isAllOptional = terms.every(({ isOptional }) => isOptional);
  return isAllOptional ? terms.map((term) => ({ ...term, isOptional: false })) : terms;
}
