import * as v from 'valibot';
import { filterQuery } from '../compatibility/filter';
import type { Language } from '../config/languages';
import { inLanguage } from '../routes/href';
import { combinationAnswer, lifecycleAnswer, readCombination } from './combination';
import { correct, knownStart } from './correct';
import { excerpt, has, mark, type Segment } from './excerpt';
import {
  type HeadingsFile,
  headingsFile,
  type IndexedPage,
  namesFile,
  type TextsFile,
  textsFile,
} from './format';
import type { ResultKind } from './kinds';
import { createMatcher, type Field, levels, type Match, pageTexts, sumOf } from './matcher';
import {
  isIdentifier,
  placeOf,
  readQuery,
  readQuestions,
  type Term,
  type Vocabulary,
} from './query';
import { fold, foldQuery, isHan, joinedWords } from './text';

/** Score of a match by field. A page named like the query comes first. */
const weights = {
  name: 6,
  title: 8,
  keywords: 3.5,
  head: 3,
  heading: 2.5,
  description: 2.5,
  text: 1,
} as const;
/** Factors by kind: the product comes first, the position that works on it last. */
const factors = {
  products: 1.25,
  solutions: 1.15,
  cases: 1,
  resources: 1,
  news: 0.95,
  positions: 0.85,
  company: 1,
  docs: 0.7,
};
/** A question is about a task as often as about a product. */
const factorsOfQuestions = { ...factors, products: 1.15, docs: 1 };
/** Lists rank lower, because their texts mention everything they list. */
const listFactor = 0.75;
/** Results below this share of the best score are mentions. */
const mentionBelow = 0.4;
/** Of three words or more, a page that lacks some is a mention from this share of the best score on. */
const partialFrom = 0.05;
const nearestCount = 8;
/** Pages whose answers are taken from the facts. */
const answersFromFacts = /^\/(compatibility|lifecycle)$/;
/** Of three words or more, a word found in section texts alone counts this part of its rarity. */
const mentioned = 0.5;
/** How much it counts that one section has the words: a page that has them all in one is worth three that have none together. */
const together = 2;
/** A page leads before the one that answers the sort of question if one of its sections has so much more of the words. */
const ahead = 0.6;
/** For a section, a word in the name of its page counts this part. */
const named = 0.7;

export interface Result extends IndexedPage {
  /** Whether a page only mentions it: in section texts, or with a far lower score than the best result. */
  isMention: boolean;
  show(): Shown;
}

export interface Shown {
  /** The page, or the section that answers where the title does not. */
  href: string;
  title: Segment[];
  /** What the page is: the name of the list that it is in (white papers), or of its kind (products). */
  kindName: string;
  /** Heading of that section; empty without one, or where it repeats the page's own name or title. */
  section: Segment[];
  excerpt: Segment[];
}

export interface SearchOutcome {
  results: Result[];
  /** The corrected query; null if nothing was mistyped. */
  corrected: string | null;
  nearest: boolean;
}

const listedKinds: readonly ResultKind[] = ['products', 'cases', 'resources', 'news', 'positions'];

const factorOf = ({ kind, path }: IndexedPage, isLong: boolean): number =>
  (isLong ? factorsOfQuestions : factors)[kind] *
  (listedKinds.includes(kind) && path.lastIndexOf('/') === 0 ? listFactor : 1);

/** The files of the index after the first. */
interface Loaded {
  headings?: HeadingsFile;
  texts?: TextsFile;
}

/** The fields of a page, as far as the files of the index have come. */
function fieldsOf(
  { name, title }: IndexedPage,
  index: number,
  { headings, texts }: Loaded,
): Field[] {
  const body = headings?.bodies[index];
  const field = (
    weight: number,
    level: number,
    all: readonly string[],
    isOfSections = false,
  ): Field => ({
    weight,
    level,
    texts: all.map(fold),
    isOfSections,
  });
  const { name: inName, heading: inHeading } = levels;
  return [
    field(weights.name, inName, [name]),
    field(weights.title, inName, [joinedWords(name)]),
    field(weights.title, inName, [title]),
    field(weights.keywords, inHeading, [body?.keywords ?? '']),
    field(weights.head, inHeading, [body?.head ?? '']),
    field(weights.description, inHeading, [body?.description ?? '']),
    field(weights.heading, inHeading, body?.headings ?? [], true),
    field(weights.text, levels.text, texts?.texts[index] ?? [], true),
  ];
}

const noWords: Vocabulary = { synonyms: [], stopWords: [], optional: [] };

/**
 * Searches the index files; results improve with each file added.
 * @param names the first file
 * @throws ValiError for a file that does not fit; so do the `add` functions
 */
export function createSearcher(names: unknown, language: Language) {
  const first = v.parse(namesFile, names);
  let loaded: Loaded = {};
  let state = derive();

  function derive() {
    const { headings = noWords } = loaded;
    const pages = [...first.pages, ...(loaded.headings?.items ?? [])];
    const texts = pages.map((page, index) => pageTexts(fieldsOf(page, index, loaded)));
    const syllables = pages.map((page) => page.syllables);
    const answers = (loaded.headings?.answers ?? []).map((answer) => ({
      ...answer,
      isAsked: readQuestions(answer),
    }));
    return { pages, texts, answers, ...createMatcher(texts, syllables, headings.stopWords) };
  }

  const read = (folded: string) => readQuery(folded, loaded.headings ?? noWords);

  /** Replaces the terms that find nothing; null if none can be. */
  function correctTerms(terms: readonly Term[]): Term[] | null {
    // The word may be in a text that hasn't been loaded.
    if (!loaded.texts) return null;
    const corrected = terms.map((term) => {
      const word = state.match(term).matches.size === 0 ? correct(term.typed, state.known) : null;
      return word === null ? term : (read(word)[0] ?? term);
    });
    return corrected.some((term, index) => term !== terms[index]) ? corrected : null;
  }

  /** The section of a page that has most of the words; null if none has any. */
  function sectionOf(page: number, words: readonly string[]) {
    const fields = state.texts[page]?.fields.filter(({ isOfSections }) => isOfSections) ?? [];
    const { anchors = [], headings = [] } = loaded.headings?.bodies[page] ?? {};
    const sections = anchors.map((anchor, index) => ({
      anchor,
      heading: headings[index] ?? '',
      text: loaded.texts?.texts[page]?.[index] ?? '',
      strength: sumOf(fields, ({ weight, texts }) =>
        sumOf(words, (word) => weight * Math.log2((texts[index] ?? '').split(word).length)),
      ),
    }));
    const most = Math.max(...sections.map(({ strength }) => strength));
    return most > 0 ? sections.find(({ strength }) => strength === most) : undefined;
  }

  function show(
    page: IndexedPage,
    index: number,
    words: readonly string[],
    isNamed: boolean,
  ): Shown {
    const { path, title, name, kind } = page;
    const section = sectionOf(index, words);
    const target = isNamed || !section?.anchor ? null : section;
    const description = loaded.headings?.bodies[index]?.description ?? '';
    // The summary, unless only the section matches.
    const text =
      section && !has(description, words) && has(section.text, words) ? section.text : description;
    const list = state.pages.find((other) => path.startsWith(`${other.path}/`));
    const heading = target && ![name, title].includes(target.heading) ? target.heading : '';
    return {
      href: inLanguage(path, language) + (target ? `#${target.anchor}` : ''),
      title: mark(title, words),
      kindName: list?.name ?? first.labels[kind] ?? '',
      section: mark(heading, words),
      excerpt: excerpt(text, words),
    };
  }

  /** The share of the words, by rarity, that one section of a page has. */
  const inOneSection = (index: number, matches: readonly (Match & { rarity: number })[]): number =>
    Math.max(
      0,
      ...(loaded.headings?.bodies[index]?.anchors ?? []).map((_, section) =>
        sumOf(
          matches,
          ({ rarity, level, sections }) =>
            rarity * Math.max(sections[section] ?? 0, level === levels.name ? named : 0),
        ),
      ),
    );

  function rank(terms: readonly Term[]) {
    const { pages } = state;
    const evidences = terms.map((term) => {
      const evidence = state.match(term);
      return {
        ...evidence,
        ...term,
        rarity: Math.log2(1 + pages.length / (1 + evidence.matches.size)),
      };
    });
    const words = [...new Set(evidences.flatMap((evidence) => evidence.words))];
    const needed = evidences.filter(({ isOptional }) => !isOptional);
    const whole = sumOf(needed, ({ rarity }) => rarity);
    // Few pages have every word of a question: what they lack lowers their score, and they aren't excluded.
    const isLong = needed.length > 2;
    const countOf = (index: number) => needed.filter(({ matches }) => matches.has(index)).length;
    const most = Math.max(0, ...pages.map((_, index) => countOf(index)));
    const nearest = most < needed.length;
    const found = pages.flatMap((page, index) => {
      const isFull = countOf(index) === most;
      if (countOf(index) === 0 || !(isFull || isLong)) return [];
      const matches = evidences.flatMap(({ matches: all, rarity, isOptional }) => {
        const match = all.get(index);
        return match ? { ...match, rarity, isOptional } : [];
      });
      const own = matches.filter(({ isOptional }) => !isOptional);
      const score = sumOf(matches, (match) => match.score * match.rarity) * factorOf(page, isLong);
      const share =
        sumOf(own, ({ level, rarity }) => rarity * (level > levels.text ? 1 : mentioned)) / whole;
      const passage = isLong ? inOneSection(index, own) / whole : 0;
      const factor = isLong ? share * (1 + together * passage ** 2) : 1;
      const isNamed =
        matches.length === terms.length && matches.every(({ level }) => level === levels.name);
      return {
        page,
        index,
        total: score * factor,
        passage,
        isFull,
        isNamed,
        isText: matches.some(({ level }) => level === levels.text),
      };
    });
    const best = Math.max(0, ...found.map(({ total }) => total));
    const results = found
      .filter(({ total, isFull }) => isFull || total > partialFrom * best)
      .sort((a, b) => b.total - a.total)
      .map(({ page, index, total, passage, isNamed, isText }) => ({
        ...page,
        passage,
        isMention: !nearest && (total < mentionBelow * best || (!isLong && isText)),
        show: () => show(page, index, words, isNamed),
      }))
      .sort((a, b) => Number(a.isMention) - Number(b.isMention));
    return { nearest, results: results.slice(0, nearest ? nearestCount : pages.length) };
  }

  /** The answer from the facts, and where it is shown; null if there is none. */
  function shortAnswer(
    path: string,
    folded: string,
    terms: readonly Term[],
    unlisted: readonly string[],
  ): (Pick<Shown, 'href'> & { text: string }) | null {
    const facts = loaded.texts?.facts;
    // A model such as H100 is a synonym of its maker.
    const filter =
      facts &&
      readCombination([folded, ...terms.flatMap(({ synonyms }) => synonyms)].join('\n'), facts);
    if (!filter || !answersFromFacts.test(path)) return null;
    const isMatrix = path === '/compatibility';
    const named = unlisted.find((name) => placeOf(folded, fold(name)) !== -1);
    const text = isMatrix
      ? combinationAnswer(filter, facts, named)
      : lifecycleAnswer(filter, facts);
    const place = isMatrix ? filterQuery(filter) : `#${filter.product}`;
    return text === null ? null : { href: inLanguage(path, language) + place, text };
  }

  /** Puts the page that answers the question first, with the answer from the facts or the best matching section. */
  function withAnswer(outcome: ReturnType<typeof rank>, folded: string, terms: readonly Term[]) {
    const answer = state.answers.find(({ isAsked }) => isAsked(folded));
    const page = answer && state.pages[answer.page];
    if (!page) return outcome;
    const words = terms.flatMap(({ typed, synonyms }) => [typed, ...synonyms]);
    const short = shortAnswer(page.path, folded, terms, answer.unlisted);
    const first: Result = {
      ...page,
      isMention: false,
      show: () => ({
        ...show(page, answer.page, words, false),
        ...(short && {
          href: short.href,
          section: [],
          excerpt: [{ text: short.text, marked: false }],
        }),
      }),
    };
    const others = outcome.results.filter(({ path }) => path !== page.path);
    const own = outcome.results.find(({ path }) => path === page.path)?.passage ?? 0;
    const isAhead = short === null && (others[0]?.passage ?? 0) > own + ahead;
    const leading = isAhead ? others.splice(0, 1) : [];
    return {
      results: [...leading, first, ...others],
      nearest: outcome.nearest && outcome.results.length > 0,
    };
  }

  /** Pages with parts of the words, if none has a whole one; none while items and keywords are loading. */
  function searchParts(terms: readonly Term[]): SearchOutcome {
    const parts = loaded.headings
      ? [
          ...new Set(
            terms.flatMap(({ typed }) =>
              isHan(typed) ? state.piecesOf(typed) : knownStart(typed, state.isKnown),
            ),
          ),
        ]
      : [];
    const { results } = rank(
      parts.map((typed): Term => ({ typed, synonyms: [], isOptional: false })),
    );
    return {
      results: results.slice(0, nearestCount).map((result) => ({ ...result, isMention: false })),
      corrected: null,
      nearest: results.length > 0,
    };
  }

  return {
    files: first.files,
    addHeadings(value: unknown): void {
      loaded = { headings: v.parse(headingsFile, value) };
      state = derive();
    },
    addTexts(value: unknown): void {
      if (!loaded.headings) throw new Error('The headings come before the texts');
      loaded = { ...loaded, texts: v.parse(textsFile, value) };
      state = derive();
    },
    search(query: string): SearchOutcome {
      const folded = foldQuery(query, loaded.headings?.variants);
      const typed = read(folded).flatMap(state.split);
      if (typed.length === 0) return { results: [], corrected: null, nearest: false };
      const terms = correctTerms(typed);
      const ranked = rank(terms ?? typed);
      // A question about an advisory that exists leads to it.
      const isNumbered = typed.some(
        (term) => isIdentifier(term) && state.match(term).matches.size > 0,
      );
      const outcome: Omit<SearchOutcome, 'corrected'> = isNumbered
        ? ranked
        : withAnswer(ranked, folded, typed);
      if (outcome.results.length === 0) return searchParts(typed);
      const fix = (text: string, term: Term, index: number) =>
        text.replace(term.typed, terms?.[index]?.typed ?? '');
      return { ...outcome, corrected: terms && typed.reduce(fix, folded) };
    },
  };
}

export type Searcher = ReturnType<typeof createSearcher>;
