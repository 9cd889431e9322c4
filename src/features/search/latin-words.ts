import { findWord, isStated, levels, type Matches, type PageTexts, pageTexts } from './matches';
import { isSpelling, stem } from './text';
import { gradeWeights, pinyinWeight } from './weights';

/** A word of this length also matches names that write it as two: whitepaper, white paper. */
const leastJoined = 6;

/** A word up to this length is an abbreviation: ACE does not match `placement`. */
const abbreviation = 3;

/** A page whose texts have no spaces. */
const withoutSpaces = ({ fields }: PageTexts): PageTexts =>
  pageTexts(
    fields.map((field) => ({
      ...field,
      texts: field.texts.map((text) => text.replaceAll(' ', '')),
    })),
  );

/**
 * The matches of a Latin word as it stands; the weaker grades of an abbreviation count where no
 * page has it whole.
 */
function findLiteral(word: string, pages: readonly PageTexts[]): Matches[] {
  const leastGrades =
    word.length > abbreviation
      ? [gradeWeights.prefix, gradeWeights.inside]
      : [gradeWeights.whole, gradeWeights.prefix];

  return leastGrades
    .map((leastGrade) => findWord(pages, stem(word), leastGrade))
    .filter(({ size }) => size > 0);
}

/** The pages whose names a word spells in pinyin: as it should be, or else nearly. */
function findPinyin(word: string, syllables: readonly string[]): Matches {
  const pagesSpelled = (isLoose: boolean) =>
    syllables.flatMap((name, page) => (isSpelling(word, name, isLoose) ? page : []));

  const exactPages = pagesSpelled(false);
  const pages = exactPages.length > 0 ? exactPages : pagesSpelled(true);
  const match = { score: pinyinWeight, nameBonus: 0, level: levels.name, sections: [] };

  return new Map(pages.map((page) => [page, match]));
}

/**
 * Finds words of Latin letters.
 * @param pagesFor the pages in which a word is searched
 * @param headingPages the pages without the texts of their sections
 * @param syllables names in pinyin, by page
 */
export function createLatinFinder(
  pagesFor: (word: string) => readonly PageTexts[],
  headingPages: readonly PageTexts[],
  syllables: readonly string[],
) {
  let spacelessPages: PageTexts[] | null = null;

  /** The matches of a word in names that write it as two. */
  function findSpaceless(word: string): Matches {
    if (word.length < leastJoined) return new Map();
    spacelessPages ??= headingPages.map(withoutSpaces);
    return findWord(spacelessPages, stem(word).replaceAll(' ', ''));
  }

  /** @param isTyped whether a visitor typed the word, perhaps in pinyin */
  return (word: string, isTyped: boolean): Matches => {
    const literal = findLiteral(word, pagesFor(word));
    const stated = literal.find(isStated);
    if (stated) return stated;

    const spaceless = findSpaceless(word);
    if (spaceless.size > 0) return spaceless;

    const spelled: Matches = isTyped ? findPinyin(word, syllables) : new Map();
    if (spelled.size > 0) return spelled;

    return literal[0] ?? new Map();
  };
}
