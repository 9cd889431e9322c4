const chineseDigits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const chineseTens: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
const chineseMyriads: Record<string, number> = { 万: 1e4, 亿: 1e8 };

/** The characters of Chinese numerals. */
export const chineseNumeral = /[零〇一二两三四五六七八九十百千万亿]+/g;

/**
 * The number that a Chinese numeral writes: 三百二十 is 320, 一百万 a million.
 * @returns null where it is none, such as 七八 (seven or eight)
 */
export function parseChinese(numeral: string): number | null {
  let total = 0;
  let myriad = 0;
  let digit: number | null = null;
  for (const character of numeral) {
    const [value, ten, big] = [chineseDigits[character], chineseTens[character], chineseMyriads[character]];
    if (value !== undefined) {
      if (digit !== null && digit !== 0) return null;
      digit = value;
    } else if (ten !== undefined) {
      myriad += (digit ?? 1) * ten;
      digit = null;
    } else if (big !== undefined) {
      total += (myriad + (digit ?? 0) || 1) * big;
      myriad = 0;
      digit = null;
    }
  }
  return total + myriad + (digit ?? 0);
}

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
];

/** Factors written behind a number: `1.2 million`, 41 万. */
export const multipliers: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  bn: 1e9,
  k: 1e3,
  m: 1e6,
  千: 1e3,
  百: 100,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
};

const words = new Map<string, number>([
  ...small.map((word, index): [string, number] => [word, index]),
  ...tens.map((word, index): [string, number] => [word, 20 + 10 * index]),
  ...ordinals.map((word, index): [string, number] => [word, index + 1]),
  ...['once', 'single', 'only', 'twice', 'thrice'].map((word, index): [string, number] => [
    word,
    [1, 1, 1, 2, 3][index] ?? 1,
  ]),
  ['both', 2],
  ['pair', 2],
  ['double', 2],
  ['doubles', 2],
  ['doubled', 2],
  ['triple', 3],
  ['dozen', 12],
  ['fortnight', 14],
  ['no', 0],
  ['none', 0],
  ['never', 0],
  ['nothing', 0],
  ['nobody', 0],
  ...tens.map((word, index): [string, number] => [word.replace(/y$/, 'ieth'), 20 + 10 * index]),
  ['hundredth', 100],
  ['thousandth', 1000],
  ['dual', 2],
  ['half', 0.5],
  ['halves', 0.5],
  ['halved', 0.5],
]);

const word = [...words.keys()].sort((a, b) => b.length - a.length).join('|');

/** A number written in English words, e.g. `three hundred and twenty`, `forty-five`, `a hundred`. */
export const englishNumeral = new RegExp(
  `\\b(?:(?:${tens.join('|')})-(?:${[...small.slice(1, 10), ...ordinals.slice(0, 9)].join('|')})|(?:${word})|an?(?= (?:hundred|thousand|million|billion)\\b))(?: (?:hundred|thousand|million|billion)(?: and (?:${word})(?:-(?:${small.slice(1, 10).join('|')}))?)?)*\\b`,
  'gi',
);

/** The number that English words write. */
export function parseEnglish(numeral: string): number {
  let total = 0;
  let part = 0;
  for (const token of numeral.toLowerCase().split(/[- ]/)) {
    if (token === 'and') continue;
    const factor = multipliers[token];
    if (token === 'hundred') part = (part || 1) * 100;
    else if (factor !== undefined) {
      total += (part || 1) * factor;
      part = 0;
    } else if (token === 'a' || token === 'an') part = 1;
    else part += words.get(token) ?? 0;
  }
  return total + part;
}

/** Months by name, for dates. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
