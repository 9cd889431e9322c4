import * as v from 'valibot';
import { sectionHead } from '../../content/schemas/sections';
import { text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
import { nodeKey } from '../../views/node-key';
import { productSlug } from '../../views/released-products';
import { specificationView } from './section-view';

const schema = v.strictObject({
  kind: v.literal('specification'),
  ...sectionHead,
  /** Without one, that of its kind. */
  heading: v.optional(text),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    specification: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Specification and compatibility of a product, from its facts (data/products)."""
  type SpecificationSection implements SectionHead {
    ${sectionHeadFields}
    "The product, which has the table."
    product: Product! @link(by: "key")
  }
`;

/** Specification and compatibility of a product, from its facts (data/products). */
export const specificationSection: SectionDefinition<'specification'> = {
  schema,
  types,
  markdownParts: (section) => ({ ...section, ...section.product.specification }),
  view: specificationView,
  stored: (view, page, language) => ({
    ...view,
    product: nodeKey(language, productSlug(page)),
  }),
};
