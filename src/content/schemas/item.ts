import * as v from 'valibot';
import { industries } from '../../site/industries';
import type { ItemKind } from '../../site/item-kinds';
import { measured, topology } from './charts';
import { cvssVector } from './cvss';
import { day, draftValue, inEachLanguage, listOf, paragraphs, target, text } from './text';

/** Language-independent fields of every item. The file name is the slug. */
const facts = {
  /** Number in the query addresses, e.g. `/news/detail?id=7`; unique in its kind. */
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: day,
  /** Ids of data/tags.json. */
  tags: listOf(1, v.string(), 'tag'),
  related: v.optional(v.array(target), []),
  /** Whether it's still being written: `npm run develop` shows it, a build leaves it out. */
  draft: v.optional(v.literal(true, draftValue)),
};

/** A customer case: situation, approach, result. */
const caseItem = v.strictObject({
  ...facts,
  /** When its text last changed after it was published: releases and figures are those of that day. */
  updated: v.optional(day),
  industry: v.picklist(industries),
  /** What was measured, by a name that texts refer to: `{{case.linjiang-bank.systems}}`. The first stands in lists. */
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
      /** The call to action below it: what to write to us about a similar project, and what we answer. */
      ending: v.strictObject({ heading: text, text }),
      quote: v.optional(v.strictObject({ text, by: text })),
    }),
  ),
});

/** A news item. */
const newsItem = v.strictObject({
  ...facts,
  ...inEachLanguage(v.strictObject({ title: text, description: text, body: paragraphs })),
});

/** An open position. */
const positionItem = v.strictObject({
  ...facts,
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
 * A resource: report, white paper, deck, video, trial or topic. Its file is generated from `body`, a video's
 * from its transcript.
 */
const resourceItem = v.strictObject({
  ...facts,
  /** What a download opens (specification section 3, "Downloadable item"). Unset: the file that is drawn for it. */
  file_url: v.optional(hostedFile),
  /** The video: of a deck, the recorded talk, which opens in place of the file. Unset: the video that is drawn for it. */
  content_video_url: v.optional(hostedFile),
  ...inEachLanguage(
    v.strictObject({
      title: text,
      description: text,
      body: listOf(2, v.strictObject({ heading: text, paragraphs }), 'chapters'),
    }),
  ),
});

/** A security advisory. Its number is made of the vendor's slug, the year and the id (src/features/advisories/view.ts). */
const advisoryItem = v.strictObject({
  ...facts,
  /** The base metrics; score and severity are computed from them. */
  cvss: cvssVector,
  /** The builds of a release before `fixed`, which is a build of that release (5.7.4) or a later release. */
  affected: listOf(
    1,
    v.strictObject({ product: target, release: text, fixed: text }),
    'affected release',
  ),
  ...inEachLanguage(
    v.strictObject({
      title: text,
      description: text,
      cause: paragraphs,
      workaround: paragraphs,
      upgrade: paragraphs,
    }),
  ),
});

/** The schema of each kind of items. */
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
  advisory: advisoryItem,
} as const satisfies Record<ItemKind, v.GenericSchema>;

export type AdvisoryItem = v.InferOutput<typeof advisoryItem>;
export type ResourceItem = v.InferOutput<typeof resourceItem>;
