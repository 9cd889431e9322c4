import * as v from 'valibot';
import { itemFacts } from '../../content/schemas/item';
import { day, inEachLanguage, listOf, paragraphs, target, text } from '../../content/schemas/text';
import { cvssVector } from './cvss';

/** A security advisory. Its number is made of the vendor's slug, the year and the id (view.ts). */
export const advisoryItem = v.strictObject({
  ...itemFacts,
  /** The base metrics; score and severity are computed from them. */
  cvss: cvssVector,
  /** Days on which it was reported to us, was rated, and was fixed in the last listed release. */
  reported: day,
  rated: day,
  fixed: day,
  /** Its number at the CVE programme; null if it has none and our own number identifies it. */
  cve: v.nullable(v.pipe(v.string(), v.regex(/^CVE-\d{4}-\d{4,}$/, 'a number like CVE-2026-1234'))),
  /**
   * The builds of a release before `fixed`, which is a build of that release (5.7.4) or a later
   * release.
   */
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

export type AdvisoryItem = v.InferOutput<typeof advisoryItem>;

declare module '../../site/item-kinds' {
  interface FeatureItems {
    advisory: AdvisoryItem;
  }
}
