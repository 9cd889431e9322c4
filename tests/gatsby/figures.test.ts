import { memoryOf } from '../../src/features/models/view';
import { formatDate, formatDay, withWholeDates } from '../../src/site/format-date';
import { languages } from '../../src/site/languages';
import { unmarked } from '../../src/site/line-breaks';
import { fileSize, minutesAndSeconds } from '../../src/site/measures';

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
    expect(unmarked(formatDay('2026-03-09', 'zh'))).toBe('2026 年 3 月 9 日');
    expect(unmarked(formatDay('2026-03-09', 'en'))).toBe('9 March 2026');
  });

  test.each(languages)('a day stays on one line in %s', (language) => {
    expect(formatDay('2026-03-09', language)).not.toContain(' ');
  });

  test('so do the dates of a text', () => {
    const text = withWholeDates('三款，2025 年 3 至 5 月对 2026 年 3 月 1 日');
    expect(text.split(' ')).toEqual([expect.stringContaining('5'), expect.stringContaining('3')]);
  });
});

test('files are measured in KB and MB, films in minutes and seconds', () => {
  expect([0, 999_499, 999_500].map(fileSize)).toEqual(['1 KB', '999 KB', '1.0 MB']);
  expect(minutesAndSeconds(3725)).toEqual({ minutes: 62, seconds: 5 });
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
