import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { nodeKey } from '../../views/node-key';
import { sectionHeadFields } from '../shared-types';
import { customersView } from './view';

const schema = sectionSchema('customers', {});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    customers: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The customers, linked to their cases."""
  type CustomersSection implements SectionHead {
    ${sectionHeadFields}
    "Their cases."
    customers: [Case!]! @link(by: "key")
    "Address of all cases; null where the site has no such page."
    all: String
  }
`;

/** The customers, linked to their cases. */
export const customersSection: SectionDefinition<'customers'> = {
  schema,
  types,
  view: customersView,
  stored: (view, _page, language) => ({
    ...view,
    customers: view.customers.map(({ href }) => nodeKey(language, href)),
  }),
};
