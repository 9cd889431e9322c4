import * as v from 'valibot';

const chinese = /[\u3400-\u9fff\u3000-\u303f\uff00-\uffef]/;

const words = v.pipe(
  v.string('text expected'),
  v.check((value) => value.trim() === value && value.length > 0, 'text is empty or has blanks at its ends'),
);

const english = v.pipe(
  words,
  v.check((value) => !chinese.test(value), 'English text holds Chinese characters'),
);

const both = v.strictObject({ zh: words, en: english });

/** What a program shows in every language alike: a version, an identifier, a number. */
const neutral = v.pipe(
  v.string('text expected'),
  v.check((value) => !chinese.test(value), 'Chinese text without English: write { "zh": …, "en": … }'),
);

/** A text of a console: `{ zh, en }`, or one string that both languages share. */
const text = v.lazy(
  (input): v.GenericSchema<string | { zh: string; en: string }> => (typeof input === 'string' ? neutral : both),
);

const state = v.picklist(['ok', 'warn', 'bad', 'info', 'idle', 'run']);
const tone = v.picklist(['accent', 'accent2', 'accent3', 'ink', 'mute', 'ok', 'warn', 'bad']);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const position = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** How a series runs: numbers, or a seed with the parameters of shape.ts. */
const formula = v.strictObject({
  seed: v.number(),
  points: v.optional(v.number()),
  base: v.number(),
  trend: v.optional(v.number()),
  swing: v.optional(v.number()),
  periods: v.optional(v.number()),
  phase: v.optional(v.number()),
  noise: v.optional(v.number()),
  /** Humps: where (0 to 1), how wide (0 to 1), how high. */
  bumps: v.optional(v.array(v.tuple([position, v.number(), v.number()]))),
  /** From where (0 to 1) the series stays at a level it reaches by a step. */
  step: v.optional(v.tuple([position, v.number()])),
});
const shape = v.lazy(
  (input): v.GenericSchema<number[] | v.InferOutput<typeof formula>> =>
    Array.isArray(input) ? v.array(v.number()) : formula,
);

const cellParts = v.strictObject({
  t: v.optional(text),
  sub: v.optional(text),
  dot: v.optional(state),
  tag: v.optional(state),
  icon: v.optional(v.string()),
  mono: v.optional(v.boolean()),
  strong: v.optional(v.boolean()),
  soft: v.optional(v.boolean()),
  tint: v.optional(state),
  bar: v.optional(share),
  barState: v.optional(state),
  spark: v.optional(shape),
  indent: v.optional(v.number()),
  caret: v.optional(v.picklist(['open', 'closed', 'leaf'])),
});
type CellParts = v.InferOutput<typeof cellParts>;
const cell = v.lazy(
  (input): v.GenericSchema<string | { zh: string; en: string } | CellParts> =>
    typeof input === 'object' && input !== null && !('zh' in input || 'en' in input) ? cellParts : text,
);

const table = v.strictObject({
  kind: v.literal('table'),
  columns: v.array(v.strictObject({ label: text, width: v.optional(v.string()), right: v.optional(v.boolean()) })),
  rows: v.array(v.array(cell)),
  selected: v.optional(v.number()),
  dense: v.optional(v.boolean()),
  tall: v.optional(v.boolean()),
  headless: v.optional(v.boolean()),
});
const facts = v.strictObject({
  kind: v.literal('facts'),
  columns: v.optional(v.number()),
  rows: v.array(v.tuple([text, cell])),
});
const figures = v.strictObject({
  kind: v.literal('figures'),
  items: v.array(
    v.strictObject({
      label: text,
      value: text,
      unit: v.optional(text),
      sub: v.optional(text),
      state: v.optional(state),
    }),
  ),
});
const gauges = v.strictObject({
  kind: v.literal('gauges'),
  label: v.optional(v.string()),
  rows: v.array(
    v.strictObject({
      label: text,
      sub: v.optional(text),
      value: v.optional(share),
      parts: v.optional(v.array(v.strictObject({ v: share, tone }))),
      limit: v.optional(share),
      text: text,
      state: v.optional(state),
      indent: v.optional(v.number()),
    }),
  ),
});
const split = v.strictObject({
  kind: v.literal('split'),
  segments: v.array(v.strictObject({ label: text, v: v.number(), tone, text: text })),
  inline: v.optional(v.boolean()),
});
const chart = v.strictObject({
  kind: v.literal('chart'),
  type: v.picklist(['line', 'area', 'stack', 'bars']),
  series: v.array(v.strictObject({ name: text, shape, tone, dashed: v.optional(v.boolean()), last: v.optional(text) })),
  min: v.optional(v.number()),
  max: v.number(),
  ticks: v.array(v.tuple([v.number(), text])),
  x: v.array(text),
  limit: v.optional(v.strictObject({ v: v.number(), label: text })),
  marks: v.optional(
    v.array(v.strictObject({ at: position, label: text, state: v.optional(state), low: v.optional(v.boolean()) })),
  ),
  spans: v.optional(
    v.array(v.strictObject({ from: position, to: position, label: v.optional(text), state: v.optional(state) })),
  ),
  /** Bars from this index on are estimates and drawn hatched. */
  estimated: v.optional(v.number()),
  height: v.optional(v.number()),
  plain: v.optional(v.boolean()),
});
const waterfall = v.strictObject({
  kind: v.literal('waterfall'),
  items: v.array(v.strictObject({ label: text, v: v.number(), total: v.optional(v.boolean()) })),
});
const graph = v.strictObject({
  kind: v.literal('graph'),
  cols: v.string(),
  rows: v.optional(v.string()),
  gap: v.optional(v.string()),
  heads: v.optional(v.array(text)),
  lanes: v.optional(
    v.array(v.strictObject({ label: text, sub: v.optional(text), tone: v.optional(v.picklist(['plain', 'tint'])) })),
  ),
  groups: v.optional(
    v.array(v.strictObject({ at: v.tuple([v.number(), v.number(), v.number(), v.number()]), label: text })),
  ),
  nodes: v.array(
    v.strictObject({
      id: v.string(),
      at: v.tuple([v.number(), v.number()]),
      span: v.optional(v.tuple([v.number(), v.number()])),
      title: text,
      sub: v.optional(text),
      value: v.optional(text),
      state: v.optional(state),
      look: v.optional(v.picklist(['accent', 'ink', 'mute', 'dashed', 'alarm'])),
      icon: v.optional(v.string()),
      bar: v.optional(share),
    }),
  ),
  edges: v.array(
    v.strictObject({
      from: v.string(),
      to: v.string(),
      label: v.optional(text),
      state: v.optional(state),
      tone: v.optional(v.picklist(['accent', 'mute'])),
      dashed: v.optional(v.boolean()),
      weight: v.optional(v.number()),
      vertical: v.optional(v.boolean()),
      /** Position of its label on the line, 0 to 1. */
      at: v.optional(position),
    }),
  ),
});
const stages = v.strictObject({
  kind: v.literal('stages'),
  items: v.array(
    v.strictObject({
      title: text,
      time: v.optional(text),
      state,
      jobs: v.array(v.strictObject({ title: text, state, time: v.optional(text) })),
    }),
  ),
});
const steps = v.strictObject({
  kind: v.literal('steps'),
  across: v.optional(v.boolean()),
  items: v.array(v.strictObject({ title: text, sub: v.optional(text), time: v.optional(text), state })),
});
const kanban = v.strictObject({
  kind: v.literal('kanban'),
  columns: v.array(
    v.strictObject({
      title: text,
      count: text,
      state: v.optional(state),
      cards: v.array(
        v.strictObject({
          title: text,
          sub: v.optional(text),
          foot: v.optional(text),
          tag: v.optional(text),
          state: v.optional(state),
          bar: v.optional(share),
        }),
      ),
    }),
  ),
});
const timeline = v.strictObject({
  kind: v.literal('timeline'),
  label: v.optional(v.string()),
  ticks: v.array(text),
  now: v.optional(v.strictObject({ at: position, label: text })),
  rows: v.array(
    v.strictObject({
      label: text,
      sub: v.optional(text),
      spans: v.optional(
        v.array(
          v.strictObject({
            a: position,
            b: position,
            label: v.optional(text),
            state: v.optional(state),
            soft: v.optional(v.boolean()),
          }),
        ),
      ),
      points: v.optional(v.array(v.strictObject({ at: position, label: v.optional(text), state: v.optional(state) }))),
    }),
  ),
});
const code = v.strictObject({
  kind: v.literal('code'),
  syntax: v.picklist(['yaml', 'java', 'rego', 'plain', 'hcl']),
  start: v.optional(v.number()),
  lines: v.array(text),
  marks: v.optional(v.array(v.strictObject({ line: v.number(), state, note: v.optional(text) }))),
});
const diff = v.strictObject({
  kind: v.literal('diff'),
  syntax: v.picklist(['yaml', 'java', 'rego', 'plain', 'hcl']),
  file: v.optional(text),
  old: v.number(),
  new: v.number(),
  /** Each line starts with a blank, `+`, `-` or `@` (a heading between two parts: `@OLD,NEW text`). */
  lines: v.array(text),
  owners: v.optional(v.array(v.strictObject({ line: v.number(), label: text, state: v.optional(state) }))),
  comments: v.optional(
    v.array(v.strictObject({ after: v.number(), who: text, time: text, tag: v.optional(text), text: text })),
  ),
});
const terminal = v.strictObject({ kind: v.literal('terminal'), lines: v.array(text) });
const log = v.strictObject({
  kind: v.literal('log'),
  time: v.optional(v.string()),
  rows: v.array(v.strictObject({ time: text, state, text: text, who: v.optional(text) })),
});
const heat = v.strictObject({
  kind: v.literal('heat'),
  /** Height of a cell in pixels. */
  cell: v.optional(v.number()),
  label: v.optional(v.string()),
  columns: v.optional(v.array(text)),
  /** Cells by blanks: a number 0 to 100; `-` free; `!` fault; `~` reserved; `40:80,60:20` slices of width:load. */
  rows: v.array(v.strictObject({ label: text, sub: v.optional(text), cells: v.string(), end: v.optional(text) })),
  legend: v.optional(v.array(v.strictObject({ cell: v.string(), label: text }))),
  values: v.optional(v.boolean()),
});
const rack = v.strictObject({
  kind: v.literal('rack'),
  units: v.number(),
  racks: v.array(
    v.strictObject({
      name: text,
      sub: v.optional(text),
      items: v.array(
        v.strictObject({
          u: v.number(),
          h: v.number(),
          label: text,
          end: v.optional(text),
          state,
          selected: v.optional(v.boolean()),
        }),
      ),
    }),
  ),
  legend: v.array(v.strictObject({ state, label: text })),
});
const sites = v.strictObject({
  kind: v.literal('sites'),
  groups: v.array(
    v.strictObject({
      name: text,
      sub: v.optional(text),
      cells: v.string(),
      end: v.optional(text),
      state: v.optional(state),
      selected: v.optional(v.boolean()),
    }),
  ),
  legend: v.optional(v.array(v.strictObject({ state, label: text }))),
});
const cards = v.strictObject({
  kind: v.literal('cards'),
  columns: v.number(),
  items: v.array(
    v.strictObject({
      title: text,
      sub: v.optional(text),
      icon: v.optional(v.string()),
      state: v.optional(state),
      tag: v.optional(text),
      tagState: v.optional(state),
      rows: v.optional(v.array(v.tuple([text, cell]))),
      bar: v.optional(share),
      barState: v.optional(state),
      foot: v.optional(text),
      selected: v.optional(v.boolean()),
    }),
  ),
});
const form = v.strictObject({
  kind: v.literal('form'),
  columns: v.optional(v.number()),
  fields: v.array(
    v.strictObject({
      label: text,
      value: text,
      type: v.picklist(['text', 'select', 'stepper', 'on', 'off']),
      owner: v.optional(text),
      help: v.optional(text),
      changed: v.optional(v.boolean()),
      mono: v.optional(v.boolean()),
    }),
  ),
});
const chat = v.strictObject({
  kind: v.literal('chat'),
  messages: v.array(
    v.strictObject({
      from: v.picklist(['person', 'model']),
      name: text,
      parts: v.array(
        v.strictObject({ t: text, cite: v.optional(v.array(v.number())), unsourced: v.optional(v.boolean()) }),
      ),
    }),
  ),
});
const filters = v.strictObject({
  kind: v.literal('filters'),
  items: v.array(v.strictObject({ label: text, value: v.optional(text), on: v.optional(v.boolean()) })),
});
const note = v.strictObject({ kind: v.literal('note'), state, text: text, action: v.optional(text) });
const heading = v.strictObject({ kind: v.literal('heading'), text: text, end: v.optional(text) });

const widget = v.variant('kind', [
  table,
  facts,
  figures,
  gauges,
  split,
  chart,
  waterfall,
  graph,
  stages,
  steps,
  kanban,
  timeline,
  code,
  diff,
  terminal,
  log,
  heat,
  rack,
  sites,
  cards,
  form,
  chat,
  filters,
  note,
  heading,
]);

const panel = v.strictObject({
  title: v.optional(text),
  note: v.optional(text),
  tag: v.optional(v.strictObject({ state, t: text })),
  tabs: v.optional(v.array(v.strictObject({ label: text, on: v.optional(v.boolean()) }))),
  /** Side by side instead of one under another: the widths. */
  across: v.optional(v.string()),
  ink: v.optional(v.boolean()),
  widgets: v.array(widget),
});

/** data/consoles/NAME.json: one screen of one product's console, in both languages. */
export const screen = v.strictObject({
  family: v.picklist(['container', 'microservice', 'devops', 'cloud', 'compute', 'finance']),
  /** One sentence that says what the picture shows. */
  alt: both,
  /** Explained on the site (src/contract/content/page.ts), not drawn. */
  callouts: v.optional(v.unknown()),
  crops: v.optional(v.record(v.string(), v.string()), {}),
  product: text,
  bar: v.optional(v.picklist(['paper', 'ink'])),
  context: v.array(v.strictObject({ label: v.optional(text), value: text })),
  search: v.optional(text),
  user: text,
  nav: v.strictObject({
    kind: v.picklist(['side', 'rail', 'top']),
    /** Below a side navigation: the version. */
    foot: v.optional(text),
    items: v.array(
      v.lazy(
        (input): v.GenericSchema<NavigationItem> =>
          typeof input === 'object' && input !== null && 'group' in input ? navigationGroup : navigationLink,
      ),
    ),
  }),
  page: v.strictObject({
    crumbs: v.optional(v.array(text)),
    title: text,
    mono: v.optional(v.boolean()),
    state: v.optional(v.strictObject({ state, t: text })),
    meta: v.optional(v.array(cell)),
    actions: v.optional(
      v.array(v.strictObject({ label: text, primary: v.optional(v.boolean()), icon: v.optional(v.string()) })),
    ),
    tabs: v.optional(v.array(v.strictObject({ label: text, on: v.optional(v.boolean()), count: v.optional(text) }))),
  }),
  layout: v.strictObject({
    columns: v.string(),
    rows: v.string(),
    areas: v.array(v.string()),
    /** Panels touch and are parted by lines only. */
    sheet: v.optional(v.boolean()),
  }),
  panels: v.record(v.string(), panel),
});

const navigationGroup = v.strictObject({ group: text });
const navigationLink = v.strictObject({
  icon: v.optional(v.string()),
  label: text,
  on: v.optional(v.boolean()),
  count: v.optional(text),
  state: v.optional(state),
});
type NavigationItem = v.InferOutput<typeof navigationGroup> | v.InferOutput<typeof navigationLink>;

export type Screen = v.InferOutput<typeof screen>;
export type Panel = v.InferOutput<typeof panel>;
export type Widget = v.InferOutput<typeof widget>;
export type WidgetOf<Kind extends Widget['kind']> = Extract<Widget, { kind: Kind }>;
export type Text = v.InferOutput<typeof text>;
export type Cell = v.InferOutput<typeof cell>;
export type State = v.InferOutput<typeof state>;
export type Shape = v.InferOutput<typeof shape>;
