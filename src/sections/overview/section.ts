import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { paragraphs, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';

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
    id: String!
    heading: String!
    lead: String
    surface: Surface
    paragraphs: [String!]!
    facts: [OverviewFact!]
  }
  "A fact beside the text."
  type OverviewFact {
    term: String!
    detail: String!
  }
`;

/** What the page is about, with a list of facts. */
export const overviewSection: SectionDefinition<'overview'> = { schema, types };
