import type { Language } from '../../../config/languages';
import { type Figure, figureAt, unitAt } from './figure';
import { chineseNumeral, englishNumeral, months, multipliers, parseChinese, parseEnglish } from './numerals';

/** Arabic digits with separators of thousands and a fraction; not a version of three parts or an address. */
const digits = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)*/g;
/** What turns a number into a part of a name: S3, SHA-256, HTTP/2, v4.1. */
const nameBefore = /[A-Za-z_][-_./]?$/;
const multiplierBehind =
  /^\s?(million|billion|bn|thousand|hundred|[km](?![A-Za-z²³])|百万|千万|万|亿|千(?!瓦|米|兆)|百(?!分))/i;
/** A numeral that says a range: 几十, 数百, 上千. */
const vague = /(?<![零一二两三四五六七八九十百千万亿])[几数上]([十百千万])/g;

/** Part of a time of day that the other language may write in another way: 下午 3 点, 3 pm, 15:00. */
const isHour = (before: string, rest: string, value: number): boolean =>
  /(?:上午|下午|晚上|傍晚|夜里|晚间|凌晨)\s?$/.test(before) ||
  /^\s?[ap]\.?m\b/.test(rest) ||
  (value === 0 && before.endsWith(':'));

function writtenInDigits(text: string): Figure[] {
  return [...text.matchAll(digits)].flatMap((match): Figure[] => {
    const [written] = match;
    const start = match.index;
    let end = start + written.length;
    // 14.2.1 or an IP address: a name.
    if ((written.match(/\./g)?.length ?? 0) > 1) return [];
    let value = Number(written.replaceAll(',', ''));
    const [behind = '', multiplier = ''] = multiplierBehind.exec(text.slice(end)) ?? [];
    value *= multipliers[multiplier.toLowerCase()] ?? 1;
    end += behind.length;
    const rest = text.slice(end).replace(/^(?:st|nd|rd|th)\b/, '');
    const isName =
      nameBefore.test(text.slice(0, start)) || (/^(?:[A-Za-z_]|\.[a-z])/.test(rest) && unitAt(rest) === null);
    const figure = figureAt(
      text,
      start,
      end,
      value,
      !isName && value !== 1 && !isHour(text.slice(0, start), rest, value),
    );
    // `18.3 / 30 亿`: the first shares what stands behind the second. `50 m` are metres or millions, `50m` rather millions.
    const shared = /^\s?\/\s?[\d,.]+\s?(bn|[km](?![A-Za-z])|万|亿)/.exec(rest);
    if (shared)
      return [
        { ...figure, firm: false },
        figureAt(text, start, end, value * (multipliers[shared[1] ?? ''] ?? 1), true),
      ];
    if (multiplier !== 'm') return [figure];
    return [
      { ...figure, firm: figure.firm && behind === 'm' },
      figureAt(text, start, start + written.length, Number(written), false),
    ];
  });
}

/** What 多 stops before: 三十多 before 40, 一百多 before 200. */
const afterVague = (value: number): number => {
  const step = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return (Math.floor(value / step) + 1) * step;
};

/** The least number that counts as a figure when written in words: below it words are rather grammar than figures. */
const leastWord = 11;

/** The number of a numeral that a pattern has found; 0 where it is none, such as 七八. */
const chinese = (numeral: string | undefined): number => parseChinese(numeral ?? '') ?? 0;

/** A number that a pattern has found, in digits or in characters. */
const digitsOrChinese = (numeral = ''): number => (/\d/.test(numeral) ? Number(numeral) : chinese(numeral));

function writtenInChinese(text: string): Figure[] {
  const figures: Figure[] = [];
  const soft = (match: RegExpMatchArray, value: number) => {
    const start = match.index ?? 0;
    figures.push(figureAt(text, start, start + match[0].length, value, false));
  };
  for (const match of text.matchAll(chineseNumeral)) {
    const [written] = match;
    const value = parseChinese(written);
    // 七八个: both stand as answers.
    if (value === null) {
      for (const character of written) soft(match, chinese(character));
      continue;
    }
    const end = match.index + written.length;
    const [before, behind] = [text[match.index - 1] ?? '', text[end] ?? ''];
    const isPlain =
      /[一二两三四五六七八九]/.test(written) &&
      written.length > 1 &&
      !/[几数第上]/.test(before + behind) &&
      written !== '万一';
    const figure = figureAt(
      text,
      match.index,
      end,
      value,
      isPlain && value >= leastWord && !/^分[之位]/.test(text.slice(end)),
    );
    figures.push(
      /[多余来]/.test(behind)
        ? { ...figureAt(text, match.index, end + 1, value, figure.firm), below: afterVague(value) }
        : figure,
    );
  }
  for (const match of text.matchAll(/(\d+)\s?[多余]/g))
    figures.push({
      ...figureAt(text, match.index, match.index + match[0].length, Number(match[1]), false),
      below: afterVague(Number(match[1])),
    });
  for (const match of text.matchAll(vague)) {
    const least = chinese(match[1]);
    const end = match.index + match[0].length;
    figures.push({ ...figureAt(text, match.index, end, least, false), below: least * 10 });
  }
  for (const match of text.matchAll(/全量|全部|满/g))
    figures.push({ ...figureAt(text, match.index, match.index + 2, 100, false), unit: '%' });
  for (const match of text.matchAll(/百分之([零一二两三四五六七八九十百]+)/g))
    figures.push({ ...figureAt(text, match.index, match.index + match[0].length, chinese(match[1]), true), unit: '%' });
  for (const match of text.matchAll(/([一二两三四五六七八九十]+)分之([一二两三四五六七八九十]+)/g)) {
    const [below, above] = [chinese(match[1]), chinese(match[2])];
    soft(match, above / (below || 1));
    soft(match, below);
  }
  for (const match of text.matchAll(/([一二两三四五六七八九])成([一二三四五六七八九])?(?![为功员本立分果熟效品])/g)) {
    const value = chinese(match[1]) * 10 + chinese(match[2]);
    figures.push({ ...figureAt(text, match.index, match.index + match[0].length, value, false), unit: '%' });
  }
  for (const match of text.matchAll(/([一二两三四五六七八九])成半/g))
    figures.push({ ...figureAt(text, match.index, match.index + 3, chinese(match[1]) * 10 + 5, false), unit: '%' });
  // 半小时, 一年半, 两倍半
  for (const match of text.matchAll(/([零一二两三四五六七八九十]+|\d+)?\s?(个)?(小时|年|天|个月|倍|秒|分钟?)?半/g)) {
    const whole = digitsOrChinese(match[1]);
    const unit = match[3]
      ? unitAt(match[3] === '分' ? '分钟' : match[3])
      : unitAt(text.slice(match.index + match[0].length).replace(/^个/, ''));
    const value = whole + 0.5;
    const start = match.index;
    figures.push({
      written: match[0],
      value,
      scaled: value * (unit?.factor ?? 1),
      unit: unit?.unit ?? null,
      firm: false,
      start,
      end: start + match[0].length,
    });
  }
  for (const match of text.matchAll(/(?:下午|晚上|傍晚|夜里|晚间)\s?(\d+|[一二三四五六七八九十]+)/g))
    soft(match, 12 + digitsOrChinese(match[1]));
  for (const match of text.matchAll(/[每当次同单单首零]\s?(?:秒|分钟|小时|天|日|周|月|季度|年)?|翻倍|减半|无/g))
    soft(match, { 翻倍: 2, 减半: 0.5, 无: 0, 零: 0 }[match[0]] ?? 1);
  return figures;
}

const monthNames = new RegExp(
  `\\b(?:${months.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')})\\b`,
  'g',
);

function writtenInEnglish(text: string): Figure[] {
  const figures: Figure[] = [];
  const soft = (start: number, length: number, value: number) => {
    figures.push(figureAt(text, start, start + length, value, false));
  };
  for (const match of text.matchAll(englishNumeral)) {
    const value = parseEnglish(match[0]);
    const isFirm = value >= leastWord && !/^(dozen|fortnight)/i.test(match[0]) && !/th$/.test(match[0]);
    figures.push(figureAt(text, match.index, match.index + match[0].length, value, isFirm));
    if (/\bfortnight/i.test(match[0]))
      figures.push({ ...figureAt(text, match.index, match.index, 14, false), unit: 's', scaled: 14 * 86_400 });
  }
  for (const match of text.matchAll(/\b(dozens|tens|hundreds|thousands|scores)\b/gi)) {
    const least =
      { dozens: 20, tens: 10, scores: 20, hundreds: 100, thousands: 1000 }[match[1]?.toLowerCase() ?? ''] ?? 0;
    figures.push({
      ...figureAt(text, match.index, match.index + match[0].length, least, false),
      below: least < 100 ? 100 : least * 10,
    });
  }
  for (const match of text.matchAll(monthNames))
    soft(match.index, match[0].length, months.findIndex((month) => month.startsWith(match[0].slice(0, 3))) + 1);
  // a minute, per second, each day, the hour
  for (const match of text.matchAll(
    /\b(?:an?|per|each|every|the|one|same|next|single)\s(?=(?:working )?(?:second|minute|hour|day|week|month|quarter|year)\b)/gi,
  ))
    soft(match.index, match[0].length - 1, 1);
  const named: [RegExp, number][] = [
    [/\bhalf an hour\b/gi, 1800],
    [/\bhourly\b/gi, 3600],
    [/\b(?:daily|nightly|overnight)\b/gi, 86_400],
    [/\bweekly\b/gi, 604_800],
    [/\bfortnight(?:ly)?\b/gi, 14 * 86_400],
  ];
  for (const [spelling, seconds] of named)
    for (const match of text.matchAll(spelling))
      figures.push({
        ...figureAt(text, match.index, match.index + match[0].length, seconds, false),
        scaled: seconds,
        unit: 's',
      });
  for (const match of text.matchAll(/\b(?:half a year|six months)\b/gi))
    figures.push({ ...figureAt(text, match.index, match.index + match[0].length, 6, false), unit: 'month', scaled: 6 });
  for (const match of text.matchAll(/\b(?:monthly|(?:year|annual)ly|annual|a year)\b/gi))
    figures.push({
      ...figureAt(text, match.index, match.index + match[0].length, 1, false),
      unit: 'month',
      scaled: /month/i.test(match[0]) ? 1 : 12,
    });
  for (const match of text.matchAll(/\ban? ((?:second|minute|hour|day|week|month|year)) and a half/gi)) {
    const unit = unitAt(match[1] ?? '');
    figures.push({
      ...figureAt(text, match.index, match.index + match[0].length, 1.5, false),
      unit: unit?.unit ?? null,
      scaled: 1.5 * (unit?.factor ?? 1),
    });
  }
  for (const match of text.matchAll(
    /(\w+|\d+) (?:and a half|(?:seconds?|minutes?|hours?|years?|months?|days?) and a half)/gi,
  )) {
    const whole = /^\d+$/.test(match[1] ?? '') ? Number(match[1]) : parseEnglish(match[1] ?? '');
    soft(match.index, match[0].length, whole + 0.5);
  }
  const fractions: [RegExp, number][] = [
    [/\b(?:one|a) third\b|\bone in three\b/gi, 1 / 3],
    [/\btwo[- ]thirds\b/gi, 2 / 3],
    [/\b(?:a|one) quarter\b/gi, 0.25],
    [/\bthree[- ]quarters\b/gi, 0.75],
    [/\ba fifth\b|\bone fifth\b/gi, 0.2],
    [/\ba tenth\b|\bone tenth\b/gi, 0.1],
  ];
  for (const [spelling, value] of fractions)
    for (const match of text.matchAll(spelling)) soft(match.index, match[0].length, value);
  for (const match of text.matchAll(/(\d+)(?::\d\d)?\s?pm\b/gi))
    soft(match.index, match[0].length, Number(match[1]) + 12);
  return figures;
}

/**
 * The figures of a text, in digits and in words, with the units behind them. References such as `{{claims.customers}}` and addresses hold none.
 */
export function figuresIn(text: string, language: Language): Figure[] {
  const plain = text.replace(/\{\{[^}]*\}\}|7\s?[×x*]\s?24|24\/7|https?:\/\/\S+|\S+@\S+/g, (found) =>
    ' '.repeat(found.length),
  );
  return [...writtenInDigits(plain), ...(language === 'zh' ? writtenInChinese(plain) : writtenInEnglish(plain))];
}
