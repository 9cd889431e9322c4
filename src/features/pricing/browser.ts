import { graphql } from 'gatsby';
import { PlainTable } from '../../sections/table/table';
import type { SectionComponents } from '../browser-feature';

/** The components of its kinds of sections. */
export const pricingSections = {
  PricesSection: PlainTable,
} satisfies SectionComponents;

export const query = graphql`
  fragment PricingSections on Section {
    __typename
    ... on PricesSection { ...SectionHead ...Table }
  }
`;
