import { isHan, joints } from './text';

export interface Segment {
  text: string;
  marked: boolean;
}

/** Widths in Chinese characters: of an excerpt, and before its first match. Latin letters count half. */
const widths = { whole: 110, before: 24 } as const;

const widthOf = (letter: string): number => (letter.charCodeAt(0) < 0x2000 ? 0.5 : 1);

/** The source of a pattern that finds a folded word in a text: in either case, with optional spaces beside Chinese, up to the end of its word. */
function written(word: string): string {
  const letters = Array.from(word, (letter, index) => {
    const isBeside = index > 0 && isHan(letter) !== isHan(word.charAt(index - 1));
    const either =
      letter === ' '
        ? `[${joints} ]+`
        : `[${(letter + letter.toUpperCase()).replace(/[\\\]^-]/g, '\\$&')}]`;
    return isBeside ? ` *${either}` : either;
  }).join('');
  // A short word only at the start of one, or of one in a compound name such as BeyondACE.
  const start = isHan(word) || word.length > 3 ? '' : '(?:\\b|\\B(?=[A-Z]))';
  return (
    start + letters + (isHan(word.charAt(word.length - 1)) ? '' : '[A-Za-z0-9\\u00c0-\\u1fff]{0,4}')
  );
}

/** Finds any of some words, the longest first, in a text; what follows directly belongs to the match. */
function patternOf(words: readonly string[]): RegExp {
  const longest = words.filter(Boolean).sort((a, b) => b.length - a.length);
  return new RegExp(`((?:${longest.map(written).join('|') || '(?!)'})+)`, 'u');
}

/** Splits a text into segments, matches marked. @param words folded */
export const mark = (text: string, words: readonly string[]): Segment[] =>
  text
    .split(patternOf(words))
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((segment) => segment.text !== '');

export const has = (text: string, words: readonly string[]): boolean => patternOf(words).test(text);

/** The segments of a text around its first match, or its beginning. @param words folded */
export function excerpt(text: string, words: readonly string[]): Segment[] {
  const first = Math.max(text.search(patternOf(words)), 0);
  let start = first;
  for (let width = 0; start > 0 && width < widths.before; start -= 1)
    width += widthOf(text.charAt(start - 1));
  if (start > 0) {
    // Start with the sentence or word, if one starts on the way.
    const before = text.slice(start, first);
    const boundary = /[。！？；!?]\s*|[.;] /.exec(before) ?? /\s/.exec(before);
    if (boundary) start += boundary.index + boundary[0].length;
  }
  let end = start;
  for (let width = 0; end < text.length && width < widths.whole; end += 1)
    width += widthOf(text.charAt(end));
  const cut = /[a-z]/i.test(text.charAt(end)) ? text.slice(start, end).search(/\s\S{0,14}$/) : -1;
  if (cut > 0) end = start + cut;
  const ellipsis = { text: '…', marked: false };
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...mark(text.slice(start, end), words),
    ...(end < text.length ? [ellipsis] : []),
  ];
}
