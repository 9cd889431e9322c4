import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, target, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
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
    ${sectionHeadFields}
    "The products, in their order."
    items: [UsedProduct!]!
  }
  "A product in a solution."
  type UsedProduct {
    "The product's name."
    name: String!
    "What it does in the solution."
    role: String!
    "Its address; null where the language hides its page."
    to: String
    "The only devices that have its page; null for both."
    devices: Devices
    "Where the language hides its page: the path that its icon goes by. Null otherwise."
    path: String
  }
`;

/** The products of a solution. */
export const productsUsedSection: SectionDefinition<'productsUsed'> = {
  schema,
  types,
  view: productsUsedView,
};
