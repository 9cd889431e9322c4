import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, target, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { productsUsedView } from './view';

const schema = sectionSchema('productsUsed', {
  items: listOf(2, v.strictObject({ to: target, role: text })),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    productsUsed: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The products of a solution."""
  type ProductsUsedSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    items: [UsedProduct!]!
  }
  "A product in a solution."
  type UsedProduct {
    name: String!
    "What it does in the solution."
    role: String!
    "Its address; null where the language hides its page."
    to: String
    "The only devices that have its page."
    devices: Devices
    "Where the language hides its page: the path that its icon goes by."
    path: String
  }
`;

/** The products of a solution. */
export const productsUsedSection: SectionDefinition<'productsUsed'> = {
  schema,
  types,
  view: productsUsedView,
};
