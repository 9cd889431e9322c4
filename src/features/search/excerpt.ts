import { isHan, joints } from './text';

export interface Segment {
  text: string;
  marked: boolean;
}

/**
 * Widths in Chinese characters: of an excerpt, which is two lines of a desktop's page; of what
 * stands before its first match; and of what it's shortened by to end with a clause. Latin letters
 * count half.
 */
const widths = { whole: 84, before: 24, clause: 28 } as const;

/** Lines of an excerpt, such as rows of a table or commands. */
const mostLines = 3;

const widthOf = (letter: string): number => (letter.charCodeAt(0) < 0x2000 ? 0.5 : 1);

const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

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
  const source = Array.from(word, (letter, index) => {
    const changesScript = index > 0 && isHan(letter) !== isHan(word.charAt(index - 1));
    return changesScript ? ` *${letterSource(letter)}` : letterSource(letter);
  });

  // Only at the start of a word, or of one in a compound name such as BeyondACE.
  const start = isHan(word) ? '' : '(?:\\b|\\B(?=[A-Z]))';
  // With the rest of a word, unless that is long: of `kube` in Kubernetes only what was typed.
  const letters = '[A-Za-z0-9\\u00c0-\\u1fff]';
  const end = isHan(word.charAt(word.length - 1)) ? '' : `(?:${letters}{1,5}(?!${letters}))?`;
  return start + source.join('') + end;
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

/** The place that is so far from another one of a text, to its left or right. */
function placeAt(text: string, from: number, width: number, step: 1 | -1): number {
  let place = from;
  let left = width;
  while (left > 0 && (step === 1 ? place < text.length : place > 0)) {
    left -= widthOf(text.charAt(step === 1 ? place : place - 1));
    place += step;
  }
  return place;
}

/** The end of a sentence, and of a clause or cell, with the spaces after it. */
const sentenceEnd = /[。！？；!?]\s*|[.;] /g;
const clauseEnd = /[。！？；，、：!?]\s*|[.;,:] | · /g;

/** Where the matches of a pattern end, in the part of a text between two places. */
const endsOf = (pattern: RegExp, text: string, from: number, to: number): number[] =>
  Array.from(
    text.slice(from, to).matchAll(pattern),
    ({ 0: { length }, index }) => from + index + length,
  );

/** The last of them. */
const lastEndOf = (...part: Parameters<typeof endsOf>): number | undefined => endsOf(...part).pop();

/**
 * Where an excerpt of a line starts: with the line if the match is near enough; else with the first
 * sentence, clause or word that is.
 */
function excerptStart(line: string, match: number): number {
  const from = placeAt(line, match, widths.before, -1);
  if (from === 0 || textWidth(line) <= widths.whole) return 0;

  const starts = [sentenceEnd, clauseEnd, /\s+/g].map((end) => endsOf(end, line, from, match)[0]);
  return starts.find((start) => start !== undefined) ?? from;
}

/** Where an excerpt of a line ends that is too long: with a clause, or else with a word. */
function excerptEnd(line: string, start: number, width: number): number {
  const most = placeAt(line, start, width, 1);
  if (most === line.length) return most;

  const least = placeAt(line, most, Math.min(widths.clause, width / 3), -1);
  const end = lastEndOf(clauseEnd, line, least, most);
  return end ?? lastEndOf(/\s+/g, line, start + 1, most) ?? most;
}

/** The width of a line up to which it's a label, as in a drawing. */
const labelWidth = 8;

/** What joins a line to the one before it: sentences go on; rows of a table and commands don't. */
function jointAfter(line: string): string {
  const isCell = !line.includes(' · ');
  if (isCell && /[.。！？!?]$/u.test(line)) return ' ';
  return isCell && textWidth(line) <= labelWidth ? ' · ' : '\n';
}

/** The line of a text that has a match, and the lines after it. */
function linesFrom(text: string, pattern: RegExp): string[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => pattern.test(line));
  return lines.slice(Math.max(first, 0));
}

/** A text's part, with an ellipsis where it's cut within a sentence. */
function shortened(line: string, start: number, end: number): string {
  const isStart = start === 0 || lastEndOf(sentenceEnd, line, 0, start) === start;
  const part = line.slice(start, end);
  const isEnd = end === line.length || /[。！？.!?]\s*$/u.test(part);

  return (
    (isStart ? '' : '…') + (isEnd ? part.trim() : `${part.replace(/[，、；：,;:·\s]+$/u, '')}…`)
  );
}

/**
 * The segments of a text around its first match, or its beginning. Lines of the text, such as rows
 * of a table, are lines of the excerpt.
 * @param words folded
 */
export function excerpt(text: string, words: readonly string[]): Segment[] {
  const pattern = patternOf(words);
  const [firstLine = '', ...nextLines] = linesFrom(text, pattern);
  const start = excerptStart(firstLine, Math.max(firstLine.search(pattern), 0));

  let result = shortened(firstLine, start, excerptEnd(firstLine, start, widths.whole));
  let before = firstLine;
  for (const line of nextLines) {
    const left = widths.whole - textWidth(result);
    const isFull = left < widths.before || result.split('\n').length === mostLines;
    if (isFull || result.endsWith('…')) break;

    result += jointAfter(before) + shortened(line, 0, excerptEnd(line, 0, left));
    before = line;
  }
  return mark(result, words);
}
