import * as v from 'valibot';
import { industries } from '../../config/industries';
import { target, text } from './text';

const date = v.pipe(v.string(), v.isoDate('a date is YYYY-MM-DD'));
const paragraphs = v.pipe(v.array(text), v.minLength(1, 'at least one paragraph'));

/** Facts that every item has, in no language. The file's name is the item's slug. */
const facts = {
  /** Number used by the query addresses, e.g. `/news/detail?id=7`; unique in its kind. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date,
  /** Ids of data/tags.json. */
  tags: v.pipe(v.array(v.string()), v.minLength(1, 'at least one tag')),
  /** Routes and items it speaks of. */
  related: v.optional(v.array(target), []),
};

const both = <T extends v.GenericSchema>(texts: T) => ({ zh: texts, en: texts });

/** A customer case: situation, approach, result. */
export const caseItem = v.strictObject({
  ...facts,
  industry: v.picklist(industries),
  /** Measured results: the value once, what it measures in each language. */
  figures: v.pipe(v.array(v.strictObject({ value: text, zh: text, en: text })), v.minLength(2, 'at least 2 figures')),
  ...both(
    v.strictObject({
      title: text,
      customer: text,
      description: text,
      situation: paragraphs,
      approach: paragraphs,
      result: paragraphs,
      quote: v.optional(v.strictObject({ text, by: text })),
    }),
  ),
});

/** A news item. */
export const newsItem = v.strictObject({
  ...facts,
  ...both(v.strictObject({ title: text, description: text, body: paragraphs })),
});

/** An open position. */
export const positionItem = v.strictObject({
  ...facts,
  /** Ids of offices in data/vendor.json. */
  offices: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Number of openings. */
  openings: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...both(
    v.strictObject({
      title: text,
      team: text,
      description: text,
      duties: v.pipe(v.array(text), v.minLength(3)),
      requirements: v.pipe(v.array(text), v.minLength(3)),
    }),
  ),
});

/**
 * A resource: report, white paper, deck, video, trial or topic. `body` is its real text (for a video the
 * transcript), from which its file is generated.
 */
export const resourceItem = v.strictObject({
  ...facts,
  ...both(
    v.strictObject({
      title: text,
      description: text,
      body: v.pipe(v.array(v.strictObject({ heading: text, paragraphs })), v.minLength(2, 'at least 2 chapters')),
    }),
  ),
});

/** The kinds of items and their schemas; a kind is a folder under data/items and the route of its list. */
export const itemSchemas = {
  case: caseItem,
  news: newsItem,
  joinus: positionItem,
  report: resourceItem,
  whitePaper: resourceItem,
  productVideo: resourceItem,
  liveReview: resourceItem,
  productTrial: resourceItem,
  cloudtech: resourceItem,
  pptdown: resourceItem,
  fileDown: resourceItem,
  topics: resourceItem,
} as const;

export type ItemKind = keyof typeof itemSchemas;
export type CaseItem = v.InferOutput<typeof caseItem>;
export type NewsItem = v.InferOutput<typeof newsItem>;
export type PositionItem = v.InferOutput<typeof positionItem>;
export type ResourceItem = v.InferOutput<typeof resourceItem>;
