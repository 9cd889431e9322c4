import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';

const schema = sectionSchema('quote', { text, by: text, role: text });

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    quote: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """What a customer says."""
  type QuoteSection implements SectionHead {
    ${sectionHeadFields}
    "What is said, without quotation marks."
    text: String!
    "Who says it."
    by: String!
    "The position of who says it."
    role: String!
    "Address of the case whose customer speaks; null without one."
    case: String
  }
`;

/** What a customer says. */
export const quoteSection: SectionDefinition<'quote'> = { schema, types };
