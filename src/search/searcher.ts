import { inLanguage } from '../routes/href';
import type { Devices } from '../routes/route-types';
import { type Evidence, isEmpty, zeros } from './evidence';
import type { Segment } from './excerpt';
import { createField, type Field, valueAt } from './field';
import { type HeadingsFile, linesOf, type NamesFile, type TextsFile } from './files';
import { fold, foldQuery, isHan } from './fold';
import { type ResultKind, resultKinds } from './kinds';
import { createMatcher } from './matcher';
import { factorOf, nameFields, readPages, weights } from './pages';
import { readSpelling } from './pinyin';
import { readQuery, readVocabulary, type Term } from './query';
import type { Refinements } from './refine';

/** A page that answers a query. */
export interface Result {
  /** The page, and the section that answers where the title does not. */
  href: string;
  title: string;
  name: string;
  kind: ResultKind;
  devices: Devices;
  /** The heading of the section that the address leads to. */
  section: string | null;
  /** It says what was asked for in passing only: in the texts of its sections, or with far less weight than the best result. */
  isMention: boolean;
  /** What of it is shown, with what was asked for marked. Made when it is shown. */
  show(): { title: Segment[]; section: Segment[]; excerpt: Segment[] };
}

export interface Outcome {
  /** The best first; mentions behind all others. */
  results: Result[];
  /** What was searched for in place of what was typed; null where nothing was mistyped. */
  corrected: string | null;
  /** No page has everything that was asked for: these have a part of it, or of its words. */
  nearest: boolean;
}

export interface Searcher {
  /** How many pages the first file has. */
  readonly size: number;
  /** What the kinds of pages are called. */
  readonly kindNames: Record<ResultKind, string>;
  /** From now on items are found, other words for the same thing known, mistyped ones corrected, and what was asked for is marked. */
  addHeadings(file: HeadingsFile, refinements: Refinements): void;
  addTexts(file: TextsFile): void;
  setVariants(variants: ReadonlyMap<string, string>): void;
  /** Whether a query has Chinese characters that stand in no text: it may be written in traditional ones. */
  hasUnknownCharacters(query: string): boolean;
  search(query: string): Outcome;
}

/** What a match of the whole query in one text adds, by the weight of the text. */
const phraseFactor = 0.8;
/** A result that is worth less than this share of the best one counts as a mention. */
const mentionBelow = 0.4;
/** How many pages are offered where none has everything. */
const nearestCount = 5;

/** Searches the pages of a language; more is found as further files of the index are added. */
export function createSearcher(file: NamesFile): Searcher {
  const { language } = file;
  let pages = readPages(file);
  const firstPages = pages.length;
  const kindLabels = linesOf(file.labels);
  const kindNames = Object.fromEntries(resultKinds.map((kind, index) => [kind, kindLabels[index] ?? kind])) as Record<
    ResultKind,
    string
  >;
  const spellings = linesOf(file.syllables).map(readSpelling);
  let vocabulary = readVocabulary();
  let strong = nameFields(pages);
  const weak: Field[] = [];
  let anchors: string[][] = [];
  let headings: string[][] = [];
  let descriptions: string[] = [];
  let texts: string[][] = [];
  let variants: ReadonlyMap<string, string> = new Map();
  let matcher = createMatcher(strong, weak, spellings, vocabulary.stopWords);
  /** What mistyped words may have meant. */
  let known: { words: Map<string, number>; texts: string } | null = null;
  let refined: Refinements | null = null;
  const renew = () => {
    matcher = createMatcher(strong, weak, spellings, vocabulary.stopWords);
    known = null;
  };
  const cells = (column: string) => linesOf(column).map((line) => line.split('\t'));

  const isKnown = (word: string) => strong.some(({ folded }) => folded.includes(word));

  function readKnown() {
    const words = new Map<string, number>();
    const texts = strong.map(({ folded }) => folded).join('\n');
    for (const word of texts.match(/[a-z][a-z0-9.]{3,}/g) ?? []) words.set(word, (words.get(word) ?? 0) + 1);
    return { words, texts };
  }

  /** Corrects the terms that find nothing; null if none of them can be. */
  function correctTerms(terms: readonly Term[], evidences: readonly Evidence[]): Term[] | null {
    if (!refined) return null;
    const { correct } = refined;
    let changed = false;
    const corrected = terms.map((term, index): Term => {
      const evidence = evidences[index];
      if (!evidence || !isEmpty(evidence)) return term;
      known ??= readKnown();
      const word = correct(term.typed, known.words, known.texts);
      if (word === null) return term;
      changed = true;
      return readQuery(word, vocabulary, isKnown)[0] ?? term;
    });
    return changed ? corrected : null;
  }

  const mentionedBy = (terms: readonly Term[], evidences: readonly Evidence[]) => (page: number) =>
    !evidences.every(
      ({ stated, scores }, index) => stated[page] === 1 || (scores[page] === 0 && terms[index]?.isOptional),
    );

  function rank(terms: readonly Term[], evidences: readonly Evidence[], folded: string) {
    const size = pages.length;
    const isInTextsOnly = mentionedBy(terms, evidences);
    const rarity = evidences.map(({ scores }) =>
      Math.log2(1 + size / (1 + scores.reduce((sum, score) => sum + (score > 0 ? 1 : 0), 0))),
    );
    const totals = zeros(size);
    const covered = zeros(size);
    for (const [index, { scores }] of evidences.entries())
      for (let page = 0; page < size; page += 1) {
        const score = valueAt(scores, page);
        if (score === 0) continue;
        totals[page] = valueAt(totals, page) + score * (rarity[index] ?? 1);
        if (!terms[index]?.isOptional) covered[page] = valueAt(covered, page) + 1;
      }
    if (terms.length > 1)
      for (const field of strong)
        for (let at = field.folded.indexOf(folded), text = 0; at !== -1; at = field.folded.indexOf(folded, at + 1)) {
          while (valueAt(field.starts, text + 1) <= at) text += 1;
          const page = valueAt(field.pages, text);
          totals[page] = valueAt(totals, page) + field.weight * phraseFactor * Math.max(...rarity);
        }
    const most = covered.reduce((a, b) => Math.max(a, b), 0);
    const ranked = pages.flatMap((_, page) => (most > 0 && covered[page] === most ? page : []));
    const values = totals.map((total, page) => (total === 0 ? 0 : total * factorOf(pages[page])));
    const best = ranked.reduce((value, page) => Math.max(value, valueAt(values, page)), 0);
    const nearest = most < terms.filter(({ isOptional }) => !isOptional).length;
    return ranked
      .map((page) => ({
        page,
        value: valueAt(values, page),
        isMention: !nearest && (valueAt(values, page) < mentionBelow * best || isInTextsOnly(page)),
      }))
      .sort((a, b) => Number(a.isMention) - Number(b.isMention) || b.value - a.value || a.page - b.page)
      .slice(0, nearest ? nearestCount : size)
      .map(({ page, isMention }) => ({ page, isMention, nearest }));
  }

  function resultOf(
    page: number,
    evidences: readonly Evidence[],
    words: readonly string[],
    isMention: boolean,
  ): Result[] {
    const found = pages[page];
    if (!found) return [];
    const { path, title, name, kind, devices } = found;
    let section = -1;
    let strength = 0;
    for (const evidence of evidences)
      if (valueAt(evidence.strengths, page) > strength) {
        strength = valueAt(evidence.strengths, page);
        section = evidence.sections[page] ?? -1;
      }
    const isNamed = evidences.every(({ named }) => named[page] === 1);
    const anchor = section === -1 || isNamed ? '' : (anchors[page]?.[section] ?? '');
    const address = inLanguage(path, language);
    const heading = anchor ? (headings[page]?.[section] ?? null) : null;
    const result: Result = {
      href: anchor ? `${address}#${anchor}` : address,
      title,
      name,
      kind,
      devices,
      section: heading,
      isMention,
      show() {
        const plain = (text: string) => [{ text, marked: false }];
        if (!refined) return { title: plain(title), section: [], excerpt: [] };
        const { excerpt, has, mark } = refined;
        const description = descriptions[page] ?? '';
        const text = section === -1 ? '' : (texts[page]?.[section] ?? '');
        // The summary, unless only the section has what was asked for.
        const shown = !has(description, words) && has(text, words) ? text : description;
        return { title: mark(title, words), section: mark(heading ?? '', words), excerpt: excerpt(shown, words) };
      },
    };
    return [result];
  }

  /** Pages that have parts of the words, where none has one of the words; none if no part is known. */
  function searchNear(terms: readonly Term[]): Outcome {
    const parts = refined ? [...new Set(terms.flatMap(({ typed }) => refined?.partsOf(typed, isKnown) ?? []))] : [];
    const near = parts.map((typed): Term => ({ typed, others: [], isWritten: true, isOptional: false }));
    const evidences = near.map((term) => matcher.match(term));
    const ranked = rank(near, evidences, parts.join(' ')).slice(0, nearestCount);
    return {
      results: ranked.flatMap(({ page }) => resultOf(page, evidences, parts, false)),
      corrected: null,
      nearest: ranked.length > 0,
    };
  }

  return {
    size: firstPages,
    kindNames,
    addHeadings(more, refinements) {
      refined = refinements;
      vocabulary = readVocabulary(more.synonyms, more.stopWords, more.optional);
      anchors = cells(more.anchors);
      headings = cells(more.sections);
      descriptions = linesOf(more.descriptions);
      pages = [...pages, ...readPages(more)];
      strong = [
        ...nameFields(pages),
        createField(weights.keywords, 'heading', linesOf(more.keywords)),
        createField(weights.heads, 'heading', linesOf(more.heads)),
        createField(weights.sections, 'heading', linesOf(more.sections), true),
        createField(weights.descriptions, 'heading', descriptions),
      ];
      renew();
    },
    addTexts(more) {
      texts = cells(more.texts);
      weak.push(createField(weights.texts, 'text', linesOf(more.texts), true));
      renew();
    },
    setVariants(map) {
      variants = map;
    },
    hasUnknownCharacters: (query) =>
      Array.from(foldQuery(query)).some(
        (letter) => isHan(letter) && ![...strong, ...weak].some(({ folded }) => folded.includes(letter)),
      ),
    search(query) {
      const folded = foldQuery(query, variants);
      let terms = readQuery(folded, vocabulary, isKnown);
      if (terms.length === 0) return { results: [], corrected: null, nearest: false };
      let evidences = terms.map((term) => matcher.match(term));
      const better = correctTerms(terms, evidences);
      let corrected: string | null = null;
      if (better) {
        const mistyped = terms;
        terms = better;
        evidences = terms.map((term) => matcher.match(term));
        corrected = mistyped.reduce(
          (text, { typed }, index) => text.replace(typed, terms[index]?.typed ?? typed),
          folded,
        );
      }
      const ranked = rank(terms, evidences, corrected ?? folded);
      if (ranked.length === 0) return searchNear(terms);
      const words = [...new Set(evidences.flatMap((evidence) => evidence.words))].map(fold);
      return {
        results: ranked.flatMap(({ page, isMention }) => resultOf(page, evidences, words, isMention)),
        corrected,
        nearest: ranked.some(({ nearest }) => nearest),
      };
    },
  };
}
