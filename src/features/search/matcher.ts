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
import { isHan, isSpelling, stem } from './text';
import { gradeWeights, pinyinWeight, termWeights } from './weights';

/** The matches of a term by the position of their page, and the words by which it was found. */
export interface Evidence {
  matches: Matches;
  words: readonly string[];
}

/** A word of this length also matches names that write it as two: whitepaper, white paper. */
const leastJoined = 6;

/** A word up to this length is an abbreviation: ACE does not match `placement`. */
const abbreviation = 3;

/** A page without the texts of its sections. */
const withoutSectionTexts = ({ fields }: PageTexts): PageTexts =>
  pageTexts(fields.filter(({ level }) => level !== levels.text));

/** A page whose texts have no spaces. */
const withoutSpaces = ({ fields }: PageTexts): PageTexts =>
  pageTexts(
    fields.map((field) => ({
      ...field,
      texts: field.texts.map((text) => text.replaceAll(' ', '')),
    })),
  );

/** @param syllables names in pinyin, by page */
export function createMatcher(
  pages: readonly PageTexts[],
  syllables: readonly string[],
  stopWords: readonly string[],
) {
  const headingPages = pages.map(withoutSectionTexts);

  /** Everything but the texts of sections. */
  const vocabulary = headingPages.map(({ all }) => all).join('\n');
  const isKnown = (word: string) => vocabulary.includes(word);

  let spacelessPages: PageTexts[] | null = null;

  /** The pages in which a word is searched: one letter or character only in what is no text of a section. */
  const pagesFor = (word: string) => (word.length > 1 ? pages : headingPages);

  /** The matches of a Latin word as it is written; the weaker grades of an abbreviation count where no page has it whole. */
  function findWritten(word: string): Matches[] {
    const leastGrades =
      word.length > abbreviation
        ? [gradeWeights.inside]
        : [gradeWeights.whole, gradeWeights.prefix];
    return leastGrades
      .map((leastGrade) => findWord(pagesFor(word), stem(word), leastGrade))
      .filter(({ size }) => size > 0);
  }

  /** The matches of a Latin word in names that write it as two. */
  function findSpaceless(word: string): Matches {
    if (word.length < leastJoined) return new Map();
    spacelessPages ??= headingPages.map(withoutSpaces);
    return findWord(spacelessPages, stem(word).replaceAll(' ', ''));
  }

  /** The pages whose names a word spells in pinyin: as it should be, or else nearly. */
  function findSpelled(word: string): Matches {
    const pagesSpelled = (isLoose: boolean) =>
      syllables.flatMap((name, page) => (isSpelling(word, name, isLoose) ? page : []));
    const exact = pagesSpelled(false);
    const spelled = exact.length > 0 ? exact : pagesSpelled(true);

    const match = { score: pinyinWeight, level: levels.name, sections: [] };
    return new Map(spelled.map((page) => [page, match]));
  }

  /** @param isTyped whether a visitor typed the word, perhaps in pinyin */
  function findLatin(word: string, isTyped: boolean): Matches {
    const written = findWritten(word);
    const stated = written.find(isStated);
    if (stated) return stated;

    const spaceless = findSpaceless(word);
    if (spaceless.size > 0) return spaceless;

    const spelled: Matches = isTyped ? findSpelled(word) : new Map();
    if (spelled.size > 0) return spelled;
    return written[0] ?? new Map();
  }

  /** The longest known pieces of a Chinese word of three characters or more, without stop words and what is not known. */
  function piecesOf(word: string): string[] {
    if (!isHan(word) || word.length < 3) return [];

    const pieces = new Set<string>();
    let start = 0;
    while (start < word.length) {
      let end = start + 1;
      while (end < word.length && isKnown(word.slice(start, end + 1))) end += 1;

      const piece = word.slice(start, end);
      if (piece.length > 1 && !stopWords.includes(piece)) pieces.add(piece);
      start = end;
    }
    return [...pieces];
  }

  /** A Chinese word as it is, or its parts in any order. */
  function findChinese(word: string): Matches {
    const whole = findWord(pagesFor(word), word);
    const pieces = piecesOf(word);
    if (pieces.length < 2) return whole;

    const piecePages = whole.size === 0 ? pages : headingPages;
    const allPieces = pieces.map((piece) => findWord(piecePages, piece)).reduce(bothOf);
    return eitherOf(whole, allPieces, termWeights.pieces);
  }

  const find = (word: string, isTyped = false): Matches =>
    isHan(word) ? findChinese(word) : findLatin(word, isTyped);

  function findTerm({ typed, synonyms }: Term): Evidence {
    const synonymMatches = synonyms
      .map((word) => ({ word, matches: find(word) }))
      .filter(({ matches }) => matches.size > 0);

    const matches = synonymMatches.reduce(
      (joined, synonym) => eitherOf(joined, synonym.matches, termWeights.synonym),
      find(typed, true),
    );
    const words = [typed, ...synonymMatches.map(({ word }) => word)];
    return { matches, words: words.flatMap((word) => [stem(word), ...piecesOf(word)]) };
  }

  /** The evidence of earlier terms: while a visitor types, most of them stay. */
  const evidences = new Map<string, Evidence>();

  function match(term: Term): Evidence {
    const key = [term.typed, ...term.synonyms].join('\n');
    const evidence = evidences.get(key) ?? findTerm(term);
    evidences.set(key, evidence);
    return evidence;
  }

  /** The known parts of a Chinese term that no name, keyword or heading has, as terms; else the term. */
  function split(term: Term): Term[] {
    const { typed, synonyms } = term;
    const isSplittable = isHan(typed) && typed.length >= 4 && synonyms.length === 0;
    if (!isSplittable || isStated(match(term).matches)) return [term];

    const pieces = piecesOf(typed);
    return pieces.length > 0 ? pieces.map((piece) => ({ ...term, typed: piece })) : [term];
  }

  return { match, split, piecesOf, vocabulary, isKnown };
}
