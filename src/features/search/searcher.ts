import * as v from 'valibot';
import type { Language } from '../../site/languages';
import { withAnswer } from './answers';
import { correct, knownStart } from './correct';
import { headingsFile, namesFile, textsFile } from './format';
import { type LaterFiles, type LoadedIndex, loadIndex } from './loaded-index';
import { isIdentifier, readQuery, type Term } from './query';
import { type Result, rank } from './ranking';
import { isHan, joinSyllables, separateVersions } from './text';
import { nearestCount } from './weights';

export type { Result } from './ranking';

export interface SearchOutcome {
  results: Result[];
  /** The corrected query; null if nothing was mistyped. */
  corrected: string | null;
  nearest: boolean;
}

const emptyOutcome: SearchOutcome = { results: [], corrected: null, nearest: false };

/** Replaces the terms that find nothing; null if none can be. */
function correctTerms(
  terms: readonly Term[],
  { matcher, vocabulary, isComplete }: LoadedIndex,
): Term[] | null {
  // The word may be in a text that hasn't been loaded.
  if (!isComplete) return null;
  const corrected = terms.map((term) => {
    const isFound = matcher.match(term).matches.size > 0;
    const word = isFound ? null : correct(term.typed, matcher.vocabulary);
    return word === null ? term : (readQuery(word, vocabulary)[0] ?? term);
  });
  return corrected.some((term, index) => term !== terms[index]) ? corrected : null;
}

/**
 * Pages with parts of the words, if none has a whole one; none while items and keywords are
 * loading.
 */
function searchParts(terms: readonly Term[], index: LoadedIndex): SearchOutcome {
  if (!index.hasHeadings) return emptyOutcome;

  const { piecesOf, isKnown } = index.matcher;
  const parts = terms.flatMap(({ typed }) =>
    isHan(typed) ? piecesOf(typed) : knownStart(typed, isKnown),
  );
  const partTerms = [...new Set(parts)].map(
    (typed): Term => ({ typed, synonyms: [], isOptional: false }),
  );
  const results = rank(partTerms, index)
    .results.slice(0, nearestCount)
    .map((result) => ({ ...result, isMention: false }));

  return { results, corrected: null, nearest: results.length > 0 };
}

/** The query as the texts would write it. */
function foldedQuery(query: string, index: LoadedIndex): string {
  const { foldQuery, isComplete, isWord, isName } = index;
  const folded = foldQuery(query);
  // A word may be in a text that hasn't been loaded.
  return isComplete ? separateVersions(joinSyllables(folded, isWord, isName), isWord) : folded;
}

function search(query: string, index: LoadedIndex): SearchOutcome {
  const { matcher, vocabulary } = index;
  const folded = foldedQuery(query, index);
  const typed = readQuery(folded, vocabulary).flatMap(matcher.split);
  if (typed.length === 0) return emptyOutcome;

  const corrected = correctTerms(typed, index);
  const ranking = rank(corrected ?? typed, index);
  // A question about an advisory that exists leads to it.
  const isNumbered = typed.some(
    (term) => isIdentifier(term) && matcher.match(term).matches.size > 0,
  );
  const outcome = isNumbered ? ranking : withAnswer(ranking, folded, typed, index);
  if (outcome.results.length === 0) return searchParts(typed, index);

  const replaceTerm = (text: string, term: Term, place: number) =>
    text.replace(term.typed, corrected?.[place]?.typed ?? '');

  return { ...outcome, corrected: corrected && typed.reduce(replaceTerm, folded) };
}

/**
 * Searches the index files; results improve with each file added.
 * @param names the first file
 * @throws ValiError for a file that does not fit; so do the `add` functions
 */
export function createSearcher(names: unknown, language: Language) {
  const first = v.parse(namesFile, names);
  let later: LaterFiles = {};
  let index = loadIndex(first, later, language);

  return {
    files: first.files,
    addHeadings(value: unknown): void {
      later = { headings: v.parse(headingsFile, value) };
      index = loadIndex(first, later, language);
    },
    addTexts(value: unknown): void {
      if (!later.headings) throw new Error('The headings come before the texts');
      later = { ...later, texts: v.parse(textsFile, value) };
      index = loadIndex(first, later, language);
    },
    search: (query: string): SearchOutcome => search(query, index),
  };
}

export type Searcher = ReturnType<typeof createSearcher>;
