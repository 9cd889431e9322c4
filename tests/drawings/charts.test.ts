import * as v from 'valibot';
import { bars, measured } from '../../src/content/schemas/charts';
import { barsView, comparableShares, sharesOf } from '../../src/drawings/charts/bars';
import { countsFigure } from '../../src/drawings/charts/counts';
import { eventAxis } from '../../src/drawings/charts/events';
import { levelsOf } from '../../src/drawings/charts/levels';
import { periodsOf } from '../../src/drawings/charts/periods';
import { textWidth } from '../../src/drawings/svg';

test('two amounts have no bars if the shorter one could hardly be seen', () => {
  expect(comparableShares([21, 3])).toEqual([100, 14.3]);
  expect(comparableShares([2880, 7])).toBeUndefined();
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

describe('events on a time axis', () => {
  const titles = [
    'confirms',
    'queues',
    'ends',
    'a label that is longer than the way to the next',
    'next',
  ];
  const events = [0, 2, 9, 30, 47].map((at, index) => ({ at, title: titles[index] ?? '' }));
  const axes = { wide: eventAxis(events, false), tall: eventAxis(events, true) };

  const dots = (markup: string, axis: 'cx' | 'cy') =>
    [...markup.matchAll(new RegExp(`<circle[^>]*${axis}="([\\d.]+)"`, 'g'))].map(([, at]) =>
      Number(at),
    );

  test('lie to scale, along it and downwards', () => {
    for (const places of [dots(axes.wide.markup, 'cx'), dots(axes.tall.markup, 'cy')]) {
      const first = places[0] ?? 0;
      const last = places.at(-1) ?? 0;

      for (const [index, place] of places.entries())
        expect(
          Math.abs(place - first - ((events[index]?.at ?? 0) / 47) * (last - first)),
        ).toBeLessThanOrEqual(1);
    }
  });

  test('have labels of which none lies on another or leaves the drawing', () => {
    for (const { width, markup } of Object.values(axes)) {
      const boxes = [
        ...markup.matchAll(/<text x="([\d.]+)" y="([\d.]+)"(?: class="strong accent")?>([^<]*)</g),
      ].map(([, x, y, text = '']) => ({
        x: Number(x),
        y: Number(y),
        end: Number(x) + textWidth(text, 14),
      }));

      expect(boxes).toHaveLength(2 * events.length);
      for (const [index, a] of boxes.entries()) {
        expect(a.end).toBeLessThanOrEqual(width);
        for (const b of boxes.slice(index + 1))
          expect(Math.abs(a.y - b.y) >= 14 || a.end <= b.x || b.end <= a.x).toBe(true);
      }
    }
  });
});

describe('a measured figure', () => {
  const label = { zh: '时长', en: 'time' };
  const unit = { zh: '分钟', en: 'minutes' };

  test('says before and after each in its own unit, and does not compare those of two', () => {
    const days = { zh: '天', en: 'days' };

    expect(v.parse(measured, { label, before: 3, after: 26, unit, beforeUnit: days })).toEqual({
      label,
      value: { zh: '26 分钟', en: '26 minutes' },
      was: { zh: '3 天', en: '3 days' },
      from: { zh: '3 天', en: '3 days' },
      change: [],
      whole: 0,
    });
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
