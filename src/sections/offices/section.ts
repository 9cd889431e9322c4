import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
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
    ${sectionHeadFields}
    "The offices, in the order of data/vendor.json."
    offices: [Office!]!
  }
  "An office or a delivery centre."
  type Office {
    "Its id in data/vendor.json."
    id: String!
    "The name of the city."
    city: String!
    "Its street address, without the city."
    address: String!
    "What is done there: headquarters, engineering."
    role: String!
    "Its landline; null without one."
    phone: OfficePhone
  }
  "Its telephone number, and its tel: address."
  type OfficePhone {
    "The number, as it is read."
    value: String!
    "The number with tel:."
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
