import { conventions, eachLanguage, type Language } from '../../config/languages';
import { lineBreak } from '../../lib/line-breaks';
import type { PageView } from '../../routes/page-view';
import { escapeRegExp } from '../content/check-words';
import type { Content } from '../content/read';

/* Line breaks in titles: in Chinese only between words; in no language between a figure and its unit. */

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Characters that stay with the next word, with the previous one, or with the previous one unless they start a word. */
const leading = /^[与和或及从到在按对向由为让把被将以不未无非已请每各跨首第约近超]$/u;
const trailing = /^[的了着过们]$/u;
const following = /^[中时后前内外上下里间]$/u;
const number = /^[\d,.]+$|^[一二三四五六七八九十百千万亿两几数半]+$/u;
const han = /^\p{Script=Han}+$/u;
const isSingle = (part = ''): boolean => han.test(part) && part.length === 1;
/** A single character that belongs to a word: the segmenter doesn't know many technical terms. */
const isPiece = (part = ''): boolean =>
  isSingle(part) && ![leading, trailing, number].some((one) => one.test(part));

/** Whether a line may end after the part at `index`; `isBound`: the part before that belongs to it. */
function mayBreak(parts: readonly string[], index: number, isBound: boolean): boolean {
  const [part = '', next = '', third = ''] = parts.slice(index, index + 3);
  if (!han.test(part) || !han.test(next) || leading.test(part) || trailing.test(next)) return false;
  if (number.test(part)) return next.length > 1;
  if (following.test(next) && !isPiece(third)) return false;
  if (isPiece(part) && (isPiece(next) || !isBound)) return false;
  return !isPiece(next) || isPiece(third);
}

/**
 * Puts marks between the words of titles.
 * @param terms glossary terms and names that are never split
 */
export function lineBreaks(
  language: Language,
  terms: readonly string[],
): (title: string) => string {
  // A longer name might not fit on a line.
  const { unspaced, breaksBetweenWords } = conventions[language];
  const most = unspaced ? 10 : 18;
  const longest = terms.filter((term) => term.length <= most).sort((a, b) => b.length - a.length);
  const whole = new RegExp(longest.map(escapeRegExp).join('|') || '(?!)', 'giu');
  const unbroken = (term: string): string => term.replaceAll(' ', '\u00a0');
  const bound = (text: string): string =>
    text
      .replace(/(\d[%+]?) (?=\p{Letter})/gu, '$1\u00a0')
      .replace(/(?<=\b[A-Z]\w+) (?=\d+\.\d)/g, '\u00a0')
      .replace(/(?<=\d)\u00a0(?=[至到与和或及])/gu, ' ')
      .replace(/(?<=[至到]) (?=\d)/gu, '\u00a0');
  if (!breaksBetweenWords) return (title) => bound(title.replace(whole, unbroken));
  return (title) => {
    // It fits on any line.
    if (title.length < 6) return title;
    const inside = new Set<number>();
    const kept = title.replace(whole, (term, start: number) => {
      for (let at = 1; at < term.length; at += 1) inside.add(start + at);
      return unbroken(term);
    });
    const parts = [...segmenter.segment(title)].map(({ segment }) => segment);
    let at = 0;
    let isBound = false;
    let marked = '';
    for (const [index, part] of parts.entries()) {
      marked += kept.slice(at, at + part.length);
      at += part.length;
      const breaks: boolean = !inside.has(at) && mayBreak(parts, index, isBound);
      if (breaks) marked += lineBreak;
      isBound = !breaks && han.test(part);
    }
    // One mark is enough for the style in src/styles/global.css: the title then breaks only at spaces.
    return bound(
      /\p{Script=Han}/u.test(marked) && !marked.includes(lineBreak) ? lineBreak + marked : marked,
    );
  };
}

interface Named extends Pick<Content, 'glossary' | 'items'> {
  pages: ReadonlyMap<string, Record<Language, { name: string }>>;
}

/** Marks the titles of a language; words of the glossary, names of pages and short names of customers are never split. */
export const titleMarks = ({ glossary, items, pages }: Named) =>
  eachLanguage((language) => {
    const terms = glossary.terms.flatMap((term) => term[language]);
    const names = Array.from(pages.values(), (page) => page[language].name);
    const customers = items.case.map(({ [language]: texts }) => texts.shortName ?? texts.customer);
    const whole = [...terms, ...glossary.words, ...names, ...customers];
    return lineBreaks(language, conventions[language].breaksBetweenWords ? whole : []);
  });

const titles = ['heading', 'title', 'name'];
const lists = ['items', 'entries', 'customers', 'layers', 'components'];

/**
 * A view with marks in the texts that components show with `Words`: h1, h2, titles of entries and related links, names in diagrams, quotes.
 */
export function withLineBreaks(view: PageView, mark: (title: string) => string): PageView {
  const titled = <T extends object>(entry: T): T => {
    /** Also the label of a link with a text (that of other entries is small print), and somebody's words. */
    const isShown = (key: string) =>
      titles.includes(key) ||
      (key === 'label' && 'text' in entry) ||
      (key === 'text' && 'by' in entry);
    const marked = (key: string, value: unknown): unknown => {
      if (typeof value === 'string') return isShown(key) ? mark(value) : value;
      if (key === 'diagram' || key === 'topology') return titled(value as object);
      if (!Array.isArray(value)) return value;
      // The two sides of a topology: rows of names.
      if (key === 'before' || key === 'after') return value.map((row: string[]) => row.map(mark));
      return lists.includes(key) ? value.map((child: object) => titled(child)) : value;
    };
    return Object.fromEntries(
      Object.entries(entry).map(([key, value]) => [key, marked(key, value)]),
    ) as T;
  };
  return {
    ...view,
    hero: titled(view.hero),
    sections: view.sections.map(titled),
    related: view.related.map(titled),
  };
}
