import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';

const schema = sectionSchema('quote', { text, by: text, role: text });

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    quote: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """What a customer says."""
  type QuoteSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    text: String!
    by: String!
    role: String!
    "Address of the case whose customer speaks."
    case: String
  }
`;

/** What a customer says. */
export const quoteSection: SectionDefinition<'quote'> = { schema, types };
