import type { Term } from './query';
import { isHan, isSpelling, stem } from './text';
import { gradeWeights, pinyinWeight, termWeights } from './weights';

/** Where a word was found. A page with it only in section texts is a mention. */
export const levels = { text: 1, heading: 2, name: 3 } as const;

/** Folded texts of one sort of a page: one, or one of each section. */
export interface Field {
  weight: number;
  level: number;
  texts: readonly string[];
  isOfSections?: boolean;
}

/** What is searched of a page. */
interface PageTexts {
  fields: readonly Field[];
  /** All of it, to skip pages that lack a word. */
  all: string;
  sectionCount: number;
}

export const pageTexts = (fields: readonly Field[]): PageTexts => ({
  fields,
  all: fields.flatMap(({ texts }) => texts).join('\n'),
  sectionCount: fields.find(({ isOfSections }) => isOfSections)?.texts.length ?? 0,
});

/** A match of a word or term in a page. */
export interface Match {
  score: number;
  /** The best level that it was found in. */
  level: number;
  /** The best grade in each section. */
  sections: readonly number[];
}
type Matches = Map<number, Match>;

/** The matches of a term by the position of their page, and the words by which it was found. */
export interface Evidence {
  matches: Matches;
  words: readonly string[];
}

export const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amountOf(one), 0);

/** A letter or digit of a word that is not Chinese. */
const letter = /[a-z0-9\u00c0-\u1fff]/;
/** Endings after which an English word is still the same word. */
const ending = /^(?:e?s|e?d|ing|ions?|e|ies|y)?(?![a-z0-9\u00c0-\u1fff])/;

function gradeOf(folded: string, at: number, word: string): number {
  if (isHan(word)) return gradeWeights.whole;
  if (letter.test(folded.charAt(at - 1))) return gradeWeights.inside;
  const end = at + word.length;
  return ending.test(folded.slice(end, end + 5)) ? gradeWeights.whole : gradeWeights.prefix;
}

function gradesIn(folded: string, word: string): number[] {
  const found: number[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    found.push(gradeOf(folded, at, word));
  return found;
}

/** Joins the matches of two words for one thing; of a page with both, the better counts. @param factor weight of the second */
function eitherOf(one: Matches, other: Matches, factor: number): Matches {
  const joined = new Map(one);
  for (const [page, { score, level, sections }] of other) {
    const own = one.get(page) ?? { score: 0, level: 0, sections: [] };
    joined.set(page, {
      score: Math.max(own.score, factor * score),
      level: Math.max(own.level, level),
      sections: sections.map((grade, section) =>
        Math.max(factor * grade, own.sections[section] ?? 0),
      ),
    });
  }
  return joined;
}

/** The pages that match both, with the mean score. */
function bothOf(one: Matches, other: Matches): Matches {
  const both: Matches = new Map();
  for (const [page, { score, level, sections }] of one) {
    const second = other.get(page);
    if (second)
      both.set(page, {
        score: (score + second.score) / 2,
        level: Math.min(level, second.level),
        sections: sections.map((grade, section) => Math.min(grade, second.sections[section] ?? 0)),
      });
  }
  return both;
}

/** Finds a word in the texts of pages. @param least grade below which a match does not count */
function collect(
  pages: readonly PageTexts[],
  word: string,
  least: number = gradeWeights.inside,
): Matches {
  const matches: Matches = new Map();
  for (const [page, { fields, all, sectionCount }] of pages.entries()) {
    if (!all.includes(word)) continue;
    const match = { score: 0, level: 0, sections: new Array<number>(sectionCount).fill(0) };
    for (const { weight, level, texts, isOfSections } of fields) {
      const graded = texts.map((text) => gradesIn(text, word).filter((grade) => grade >= least));
      const best = Math.max(0, ...graded.flat());
      if (best === 0) continue;
      const amount =
        level === levels.text ? Math.log2(1 + sumOf(graded.flat(), (grade) => grade)) : best;
      match.score += weight * amount;
      match.level = Math.max(match.level, level);
      if (isOfSections)
        for (const [section, own] of graded.entries())
          match.sections[section] = Math.max(match.sections[section] ?? 0, ...own);
    }
    if (match.score > 0) matches.set(page, match);
  }
  return matches;
}

const isStated = (matches: Matches): boolean =>
  [...matches.values()].some(({ level }) => level > levels.text);

/** A word of this length also matches names that write it as two: whitepaper, white paper. */
const leastJoined = 6;
/** A word up to this length is an abbreviation: ACE does not match `placement`. */
const abbreviation = 3;

/** @param syllables names in pinyin, by page */
export function createMatcher(
  pages: readonly PageTexts[],
  syllables: readonly string[],
  stopWords: readonly string[],
) {
  const strong = pages.map(({ fields }) =>
    pageTexts(fields.filter(({ level }) => level !== levels.text)),
  );
  /** Everything but the texts of sections. */
  const known = strong.map(({ all }) => all).join('\n');
  const isKnown = (word: string) => known.includes(word);
  let joined: PageTexts[] | null = null;

  /** The pages whose names a word spells in pinyin: as it should be, or else nearly. */
  function spelledBy(word: string): number[] {
    const pagesSpelled = (isLoose: boolean) =>
      syllables.flatMap((name, page) => (isSpelling(word, name, isLoose) ? page : []));
    const exact = pagesSpelled(false);
    return exact.length > 0 ? exact : pagesSpelled(true);
  }

  function latin(word: string, isTyped: boolean): Matches {
    const needle = stem(word);
    const found = (
      word.length > abbreviation ? [gradeWeights.inside] : [gradeWeights.whole, gradeWeights.prefix]
    )
      .map((least) => collect(word.length > 1 ? pages : strong, needle, least))
      .filter(({ size }) => size > 0);
    const stated = found.find(isStated);
    if (stated) return stated;
    if (word.length >= leastJoined) {
      joined ??= strong.map(({ fields }) =>
        pageTexts(
          fields.map((field) => ({
            ...field,
            texts: field.texts.map((text) => text.replaceAll(' ', '')),
          })),
        ),
      );
      const matches = collect(joined, needle.replaceAll(' ', ''));
      if (matches.size > 0) return matches;
    }
    const named = isTyped ? spelledBy(word) : [];
    return named.length > 0
      ? new Map(
          named.map((page) => [page, { score: pinyinWeight, level: levels.name, sections: [] }]),
        )
      : (found[0] ?? new Map());
  }

  /** The longest known pieces of a Chinese word of three characters or more, without stop words and what is not known. */
  function piecesOf(word: string): string[] {
    if (!isHan(word) || word.length < 3) return [];
    const pieces: string[] = [];
    for (let at = 0; at < word.length; ) {
      let end = at + 1;
      while (end < word.length && isKnown(word.slice(at, end + 1))) end += 1;
      const piece = word.slice(at, end);
      if (piece.length > 1 && !stopWords.includes(piece)) pieces.push(piece);
      at = end;
    }
    return [...new Set(pieces)];
  }

  /** A Chinese word as it is, or its parts in any order. */
  function han(word: string): Matches {
    const whole = collect(word.length > 1 ? pages : strong, word);
    const pieces = piecesOf(word);
    if (pieces.length < 2) return whole;
    const among = whole.size === 0 ? pages : strong;
    return eitherOf(
      whole,
      pieces.map((piece) => collect(among, piece)).reduce(bothOf),
      termWeights.pieces,
    );
  }

  const find = (word: string, isTyped = false): Matches =>
    isHan(word) ? han(word) : latin(word, isTyped);

  /** What was found before: while a visitor types, most terms stay. */
  const evidences = new Map<string, Evidence>();

  function match({ typed, synonyms }: Term): Evidence {
    const key = [typed, ...synonyms].join('\n');
    const known = evidences.get(key);
    if (known) return known;
    const others = synonyms
      .map((word) => [word, find(word)] as const)
      .filter(([, { size }]) => size > 0);
    const evidence = {
      matches: others.reduce(
        (all, [, matches]) => eitherOf(all, matches, termWeights.synonym),
        find(typed, true),
      ),
      words: [typed, ...others.map(([word]) => word)].flatMap((word) => [
        stem(word),
        ...piecesOf(word),
      ]),
    };
    evidences.set(key, evidence);
    return evidence;
  }

  /** The known parts of a Chinese term that no name, keyword or heading has, as terms; else the term. */
  function split(term: Term): Term[] {
    const { typed, synonyms } = term;
    const isWhole =
      !isHan(typed) || typed.length < 4 || synonyms.length > 0 || isStated(match(term).matches);
    const pieces = isWhole ? [] : piecesOf(typed);
    return pieces.length > 0 ? pieces.map((piece) => ({ ...term, typed: piece })) : [term];
  }

  return { match, split, piecesOf, known, isKnown };
}
