import type { HeadingsFile } from './format';
import { fold, isLetter, stem, wordsOf } from './text';

const wordLimit = 8;

/** A search term. */
export interface Term {
  typed: string;
  synonyms: readonly string[];
  /** `平台`, `system`: a page without it still answers. */
  isOptional: boolean;
}

/** Reads the words of the index; there are none until its second file has arrived. */
export const readVocabulary = (file?: HeadingsFile) => ({
  synonyms: file?.synonyms.map((group) => group.map(fold)) ?? [],
  stopWords: new Set(file?.stopWords.map(fold)),
  optional: new Set(file?.optional.map(fold)),
});

type Vocabulary = ReturnType<typeof readVocabulary>;

/** Position of a phrase in a text as whole words; -1 if there is none. */
export function placeOf(text: string, phrase: string): number {
  const [first, last] = [phrase.charCodeAt(0), phrase.charCodeAt(phrase.length - 1)];
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const isPart =
      (isLetter(first) && isLetter(text.charCodeAt(at - 1))) || (isLetter(last) && isLetter(text.charCodeAt(end)));
    if (!isPart) return at;
  }
  return -1;
}

/** A folded text with English words as their stems: a question may use any form of a phrase's words. */
const stemmed = (folded: string): string => folded.replace(/[a-z]+/g, stem);

const stems = (phrases: readonly string[]): string[] => phrases.map((phrase) => stemmed(fold(phrase).trim()));

/** Reads sorts of questions, each with the position of the page that answers it. */
export const readAnswers = ({ answers }: HeadingsFile) =>
  answers.map(({ page, asks, with: needed, without, unlisted }) => ({
    page,
    /** A question has one of the phrases: its parts, in this order. */
    phrases: asks.map((phrase) => stems(phrase.split('…')).filter(Boolean)),
    /** One of these too, if there are any, */
    names: stems([...needed, ...unlisted]),
    /** and none of these. */
    others: stems(without),
    /** Names of platforms that the facts don't have, as written. */
    unlisted,
  }));

type Answer = ReturnType<typeof readAnswers>[number];

const isPhrased = (folded: string, phrase: readonly string[]): boolean => {
  let rest = folded;
  return phrase.every((part) => {
    const at = placeOf(rest, part);
    rest = rest.slice(Math.max(at, 0) + part.length);
    return at !== -1;
  });
};

/** The phrase by which a folded query is a question of this sort; undefined if it is not. Words count whole. */
export function phraseIn(folded: string, { phrases, names, others }: Pick<Answer, 'phrases' | 'names' | 'others'>) {
  const query = stemmed(folded);
  const has = (name: string) => placeOf(query, name) !== -1;
  if ((names.length > 0 && !names.some(has)) || others.some(has)) return undefined;
  return phrases.find((phrase) => isPhrased(query, phrase));
}

/** A number such as SKY-2026-005 or CVE-2026-12345, folded: one term. */
const identifier = /\b[a-z]+ \d{4} \d{2,}(?![a-z0-9.])/g;

export const isIdentifier = ({ typed }: Term): boolean => typed.search(identifier) === 0;

/** Splits a folded query into terms: longest known synonyms first, then words without stop words. */
export function readQuery(folded: string, { synonyms, stopWords, optional }: Vocabulary): Term[] {
  const found: { at: number; term: Term }[] = [];
  let rest = folded;
  const add = (at: number, typed: string, others: readonly string[] = []) => {
    found.push({ at, term: { typed, synonyms: others, isOptional: optional.has(typed) } });
    rest = rest.slice(0, at) + '\n'.repeat(typed.length) + rest.slice(at + typed.length);
  };
  const phrases = synonyms
    .flatMap((group) => group.map((phrase) => ({ phrase, group })))
    .filter(({ phrase }) => folded.includes(phrase))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  for (const { phrase, group } of phrases) {
    const at = placeOf(rest, phrase);
    if (at !== -1)
      add(
        at,
        phrase,
        group.filter((other) => other !== phrase),
      );
  }
  for (const { 0: number, index } of [...rest.matchAll(identifier)]) add(index, number);
  const words = wordsOf(rest);
  const wanted = words.filter((word) => !stopWords.has(word));
  for (const word of wanted.length > 0 || found.length > 0 ? wanted : words) add(rest.indexOf(word), word);
  const terms = found
    .sort((a, b) => a.at - b.at)
    .slice(0, wordLimit)
    .map(({ term }) => term);
  return terms.every(({ isOptional }) => isOptional) ? terms.map((term) => ({ ...term, isOptional: false })) : terms;
}
