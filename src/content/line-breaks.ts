import { conventions, eachLanguage, type Language } from '../site/languages';
import { lineBreak } from '../site/line-breaks';
import { escapeRegExp } from './check-words';
import type { Content } from './content';
import type { PageView } from './page-view';

/*
 * Line breaks in titles: in Chinese only between words; in no language between a figure and its
 * unit.
 */

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Characters that stay with the next word, with the previous one, or with the previous one unless
 * they start a word.
 */
const leading = /^[与和或及从到在按对向由为让把被将以不未无非已请每各跨首第约近超都也并就才]$/u;
const trailing = /^[的了着过们]$/u;
const following = /^[中时后前内外上下里间]$/u;
/** Words that say how or how many, and words that say where: they stay with the next or the previous word. */
const measures = '个次种台张套家条项份名座级层类';
const qualifying = new RegExp(
  `^(?:[一二三四五六七八九十百千两几数每各这那]+[${measures}]|统一|逐一|自动|如何|怎样|同时|可以|[都也才不]能|没有|按需)$`,
  'u',
);
const measure = new RegExp(`^[${measures}]$`, 'u');
const locating = /^(?:之[间前后内外上下中]|以[内外上下前后]|期间)$/u;
/** Words that close a compound: they stay with the word before. */
const closing = /^(?:方式|时间|过程|原因|架构|平台|引擎|会话|检测)$/u;
const number = /^[\d,.]+$|^[一二三四五六七八九十百千万亿两几数半]+$/u;
const han = /^\p{Script=Han}+$/u;
const isSingle = (part = ''): boolean => han.test(part) && part.length === 1;

/** A single character that belongs to a word: the segmenter doesn't know many technical terms. */
const isPiece = (part = ''): boolean =>
  isSingle(part) && ![leading, trailing, number].some((pattern) => pattern.test(part));

/** Whether a line may end after a part, whatever follows; `isBound`: the part before belongs to it. */
function mayEnd(part: string, isBound: boolean): boolean {
  if (!han.test(part) || leading.test(part) || qualifying.test(part)) return false;
  if (number.test(part)) return false;

  return isBound ? !measure.test(part) : !isPiece(part);
}

/**
 * Whether a line may end after the part at `index`; `isBound`: the part before that belongs to it.
 */
function mayBreak(parts: readonly string[], index: number, isBound: boolean): boolean {
  const [part = '', next = '', third = ''] = parts.slice(index, index + 3);
  if (!han.test(part) || !han.test(next) || leading.test(part) || trailing.test(next)) return false;
  if (qualifying.test(part) || locating.test(next)) return false;
  if (isBound && measure.test(part)) return false;
  if (closing.test(next) && part.length > 1) return false;
  if (number.test(part)) return next.length > 1;
  if (following.test(next) && !isPiece(third)) return false;
  if (isPiece(part) && (isPiece(next) || !isBound)) return false;

  return !isPiece(next) || isPiece(third);
}

/** A name of more letters may need a line of its own on the narrowest phones. */
const mostBoundLetters = 12;

/** Whether a space after a part stays unbroken: 在 Kubernetes, GPU 的. */
const bindsSpace = (part = '', next = ''): boolean =>
  Math.max(part.length, next.length) <= mostBoundLetters &&
  ((isSingle(part) && leading.test(part)) ||
    (isSingle(next) && (trailing.test(next) || following.test(next))));

/** Keeps a term on one line. */
const unbroken = (term: string): string => term.replaceAll(' ', '\u00a0');

/** A figure and the space before its unit. */
const figure = /(\d[%+]?) (?=\p{Letter})/gu;

/** Leads and quotes end as sentences do. */
const sentenceEnd = /[.?!。？！]$/u;

/**
 * In a sentence, a longer word after a figure is what's counted: it may begin a line, which would
 * otherwise be cut short.
 */
const figureInSentence = /(\d[%+]?) (?=\p{Script=Han}|\p{Letter}{1,7}(?!\p{Letter}))/gu;

/**
 * Keeps figures with their units, names with their versions, and the ends of a range with the words
 * between them.
 */
const bindFigures = (text: string): string =>
  text
    .replace(sentenceEnd.test(text) ? figureInSentence : figure, '$1\u00a0')
    .replace(/(?<=\b[A-Z]\w+) (?=\d+\.\d)/g, '\u00a0')
    .replace(/(?<=\d)\u00a0(?=[至到与和或及])/gu, ' ')
    .replace(/(?<=[至到]) (?=\d)/gu, '\u00a0');

/**
 * Matches the terms that are never split, the longest first; a term that is too long might not fit
 * on a line.
 */
function termPattern(terms: readonly string[], mostLetters: number): RegExp {
  const shortTerms = terms.filter((term) => term.length <= mostLetters);
  const longestFirst = shortTerms.sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(escapeRegExp).join('|') || '(?!)', 'giu');
}

/** Titles of fewer characters fit on any line. */
const leastToBreak = 6;

/** Puts marks between the words of a Chinese title, except within terms. */
function markWords(title: string, terms: RegExp): string {
  const placesWithinTerms = new Set<number>();
  const termStarts = new Set<number>();
  const boundTitle = title.replace(terms, (term, start: number) => {
    termStarts.add(start);
    for (let offset = 1; offset < term.length; offset += 1) placesWithinTerms.add(start + offset);
    return unbroken(term);
  });

  const parts = Array.from(segmenter.segment(title), ({ segment }) => segment);
  let place = 0;
  let isBound = false;
  let marked = '';

  for (const [index, part] of parts.entries()) {
    const isBoundSpace = part === ' ' && bindsSpace(parts[index - 1], parts[index + 1]);
    marked += isBoundSpace ? '\u00a0' : boundTitle.slice(place, place + part.length);
    place += part.length;

    const isBeforeTerm: boolean = termStarts.has(place) && mayEnd(part, isBound);
    const isBreak: boolean =
      !placesWithinTerms.has(place) && (isBeforeTerm || mayBreak(parts, index, isBound));
    if (isBreak) marked += lineBreak;
    isBound = !isBreak && (han.test(part) || isBoundSpace);
  }

  // One mark is enough for the style in src/styles/global.css: the title then breaks only at
  // spaces.
  const needsMark = /\p{Script=Han}/u.test(marked) && !marked.includes(lineBreak);
  return needsMark ? lineBreak + marked : marked;
}

/**
 * Puts marks between the words of titles.
 * @param terms glossary terms and names that are never split
 */
export function lineBreaks(
  language: Language,
  terms: readonly string[],
): (title: string) => string {
  const { unspaced, breaksBetweenWords } = conventions[language];
  const pattern = termPattern(terms, unspaced ? 10 : 18);
  if (!breaksBetweenWords) return (title) => bindFigures(title.replace(pattern, unbroken));

  return (title) => (title.length < leastToBreak ? title : bindFigures(markWords(title, pattern)));
}

interface Named extends Pick<Content, 'glossary' | 'items' | 'vendor'> {
  pages: ReadonlyMap<string, Record<Language, { name: string }>>;
}

/**
 * Marks the titles of a language; words of the glossary, names of pages, short names of customers
 * and the vendor's name are never split.
 */
export const titleMarks = ({ glossary, items, pages, vendor }: Named) =>
  eachLanguage((language) => {
    const terms = glossary.terms.flatMap((term) => term[language]);
    const pageNames = Array.from(pages.values(), (page) => page[language].name);
    const names = [...pageNames, vendor.name[language]];
    const customers = items.case.map(({ [language]: texts }) => texts.shortName ?? texts.customer);
    const unbreakableWords = [...terms, ...glossary.words, ...names, ...customers];

    return lineBreaks(language, conventions[language].breaksBetweenWords ? unbreakableWords : []);
  });

const titleKeys = ['heading', 'title', 'name', 'lead'];
const listKeys = ['items', 'entries', 'customers', 'layers', 'components', 'stories'];

/**
 * Whether a text is shown as a title: also the label of a link with a text (that of other entries
 * is small print), and somebody's words.
 */
const isTitle = (key: string, entry: object): boolean =>
  titleKeys.includes(key) ||
  (key === 'label' && 'text' in entry) ||
  (key === 'text' && 'by' in entry);

type Mark = (title: string) => string;

/** The value of a key with marks in the titles below it. */
function withMarksBelow(key: string, value: unknown, entry: object, mark: Mark): unknown {
  if (typeof value === 'string') return isTitle(key, entry) ? mark(value) : value;

  const isEntry = key === 'diagram' || key === 'topology' || key === 'customer';
  if (isEntry && value !== null && typeof value === 'object') return withMarks(value, mark);
  if (!Array.isArray(value)) return value;

  // The two sides of a topology: rows of names.
  if (key === 'before' || key === 'after') return value.map((row: string[]) => row.map(mark));

  return listKeys.includes(key) ? value.map((child: object) => withMarks(child, mark)) : value;
}

/** An entry with marks in its titles. */
const withMarks = <T extends object>(entry: T, mark: Mark): T =>
  Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, withMarksBelow(key, value, entry, mark)]),
  ) as T;

/**
 * A view with marks in the texts that components show with `Words`: h1, h2, leads, titles of
 * entries and related links, names in diagrams, quotes.
 */
export const withLineBreaks = (view: PageView, mark: Mark): PageView => ({
  ...view,
  hero: withMarks(view.hero, mark),
  sections: view.sections.map((section) => withMarks(section, mark)),
  related: view.related.map((link) => withMarks(link, mark)),
});
