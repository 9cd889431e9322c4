import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { officesView } from './view';

const schema = sectionSchema('offices', {});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    offices: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The vendor's offices and delivery centres."""
  type OfficesSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    offices: [Office!]!
  }
  "An office or a delivery centre."
  type Office {
    id: String!
    city: String!
    address: String!
    role: String!
    phone: OfficePhone
  }
  "Its telephone number, and its tel: address."
  type OfficePhone {
    value: String!
    href: String!
  }
`;

/** The vendor's offices and delivery centres. */
export const officesSection: SectionDefinition<'offices'> = {
  schema,
  surface: 'tint',
  types,
  view: officesView,
};
