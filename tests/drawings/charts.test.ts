import * as v from 'valibot';
import { bars, measured } from '../../src/content/schemas/charts';
import { barsView, comparableShares, sharesOf } from '../../src/drawings/charts/bars';
import { countsFigure } from '../../src/drawings/charts/counts';
import { levelsOf } from '../../src/drawings/charts/levels';
import { periodsOf, timedPeriodsOf } from '../../src/drawings/charts/periods';

test('two amounts have no bars if one of them is nothing', () => {
  expect(comparableShares([21, 3])).toEqual([100, 14.3]);
  expect(comparableShares([2880, 7])).toEqual([100, 0.2]);
  expect(comparableShares([12, 0])).toBeUndefined();
  expect(comparableShares([])).toBeUndefined();
});

test('bars are scaled to the longest, or to a limit beyond it', () => {
  expect(sharesOf([21, 3])).toEqual([100, 14.3]);
  expect(sharesOf([24, 71], 100)).toEqual([24, 71]);
  expect(sharesOf([90, 150], 100)).toEqual([60, 100]);

  const rows = [{ label: 'b', value: 5, shown: 'five' }];
  expect(
    barsView({
      kind: 'bars',
      title: 't',
      unit: '%',
      rows,
      limit: { value: 40, label: 'line rate' },
    }),
  ).toEqual({
    title: 't',
    rows: [{ label: 'b', bars: [{ shown: 'five', share: 12.5 }] }],
    limit: { label: 'line rate', share: 100 },
  });
});

test('grouped bars are refused with one group, a group without each, and no amount but 0', () => {
  const rows = [
    { label: 'a', value: [1, 2] },
    { label: 'b', value: [4, 0] },
  ];

  const firstIssue = (rows: object[]) =>
    v.safeParse(bars, { kind: 'bars', title: 't', series: ['x', 'y'], rows: rows }).issues?.[0]
      .message;

  expect(firstIssue(rows)).toBeUndefined();
  expect(firstIssue(rows.slice(1))).toBe('at least 2 bars');
  expect(firstIssue([...rows, { label: 'c', value: [1] }])).toContain('for each');
  expect(firstIssue(rows.map((row) => ({ ...row, value: [0, 0] })))).toBe('every bar is 0');
});

describe('a measured figure', () => {
  const label = { zh: '时长', en: 'time' };
  const unit = { zh: '分钟', en: 'minutes' };

  test('says before and after each in its own unit, and compares two units of time', () => {
    const days = { zh: '天', en: 'days' };
    const workingDays = { zh: '个工作日', en: 'working days' };
    const pages = { zh: '页', en: 'pages' };
    const changeOf = (figure: object) => v.parse(measured, { label, ...figure }).change;

    expect(v.parse(measured, { label, before: 3, after: 26, unit, beforeUnit: days })).toEqual({
      label,
      value: { zh: '26 分钟', en: '26 minutes' },
      was: { zh: '3 天', en: '3 days' },
      from: { zh: '3 天', en: '3 days' },
      change: [3 * 24 * 60 * 60, 26 * 60],
      whole: 0,
    });
    const [before = 0, after = 0] = changeOf({
      before: 15,
      after: 7,
      unit: days,
      beforeUnit: workingDays,
    });
    expect(before / after).toBeCloseTo(3);
    expect(changeOf({ before: 3, after: 26, unit, beforeUnit: pages })).toEqual([]);
    expect(v.parse(measured, { label, before: 24, after: 1071, unit: '%' }).value).toEqual({
      zh: '1,071%',
      en: '1,071%',
    });
  });

  test('names its unit once before an arrow, where both amounts have the same', () => {
    const fromOf = (figure: object) => v.parse(measured, { label, ...figure }).from?.en;

    expect(fromOf({ before: 10, after: 4, unit })).toBe('10');
    expect(fromOf({ before: 24, after: 71, unit: '%' })).toBe('24%');
  });

  test('is refused with before alone, nothing to draw, or nothing at all', () => {
    for (const figure of [{ before: 3, unit }, { before: 0, after: 0, unit }, {}])
      expect(v.is(measured, { label, ...figure })).toBe(false);
  });
});

test('periods lie on one axis, and entries of one date are one period', () => {
  const entry = (date: string, title: string, from?: number, to?: number) => ({
    date,
    title,
    from,
    to,
  });

  expect(
    periodsOf([entry('a', '1', 10, 15), entry('a', '2', 10, 15), entry('b', '3', 15, 30)]),
  ).toEqual([
    { date: 'a', span: [0, 25], entries: [{ title: '1' }, { title: '2' }] },
    { date: 'b', span: [25, 75], entries: [{ title: '3' }] },
  ]);
  expect(periodsOf([entry('a', '1')])).toEqual([{ date: 'a', entries: [{ title: '1' }] }]);
});

test('an event timed to the second takes the time since the one before', () => {
  const events = [0, 10, 40].map((at) => ({ date: `${at} s`, title: 'event', at }));
  const spans = timedPeriodsOf(events).map(({ span }) => span);

  expect(spans).toEqual([
    [0, 0],
    [0, 25],
    [25, 75],
  ]);
});

describe('the levels of a table', () => {
  const rows = [
    ['101 Clusters', 'Linux'],
    ['201 Faults', 'Pass 101, or know Go'],
    ['202 Services', 'Java'],
  ];
  const levels = (first: string[], second: string[]) => [
    { name: 'first', rows: first },
    { name: 'second', rows: second },
  ];

  test('have each row where it is planned, with the rows that it needs', () => {
    expect(levelsOf(rows, { column: 1, levels: levels(['101'], ['201', '202']) })).toEqual([
      { name: 'first', rows: [{ name: '101 Clusters', needs: [] }] },
      {
        name: 'second',
        rows: [
          { name: '201 Faults', needs: ['101'] },
          { name: '202 Services', needs: [] },
        ],
      },
    ]);
  });

  test('are refused if a row is on none, or comes before one that it needs', () => {
    const plan = (first: string[], second: string[]) => () =>
      levelsOf(rows, { column: 1, levels: levels(first, second) });

    expect(plan(['101'], ['201'])).toThrow('the levels name 101, 201, and the rows are');
    expect(plan(['201'], ['101', '202'])).toThrow('201 needs 101');
  });
});

test('the figure of a list has a cell for each entry of its largest groups; of groups of one size there is none', () => {
  const names = Array.from({ length: 10 }, (_, index) =>
    Array.from({ length: index + 3 }, () => `${2000 + index}`),
  ).flat();
  const { markup = '', width = 0 } = countsFigure(names) ?? {};

  expect(markup.match(/h[\d.]+v/g)).toHaveLength(12 + 11 + 10 + 9 + 8 + 7 + 6 + 5);
  expect(width).toBeLessThanOrEqual(402);
  expect(countsFigure(['a', 'b'])).toBeUndefined();
});
