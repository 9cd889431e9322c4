import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { paragraphs, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';

const schema = sectionSchema('overview', {
  paragraphs,
  facts: v.optional(v.array(v.strictObject({ term: text, detail: text }))),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    overview: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """What the page is about, with a list of facts."""
  type OverviewSection implements SectionHead {
    ${sectionHeadFields}
    "The text."
    paragraphs: [String!]!
    "Facts in a list beside the text; null without any."
    facts: [OverviewFact!]
  }
  "A fact beside the text."
  type OverviewFact {
    "What the fact is about."
    term: String!
    "The fact itself."
    detail: String!
  }
`;

/** What the page is about, with a list of facts. */
export const overviewSection: SectionDefinition<'overview'> = { schema, types };
