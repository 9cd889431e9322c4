import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { prices } from './view';

const schema = sectionSchema('prices', {
  /** Works out an example of data/pricing.json. */
  example: v.optional(v.string()),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    prices: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Guide prices by product, or an example of data/pricing.json, worked out."""
  type PricesSection implements SectionHead & TabularSection {
    id: String!
    heading: String!
    lead: String
    columns: [String!]!
    rows: [[String!]!]!
  }
`;

/** Guide prices by product, or an example of data/pricing.json, worked out. */
export const pricesSection: SectionDefinition<'prices'> = {
  schema,
  types,
  view: (section, site) => ({ ...section, ...prices(section.example, site) }),
};
