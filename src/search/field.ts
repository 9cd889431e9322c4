import { fold, isLetter } from './fold';

/**
 * Texts of one sort, of all pages, folded and joined with line feeds: one pass of `indexOf` finds a word in all of them. Measured against token indexes
 * (tools/benchmark/search): it needs no index to download and finds a word in the middle of a Chinese one.
 */
export interface Field {
  /** What a match is worth. */
  weight: number;
  /** `name`: worth more the more of the text it covers. `text`: worth more the oftener it is found. */
  sort: 'name' | 'heading' | 'text';
  folded: string;
  /** Where each text begins; one place more than there are texts. */
  starts: number[];
  /** The page of each text. */
  pages: number[];
  /** The text's place among the page's sections; -1 where it belongs to none. */
  sections: number[];
}

/**
 * @param lines a line a page; tabs part the texts of its sections
 * @param inSections whether the texts belong to sections
 */
export function createField(weight: number, sort: Field['sort'], lines: readonly string[], inSections = false): Field {
  const texts: string[] = [];
  const pages: number[] = [];
  const sections: number[] = [];
  for (const [page, line] of lines.entries())
    for (const [section, text] of (inSections ? line.split('\t') : [line]).entries()) {
      texts.push(text);
      pages.push(page);
      sections.push(inSections ? section : -1);
    }
  // Parsed JSON has one byte a letter where that is enough; what has been replaced in a text keeps the two of the text.
  const folded = JSON.parse(JSON.stringify(fold(texts.join('\n')))) as string;
  return { weight, sort, folded, starts: startsIn(folded), pages, sections };
}

/** Where the lines of a text begin, and where one more would. */
export function startsIn(folded: string): number[] {
  const starts = [0];
  for (let at = folded.indexOf('\n'); at !== -1; at = folded.indexOf('\n', at + 1)) starts.push(at + 1);
  starts.push(folded.length + 1);
  return starts;
}

/** How well a word is matched: as a whole, as the beginning of one, within one. */
export const grades = { whole: 1, prefix: 0.6, within: 0.3 } as const;

/** What may follow an English word that is still the same word. */
const endings = /^(?:e?s|e?d|ing|e|ies|y)?$/;

/**
 * Finds a word in all texts of a field.
 * @param latin whether the word is not Chinese: a match begins at a word's beginning, and counts less if the word goes on
 * @param least the lowest grade of interest
 * @param hit is told the text's number and the grade, text by text
 */
export function scan(
  field: Field,
  word: string,
  latin: boolean,
  least: number,
  hit: (text: number, grade: number) => void,
): void {
  const { folded, starts } = field;
  let text = 0;
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
    let grade: number = grades.whole;
    if (latin) {
      if (isLetter(folded.charCodeAt(at - 1))) grade = grades.within;
      else {
        let end = at + word.length;
        while (end < at + word.length + 4 && isLetter(folded.charCodeAt(end))) end += 1;
        if (!endings.test(folded.slice(at + word.length, end))) grade = grades.prefix;
      }
      if (grade < least) continue;
    }
    while (valueAt(starts, text + 1) <= at) text += 1;
    hit(text, grade);
  }
}

/** A number of a list; 0 beyond its end. */
export const valueAt = (values: ArrayLike<number>, index: number): number => values[index] || 0;

/** The length of a text of the field. */
export const lengthOf = ({ starts }: Field, text: number): number =>
  valueAt(starts, text + 1) - valueAt(starts, text) - 1;
