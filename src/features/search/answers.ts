import type { Question, ShortAnswer } from '../browser-feature';
import { showResult } from './display';
import type { LoadedIndex } from './loaded-index';
import type { Term } from './query';
import type { RankedResult, Ranking, Result } from './ranking';
import { passageThreshold, questionLength } from './weights';

/*
 * Questions of a known sort (data/search/answers.json): which page answers, and what the facts say.
 */

/** The answer of the first feature that has one; null if none has. */
function shortAnswer(question: Question, { answerers }: LoadedIndex): ShortAnswer | null {
  for (const answer of answerers) {
    const short = answer(question);
    if (short) return short;
  }
  return null;
}

/**
 * The position of the page that answers a question, and the names that the facts don't have; null
 * if it's of no known sort.
 */
function answerTo(folded: string, { answers }: LoadedIndex) {
  for (const { pageFor, unlisted } of answers) {
    const place = pageFor(folded);
    if (place !== undefined) return { place, unlisted };
  }
  return null;
}

/**
 * Puts the page that answers the question first, with the answer from the facts or the best
 * matching section.
 */
export function withAnswer(
  ranking: Ranking,
  folded: string,
  terms: readonly Term[],
  index: LoadedIndex,
): { results: Result[]; nearest: boolean } {
  const answer = answerTo(folded, index);
  const page = answer && index.pages[answer.place];
  if (!page) return ranking;

  const foundBy = terms.map(({ typed, synonyms }) => {
    const words = [typed, ...synonyms];
    return { wholeWords: words, words };
  });
  const question = {
    path: page.path,
    folded,
    synonyms: terms.flatMap(({ synonyms }) => synonyms),
    unlisted: answer.unlisted,
  };
  const short = shortAnswer(question, index);
  const show: Result['show'] = () => {
    const result = showResult(page, answer.place, foundBy, false, index);
    if (!short) return result;
    return {
      ...result,
      href: short.href,
      section: [],
      excerpt: [{ text: short.text, marked: false }],
    };
  };

  const answering: Result = { ...page, isMention: false, show };

  const isAnswering = ({ path }: RankedResult) => path === page.path;
  const others = ranking.results.filter((result) => !isAnswering(result));
  const passage = ranking.results.find(isAnswering)?.passage ?? 0;
  const [firstAnswer, ...rest] = others;
  // Of two words, a section with both says little.
  const isLong = terms.filter(({ isOptional }) => !isOptional).length >= questionLength;
  const isPassedBy =
    isLong && short === null && firstAnswer && firstAnswer.passage > passage + passageThreshold;

  return {
    results: isPassedBy ? [firstAnswer, answering, ...rest] : [answering, ...others],
    nearest: ranking.nearest && ranking.results.length > 0,
  };
}
