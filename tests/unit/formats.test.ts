import { formatDate, formatDay } from '../../src/lib/format-date';
import { fileSize, minutesAndSeconds } from '../../src/lib/measures';

describe('date patterns (section 9)', () => {
  test.each([
    ['YYYY-MM-DD hh:mm:ss', '2026-01-05 07:08:09'],
    ['Y/M/D h:m:s', '2026/1/5 7:8:9'],
    ['YYYYYY', '002026'],
    ['YYYY 年 M 月 D 日', '2026 年 1 月 5 日'],
    ['hmmss', '70809'],
    ['A, B — x/7', 'A, B — x/7'],
  ])('%j gives %j, padded with zeros to the length of each run', (pattern, expected) => {
    expect(formatDate(new Date(2026, 0, 5, 7, 8, 9), pattern)).toBe(expected);
  });

  test('an invalid date is refused', () => {
    expect(() => formatDate(new Date('x'), 'YYYY')).toThrow('not a date');
  });

  test('a day reads as the language writes it, and is the same in every time zone', () => {
    expect(formatDay('2026-03-09', 'zh')).toBe('2026 年 3 月 9 日');
    expect(formatDay('2026-03-09', 'en')).toBe('9 March 2026');
  });
});

test.each([
  [0, '1 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [12_345_678, '12.3 MB'],
])('a file of %d bytes is %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});

test.each([
  [59, { minutes: 0, seconds: 59 }],
  [3725, { minutes: 62, seconds: 5 }],
])('%d seconds are %j', (length, expected) => {
  expect(minutesAndSeconds(length)).toEqual(expected);
});
