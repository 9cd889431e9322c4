import { factLinks } from '../../views/released-products';
import type { Feature } from '../feature';
import { specificationSection } from './section';
import { specification as tableOf } from './view';

const types = /* GraphQL */ `
  type Product implements Node @dontInfer {
    "What it is and needs, as a table."
    specification: ProductTable!
    "To the product on the pages about all products."
    links: [PageLink!]!
  }
  "The first cell of a row is its heading; a row of one cell is the heading of those below it."
  type ProductTable {
    "The headings of the columns."
    columns: [String!]!
    "The cells of each row."
    rows: [[String!]!]!
    "The headings of the rows that are looked up most; empty for a short table."
    keys: [String!]!
  }
`;

/** What a product is and needs, as a table of its facts. */
export const specification: Feature = {
  name: 'specification',
  types,
  sections: { specification: specificationSection },
  products: (site) => (id, facts) => ({
    product: { specification: tableOf(facts, site), links: factLinks(id, site) },
  }),
};
