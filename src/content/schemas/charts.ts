import * as v from 'valibot';
import { withWholeDates } from '../../site/format-date';
import { eachLanguage } from '../../site/languages';
import { both, either, inOne, listOf, perLanguage, text } from './text';

const amount = v.pipe(v.number(), v.minValue(0, 'a bar is not negative'));

const row = v.strictObject({
  label: text,
  value: v.union([amount, v.array(amount)]),
  shown: v.optional(text),
});

/**
 * Bars that start at zero: a block of data/media, which its file and its page draw. `shown` is
 * written at a bar's end; by default the value with the unit. `limit` is a line across all bars.
 * With `series`, a row is a group: its value has an amount for each of them.
 */
export const bars = v.pipe(
  v.strictObject({
    kind: v.literal('bars'),
    title: text,
    unit: v.optional(text),
    series: v.optional(v.pipe(listOf(2, text, 'series'), v.maxLength(3, 'at most 3 series'))),
    limit: v.optional(v.strictObject({ value: amount, label: text })),
    rows: v.pipe(
      listOf(2, row, 'bars'),
      v.check(
        (rows) => rows.some(({ value }) => [value].flat().some((height) => height > 0)),
        'every bar is 0',
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ rows, series }) =>
        rows.every(
          ({ value }) => (Array.isArray(value) ? value.length : undefined) === series?.length,
        ),
      'a row has one amount, or with series one for each of them',
    ),
    ['rows'],
  ),
);

const otherBlock = v.pipe(
  v.looseObject({ kind: v.string() }),
  v.transform(() => null),
);

/** The block if it is bars, otherwise null. */
const onlyBars = v.lazy((input) =>
  input instanceof Object && Reflect.get(input, 'kind') === 'bars' ? bars : otherBlock,
);

const blocks = v.pipe(
  v.looseObject({
    blocks: v.optional(
      v.array(v.looseObject({ chapter: v.optional(v.number()), block: onlyBars })),
      [],
    ),
  }),
  v.transform((script) =>
    script.blocks.flatMap(({ chapter, block }) => (block ? [{ chapter, ...block }] : [])),
  ),
);

/**
 * What pages take of data/media/KIND/SLUG.json: the bars behind an item's chapters. The rest is for
 * tools/draw.
 */
export const mediaBars = perLanguage(blocks);

const withUnit = (value: number, unit: string): string =>
  `${value.toLocaleString('en')}${unit.startsWith('%') ? '' : ' '}${unit}`;

/**
 * A Chinese measure word, which needs a number before it, and not the noun that begins with the
 * same character (`处理时间`).
 */
const measureWord =
  /^(?:个(?![人体])|名(?![称单])|条(?![件款])|座|套(?!餐)|张|台(?![账区])|次(?![日要])|处(?![理置])|笔|类(?![型别])|块|的)/;

/**
 * The label of a figure. It's read before the number by screen readers and in Markdown, and after
 * it on the page, so it's understood in either order: `迁入容器平台的系统`, not `个系统迁入容器平台`.
 */
export const figureLabel = v.pipe(
  both,
  v.check(
    ({ zh }) => !measureWord.test(zh),
    'begins with a measure word, so it needs a number before it',
  ),
);
const isPercent = (unit: v.InferOutput<typeof either>): boolean =>
  typeof unit === 'string' && unit.startsWith('%');

const minute = 60;
const hour = 60 * minute;
const dayLength = 24 * hour;

/** Seconds of the units of time, by their English names; five working days are seven days. */
const unitSeconds = new Map([
  ['second', 1],
  ['minute', minute],
  ['hour', hour],
  ['day', dayLength],
  ['working day', (dayLength * 7) / 5],
  ['week', 7 * dayLength],
]);

/** Seconds of a unit; undefined of one that isn't of time. */
const secondsOf = (unit: v.InferOutput<typeof either>): number | undefined =>
  unitSeconds.get(inOne(unit, 'en').replace(/s$/, ''));

interface Quantity {
  count: number;
  unit: v.InferOutput<typeof either>;
}

/**
 * Two amounts in one unit, which bars can compare; none if their units differ, unless both are of
 * time.
 */
function inOneUnit(before: Quantity, after: Quantity): number[] {
  if (before.unit === after.unit) return [before.count, after.count];

  const beforeSeconds = secondsOf(before.unit);
  const afterSeconds = secondsOf(after.unit);
  if (beforeSeconds === undefined || afterSeconds === undefined) return [];

  return [before.count * beforeSeconds, after.count * afterSeconds];
}

const withWholePeriods = (texts: v.InferOutput<typeof both>) =>
  eachLanguage((language) => withWholeDates(texts[language]));

/**
 * What a customer measured: a `value`, or `before` and `after`, which are drawn as bars. `after`
 * with its unit is then the value, and `before` with its unit is `was`. `from` stands before an
 * arrow to the value: without the unit if it's that of the value, as in "10 → 4 days".
 */
export const measured = v.pipe(
  v.strictObject({
    label: figureLabel,
    /** How and when it was measured: metric, extent, period. */
    basis: v.optional(v.pipe(both, v.transform(withWholePeriods))),
    value: v.optional(either),
    before: v.optional(amount),
    after: v.optional(amount),
    unit: v.optional(either),
    /** Of `before`, if it is not `unit`. Bars compare amounts in two units if both are of time. */
    beforeUnit: v.optional(both),
  }),
  v.check(
    ({ before, after }) => (before === undefined) === (after === undefined),
    'before and after need each other',
  ),
  v.check(
    ({ after, unit }) => after === undefined || unit !== undefined,
    'before and after have no unit',
  ),
  v.check(
    ({ value, after }) => value !== undefined || after !== undefined,
    'neither a value nor before and after',
  ),
  v.check(({ before, after }) => before !== 0 || after !== 0, 'before and after are both 0'),
  v.transform(({ label, basis, value, before, after, unit, beforeUnit }) => {
    const inEach = (number: number, of: v.InferOutput<typeof either>) =>
      eachLanguage((language) => withUnit(number, inOne(of, language)));

    if (before === undefined || after === undefined || unit === undefined)
      return {
        label,
        basis,
        value: value ?? '',
        was: undefined,
        from: undefined,
        change: [],
        whole: 0,
      };

    const was = inEach(before, beforeUnit ?? unit);
    return {
      label,
      basis,
      value: value ?? inEach(after, unit),
      was,
      from: beforeUnit || isPercent(unit) ? was : eachLanguage(() => before.toLocaleString('en')),
      /** Before and after in one unit; empty if there's none. */
      change: inOneUnit({ count: before, unit: beforeUnit ?? unit }, { count: after, unit }),
      /** What a full bar stands for, if that is more than both. */
      whole: isPercent(unit) ? 100 : 0,
    };
  }),
);

const boxes = v.pipe(listOf(1, text), v.maxLength(4, 'at most 4 boxes side by side'));
const side = v.pipe(listOf(2, boxes, 'rows'), v.maxLength(5, 'at most 5 rows'));

/**
 * A small topology before and after: rows of boxes from top to bottom, each row linked to the next.
 */
export const topology = v.strictObject({ before: side, after: side });

export type Bars = v.InferOutput<typeof bars>;
export type MediaBars = v.InferOutput<typeof mediaBars>;
export type Topology = v.InferOutput<typeof topology>;
