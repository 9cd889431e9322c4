import { createLatinFinder } from './latin-words';
import {
  bothOf,
  eitherOf,
  findWord,
  isStated,
  levels,
  type Matches,
  type PageTexts,
  pageTexts,
} from './matches';
import type { Term } from './query';
import { isHan, stem } from './text';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { termWeights } from './weights';

/** The matches of a term by the position of their page, and what it was found by. */
export interface Evidence {
  matches: Matches;
  /** As they were typed, and synonyms. */
  wholeWords: readonly string[];
  /** Their known pieces, too. */
  words: readonly string[];
}

/** A page without the texts of its sections. */
const withoutSectionTexts = ({ fields }: PageTexts): PageTexts =>
  pageTexts(fields.filter(({ level }) => level !== levels.text));

/**
 * Finds words, Chinese or Latin.
 * @param syllables names in pinyin, by page
 */
function createWordFinder(
  pages: readonly PageTexts[],
  headingPages: readonly PageTexts[],
  syllables: readonly string[],
  { piecesOf }: Vocabulary,
) {
  /**
   * The pages in which a word is searched: one letter or character only in what is no text of a
   * section.
   */
  const pagesFor = (word: string) => (word.length > 1 ? pages : headingPages);
  const findLatin = createLatinFinder(pagesFor, headingPages, syllables);

  /** A Chinese word as it is, or its parts in any order. */
  function findChinese(word: string): Matches {
    const exactMatches = findWord(pagesFor(word), word);
    const pieces = piecesOf(word);
    if (pieces.length < 2) return exactMatches;

    const piecePages = exactMatches.size === 0 ? pages : headingPages;
    const allPieces = pieces.map((piece) => findWord(piecePages, piece)).reduce(bothOf);
    return eitherOf(exactMatches, allPieces, termWeights.pieces);
  }

  /** @param isTyped whether a visitor typed the word, perhaps in pinyin */
  return (word: string, isTyped = false): Matches =>
    isHan(word) ? findChinese(word) : findLatin(word, isTyped);
}

/** @param syllables names in pinyin, by page */
export function createMatcher(
  pages: readonly PageTexts[],
  syllables: readonly string[],
  stopWords: readonly string[],
) {
  const headingPages = pages.map(withoutSectionTexts);
  const headingText = headingPages.map(({ all }) => all).join('\n');
  const vocabulary = createVocabulary(headingText, stopWords);
  const findMatches = createWordFinder(pages, headingPages, syllables, vocabulary);
  const { piecesOf, isKnown } = vocabulary;

  function findTerm({ typed, synonyms }: Term): Evidence {
    const synonymMatches = synonyms
      .map((word) => ({ word, matches: findMatches(word) }))
      .filter(({ matches }) => matches.size > 0);

    const matches = synonymMatches.reduce(
      (unionOfMatches, synonym) => eitherOf(unionOfMatches, synonym.matches, termWeights.synonym),
      findMatches(typed, true),
    );
    const found = [typed, ...synonymMatches.map(({ word }) => word)];
    const wholeWords = found.map(stem);
    return { matches, wholeWords, words: [...wholeWords, ...found.flatMap(piecesOf)] };
  }

  /** The evidence of earlier terms: while a visitor types, most of them stay. */
  const evidences = new Map<string, Evidence>();

  function match(term: Term): Evidence {
    const key = [term.typed, ...term.synonyms].join('\n');
    const evidence = evidences.get(key) ?? findTerm(term);
    evidences.set(key, evidence);
    return evidence;
  }

  /**
   * The known parts of a Chinese term that no name, keyword or heading has, as terms; else the
   * term.
   */
  function splitTerm(term: Term): Term[] {
    const { typed, synonyms } = term;
    const isSplittable = isHan(typed) && typed.length >= 4 && synonyms.length === 0;
    if (!isSplittable || isStated(match(term).matches)) return [term];

    const pieces = piecesOf(typed);
    return pieces.length > 0 ? pieces.map((piece) => ({ ...term, typed: piece })) : [term];
  }

  return { match, split: splitTerm, piecesOf, vocabulary: vocabulary.text, isKnown };
}
