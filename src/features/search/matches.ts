import { isHan } from './text';
import { gradeWeights, shareWeight } from './weights';

/** Where a word was found. A page with it only in section texts is a mention. */
export const levels = { text: 1, heading: 2, name: 3 } as const;

/** Folded texts of one sort of a page: one, or one of each section. */
export interface Field {
  weight: number;
  level: number;
  texts: readonly string[];
  isOfSections?: boolean;
  /** Names and keywords: the more of one a word is, the more it counts. */
  isName?: boolean;
}

/** What is searched of a page. */
export interface PageTexts {
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
  /** What is added, unless the query is a question, for a name or keyword that is little else. */
  nameBonus: number;
  /** The best level that it was found in. */
  level: number;
  /** The best grade in each section. */
  sections: readonly number[];
}

/** The matches of a word by the position of their page. */
export type Matches = Map<number, Match>;

const noMatch: Match = { score: 0, nameBonus: 0, level: 0, sections: [] };

export const sumOf = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/** A letter or digit of a word that is not Chinese. */
const letter = /[a-z0-9\u00c0-\u1fff]/;

/** Endings after which an English word is still the same word. */
const ending = /^(?:e?s|e?d|ing|ions?|e|ies|y)?(?![a-z0-9\u00c0-\u1fff])/;

/** The grade of a word at a place of a text: whole, the start of another word, or inside of one. */
function gradeAt(folded: string, place: number, word: string): number {
  if (isHan(word)) return gradeWeights.whole;
  if (letter.test(folded.charAt(place - 1))) return gradeWeights.inside;

  const end = place + word.length;
  return ending.test(folded.slice(end, end + 5)) ? gradeWeights.whole : gradeWeights.prefix;
}

/** The grade of each occurrence of a word in a text. */
function gradesIn(folded: string, word: string): number[] {
  const grades: number[] = [];
  let place = folded.indexOf(word);
  while (place !== -1) {
    grades.push(gradeAt(folded, place, word));
    place = folded.indexOf(word, place + word.length);
  }

  return grades;
}

/**
 * Joins the matches of two words for one thing; of a page with both, the better counts.
 * @param factor weight of the second
 */
export function eitherOf(first: Matches, second: Matches, factor: number): Matches {
  const union = new Map(first);
  for (const [page, match] of second) {
    const { score, nameBonus, level, sections } = first.get(page) ?? noMatch;
    union.set(page, {
      score: Math.max(score, factor * match.score),
      nameBonus: Math.max(nameBonus, factor * match.nameBonus),
      level: Math.max(level, match.level),
      sections: match.sections.map((grade, section) =>
        Math.max(factor * grade, sections[section] ?? 0),
      ),
    });
  }
  return union;
}

/** The pages that match both, with the mean score. */
export function bothOf(first: Matches, second: Matches): Matches {
  const both: Matches = new Map();
  for (const [page, { score, nameBonus, level, sections }] of first) {
    const other = second.get(page);
    if (!other) continue;

    both.set(page, {
      score: (score + other.score) / 2,
      nameBonus: (nameBonus + other.nameBonus) / 2,
      level: Math.min(level, other.level),
      sections: sections.map((grade, section) => Math.min(grade, other.sections[section] ?? 0)),
    });
  }
  return both;
}

/** The greatest part of a name that a word is, by its grade there; 1 for all of one. */
const bestShare = (
  names: readonly string[],
  gradesByName: readonly (readonly number[])[],
  word: string,
): number =>
  Math.max(
    ...names.map((name, index) => {
      const grade = Math.max(0, ...(gradesByName[index] ?? []));
      return grade === 0 ? 0 : grade * Math.min(1, word.length / name.length);
    }),
  );

/**
 * The match of a word in a page; its score is 0 without one.
 * @param leastGrade below which an occurrence does not count
 */
function matchIn({ fields, sectionCount }: PageTexts, word: string, leastGrade: number): Match {
  const sections = new Array<number>(sectionCount).fill(0);
  let score = 0;
  let nameBonus = 0;
  let bestLevel = 0;

  for (const { weight, level, texts, isOfSections, isName } of fields) {
    const gradesByText = texts.map((text) =>
      gradesIn(text, word).filter((grade) => grade >= leastGrade),
    );
    const grades = gradesByText.flat();
    if (grades.length === 0) continue;

    // In a text, every occurrence counts, but less and less.
    const amount =
      level === levels.text ? Math.log2(1 + sumOf(grades, (grade) => grade)) : Math.max(...grades);
    score += weight * amount;
    if (isName) nameBonus += weight * shareWeight * bestShare(texts, gradesByText, word);
    bestLevel = Math.max(bestLevel, level);

    if (!isOfSections) continue;
    for (const [section, sectionGrades] of gradesByText.entries())
      sections[section] = Math.max(sections[section] ?? 0, ...sectionGrades);
  }

  return { score, nameBonus, level: bestLevel, sections };
}

/**
 * Finds a word in the texts of pages.
 * @param leastGrade below which an occurrence does not count
 */
export function findWord(
  pages: readonly PageTexts[],
  word: string,
  leastGrade: number = gradeWeights.inside,
): Matches {
  const matches: Matches = new Map();
  for (const [index, page] of pages.entries()) {
    if (!page.all.includes(word)) continue;

    const match = matchIn(page, word, leastGrade);
    if (match.score > 0) matches.set(index, match);
  }
  return matches;
}

/** Whether a page has the word in more than its texts: in a name, keyword or heading. */
export const isStated = (matches: Matches): boolean =>
  [...matches.values()].some(({ level }) => level > levels.text);
