import * as v from 'valibot';
import { industries } from '../../site/industries';
import type { itemKinds } from '../../site/item-kinds';
import { measured, topology } from './charts';
import { day, draftValue, inEachLanguage, listOf, paragraphs, target, text } from './text';

/** Language-independent fields of every item. The file name is the slug. */
export const itemFacts = {
  /** Number in the query addresses, e.g. `/news/detail?id=7`; unique in its kind. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: day,
  /** Ids of data/tags.json. */
  tags: listOf(1, v.string(), 'tag'),
  related: v.optional(v.array(target), []),
  /** The figure of its content that its cover shows large, with its unit. */
  coverFigure: v.optional(
    v.strictObject(inEachLanguage(v.pipe(text, v.maxLength(14, 'at most 14 characters')))),
  ),
  /**
   * The motif (data/motifs) of its cover and of a case's page, instead of that of `related`: where
   * that doesn't fit, or another item of its kind shows it.
   */
  coverMotif: v.optional(text),
  /** Whether it's still being written: `npm run develop` shows it, a build leaves it out. */
  draft: v.optional(v.literal(true, draftValue)),
};

/** A customer case: situation, approach, result. */
const caseItem = v.strictObject({
  ...itemFacts,
  /**
   * When its text last changed after it was published: releases and figures are those of that day.
   */
  updated: v.optional(day),
  industry: v.picklist(industries),
  /**
   * What was measured, by a name that texts refer to: `{{case.linjiang-bank.systems}}`. The first
   * stands in lists.
   */
  figures: v.pipe(
    v.record(v.string(), measured),
    v.check((figures) => Object.keys(figures).length > 1, 'at least 2 figures'),
  ),
  ...inEachLanguage(
    v.strictObject({
      title: text,
      customer: text,
      /** What the customer is called where there's little room. */
      shortName: v.optional(text),
      description: text,
      /** The scale and duration of the project, if the texts below give them. */
      scale: v.optional(text),
      duration: v.optional(text),
      topology: v.optional(topology),
      situation: paragraphs,
      approach: paragraphs,
      result: paragraphs,
      /**
       * The call to action below it: what to write to us about a similar project, and what we
       * answer.
       */
      ending: v.strictObject({ heading: text, text }),
      quote: v.optional(v.strictObject({ text, by: text })),
    }),
  ),
});

/** A news item. */
const newsItem = v.strictObject({
  ...itemFacts,
  ...inEachLanguage(v.strictObject({ title: text, description: text, body: paragraphs })),
});

/** An open position. */
const positionItem = v.strictObject({
  ...itemFacts,
  /** Last day on which applications are read. */
  closes: day,
  offices: listOf(1, v.string()),
  openings: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...inEachLanguage(
    v.strictObject({
      title: text,
      team: text,
      description: text,
      duties: listOf(3, text),
      requirements: listOf(3, text),
    }),
  ),
});

/** A path on the company host, with `{language}` where the files of the languages differ. */
const hostedFile = v.pipe(
  v.string(),
  v.regex(/^\/upload\/[\w./{}-]+$/, 'a path like /upload/files/pptdown/NAME.{language}.pdf'),
);

/**
 * A resource: report, white paper, deck, video, trial or topic. Its file is generated from `body`,
 * a video's from its transcript.
 */
const resourceItem = v.strictObject({
  ...itemFacts,
  /**
   * What a download opens (specification section 3, "Downloadable item"). Unset: the file that is
   * drawn for it.
   */
  file_url: v.optional(hostedFile),
  /**
   * The video: of a deck, the recorded talk, which opens in place of the file. Unset: the video
   * that is drawn for it.
   */
  content_video_url: v.optional(hostedFile),
  ...inEachLanguage(
    v.strictObject({
      title: text,
      description: text,
      body: listOf(2, v.strictObject({ heading: text, paragraphs }), 'chapters'),
    }),
  ),
});

/** The schema of each kind of items that any site has. */
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
} as const satisfies Record<(typeof itemKinds)[number], v.GenericSchema>;

export type ResourceItem = v.InferOutput<typeof resourceItem>;
