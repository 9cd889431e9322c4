import type { Language } from '../../config/languages';

/** A headline set in lines. */
export interface SetHeadline {
  lines: string[];
  /** Size of the type in pixels. */
  size: number;
}

/** Sizes of type, the largest first, and what it costs to go down to each. */
const sizes = [
  { size: 72, cost: 0 },
  { size: 68, cost: 0.03 },
  { size: 64, cost: 0.06 },
  { size: 60, cost: 0.1 },
  { size: 56, cost: 0.16 },
  { size: 52, cost: 0.24 },
  { size: 48, cost: 0.34 },
  { size: 44, cost: 0.5 },
] as const;

/** Most lines that a headline may have. */
export const mostLines = 3;

const closing = /^[\p{Pe}\p{Pf}\p{Po}%℃]+/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
/** Words that a reader expects another one after. */
const leading =
  /(^|\s)(a|an|the|of|in|on|at|to|for|from|by|with|and|or|but|what|how|who|one|no|its|your|our|is|are|that|which)$/i;
const leadingChinese = /[把让给在和与到从被对为先再也才只一两三]$/u;
const trailingChinese = /^[的了着过得地里上下中]/u;

/** The pieces of a headline that no line may break within. Blanks stand at their ends. */
export function pieces(text: string, language: Language): string[] {
  const found: string[] = [];
  const parts =
    language === 'zh' ? Array.from(new Intl.Segmenter('zh', { granularity: 'word' }).segment(text), ({ segment }) => segment) : text.split(/(?<=\s)/);
  for (const part of parts) {
    const last = found.at(-1);
    const joins =
      last !== undefined &&
      (closing.test(part) ||
        /^\s/.test(part) ||
        opening.test(last) ||
        // A number and what it counts, a name and its version.
        /(^|[^\p{L}])[\d.,]+\s$/u.test(last) ||
        (/\p{Script=Latin}\s$/u.test(last) && /^\d/.test(part) && language === 'zh') ||
        /[\d.,]$/.test(last));
    if (joins) found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}

/** How well a line's end is chosen: 0 after a mark of punctuation, more where the sense runs on. */
function breakCost(before: string, after: string, language: Language): number {
  if (/[：:；;。]\s*$/u.test(before)) return 0;
  if (/[，、,？?！!—–]\s*$/u.test(before) || /^[（(“]/u.test(after)) return 0.01;
  if (language === 'en') return leading.test(before.trim()) ? 0.22 : 0.06;
  return leadingChinese.test(before) || trailingChinese.test(after) ? 0.3 : 0.12;
}

/**
 * Sets a headline in up to three lines of even length: no line begins with a mark of punctuation, none holds a single character, and breaks
 * follow the sense where they can. Pure.
 * @param parts the headline's pieces
 * @param widths their widths in type of 1 px
 * @param room the width that a line may have in pixels
 * @throws Error if the headline does not fit in the smallest type
 */
export function setHeadline(parts: readonly string[], widths: readonly number[], room: number, language: Language): SetHeadline {
  let best: (SetHeadline & { cost: number }) | null = null;
  for (const ends of breaksOf(parts.length)) {
    const starts = [0, ...ends];
    const lines = starts.map((start, index) => parts.slice(start, ends[index]).join('').trim());
    if (lines.length > 1 && lines.some((line) => line.replace(/[\p{P}\s]/gu, '').length < 2)) continue;
    const lengths = starts.map((start, index) => widths.slice(start, ends[index]).reduce((sum, width) => sum + width, 0));
    const longest = Math.max(...lengths);
    const fitting = sizes.find(({ size }) => longest * size <= room);
    if (!fitting) continue;
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const ragged = lengths.reduce((sum, length) => sum + ((length - mean) / mean) ** 2, 0) / lengths.length;
    const broken = ends.reduce((sum, end) => sum + breakCost(parts[end - 1] ?? '', parts[end] ?? '', language), 0);
    const cost = ragged + broken + fitting.cost + (lines.length === 3 ? 0.05 : 0);
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
