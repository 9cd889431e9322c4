import { graphql } from 'gatsby';
import { PlainTable } from '../../sections/table/table';
import type { SectionComponents } from '../browser-feature';

/** The components of its kinds of sections. */
export const partnersSections = {
  PartnersSection: PlainTable,
} satisfies SectionComponents;

export const query = graphql`
  fragment PartnersSections on Section {
    __typename
    ... on PartnersSection { ...SectionHead ...Table }
  }
`;
