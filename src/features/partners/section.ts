import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { partnerTable } from './view';

const schema = sectionSchema('partners', {});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    partners: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The partners (data/partners.json)."""
  type PartnersSection implements SectionHead & TabularSection {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    columns: [String!]!
    rows: [[String!]!]!
  }
`;

/** The partners (data/partners.json). */
export const partnersSection: SectionDefinition<'partners'> = {
  schema,
  types,
  view: (section, site) => ({ ...section, ...partnerTable(site) }),
};
