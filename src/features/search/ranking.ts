import { type Shown, showResult } from './display';
import type { IndexedPage } from './format';
import type { ResultKind } from './kinds';
import type { LoadedIndex } from './loaded-index';
import type { Evidence } from './matcher';
import { levels, type Match, sumOf } from './matches';
import type { Term } from './query';
import {
  kindWeights,
  kindWeightsOfQuestions,
  listWeight,
  mentionThreshold,
  nearestCount,
  pageNameWeight,
  partialThreshold,
  passageWeight,
  questionLength,
  textOnlyWeight,
} from './weights';

export interface Result extends IndexedPage {
  /**
   * Whether a page only mentions it: in section texts, or with a far lower score than the best
   * result.
   */
  isMention: boolean;
  show(): Shown;
}

export interface RankedResult extends Result {
  /** The share of a question's words, by rarity, that one section of the page has. */
  passage: number;
}

export interface Ranking {
  results: RankedResult[];
  /** No page has all terms; the results are those that come nearest. */
  nearest: boolean;
}

/** A term with what it was found by. The fewer pages match, the rarer it is. */
interface RatedTerm extends Term, Evidence {
  rarity: number;
}

/** What a page has of a term. */
interface RatedMatch extends Match {
  rarity: number;
  isOptional: boolean;
}

const listedKinds: readonly ResultKind[] = ['products', 'cases', 'resources', 'news', 'positions'];

function pageWeight({ kind, path }: IndexedPage, isQuestion: boolean): number {
  const weights = isQuestion ? kindWeightsOfQuestions : kindWeights;
  const isList = listedKinds.includes(kind) && path.lastIndexOf('/') === 0;
  return weights[kind] * (isList ? listWeight : 1);
}

function rateTerms(terms: readonly Term[], { pages, matcher }: LoadedIndex): RatedTerm[] {
  return terms.map((term) => {
    const evidence = matcher.match(term);
    const rarity = Math.log2(1 + pages.length / (1 + evidence.matches.size));
    return { ...evidence, ...term, rarity };
  });
}

/** The rarity of the words that one section of a page has, at most. */
function bestPassage(sectionCount: number, matches: readonly RatedMatch[]): number {
  const amountIn = (section: number) =>
    sumOf(matches, ({ rarity, level, sections }) => {
      const inName = level === levels.name ? pageNameWeight : 0;
      return rarity * Math.max(sections[section] ?? 0, inName);
    });
  return Math.max(0, ...Array.from({ length: sectionCount }, (_, section) => amountIn(section)));
}

/** What a page has of the terms. */
const matchesOf = (place: number, terms: readonly RatedTerm[]): RatedMatch[] =>
  terms.flatMap(({ matches, rarity, isOptional }) => {
    const match = matches.get(place);
    return match ? { ...match, rarity, isOptional } : [];
  });

/**
 * Whether a page has all terms in its name, keywords or headings. A page that only mentions two
 * terms says as little as one that lacks one.
 */
const isStatedTogether = (terms: readonly RatedTerm[], { pages }: LoadedIndex): boolean =>
  pages.some((_, place) =>
    terms.every(({ matches }) => (matches.get(place)?.level ?? levels.text) > levels.text),
  );

const rarityOf = (terms: readonly { rarity: number }[]): number =>
  sumOf(terms, ({ rarity }) => rarity);

/** The part of a question's rarity that a page has; a word in its text alone counts less. */
const shareOf = (requiredMatches: readonly RatedMatch[], wholeRarity: number): number =>
  sumOf(requiredMatches, ({ level, rarity }) =>
    level > levels.text ? rarity : rarity * textOnlyWeight,
  ) / wholeRarity;

interface RatedQuery {
  terms: readonly RatedTerm[];
  /** The rarity of all words that a page needs. */
  wholeRarity: number;
  isQuestion: boolean;
}

/** How well a page answers a query. */
function ratePage(page: IndexedPage, place: number, query: RatedQuery, index: LoadedIndex) {
  const { terms, wholeRarity, isQuestion } = query;
  const matches = matchesOf(place, terms);
  const requiredMatches = matches.filter(({ isOptional }) => !isOptional);

  // A question doesn't name what it's about.
  const amountOf = ({ score, nameBonus }: RatedMatch) => (isQuestion ? score : score + nameBonus);
  const score = sumOf(matches, (match) => amountOf(match) * match.rarity);
  const sectionCount = index.bodies[place]?.anchors.length ?? 0;
  const passage = isQuestion ? bestPassage(sectionCount, requiredMatches) / wholeRarity : 0;
  const factor = isQuestion
    ? shareOf(requiredMatches, wholeRarity) * (1 + passageWeight * passage ** 2)
    : 1;

  return {
    passage,
    total: score * pageWeight(page, isQuestion) * factor,
    isNamed: matches.length === terms.length && matches.every(({ level }) => level === levels.name),
    isInText: matches.some(({ level }) => level === levels.text),
  };
}

/** The pages that have the terms, the best first. */
export function rank(terms: readonly Term[], index: LoadedIndex): Ranking {
  const { pages } = index;
  const rated = rateTerms(terms, index);
  const requiredTerms = rated.filter(({ isOptional }) => !isOptional);
  const wholeRarity = rarityOf(requiredTerms);

  // Few pages have every word of a question: what they lack lowers their score, and they aren't
  // excluded.
  const isQuestion =
    requiredTerms.length >= questionLength ||
    (requiredTerms.length === 2 && !isStatedTogether(requiredTerms, index));
  const counts = pages.map(
    (_, place) => requiredTerms.filter(({ matches }) => matches.has(place)).length,
  );
  const highestCount = Math.max(0, ...counts);
  const nearest = highestCount < requiredTerms.length;

  const candidates = pages.flatMap((page, place) => {
    const count = counts[place] ?? 0;
    const isCandidate = count > 0 && (count === highestCount || isQuestion);
    if (!isCandidate) return [];

    const rating = ratePage(page, place, { terms: rated, wholeRarity, isQuestion }, index);
    return [{ page, place, hasMost: count === highestCount, ...rating }];
  });
  const highestTotal = Math.max(0, ...candidates.map(({ total }) => total));
  const results = candidates
    .filter(({ total, hasMost }) => hasMost || total > partialThreshold * highestTotal)
    .sort((a, b) => b.total - a.total)
    .map(({ page, place, total, passage, isNamed, isInText }) => ({
      ...page,
      passage,
      isMention: !nearest && (total < mentionThreshold * highestTotal || (!isQuestion && isInText)),
      show: () => showResult(page, place, rated, isNamed, index),
    }))
    .sort((a, b) => Number(a.isMention) - Number(b.isMention));
  return { nearest, results: nearest ? results.slice(0, nearestCount) : results };
}
