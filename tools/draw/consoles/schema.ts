import * as v from 'valibot';
import type { Language } from '../../../src/site/languages';
import { formula, valuesOf } from './shape';

const {
  array,
  boolean,
  literal,
  number,
  object: loose,
  picklist,
  strictObject: object,
  string,
  tuple,
} = v;

/** Fields that may be missing. */
const maybe = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.partial(loose(entries)).entries;

type Names<List extends string> = List extends `${infer Name} ${infer Rest}`
  ? Name | Names<Rest>
  : List;

/** Fields with the same schema; their names are separated by spaces. */
const each = <Schema, const List extends string>(schema: Schema, names: List) =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema])) as Record<Names<List>, Schema>;

const chinese = /[\u3400-\u9fff\u3000-\u303f\uff00-\uffef]/;
const words = v.pipe(
  string('text expected'),
  v.regex(/^\S(.*\S)?$/s, 'text is empty or has spaces at its ends'),
);
const english = v.pipe(
  words,
  v.check((value) => !chinese.test(value), 'English text holds Chinese characters'),
);
const both = object({ zh: words, en: english });
/** A text that is the same in every language: a version, an identifier, a number. */
const neutral = v.pipe(
  string('text expected'),
  v.check(
    (value) => !chinese.test(value),
    'Chinese text without English: write { "zh": …, "en": … }',
  ),
);
const state = picklist(['ok', 'warn', 'bad', 'info', 'idle', 'run']);
const tone = picklist(['accent', 'accent2', 'accent3', 'ink', 'mute', 'ok', 'warn', 'bad', 'none']);
const share = v.pipe(number(), v.minValue(0), v.maxValue(100));
const position = v.pipe(number(), v.minValue(0), v.maxValue(1));
/** The values of a series: numbers, or a formula (shape.ts). */
const shape = v.pipe(v.union([array(number()), formula]), v.transform(valuesOf));

/** A text in a language: `{ zh, en }`, or a string for both languages. */
const textIn = (language: Language) =>
  v.pipe(
    v.lazy(
      (input): v.GenericSchema<string | v.InferOutput<typeof both>> =>
        typeof input === 'string' ? neutral : both,
    ),
    v.transform((value) => (typeof value === 'string' ? value : value[language])),
  );

type Text = ReturnType<typeof textIn>;

/** A part of a bar; a span, or a point without `end`, on a time axis from 0 to 1; a job of a step. */
const partOf = (text: Text) =>
  object(
    maybe({
      ...each(text, 'title label time'),
      state,
      tone,
      value: number(),
      start: position,
      end: position,
    }),
  );

/**
 * The fields of list entries; each widget uses those it needs (page/). `t` is the text of a cell,
 * the most frequent of all.
 */
function slotsOf(text: Text) {
  const part = partOf(text);
  const parts = array(part);

  return maybe({
    ...each(
      text,
      't label title name sub text value unit time who tag count end foot help owner last group',
    ),
    ...each(state, 'state dot tagState barState tint'),
    ...each(string(), 'icon width'),
    ...each(boolean(), 'on primary changed mono strong soft right dashed'),
    tone,
    bar: share,
    limit: share,
    indent: number(),
    line: number(),
    weight: number(),
    at: position,
    spark: shape,
    shape,
    parts,
    jobs: parts,
    spans: parts,
    caret: picklist(['open', 'closed', 'leaf']),
    type: picklist(['text', 'select', 'switch']),
    ticks: array(text),
    now: part,
    /** Squares as tokens separated by spaces (page/parts.tsx). */
    squares: string(),
  });
}

/** What lists, tables and charts have as entries. */
function entriesOf(text: Text) {
  const slots = slotsOf(text);
  const item = object(slots);
  const list = array(item);
  type Item = v.InferOutput<typeof item>;

  /** A text or an entry. */
  const cell = v.lazy((input): v.GenericSchema<unknown, Item> => {
    const isText =
      typeof input === 'string' || (typeof input === 'object' && input !== null && 'zh' in input);
    const asItem = v.transform((t: string): Item => ({ t }));
    return isText ? v.pipe(text, asItem) : item;
  });

  return { slots, list, cell, item, pairs: array(tuple([text, cell])) };
}

type Entries = ReturnType<typeof entriesOf>;

const chartOf = (text: Text, { list }: Entries) =>
  object({
    kind: literal('chart'),
    type: picklist(['line', 'area', 'stack', 'bars']),
    series: list,
    x: array(text),
    min: v.optional(number(), 0),
    max: number(),
    ticks: array(tuple([number(), text])),
    ...maybe({
      limit: object({ value: number(), label: text }),
      marks: list,
      spans: array(object({ from: position, to: position, label: text, state })),
      /** Bars from this index on are estimates, drawn paler. */
      estimated: number(),
    }),
  });

const look = picklist(['accent', 'mute', 'dashed', 'alarm']);
/** Columns and rows of a grid. */
const span = tuple([number(), number()]);

/** Boxes in a grid, joined by lines. */
const graphOf = (text: Text, { slots }: Entries) =>
  object({
    kind: literal('graph'),
    cols: string(),
    rows: string(),
    gap: string(),
    nodes: array(object({ ...slots, id: string(), at: span, ...maybe({ look, span }) })),
    /** `at`: position of the label on the line. */
    edges: array(object({ ...slots, from: string(), to: string() })),
    ...maybe({
      heads: array(text),
      /** Shows all boxes on phones too: the last column stands there two in a row. */
      complete: boolean(),
      /** Frames behind the boxes. */
      groups: array(
        object({ at: span, span, label: text, ...maybe({ sub: text, tone: string() }) }),
      ),
    }),
  });

const codeOf = (text: Text, { list }: Entries) =>
  object({
    /**
     * Each line starts with a space, `+`, `-` or `@` (a heading between two parts: `@NUMBER text`).
     */
    kind: literal('code'),
    lines: array(text),
    ...maybe({
      number: number(),
      marks: list,
      /** Output of a command: `✓`, `!` and `✗` start a result, `#` a comment. */
      terminal: boolean(),
    }),
  });

/** The widgets of a panel (page/). */
function widgetOf(text: Text, entries: Entries) {
  const { slots, list, cell, pairs } = entries;

  return v.variant('kind', [
    object({
      /** `ticks` of a column are a time axis above spans, with a line at `now`. */
      kind: literal('table'),
      columns: list,
      /** A row with one cell is a heading across the table. */
      rows: array(array(cell)),
      ...maybe({
        selected: number(),
        dense: boolean(),
        headless: boolean(),
        /** Left out on phones, where what stands beside it is enough. */
        wideOnly: boolean(),
      }),
    }),
    object({ kind: literal('facts'), rows: pairs, ...maybe({ columns: number() }) }),
    object({ kind: literal('figures'), items: list }),
    chartOf(text, entries),
    graphOf(text, entries),
    object({ kind: literal('steps'), items: list, ...maybe({ across: boolean() }) }),
    codeOf(text, entries),
    object({
      kind: literal('cards'),
      columns: number(),
      ...maybe({ name: text, end: text, state }),
      items: array(object({ ...slots, ...maybe({ rows: pairs }) })),
    }),
    object({ kind: literal('form'), fields: list }),
    object({ kind: literal('legend'), items: list }),
    object({ kind: literal('note'), state, text, ...maybe({ action: text }) }),
    object({ kind: literal('heading'), text, ...maybe({ end: text }) }),
  ]);
}

/** data/consoles/NAME.json: a screen of a product's console, read in one of its two languages. */
export function screenIn(language: Language) {
  const text = textIn(language);
  const entries = entriesOf(text);
  const { list, cell, item } = entries;
  const widget = widgetOf(text, entries);

  return object({
    family: picklist(['container', 'microservice', 'devops', 'cloud', 'compute', 'finance']),
    /** Alternative text of the picture, one sentence. */
    alt: both,
    /**
     * Panels that the site explains (src/content/schemas/page.ts) and shows separately on narrow
     * screens.
     */
    callouts: v.optional(array(object({ area: string(), text: both })), []),
    crops: v.optional(v.record(string(), string()), {}),
    product: text,
    user: text,
    context: list,
    ...maybe({ search: text }),
    /** Headings of groups, and links; `foot` is the version. */
    nav: object({ kind: picklist(['side', 'rail', 'top']), items: list, ...maybe({ foot: text }) }),
    page: object({
      title: text,
      meta: array(cell),
      actions: list,
      ...maybe({ crumbs: array(text), mono: boolean(), state: item, tabs: list }),
    }),
    /** A CSS grid. `sheet`: panels are separated only by lines. */
    layout: object({
      columns: string(),
      rows: string(),
      areas: array(string()),
      ...maybe({ sheet: boolean() }),
    }),
    panels: v.record(
      string(),
      object({
        widgets: array(widget),
        ...maybe({ title: text, note: text, tag: item, tabs: list }),
        /** Column widths for widgets side by side. */
        ...maybe({ across: string() }),
      }),
    ),
  });
}

export type Screen = v.InferOutput<ReturnType<typeof screenIn>>;
export type Panel = Screen['panels'][string];
export type Widget = Panel['widgets'][number];
export type WidgetOf<Kind extends Widget['kind']> = Extract<Widget, { kind: Kind }>;
export type Item = WidgetOf<'legend'>['items'][number];
export type State = WidgetOf<'note'>['state'];
export type Tone = NonNullable<Item['tone']>;
