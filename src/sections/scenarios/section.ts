import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';

const schema = sectionSchema('scenarios', {
  /** `result` is the state the reader reaches. */
  items: listOf(3, v.strictObject({ title: text, text, result: v.optional(text) })),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    scenarios: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Usage scenarios."""
  type ScenariosSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    items: [Scenario!]!
  }
  "A situation in which the product is used."
  type Scenario {
    title: String!
    text: String!
    "The state that the reader reaches."
    result: String
  }
`;

/** Usage scenarios. */
export const scenariosSection: SectionDefinition<'scenarios'> = { schema, surface: 'tint', types };
