import type { Language } from '../../../src/config/languages';
import { lineBreak, unmarked } from '../../../src/lib/line-breaks';

/** A headline set in lines. */
export interface SetHeadline {
  lines: string[];
  /** Size of the type in pixels. */
  size: number;
}

/** Sizes of type, the largest first, and what it costs to go down to each. */
const sizes = [
  { size: 80, cost: 0 },
  { size: 76, cost: 0.01 },
  { size: 72, cost: 0.03 },
  { size: 68, cost: 0.06 },
  { size: 64, cost: 0.1 },
  { size: 60, cost: 0.16 },
  { size: 56, cost: 0.27 },
  { size: 52, cost: 0.42 },
  { size: 48, cost: 0.6 },
  { size: 44, cost: 0.9 },
] as const;

/** Most lines that a headline may have. */
export const mostLines = 3;

/** Words that a reader expects another one after. */
const leading =
  /(^|\s)(a|an|the|of|in|on|at|to|for|from|by|with|and|or|but|what|how|who|one|no|its|your|our|is|are|that|which|before|while|when|without|than|every|carry)$/i;
const leadingChinese = /[把让给替在和与或到从被对为以先再也才还只并合不能会要一二两三四五六七八九十百千万几个种笔]$/u;
const trailingChinese = /^[的了着过得地里上下中成]/u;
const afterColon = /[：:；;。]\s*$/u;
const afterComma = /[，,？?！!]\s*$/u;

/** The pieces of a headline that stay whole: lines end at its marks, behind blanks and punctuation, before brackets. */
export const headlineParts = (marked: string): string[] =>
  marked
    .split(new RegExp(`${lineBreak}|(?<=[ ：，、；。！？”）])(?![\\p{P}])|(?=[（“])`, 'u'))
    .map(unmarked)
    .filter(Boolean);

/** How badly a line's end is chosen: little after a mark of punctuation, most where the sense runs on. */
function breakCost(before: string, after: string, language: Language): number {
  if (afterColon.test(before)) return 0;
  if (afterComma.test(before) || /^[（(]/u.test(after)) return 0.01;
  if (/[、—–]\s*$/u.test(before)) return 0.06;
  if (language === 'en') return leading.test(before.trim()) ? 0.3 : 0.08;
  return leadingChinese.test(before.trim()) || trailingChinese.test(after) ? 0.35 : 0.1;
}

/** What it costs that a line runs over a pause: more after a colon, and more where a line ends without one. */
function passedCost(parts: readonly string[], ends: readonly number[], language: Language): number {
  const isPause = (part: string) => afterColon.test(part) || afterComma.test(part);
  const isBroken = ends.some((end) => !isPause(parts[end - 1] ?? '') && !/^[（(]/u.test(parts[end] ?? ''));
  return parts.slice(0, -1).reduce((sum, part, index) => {
    if (ends.includes(index + 1) || !isPause(part)) return sum;
    const isShort = language === 'en' && parts.slice(0, index + 1).join('').length < 7;
    return sum + (afterColon.test(part) && !isShort ? 0.25 : 0.04) + (isBroken && !isShort ? 0.12 : 0);
  }, 0);
}

/** What it costs that a bracket or a quotation is parted. */
function partedCost(lines: readonly string[]): number {
  return (
    lines.filter((line) => (line.match(/[（(“]/gu)?.length ?? 0) > (line.match(/[）)”]/gu)?.length ?? 0)).length * 0.3
  );
}

/**
 * Sets a headline in up to three lines of even length: no line begins with a mark of punctuation, none holds a single character, and breaks
 * follow the sense where they can. Pure.
 * @param parts the headline's pieces
 * @param widths their widths in type of 1 px
 * @param room the width that a line may have in pixels
 * @throws Error if the headline does not fit in the smallest type
 */
export function setHeadline(
  parts: readonly string[],
  widths: readonly number[],
  room: number,
  language: Language,
): SetHeadline {
  let best: (SetHeadline & { cost: number }) | null = null;
  for (const ends of breaksOf(parts.length)) {
    const starts = [0, ...ends];
    const lines = starts.map((start, index) => parts.slice(start, ends[index]).join('').trim());
    if (lines.length > 1 && lines.some((line) => line.replace(/[\p{P}\s]/gu, '').length < 2)) continue;
    const lengths = starts.map((start, index) =>
      widths.slice(start, ends[index]).reduce((sum, width) => sum + width, 0),
    );
    const longest = Math.max(...lengths);
    const fitting = sizes.find(({ size }) => longest * size <= room);
    if (!fitting) continue;
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const ragged = lengths.reduce((sum, length) => sum + ((length - mean) / mean) ** 2, 0) / lengths.length;
    const broken = ends.reduce(
      (sum, end) => sum + breakCost(parts[end - 1] ?? '', parts[end] ?? '', language),
      passedCost(parts, ends, language),
    );
    const lonely =
      language === 'en' && lines.length > 1
        ? lines.filter((line) => !line.includes(' ')).length * (lines.length > 2 ? 0.14 : 0.06)
        : 0;
    const cost = ragged / 2 + broken + fitting.cost + lonely + partedCost(lines) + (lines.length > 2 ? 0.07 : 0);
    if (!best || cost < best.cost) best = { lines, size: fitting.size, cost };
  }
  if (!best) throw new Error(`The headline does not fit in ${mostLines} lines: ${parts.join('')}`);
  return { lines: best.lines, size: best.size };
}

/** Every way to part `count` pieces into lines: the indices at which a line after the first begins. */
function breaksOf(count: number): number[][] {
  const ways: number[][] = [[]];
  for (let first = 1; first < count; first += 1) {
    ways.push([first]);
    for (let second = first + 1; second < count; second += 1) ways.push([first, second]);
  }
  return ways;
}
