import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';

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
    ${sectionHeadFields}
    "The situations, in their order."
    items: [Scenario!]!
  }
  "A situation in which the product is used."
  type Scenario {
    "The name of the situation."
    title: String!
    "What happens in it."
    text: String!
    "The state that the reader reaches; null where the text says it."
    result: String
  }
`;

/** Usage scenarios. */
export const scenariosSection: SectionDefinition<'scenarios'> = { schema, surface: 'tint', types };
