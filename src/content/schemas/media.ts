import * as v from 'valibot';
import { inEachLanguage } from './text';

/** Kinds of items that have a file to download: a document, a deck of slides or a sheet. */
export const fileKinds = ['report', 'whitePaper', 'pptdown', 'fileDown'] as const;

/** Kinds of items that have a video. */
export const videoKinds = ['productVideo', 'liveReview', 'cloudtech'] as const;

/** Every kind of item that has a file or a video. */
export const mediaKinds = [...fileKinds, ...videoKinds] as const;

export type MediaKind = (typeof mediaKinds)[number];

const bytes = v.pipe(v.number(), v.integer(), v.minValue(1));

const mediaFiles = v.strictObject({
  /** Digest of everything that it was made of, and of the generator's version. */
  digest: v.string(),
  file: v.optional(
    v.strictObject({
      extension: v.picklist(['pdf', 'xlsx']),
      bytes,
      pages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      /** For a paper longer than its page: its captions and the headings only it contains. */
      figures: v.optional(v.number()),
      tables: v.optional(v.number()),
      contents: v.optional(v.array(v.string())),
    }),
  ),
  video: v.optional(
    v.strictObject({
      bytes,
      /** Length in whole seconds. */
      seconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
});

/**
 * data/media.json: files and videos of items (`KIND/SLUG`) by language; `npm run draw -- media`
 * writes it.
 */
export const mediaIndex = v.record(
  v.string(),
  v.partial(v.strictObject(inEachLanguage(mediaFiles))),
);

export type MediaIndex = v.InferOutput<typeof mediaIndex>;
