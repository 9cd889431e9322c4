import * as v from 'valibot';
import { itemKinds } from '../../site/item-kinds';
import { switchStates } from '../../site/switchover';
import { link, listOf, paragraphs, target, text, titledText } from './text';

/** Common fields of sections: anchor, heading and a lead sentence below it. */
const head = {
  /** Anchor of the section; default: its kind. */
  id: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an anchor is lower case, digits and hyphens')),
  ),
  heading: text,
  lead: v.optional(text),
};

/** What a list on a page holds: items of a kind, or all by their tags. */
export const listKinds = [...itemKinds, 'tags'] as const;

const mark = v.tuple([v.literal(true), text]);
const titledTexts = (least: number) => listOf(least, titledText);

/**
 * An architecture diagram: layers from top to bottom with their components, and the flows between components.
 * Names are rendered as text and must be short: a component has up to 14 Chinese characters or 28 letters.
 */
const diagram = v.strictObject({
  caption: text,
  /** How it is drawn: as layers (the default), as zones of trust, or as a loop whose stages are its layers. */
  layout: v.optional(v.picklist(['layers', 'zones', 'loop'])),
  layers: listOf(
    2,
    v.strictObject({
      name: text,
      components: listOf(
        1,
        v.strictObject({ id: v.string(), name: text, note: v.optional(text) }),
        'component',
      ),
    }),
    'layers',
  ),
  /** At most 8: src/sections/architecture/architecture.module.css lights each by its number. */
  flows: v.pipe(
    v.array(v.strictObject({ from: v.string(), to: v.string(), label: text })),
    v.maxLength(8, 'at most 8 flows'),
  ),
});

/**
 * A kind of section: its tag, the common fields and its own ones. A kind without fields of its own
 * is filled by the build (src/gatsby/pages/sections.ts).
 */
const define = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ kind: v.literal(kind), ...head, ...entries });

/** A section of a page, told apart by `kind`; each kind has one component. */
export const section = v.variant('kind', [
  define('overview', {
    paragraphs,
    facts: v.optional(v.array(v.strictObject({ term: text, detail: text }))),
  }),
  define('painPoints', { items: titledTexts(3) }),
  define('architecture', { paragraphs, diagram, mechanisms: v.optional(titledTexts(2)) }),
  define('highlights', { items: titledTexts(4) }),
  /** Usage scenarios; `result` is the state the reader reaches. */
  define('scenarios', {
    items: listOf(3, v.strictObject({ title: text, text, result: v.optional(text) })),
  }),
  /** Claimed figures, by their ids in data/claims.json. */
  define('figures', { claims: listOf(1, v.string(), 'claim') }),
  define('questions', { items: listOf(2, v.strictObject({ question: text, answer: text })) }),
  /**
   * A table: specification, comparison or support matrix. The first cell of a row is its heading. `true` and `false` become marks, and
   * `[true, "recorded"]` a mark with a note. `tree`: the index of the column that names the row which comes before; drawn as a tree.
   */
  define('table', {
    columns: listOf(2, text),
    rows: listOf(
      2,
      v.tupleWithRest(
        [text],
        v.union([text, v.boolean(), mark], 'neither a text, true, false nor [true, "…"]'),
      ),
    ),
    tree: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  /** Specifications and compatibility of the product, from its facts (data/products). */
  v.strictObject({ kind: v.literal('specification'), ...head, heading: v.optional(text) }),
  define('prose', { paragraphs, list: v.optional(v.array(text)) }),
  define('challenges', { items: titledTexts(3) }),
  define('productsUsed', { items: listOf(2, v.strictObject({ to: target, role: text })) }),
  define('steps', { items: titledTexts(2) }),
  define('modules', {
    items: listOf(2, v.strictObject({ title: text, text, to: v.optional(target) })),
  }),
  /**
   * `from` and `to` (in one unit: minutes, quarters, years) place entries on a common axis; entries of one date are one period. `at`, in
   * seconds after the first entry and up to an hour, draws all entries on a time axis.
   */
  define('timeline', {
    items: listOf(
      3,
      v.pipe(
        v.strictObject({
          date: text,
          title: text,
          text,
          from: v.optional(v.number()),
          to: v.optional(v.number()),
          at: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3599))),
          /** What it does to a site that is switched; for `switchover`. */
          state: v.optional(v.picklist(switchStates)),
        }),
        v.check(
          ({ from, to }) => (from === undefined ? to === undefined : from < (to ?? from)),
          'from and to: two numbers, in order',
        ),
      ),
    ),
  }),
  /** A site switch, replayed: the moments are those of the timeline that `action` leads to, whose entries have `at` and `state`. */
  define('switchover', { sites: v.tuple([text, text]), arbiter: text, action: link }),
  define('quote', { text, by: text, role: text }),
  define('links', { items: listOf(1, v.strictObject({ ...link.entries, text })) }),
  define('offices', {}),
  define('contact', {}),
  /** The items of one kind (data/items/KIND), newest first; `filter` narrows the list, by severity one of advisories. */
  define('listing', {
    of: v.picklist(listKinds, 'no kind of items'),
    filter: v.optional(v.picklist(['industry', 'year', 'tag', 'severity'])),
  }),
  define('customers', {}),
  /** The platforms of every product, from the facts. */
  define('matrix', {}),
  /** The releases of every product over time, from the facts. */
  define('lifecycle', {}),
  /** Releases whose support ends within six months of the build. */
  define('ending', {}),
  /** The licence metric of each product. */
  define('licences', {}),
  /** Guide prices by product; or an example of data/pricing.json, worked out. */
  define('prices', { example: v.optional(v.string()) }),
  /** The memory of open-weight models (data/models.json); `short`: for the shortest context only. */
  define('models', { short: v.optional(v.literal(true)) }),
  define('siteMap', {}),
  /** The pages of every product's documentation. */
  define('docs', {}),
  define('callToAction', { text, action: link, secondary: v.optional(link) }),
]);

export type Section = v.InferOutput<typeof section>;
export type SectionKind = Section['kind'];

export const sectionKinds: readonly SectionKind[] = section.options.map(
  ({ entries }) => entries.kind.literal,
);

export type Diagram = v.InferOutput<typeof diagram>;
