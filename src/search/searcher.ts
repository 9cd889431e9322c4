import * as v from 'valibot';
import type { Language } from '../config/languages';
import { inLanguage } from '../routes/href';
import { filterQuery } from '../routes/matrix';
import { combinationAnswer, lifecycleAnswer, readCombination } from './combination';
import { correct, knownParts } from './correct';
import { excerpt, has, mark, type Segment } from './excerpt';
import { type HeadingsFile, headingsFile, type IndexedPage, namesFile, type TextsFile, textsFile } from './format';
import type { ResultKind } from './kinds';
import { createField, createMatcher, type Evidence, isEmpty, levels, valueAt, zeros } from './matcher';
import { isIdentifier, phraseIn, placeOf, readAnswers, readQuery, readVocabulary, type Term } from './query';
import { fold, foldQuery, joinedWords } from './text';

/** Score of a match by field. A page named like the query comes first. */
const weights = { name: 6, title: 8, keywords: 3.5, head: 3, heading: 2.5, description: 2.5, text: 1 } as const;
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
/** For a section, a word in the name of its page counts this part. */
const named = 0.7;
/** A page leads before the answer to the sort of question if one of its sections has this share of the words, and so much more than the answer. */
const passage = { least: 0.5, ahead: 0.3 };
/** The number of an advisory counts as much as several words. */
const identified = 4;

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

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amountOf(one), 0);

const listedKinds: readonly ResultKind[] = ['products', 'cases', 'resources', 'news', 'positions'];

const factorOf = ({ kind, path }: IndexedPage, isLong: boolean): number =>
  (isLong ? factorsOfQuestions : factors)[kind] *
  (listedKinds.includes(kind) && path.lastIndexOf('/') === 0 ? listFactor : 1);

function nameFields(pages: readonly IndexedPage[]) {
  const field = (weight: number, textOf: (page: IndexedPage) => string) =>
    createField(
      weight,
      levels.name,
      pages.map((page) => [textOf(page)]),
    );
  return [
    field(weights.name, ({ name }) => name),
    field(weights.title, ({ name }) => joinedWords(name)),
    field(weights.title, ({ title }) => title),
  ];
}

function readBody(value: unknown) {
  const file = v.parse(headingsFile, value);
  const field = (weight: number, textsOf: (body: HeadingsFile['bodies'][number]) => string[], isOfSections = false) =>
    createField(weight, levels.heading, file.bodies.map(textsOf), isOfSections);
  return {
    file,
    texts: [] as string[][],
    answers: readAnswers(file),
    variants: new Map(Object.entries(file.variants)),
    fields: [
      field(weights.keywords, ({ keywords }) => [keywords]),
      field(weights.head, ({ head }) => [head]),
      field(weights.description, ({ description }) => [description]),
    ],
    /** Headings and texts of sections, in the same order. */
    sectionFields: [field(weights.heading, ({ headings }) => headings, true)],
  };
}

/**
 * Searches the index files; results improve with each file added.
 * @param names the first file
 * @throws ValiError for a file that does not fit; so do the `add` functions
 */
export function createSearcher(names: unknown, language: Language) {
  const first = v.parse(namesFile, names);
  let body: ReturnType<typeof readBody> | null = null;
  let facts: TextsFile['facts'] = null;
  let state = derive();

  function derive() {
    const pages = [...first.pages, ...(body?.file.items ?? [])];
    const fields = [...nameFields(pages), ...(body?.fields ?? []), ...(body?.sectionFields ?? [])];
    const vocabulary = readVocabulary(body?.file);
    const syllables = pages.map((page) => page.syllables);
    return {
      pages,
      vocabulary,
      ...createMatcher(fields, pages.length, syllables, vocabulary.stopWords),
      /** Everything but the texts of sections. */
      strong: fields.flatMap(({ level, folded }) => (level === levels.text ? [] : folded)),
    };
  }

  /** Replaces the terms that find nothing; null if none can be. */
  function correctTerms(terms: readonly Term[], evidences: readonly Evidence[]): Term[] | null {
    // The word may be in a text that hasn't been loaded.
    if (!body || body.texts.length === 0) return null;
    const corrected = terms.map((term, index) => {
      const word = evidences[index] && isEmpty(evidences[index]) ? correct(term.typed, state.strong.join('\n')) : null;
      return word === null ? term : (readQuery(word, state.vocabulary)[0] ?? term);
    });
    return corrected.some((term, index) => term !== terms[index]) ? corrected : null;
  }

  /** The section of a page that has most of the words; null if none has any. */
  function sectionOf(page: number, words: readonly string[]) {
    if (!body) return null;
    const start = body.sectionFields[0]?.pages.indexOf(page) ?? 0;
    let best: { anchor: string; heading: string; text: string } | null = null;
    let most = 0;
    const { anchors = [], headings = [] } = body.file.bodies[page] ?? {};
    for (const [section, anchor] of anchors.entries()) {
      let strength = 0;
      for (const { weight, folded, starts } of body.sectionFields) {
        const text = folded.slice(valueAt(starts, start + section), valueAt(starts, start + section + 1));
        for (const word of words) strength += weight * Math.log2(text.split(word).length);
      }
      if (strength <= most) continue;
      most = strength;
      best = { anchor, heading: headings[section] ?? '', text: body.texts[page]?.[section] ?? '' };
    }
    return best;
  }

  function show(page: IndexedPage, index: number, words: readonly string[], isNamed: boolean): Shown {
    const { path, title, name, kind } = page;
    const section = sectionOf(index, words);
    const target = isNamed || !section?.anchor ? null : section;
    const description = body?.file.bodies[index]?.description ?? '';
    // The summary, unless only the section matches.
    const text = section && !has(description, words) && has(section.text, words) ? section.text : description;
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

  function rank(terms: readonly Term[], evidences: readonly Evidence[]) {
    const { pages } = state;
    const words = [...new Set(evidences.flatMap((evidence) => evidence.words))];
    const weighed = evidences.map((evidence, index) => {
      const term = terms[index];
      const count = evidence.scores.filter((score) => score > 0).length;
      const rarity = Math.log2(1 + pages.length / (1 + count)) * (term && isIdentifier(term) ? identified : 1);
      return { ...evidence, term, rarity };
    });
    const needed = weighed.filter(({ term }) => !term?.isOptional);
    const whole = sumOf(needed, ({ rarity }) => rarity);
    /** The share of the words, by rarity, that one section of each page has. @param isGiven a word that counts for every section */
    const passages = (isGiven: (term: Term | undefined) => boolean = () => false): number[] => {
      const shares = zeros(pages.length);
      for (const [section, page] of (body?.sectionFields[0]?.pages ?? []).entries()) {
        const share = sumOf(needed, ({ term, rarity, sections, levels: found }) => {
          const inName = found[page] === levels.name ? named : 0;
          return rarity * (isGiven(term) ? 1 : Math.max(valueAt(sections, section), inName));
        });
        shares[page] = Math.max(valueAt(shares, page), share / whole);
      }
      return shares;
    };
    const inOneSection = passages();
    // Few pages have every word of a question: what they lack lowers their score, and they aren't excluded.
    const isLong = needed.length > 2;
    const counts = pages.map((_, index) => needed.filter(({ scores }) => valueAt(scores, index) > 0).length);
    const most = counts.reduce((a, b) => Math.max(a, b), 0);
    const nearest = most < needed.length;
    const found = pages.flatMap((page, index) => {
      if (counts[index] === 0) return [];
      const score = sumOf(weighed, ({ scores, rarity }) => valueAt(scores, index) * rarity);
      const share = sumOf(needed, ({ scores, levels: found, rarity }) => {
        const part = valueAt(found, index) > levels.text ? 1 : mentioned;
        return valueAt(scores, index) > 0 ? rarity * part : 0;
      });
      const factor = isLong ? (share / whole) * (1 + together * valueAt(inOneSection, index) ** 2) : 1;
      return { page, index, total: score * factorOf(page, isLong) * factor, isFull: counts[index] === most };
    });
    const best = found.reduce((value, { total, isFull }) => Math.max(value, isFull || isLong ? total : 0), 0);
    const ranked = found
      .filter(({ total, isFull }) => isFull || (isLong && total > partialFrom * best))
      .map(({ page, index, total, isFull }) => {
        const levelsOf = evidences.map((evidence) => evidence.levels[index]);
        const isMention =
          !nearest && (total < mentionBelow * best || (!isLong && (!isFull || levelsOf.includes(levels.text))));
        const isNamed = levelsOf.every((level) => level === levels.name);
        return { total, index, result: { ...page, isMention, show: () => show(page, index, words, isNamed) } };
      });
    ranked.sort(
      (a, b) => Number(a.result.isMention) - Number(b.result.isMention) || b.total - a.total || a.index - b.index,
    );
    const results = ranked.slice(0, nearest ? nearestCount : pages.length).map(({ result }) => result);
    /** Whether the first result says more in one section than a page that answers the phrase. */
    const isAhead = (answer: number, phrase: readonly string[]): boolean => {
      const isSaid = (term?: Term) =>
        term !== undefined && phrase.some((part) => part.includes(term.typed) || term.typed.includes(part));
      const most = valueAt(inOneSection, ranked[0]?.index ?? -1);
      return isLong && most >= passage.least && most - valueAt(passages(isSaid), answer) > passage.ahead;
    };
    return { nearest, results, isAhead };
  }

  const answerTo = (folded: string) => {
    for (const answer of body?.answers ?? []) {
      const phrase = phraseIn(folded, answer);
      const page = phrase && state.pages[answer.page];
      if (page) return { unlisted: answer.unlisted, index: answer.page, page, phrase };
    }
    return null;
  };

  /** The answer from the facts, and where it is shown; null if there is none. */
  function shortAnswer(
    { path }: IndexedPage,
    folded: string,
    terms: readonly Term[],
    unlisted: readonly string[],
  ): (Pick<Shown, 'href'> & { text: string }) | null {
    // A model such as H100 is a synonym of its maker.
    const filter = facts && readCombination([folded, ...terms.flatMap(({ synonyms }) => synonyms)].join('\n'), facts);
    if (!facts || !filter) return null;
    const isMatrix = path === '/compatibility';
    const named = unlisted.find((name) => placeOf(folded, fold(name)) !== -1);
    const text = isMatrix ? combinationAnswer(filter, facts, named) : lifecycleAnswer(filter, facts);
    const place = isMatrix ? filterQuery(filter) : `#${filter.product}`;
    return text === null ? null : { href: inLanguage(path, language) + place, text };
  }

  /** Puts the page that answers the question first, with the answer from the facts or the best matching section. */
  function withAnswer(outcome: ReturnType<typeof rank>, folded: string, terms: readonly Term[]) {
    const found = answerTo(folded);
    if (!found) return outcome;
    const { index, page, unlisted, phrase } = found;
    const words = terms.flatMap(({ typed, synonyms }) => [typed, ...synonyms]);
    const short = answersFromFacts.test(page.path) ? shortAnswer(page, folded, terms, unlisted) : null;
    const answer = {
      ...page,
      isMention: false,
      show: () => ({
        ...show(page, index, words, false),
        ...(short && { href: short.href, section: [], excerpt: [{ text: short.text, marked: false }] }),
      }),
    };
    const others = outcome.results.filter(({ path }) => path !== page.path);
    const ahead = short === null && outcome.isAhead(index, phrase) ? others.splice(0, 1) : [];
    const results = [...ahead, answer, ...others];
    return { ...outcome, results, nearest: outcome.nearest && outcome.results.length > 0 };
  }

  /** Pages with parts of the words, if none has a whole one; none while items and keywords are loading. */
  function searchParts(terms: readonly Term[]): SearchOutcome {
    const isKnown = (part: string) => state.strong.some((folded) => folded.includes(part));
    const parts = body ? [...new Set(terms.flatMap(({ typed }) => knownParts(typed, isKnown)))] : [];
    const near = parts.map((typed): Term => ({ typed, synonyms: [], isOptional: false }));
    const results = rank(near, near.map(state.match)).results.slice(0, nearestCount);
    return {
      results: results.map((result) => ({ ...result, isMention: false })),
      corrected: null,
      nearest: results.length > 0,
    };
  }

  return {
    files: first.files,
    addHeadings(value: unknown): void {
      body = readBody(value);
      state = derive();
    },
    addTexts(value: unknown): void {
      if (!body) throw new Error('The headings come before the texts');
      const file = v.parse(textsFile, value);
      ({ texts: body.texts, facts } = file);
      body.sectionFields.push(createField(weights.text, levels.text, file.texts, true));
      state = derive();
    },
    search(query: string): SearchOutcome {
      const folded = foldQuery(query, body?.variants);
      const typed = readQuery(folded, state.vocabulary).flatMap(state.split);
      if (typed.length === 0) return { results: [], corrected: null, nearest: false };
      const evidences = typed.map(state.match);
      const terms = correctTerms(typed, evidences);
      const ranked = terms ? rank(terms, terms.map(state.match)) : rank(typed, evidences);
      // A question about an advisory that exists leads to it.
      const isNumbered = typed.some((term) => isIdentifier(term) && !isEmpty(state.match(term)));
      const outcome = isNumbered ? ranked : withAnswer(ranked, folded, typed);
      if (outcome.results.length === 0) return searchParts(typed);
      const fix = (text: string, term: Term, index: number) => text.replace(term.typed, terms?.[index]?.typed ?? '');
      const { results, nearest } = outcome;
      return { results, nearest, corrected: terms && typed.reduce(fix, folded) };
    },
  };
}

export type Searcher = ReturnType<typeof createSearcher>;
