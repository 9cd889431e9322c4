import type { Term } from './query';
import { fold, isHan, isLetter, isSpelling, stem } from './text';

/** Where a word was found. A page with it only in section texts is a mention. */
export const levels = { none: 0, text: 1, heading: 2, name: 3 } as const;
type Level = (typeof levels)[keyof typeof levels];

/**
 * Texts of one sort of all pages, folded and joined with line feeds: a pass of `indexOf` finds a word in all of them.
 * It needs no token index to download, and finds a word inside a Chinese one.
 */
export interface IndexedField {
  weight: number;
  level: Level;
  folded: string;
  /** Offset of each text, and one past the last. */
  starts: readonly number[];
  pages: readonly number[];
  /** Whether it has a text for each section, in the order of all sections. */
  isOfSections: boolean;
}

/** @param texts of each page, or of each section of each page */
export function createField(
  weight: number,
  level: Level,
  texts: readonly (readonly string[])[],
  isOfSections = false,
): IndexedField {
  // A parsed string has one byte per letter if possible, a replaced one keeps two and takes twice as long to search.
  const folded = JSON.parse(JSON.stringify(fold(texts.flat().join('\n')))) as string;
  return {
    weight,
    level,
    folded,
    starts: startsOf(folded),
    pages: texts.flatMap((cells, page) => cells.map(() => page)),
    isOfSections,
  };
}

function startsOf(folded: string): number[] {
  const starts = [0];
  for (let at = folded.indexOf('\n'); at !== -1; at = folded.indexOf('\n', at + 1)) starts.push(at + 1);
  return [...starts, folded.length + 1];
}

/** Scores of all pages. Typed arrays would add 6 kB of polyfills and be no faster. */
export interface Evidence {
  /** 0 for a page that does not match. */
  scores: number[];
  levels: number[];
  /** The grade of the match in each section. */
  sections: number[];
  words: readonly string[];
}

export const zeros = (length: number): number[] => new Array<number>(length).fill(0);
export const valueAt = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;
export const isEmpty = ({ scores }: Evidence): boolean => scores.every((score) => score === 0);

/** Grade of a match: a whole word, a word's beginning, or inside one. Always 1 in Chinese. */
const grades = { whole: 1, prefix: 0.6, inside: 0.3 } as const;

/** Endings after which an English word is still the same word. */
const ending = /^(?:e?s|e?d|ing|ions?|e|ies|y)?(?![a-z0-9\u00c0-\u1fff])/;

function gradeOf(folded: string, at: number, word: string): number {
  if (isHan(word)) return grades.whole;
  if (isLetter(folded.charCodeAt(at - 1))) return grades.inside;
  const end = at + word.length;
  return ending.test(folded.slice(end, end + 5)) ? grades.whole : grades.prefix;
}

/** Finds a word in fields. @param least grade below which a match does not count */
export function collect(
  fields: readonly IndexedField[],
  size: number,
  word: string,
  least: number = grades.inside,
): Evidence {
  const sections = zeros(fields.find(({ isOfSections }) => isOfSections)?.pages.length ?? 0);
  const evidence = { scores: zeros(size), levels: zeros(size), sections, words: [word] };
  for (const { weight, level, folded, starts, pages, isOfSections } of fields) {
    const isText = level === levels.text;
    const amounts = zeros(size);
    let text = 0;
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const grade = gradeOf(folded, at, word);
      if (grade < least) continue;
      while (valueAt(starts, text + 1) <= at) text += 1;
      if (isOfSections) sections[text] = Math.max(valueAt(sections, text), grade);
      const page = valueAt(pages, text);
      const amount = valueAt(amounts, page);
      amounts[page] = isText ? amount + grade : Math.max(amount, grade);
      evidence.levels[page] = Math.max(valueAt(evidence.levels, page), level);
    }
    for (let page = 0; page < size; page += 1) {
      const amount = valueAt(amounts, page);
      if (amount > 0)
        evidence.scores[page] = valueAt(evidence.scores, page) + weight * (isText ? Math.log2(1 + amount) : amount);
    }
  }
  return evidence;
}

/** Pages that match everything, with the mean score. */
const allOf = (size: number, evidences: readonly Evidence[]): Evidence => {
  const [scores, found] = [zeros(size), zeros(size)];
  for (let page = 0; page < size; page += 1) {
    found[page] = Math.min(...evidences.map(({ levels: each }) => valueAt(each, page)));
    if (found[page] === levels.none) continue;
    scores[page] = evidences.reduce((sum, each) => sum + valueAt(each.scores, page), 0) / evidences.length;
  }
  const [first, ...others] = evidences;
  const sections = (first?.sections ?? []).map((grade, section) =>
    Math.min(grade, ...others.map((each) => valueAt(each.sections, section))),
  );
  return { scores, levels: found, sections, words: evidences.flatMap(({ words }) => words) };
};

/** Pages that match either, with the better score. @param factor weight of the second */
function eitherOf(one: Evidence, other: Evidence, factor: number): Evidence {
  return {
    scores: one.scores.map((score, page) => Math.max(score, factor * valueAt(other.scores, page))),
    levels: one.levels.map((level, page) => Math.max(level, valueAt(other.levels, page))),
    sections: one.sections.map((grade, section) => Math.max(grade, factor * valueAt(other.sections, section))),
    words: [one, other].flatMap((each) => (isEmpty(each) ? [] : each.words)),
  };
}

/** Weights of a synonym and of the parts of a Chinese word. */
const worth = { synonym: 0.8, pieces: 0.5 } as const;
/** Score of a name in pinyin. */
const spelled = 8;
/** A word of this length also matches names that write it as two: whitepaper, white paper. */
const leastJoined = 6;
/** A word up to this length is an abbreviation: ACE does not match `placement`. */
const abbreviation = 3;

/**
 * @param fields names, titles, keywords, headings, descriptions; texts of sections last
 * @param syllables names in pinyin, by page
 */
export function createMatcher(
  fields: readonly IndexedField[],
  size: number,
  syllables: readonly string[],
  stopWords: ReadonlySet<string>,
) {
  const strong = fields.filter(({ level }) => level !== levels.text);
  const isKnown = (word: string) => strong.some(({ folded }) => folded.includes(word));
  let joined: IndexedField[] | null = null;

  function latin(word: string, isTyped: boolean): Evidence {
    const needle = stem(word);
    const found = (word.length > abbreviation ? [grades.inside] : [grades.whole, grades.prefix])
      .map((least) => collect(word.length > 1 ? fields : strong, size, needle, least))
      .filter((evidence) => !isEmpty(evidence));
    const stated = found.find((evidence) => evidence.levels.some((level) => level > levels.text));
    if (stated) return stated;
    if (word.length >= leastJoined) {
      joined ??= strong.map((field) => {
        const folded = field.folded.replaceAll(' ', '');
        return { ...field, folded, starts: startsOf(folded) };
      });
      const evidence = collect(joined, size, needle.replaceAll(' ', ''));
      if (!isEmpty(evidence)) return evidence;
    }
    const isSpelled = Array.from({ length: size }, (_, page) => isTyped && isSpelling(word, syllables[page] ?? ''));
    const [mentioned] = found;
    if (mentioned && !isSpelled.includes(true)) return mentioned;
    return {
      scores: isSpelled.map((is) => (is ? spelled : 0)),
      levels: isSpelled.map((is) => (is ? levels.name : levels.none)),
      sections: [],
      words: [word],
    };
  }

  /** Splits a word into the longest known pieces, without stop words; null where it cannot be split. */
  function piecesOf(word: string, at = 0, dead = new Set<number>()): string[] | null {
    if (at === word.length) return [];
    if (dead.has(at)) return null;
    // If a longer piece is known, so is a shorter one.
    let longest = at;
    while (longest < word.length && isKnown(word.slice(at, longest + 1))) longest += 1;
    for (let end = Math.min(word.length, at + Math.max(longest - at, 4)); end > at; end -= 1) {
      const piece = word.slice(at, end);
      const isStopWord = stopWords.has(piece);
      if (piece === word || !(isStopWord || (piece.length > 1 && end <= longest))) continue;
      const rest = piecesOf(word, end, dead);
      if (rest) return isStopWord ? rest : [piece, ...rest];
    }
    dead.add(at);
    return null;
  }

  function han(word: string): Evidence {
    const whole = collect(word.length > 1 ? fields : strong, size, word);
    const pieces = word.length > 2 ? (piecesOf(word) ?? []) : [];
    if (pieces.length === 0) return whole;
    const among = isEmpty(whole) ? fields : strong;
    const parts = [...new Set(pieces)].map((piece) => collect(among, size, piece));
    return eitherOf(whole, allOf(size, parts), worth.pieces);
  }

  const find = (word: string, isTyped = false): Evidence => (isHan(word) ? han(word) : latin(word, isTyped));
  const match = ({ typed, synonyms }: Term): Evidence =>
    synonyms.reduce((found, other) => eitherOf(found, find(other), worth.synonym), find(typed, true));

  /** The longest known pieces of a word, without stop words and what is not known. */
  function knownPieces(word: string): string[] {
    const pieces: string[] = [];
    for (let at = 0; at < word.length; ) {
      let end = at + 1;
      while (end < word.length && isKnown(word.slice(at, end + 1))) end += 1;
      const piece = word.slice(at, end);
      if (piece.length > 1 && !stopWords.has(piece)) pieces.push(piece);
      at = end;
    }
    return [...new Set(pieces)];
  }

  /** The known parts of a Chinese term that no name, keyword or heading has, as terms; else the term. */
  function split(term: Term): Term[] {
    const isWhole = !isHan(term.typed) || term.typed.length < 4 || term.synonyms.length > 0;
    if (isWhole || match(term).levels.some((level) => level > levels.text)) return [term];
    const pieces = knownPieces(term.typed);
    return pieces.length > 0 ? pieces.map((typed) => ({ ...term, typed })) : [term];
  }

  return { match, split };
}
