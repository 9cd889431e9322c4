import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
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
    ${sectionHeadFields}
    "The headings of the columns."
    columns: [String!]!
    "The cells of each partner, those of the highest tier first."
    rows: [[String!]!]!
  }
`;

/** The partners (data/partners.json). */
export const partnersSection: SectionDefinition<'partners'> = {
  schema,
  types,
  view: (section, site) => ({ ...section, ...partnerTable(site) }),
};
