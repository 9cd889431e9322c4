/** What a figure counts, reduced to one unit a dimension: seconds, months, bytes, bits, watts, a share of a hundred. */
export type Unit = 's' | 'month' | 'B' | 'bit' | '%' | 'W' | 'km';

/** A figure in a text: `1.2 GB`, `41 万`, `forty minutes`. */
export interface Figure {
  /** As written, e.g. for a message. */
  written: string;
  /** The number alone, multipliers such as 万 and million applied. */
  value: number;
  /** The number in `unit`; the same as `value` where there is none. */
  scaled: number;
  unit: Unit | null;
  /** Whether the reader takes it for a figure whatever stands around it. 一致 and `one of them` are none; what is not firm may still answer one. */
  firm: boolean;
  /** Where the number is vague, the first number that it does not cover: 三十多 covers 30 to 39, `hundreds` 100 to 999. */
  below?: number;
  /** Where it starts in the text, and where it ends. */
  start: number;
  end: number;
}

/** Factors by what stands behind a number; longest spelling first where one begins with another. */
type Factors = readonly (readonly [spelling: RegExp, unit: Unit, factor: number])[];

const latinUnits: Factors = [
  [/^(?:%|％)/, '%', 1],
  [/^(?:kbps|kb\/s)\b/i, 'bit', 1e3],
  [/^(?:mbps|Mb\/s|Mbit\/s)\b/, 'bit', 1e6],
  [/^(?:Gbps|Gb\/s|Gbit\/s|GbE)\b/i, 'bit', 1e9],
  [/^(?:Tbps|Tb\/s|Tbit\/s)\b/i, 'bit', 1e12],
  [/^(?:KiB|KB|kB|Ki)(?![A-Za-z])/, 'B', 1e3],
  [/^(?:MiB|MB|Mi)(?![A-Za-z])/, 'B', 1e6],
  [/^(?:GiB|GB|Gi)(?![A-Za-z])/, 'B', 1e9],
  [/^(?:TiB|TB|Ti)(?![A-Za-z])/, 'B', 1e12],
  [/^(?:PiB|PB)(?![A-Za-z])/, 'B', 1e15],
  [/^(?:µs|μs|us)(?![A-Za-z])/, 's', 1e-6],
  [/^ms(?![A-Za-z])/, 's', 1e-3],
  [/^kW(?![A-Za-z])/, 'W', 1e3],
  [/^MW(?![A-Za-z])/, 'W', 1e6],
  [/^W(?![A-Za-z])/, 'W', 1],
  [/^km(?![A-Za-z])/, 'km', 1],
  [/^(?:s|sec)(?![A-Za-z])/, 's', 1],
  [/^min(?![A-Za-z])/, 's', 60],
  [/^h(?![A-Za-z])/, 's', 3600],
  [/^d(?![A-Za-z])/, 's', 86_400],
];

const chineseUnits: Factors = [
  [/^个?百分点/, '%', 1],
  [/^毫秒/, 's', 1e-3],
  [/^微秒/, 's', 1e-6],
  [/^秒/, 's', 1],
  [/^分钟/, 's', 60],
  [/^个?(?:小时|钟头)/, 's', 3600],
  [/^个?(?:工作日|自然日|天)/, 's', 86_400],
  [/^(?:周(?!年)|个?星期)/, 's', 604_800],
  [/^个月/, 'month', 1],
  [/^个?季度/, 'month', 3],
  [/^年(?!\s*\d)/, 'month', 12],
  [/^(?:千瓦|kW)/, 'W', 1e3],
  [/^瓦/, 'W', 1],
  [/^(?:公里|千米)/, 'km', 1],
];

const englishUnits: Factors = [
  [/^(?:per cent|percent|percentage points?|points?\b)/i, '%', 1],
  [/^milliseconds?\b/i, 's', 1e-3],
  [/^microseconds?\b/i, 's', 1e-6],
  [/^(?:seconds?)\b/i, 's', 1],
  [/^minutes?\b/i, 's', 60],
  [/^hours?\b/i, 's', 3600],
  [/^(?:(?:working|business|calendar|travel|consecutive) )?days?\b/i, 's', 86_400],
  [/^weeks?\b/i, 's', 604_800],
  [/^months?\b/i, 'month', 1],
  [/^quarters?\b/i, 'month', 3],
  [/^years?\b/i, 'month', 12],
  [/^kilowatts?\b/i, 'W', 1e3],
  [/^watts?\b/i, 'W', 1],
  [/^(?:kilomet(?:re|er)s?)\b/i, 'km', 1],
  [/^(?:gigabytes?)\b/i, 'B', 1e9],
];

/** The unit that a text goes on with, after a blank or a hyphen. */
export function unitAt(text: string): { unit: Unit; factor: number; length: number } | null {
  const blank = /^[\s-]?/.exec(text)?.[0].length ?? 0;
  const rest = text.slice(blank);
  for (const [spelling, unit, factor] of [...latinUnits, ...chineseUnits, ...englishUnits]) {
    const found = spelling.exec(rest);
    if (found) return { unit, factor, length: blank + found[0].length };
  }
  return null;
}

/** Makes a figure of a number, taking the unit that follows it. */
export function figureAt(text: string, start: number, end: number, value: number, firm: boolean): Figure {
  const unit = unitAt(text.slice(end));
  const last = end + (unit?.length ?? 0);
  return {
    written: text.slice(start, last).trim(),
    value,
    scaled: value * (unit?.factor ?? 1),
    unit: unit?.unit ?? null,
    firm,
    start,
    end: last,
  };
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** The greatest number that a figure covers. */
const lastOf = ({ value, below }: Figure): number => (below === undefined ? value : below - 1);

/** Whether two figures say the same. A number without a unit answers the same number with any, as in `21 days before, 3 now`. */
export function isSameFigure(a: Figure, b: Figure): boolean {
  if (a.unit !== null && b.unit !== null && a.unit !== b.unit) return false;
  if (a.below !== undefined || b.below !== undefined) return a.value <= lastOf(b) && b.value <= lastOf(a);
  return a.unit === null || b.unit === null ? near(a.value, b.value) : near(a.scaled, b.scaled);
}
