import { fileSize, minutesAndSeconds } from '../../src/features/downloads/measures';
import { memoryOf } from '../../src/features/models/view';
import { quoteOf } from '../../src/features/pricing/view';
import { momentsAt } from '../../src/features/switchover/moments';
import { groups, stateAt } from '../../src/features/switchover/replay';
import { formatDate, formatDay } from '../../src/site/format-date';
import { content } from '../fixtures/site';

describe('date patterns (section 9)', () => {
  test.each([
    ['YYYY-MM-DD hh:mm:ss', '2026-01-05 07:08:09'],
    ['Y/M/D h:m:s', '2026/1/5 7:8:9'],
    ['YYYYYY', '002026'],
    ['YYYY 年 M 月 D 日', '2026 年 1 月 5 日'],
  ])('%j gives %j, padded with zeros to the length of each run', (pattern, expected) => {
    expect(formatDate(new Date(2026, 0, 5, 7, 8, 9), pattern)).toBe(expected);
  });

  test('a day reads as the language writes it, and is the same in every time zone', () => {
    expect(formatDay('2026-03-09', 'zh')).toBe('2026 年 3 月 9 日');
    expect(formatDay('2026-03-09', 'en')).toBe('9 March 2026');
  });
});

test('files are measured in KB and MB, films in minutes and seconds', () => {
  expect([0, 999_499, 999_500].map(fileSize)).toEqual(['1 KB', '999 KB', '1.0 MB']);
  expect(minutesAndSeconds(3725)).toEqual({ minutes: 62, seconds: 5 });
});

const pricing = {
  date: '2026-11-01',
  perpetual: { years: 3, maintenance: 20 },
  levels: { day: 0, night: 15 },
  units: { 'product/BCC': 1000, 'product/BKS': 500 },
  examples: {},
};

test('a year by subscription is the sum of the lines, raised by the maintenance level', () => {
  const { lines, year } = quoteOf(pricing, {
    level: 'night',
    counts: { 'product/BCC': 10, 'product/BKS': 4 },
  });

  expect(lines.map(({ sum }) => sum)).toEqual([10_000, 2000]);
  expect(year).toBe(13_800);
});

test('a perpetual licence is paid once, its maintenance from the second year on', () => {
  const { licence, maintenance, after } = quoteOf(pricing, {
    level: 'night',
    counts: { 'product/BCC': 10 },
  });

  expect({ licence, maintenance }).toEqual({ licence: 30_000, maintenance: 6900 });
  expect(after(1)).toEqual({ subscription: 11_500, perpetual: 30_000 });
  expect(after(5)).toEqual({ subscription: 57_500, perpetual: 57_600 });
});

/** 10 GB of weights, 0.5 GB of cache for 1,024 tokens, on two GPUs of 16 GB. */
const model = {
  name: 'Open',
  precision: 'INT8',
  billions: 10,
  bytes: 1,
  on: { zh: '两张卡', en: 'Two GPUs' },
  cache: { layers: 50, values: 4882.8125 },
  gpus: 2,
  memory: 16,
};

test('contexts share what weights and reserve leave of the memory, if they leave any', () => {
  expect(memoryOf(model, 1, 0)).toEqual({ weights: 10, cache: 0.5, fit: 44 });
  expect(memoryOf(model, 4, 10)).toEqual({ weights: 10, cache: 2, fit: 9 });
  expect(memoryOf({ ...model, gpus: 1, memory: 8 }, 1, 0).fit).toBe(0);
});

const moments = [
  { at: 0, state: 'runs' },
  { at: 10, state: 'signed' },
  { at: 20, state: 'moves' },
  { at: 32, state: 'done' },
] as const;

test.each([
  [0, 0, 0],
  [9, 0, 0],
  [10, 1, 0],
  [20, 2, 1],
  [31, 2, groups - 1],
  [32, 3, groups],
])('at second %i a switch is at moment %i, and %i groups have moved', (second, index, moved) => {
  expect(stateAt(moments, second)).toMatchObject({ index, moved });
});

test('states come in order, and a timeline that moves nothing moves nothing', () => {
  const steps = moments.map(({ at }) => stateAt(moments, at).step);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(stateAt(moments.slice(0, 2), 10).moved).toBe(0);
});

test('the moments of a switch are those of the timeline that it leads to', () => {
  expect(momentsAt('aboutus#timeline', 'en', content).map(({ date }) => date)).toEqual([
    'Second 0',
    'Second 9',
    'Second 30',
  ]);

  expect(() => momentsAt('aboutus#prose', 'en', content)).toThrow('aboutus#prose');
});
