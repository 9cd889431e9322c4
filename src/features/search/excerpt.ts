import { isHan, joints } from './text';

export interface Segment {
  text: string;
  marked: boolean;
}

/**
 * Widths in Chinese characters: of an excerpt, and before its first match. Latin letters count
 * half.
 */
const widths = { whole: 110, before: 24 } as const;

const widthOf = (letter: string): number => (letter.charCodeAt(0) < 0x2000 ? 0.5 : 1);

/** The source of a pattern that finds a folded letter in either case, and a space as any joint. */
function letterSource(letter: string): string {
  if (letter === ' ') return `[${joints} ]+`;
  const cases = letter + letter.toUpperCase();
  return `[${cases.replace(/[\\\]^-]/g, '\\$&')}]`;
}

/**
 * The source of a pattern that finds a folded word in a text: in either case, with optional spaces
 * beside Chinese, up to the end of its word.
 */
function wordSource(word: string): string {
  const letters = Array.from(word, (letter, index) => {
    const changesScript = index > 0 && isHan(letter) !== isHan(word.charAt(index - 1));
    return changesScript ? ` *${letterSource(letter)}` : letterSource(letter);
  });

  // A short word only at the start of one, or of one in a compound name such as BeyondACE.
  const start = isHan(word) || word.length > 3 ? '' : '(?:\\b|\\B(?=[A-Z]))';
  const end = isHan(word.charAt(word.length - 1)) ? '' : '[A-Za-z0-9\\u00c0-\\u1fff]{0,4}';
  return start + letters.join('') + end;
}

/**
 * Finds any of some words, the longest first, in a text; what follows directly belongs to the
 * match.
 */
function patternOf(words: readonly string[]): RegExp {
  const longest = words.filter(Boolean).sort((a, b) => b.length - a.length);
  return new RegExp(`((?:${longest.map(wordSource).join('|') || '(?!)'})+)`, 'u');
}

/**
 * Splits a text into segments, matches marked.
 * @param words folded
 */
export const mark = (text: string, words: readonly string[]): Segment[] =>
  text
    .split(patternOf(words))
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((segment) => segment.text !== '');

export const has = (text: string, words: readonly string[]): boolean => patternOf(words).test(text);

/**
 * Where an excerpt starts that has a match: so far before it, with the sentence or word that starts
 * on the way.
 */
function excerptStart(text: string, match: number): number {
  let start = match;
  let width = 0;
  while (start > 0 && width < widths.before) {
    width += widthOf(text.charAt(start - 1));
    start -= 1;
  }

  if (start === 0) return 0;

  const before = text.slice(start, match);
  const boundary = /[。！？；!?]\s*|[.;] | · /.exec(before) ?? /\s/.exec(before);
  return boundary ? start + boundary.index + boundary[0].length : start;
}

/** Where an excerpt ends: not within a word of letters, unless that is a long one. */
function excerptEnd(text: string, start: number): number {
  let end = start;
  let width = 0;
  while (end < text.length && width < widths.whole) {
    width += widthOf(text.charAt(end));
    end += 1;
  }

  const isInWord = /[a-z]/i.test(text.charAt(end));
  const lastSpace = isInWord ? text.slice(start, end).search(/\s\S{0,14}$/) : -1;
  return lastSpace > 0 ? start + lastSpace : end;
}

/**
 * The segments of a text around its first match, or its beginning.
 * @param words folded
 */
export function excerpt(text: string, words: readonly string[]): Segment[] {
  const match = Math.max(text.search(patternOf(words)), 0);
  const start = excerptStart(text, match);
  const end = excerptEnd(text, start);

  const ellipsis = { text: '…', marked: false };
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...mark(text.slice(start, end), words),
    ...(end < text.length ? [ellipsis] : []),
  ];
}
