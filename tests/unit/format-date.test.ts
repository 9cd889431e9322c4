import { formatDate, formatDay } from '../../src/lib/format-date';
import { content } from '../support/real-pages';

describe('date format tokens (specification section 9)', () => {
  const date = new Date(2026, 0, 5, 7, 8, 9);

  test.each([
    ['YYYY-MM-DD', '2026-01-05'],
    ['YYYY-MM-DD hh:mm:ss', '2026-01-05 07:08:09'],
    ['Y/M/D h:m:s', '2026/1/5 7:8:9'],
    ['YYYYYY', '002026'],
    ['MMM', '001'],
    ['YYYY 年 M 月 D 日', '2026 年 1 月 5 日'],
    ['hmmss', '70809'],
    ['A, B — x/7', 'A, B — x/7'],
    ['', ''],
  ])('%j is %j, padded with zeros to the length of the pattern', (pattern, expected) => {
    expect(formatDate(date, pattern)).toBe(expected);
  });

  test('a value longer than its token is whole', () => {
    expect(formatDate(new Date(2026, 10, 21), 'Y-M-D')).toBe('2026-11-21');
  });

  test('a date that is none is refused', () => {
    expect(() => formatDate(new Date('x'), 'YYYY')).toThrow('not a date');
  });

  test.each([
    ['zh', '2026 年 3 月 9 日'],
    ['en', '2026-03-09'],
  ] as const)(
    'the day of an item is the same in every time zone, in %s by the pattern of its texts',
    (language, expected) => {
      expect(formatDay('2026-03-09', content.ui[language].page.dateFormat)).toBe(expected);
    },
  );
});
