import type { ResultKind } from './kinds';

/*
 * Every number that ranks results. To change one, run `npx jest tests/features/search`: golden
 * queries and questions say what it does (docs/search.md).
 */

/** Score of a match by the field that has it. */
export const fieldWeights = {
  /** The page's name in menus. */
  name: 6,
  /** A page titled like the query comes first. */
  title: 8,
  keywords: 3.5,
  /** The heading at the top of the page. */
  pageHeading: 3,
  sectionHeading: 2.5,
  description: 2.5,
  /** The texts of sections, by the logarithm of how often they have the word. */
  text: 1,
} as const;

/** Score of a match by what the word is to the text. */
export const gradeWeights = {
  /** A whole word, in any form of it. A Chinese word always is. */
  whole: 1,
  /** The start of a word. */
  prefix: 0.6,
  /** Inside a word. */
  inside: 0.3,
} as const;

/**
 * How much more a name, title or keyword counts that is nothing but the word: the page is about it,
 * whereas a long title also is about other things.
 */
export const shareWeight = 1.3;

/** Factors of what a term was found by, other than itself. */
export const termWeights = {
  synonym: 0.8,
  /** The known parts of a Chinese word, in any order. */
  pieces: 0.5,
} as const;

/** Score of a name that is typed in pinyin; as much as a title. */
export const pinyinWeight = 8;

/**
 * Factor of a page by its kind: the product comes first, the position that works on it last. Who
 * types the name of a trade wants what does it; positions are found by their list and their titles.
 */
export const kindWeights: Record<ResultKind, number> = {
  products: 1.5,
  solutions: 1.2,
  cases: 1,
  service: 0.85,
  resources: 0.85,
  company: 1,
  news: 0.8,
  positions: 0.15,
  docs: 0.7,
};

/** The same for a question, which is about a task as often as about a product. */
export const kindWeightsOfQuestions: Record<ResultKind, number> = {
  ...kindWeights,
  products: 1.15,
  solutions: 1.15,
  service: 1,
  resources: 1,
  news: 0.95,
  positions: 0.85,
  docs: 1,
};

/** Factor of a list, whose texts mention everything that it lists. */
export const listWeight = 0.75;

/** In a question, a word that only section texts of a page have counts this part of its rarity. */
export const textOnlyWeight = 0.5;

/**
 * How much more a page is worth if one section has all words of a question: three times as much as
 * if none has two of them.
 */
export const passageWeight = 2;

/** For a section, a word in the name of its page counts this part. */
export const pageNameWeight = 0.7;

/** A result below this share of the best score is a mention. */
export const mentionThreshold = 0.4;

/** A page that lacks a word of a question is shown from this share of the best score on. */
export const partialThreshold = 0.05;

/**
 * A page stands before the one that answers this sort of question if one of its sections has so
 * much more of the words.
 */
export const passageThreshold = 0.6;

/** Needed terms from which a query is a question: few pages have all of its words. */
export const questionLength = 3;

/** Results that are offered where no page has all words. */
export const nearestCount = 8;
