import * as v from 'valibot';
import { link, target, text, titledText } from './text';

/** What every section may carry: its anchor, its heading and a lead sentence below it. */
const head = {
  /** Anchor of the section; its kind where it is left out. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an anchor is lower case, digits and hyphens'))),
  heading: text,
  lead: v.optional(text),
};

const paragraphs = v.pipe(v.array(text), v.minLength(1, 'at least one paragraph'));
const titledTexts = (least: number) => v.pipe(v.array(titledText), v.minLength(least, `at least ${least} items`));

/**
 * An architecture diagram as data: layers from top to bottom, each with its components, and the flows between
 * components. Rendered as text, so names must be short (a component: up to 14 Chinese characters or 28 letters).
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

/** What the product or page is, in prose, with a list of terms and details beside it. */
export const overview = v.strictObject({
  kind: v.literal('overview'),
  ...head,
  paragraphs,
  facts: v.optional(v.array(v.strictObject({ term: text, detail: text }))),
});

/** Industry pain points that the product removes. */
export const painPoints = v.strictObject({ kind: v.literal('painPoints'), ...head, items: titledTexts(3) });

/** Core technology: prose, a diagram from data and the mechanisms behind it. */
export const architecture = v.strictObject({
  kind: v.literal('architecture'),
  ...head,
  paragraphs,
  diagram,
  mechanisms: v.optional(titledTexts(2)),
});

export const highlights = v.strictObject({ kind: v.literal('highlights'), ...head, items: titledTexts(4) });

/** Usage scenarios; `result` is the state the reader reaches. */
export const scenarios = v.strictObject({
  kind: v.literal('scenarios'),
  ...head,
  items: v.pipe(
    v.array(v.strictObject({ title: text, text, result: v.optional(text) })),
    v.minLength(3, 'at least 3 items'),
  ),
});

/** Claimed figures, by their ids in data/claims.json. */
export const figures = v.strictObject({
  kind: v.literal('figures'),
  ...head,
  claims: v.pipe(v.array(v.string()), v.minLength(1, 'at least one claim')),
});

export const questions = v.strictObject({
  kind: v.literal('questions'),
  ...head,
  items: v.pipe(v.array(v.strictObject({ question: text, answer: text })), v.minLength(2, 'at least 2 questions')),
});

/** A table: specification, comparison or support matrix. The first cell of a row is its heading. */
export const table = v.strictObject({
  kind: v.literal('table'),
  ...head,
  columns: v.pipe(v.array(text), v.minLength(2, 'at least 2 columns')),
  rows: v.pipe(v.array(v.array(text)), v.minLength(2, 'at least 2 rows')),
});

/** Plain prose, optionally with a list below it. */
export const prose = v.strictObject({
  kind: v.literal('prose'),
  ...head,
  paragraphs,
  list: v.optional(v.array(text)),
});

/** Industry challenges (solutions). */
export const challenges = v.strictObject({ kind: v.literal('challenges'), ...head, items: titledTexts(3) });

/** The products that a solution is made of, each with the part it plays. */
export const productsUsed = v.strictObject({
  kind: v.literal('productsUsed'),
  ...head,
  items: v.pipe(v.array(v.strictObject({ to: target, role: text })), v.minLength(2, 'at least 2 products')),
});

/** What the customer gains. */
export const value = v.strictObject({ kind: v.literal('value'), ...head, items: titledTexts(3) });

/** Ordered steps. */
export const steps = v.strictObject({ kind: v.literal('steps'), ...head, items: titledTexts(2) });

/** Parts of a whole, optionally each with its own page. */
export const modules = v.strictObject({
  kind: v.literal('modules'),
  ...head,
  items: v.pipe(
    v.array(v.strictObject({ title: text, text, to: v.optional(target) })),
    v.minLength(2, 'at least 2 modules'),
  ),
});

export const timeline = v.strictObject({
  kind: v.literal('timeline'),
  ...head,
  items: v.pipe(v.array(v.strictObject({ date: text, title: text, text })), v.minLength(3, 'at least 3 entries')),
});

export const quote = v.strictObject({
  kind: v.literal('quote'),
  ...head,
  text,
  by: text,
  role: text,
});

/** Links to other pages with a sentence each. */
export const links = v.strictObject({
  kind: v.literal('links'),
  ...head,
  items: v.pipe(v.array(v.strictObject({ ...link.entries, text })), v.minLength(1, 'at least one link')),
});

/** The vendor's offices and delivery centres, from data/vendor.json. */
export const offices = v.strictObject({ kind: v.literal('offices'), ...head });

/** Hotlines and e-mail addresses, from data/vendor.json. */
export const contact = v.strictObject({ kind: v.literal('contact'), ...head });

/** The items of one kind (data/items/KIND), newest first. */
export const listing = v.strictObject({
  kind: v.literal('listing'),
  ...head,
  of: v.string(),
  /** How the list can be narrowed: by industry, year or tag. */
  filter: v.optional(v.picklist(['industry', 'year', 'tag'])),
});

/** The customers of all cases, by name. */
export const customers = v.strictObject({ kind: v.literal('customers'), ...head });

/** Every page of the site, by group. */
export const siteMap = v.strictObject({ kind: v.literal('siteMap'), ...head });

export const callToAction = v.strictObject({
  kind: v.literal('callToAction'),
  ...head,
  text,
  action: link,
  secondary: v.optional(link),
});

/** A section of a page, told apart by `kind`; each kind has one component. */
export const section = v.variant('kind', [
  overview,
  painPoints,
  architecture,
  highlights,
  scenarios,
  figures,
  questions,
  table,
  prose,
  challenges,
  productsUsed,
  value,
  steps,
  modules,
  timeline,
  quote,
  links,
  offices,
  contact,
  listing,
  customers,
  siteMap,
  callToAction,
]);

export type Section = v.InferOutput<typeof section>;
export type SectionKind = Section['kind'];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;
export type Diagram = v.InferOutput<typeof diagram>;
