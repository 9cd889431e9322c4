import * as v from 'valibot';
import { link, target, text, titledText } from './text';

/** What every section carries: its anchor, its heading and a lead sentence below it. */
const head = {
  /** Anchor of the section; default: its kind. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an anchor is lower case, digits and hyphens'))),
  heading: text,
  lead: v.optional(text),
};

const paragraphs = v.pipe(v.array(text), v.minLength(1, 'at least one paragraph'));
const list = <T extends v.GenericSchema>(least: number, entry: T) =>
  v.pipe(v.array(entry), v.minLength(least, `at least ${least} items`));
const titledTexts = (least: number) => list(least, titledText);

/**
 * An architecture diagram: layers from top to bottom with their components, and the flows between components.
 * Names are rendered as text and must be short: a component has up to 14 Chinese characters or 28 letters.
 */
export const diagram = v.strictObject({
  caption: text,
  layers: v.pipe(
    v.array(
      v.strictObject({
        name: text,
        components: v.pipe(
          v.array(v.strictObject({ id: v.string(), name: text, note: v.optional(text) })),
          v.minLength(1, 'a layer has at least one component'),
        ),
      }),
    ),
    v.minLength(2, 'a diagram has at least two layers'),
  ),
  flows: v.array(v.strictObject({ from: v.string(), to: v.string(), label: text })),
});

/**
 * One kind of section: its tag, what every section carries, and its own entries. A kind whose entries are
 * empty is filled by the build (src/build/view/sections.ts).
 */
const define = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ kind: v.literal(kind), ...head, ...entries });

/** A section of a page, told apart by `kind`; each kind has one component. */
export const section = v.variant('kind', [
  /** What the product or page is, in prose, with a list of terms and details beside it. */
  define('overview', { paragraphs, facts: v.optional(v.array(v.strictObject({ term: text, detail: text }))) }),
  /** Industry pain points that the product removes. */
  define('painPoints', { items: titledTexts(3) }),
  /** Core technology: prose, a diagram from data and the mechanisms behind it. */
  define('architecture', { paragraphs, diagram, mechanisms: v.optional(titledTexts(2)) }),
  define('highlights', { items: titledTexts(4) }),
  /** Usage scenarios; `result` is the state the reader reaches. */
  define('scenarios', { items: list(3, v.strictObject({ title: text, text, result: v.optional(text) })) }),
  /** Claimed figures, by their ids in data/claims.json. */
  define('figures', { claims: v.pipe(v.array(v.string()), v.minLength(1, 'at least one claim')) }),
  define('questions', { items: list(2, v.strictObject({ question: text, answer: text })) }),
  /** A table: specification, comparison or support matrix. The first cell of a row is its heading. */
  define('table', { columns: list(2, text), rows: list(2, v.array(text)) }),
  /** Plain prose, optionally with a list below it. */
  define('prose', { paragraphs, list: v.optional(v.array(text)) }),
  /** Industry challenges (solutions). */
  define('challenges', { items: titledTexts(3) }),
  /** The products that a solution is made of, each with the part it plays. */
  define('productsUsed', { items: list(2, v.strictObject({ to: target, role: text })) }),
  /** What the customer gains. */
  define('value', { items: titledTexts(3) }),
  /** Ordered steps. */
  define('steps', { items: titledTexts(2) }),
  /** Parts of a whole, optionally each with its own page. */
  define('modules', { items: list(2, v.strictObject({ title: text, text, to: v.optional(target) })) }),
  define('timeline', { items: list(3, v.strictObject({ date: text, title: text, text })) }),
  define('quote', { text, by: text, role: text }),
  /** Links to other pages with a sentence each. */
  define('links', { items: list(1, v.strictObject({ ...link.entries, text })) }),
  /** The vendor's offices and delivery centres, from data/vendor.json. */
  define('offices', {}),
  /** Hotlines and e-mail addresses, from data/vendor.json. */
  define('contact', {}),
  /** The items of one kind (data/items/KIND), newest first; `filter` narrows the list. */
  define('listing', { of: v.string(), filter: v.optional(v.picklist(['industry', 'year', 'tag'])) }),
  /** The customers of all cases, by name. */
  define('customers', {}),
  /** Every page of the site, by group. */
  define('siteMap', {}),
  define('callToAction', { text, action: link, secondary: v.optional(link) }),
]);

export type Section = v.InferOutput<typeof section>;
export type SectionKind = Section['kind'];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;
export type Diagram = v.InferOutput<typeof diagram>;
