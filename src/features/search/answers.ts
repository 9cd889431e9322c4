import { inLanguage } from '../../site/href';
import { combinationAnswer, lifecycleAnswer, readCombination } from '../compatibility/answers';
import { filterQuery } from '../compatibility/filter';
import { showResult } from './display';
import type { LoadedIndex } from './loaded-index';
import { placeOf, type Term } from './query';
import type { RankedResult, Ranking, Result } from './ranking';
import { fold } from './text';
import { passageThreshold } from './weights';

/* Questions of a known sort (data/search/answers.json): which page answers, and what the facts say. */

/** Pages whose answers are taken from the facts. */
const matrixPath = '/compatibility';
const lifecyclePath = '/lifecycle';

interface ShortAnswer {
  href: string;
  text: string;
}

/**
 * The answer from the facts, and where it is shown; null if there is none.
 * @param path the page that answers the sort of question
 * @param unlisted names of platforms that the facts don't have
 */
function shortAnswer(
  path: string,
  folded: string,
  terms: readonly Term[],
  unlisted: readonly string[],
  { facts, t, language }: LoadedIndex,
): ShortAnswer | null {
  if (!facts || !t || (path !== matrixPath && path !== lifecyclePath)) return null;

  // A model such as H100 is a synonym of its maker.
  const words = [folded, ...terms.flatMap(({ synonyms }) => synonyms)].join('\n');
  const filter = readCombination(words, facts);
  if (!filter) return null;

  const href = inLanguage(path, language);
  if (path === lifecyclePath) {
    const text = lifecycleAnswer(filter, facts, t);
    return text === null ? null : { href: `${href}#${filter.product}`, text };
  }
  const unlistedPlatform = unlisted.find((name) => placeOf(folded, fold(name)) !== -1);
  const text = combinationAnswer(filter, facts, t, unlistedPlatform);
  return text === null ? null : { href: href + filterQuery(filter), text };
}

/** Puts the page that answers the question first, with the answer from the facts or the best matching section. */
export function withAnswer(
  ranking: Ranking,
  folded: string,
  terms: readonly Term[],
  index: LoadedIndex,
): { results: Result[]; nearest: boolean } {
  const answer = index.answers.find(({ isAsked }) => isAsked(folded));
  const page = answer && index.pages[answer.page];
  if (!page) return ranking;

  const words = terms.flatMap(({ typed, synonyms }) => [typed, ...synonyms]);
  const short = shortAnswer(page.path, folded, terms, answer.unlisted, index);
  const show: Result['show'] = () => {
    const result = showResult(page, answer.page, words, false, index);
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
  const [best, ...rest] = others;
  const isPassedBy = short === null && best && best.passage > passage + passageThreshold;
  return {
    results: isPassedBy ? [best, answering, ...rest] : [answering, ...others],
    nearest: ranking.nearest && ranking.results.length > 0,
  };
}
