import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { PartnerTable } from './partner-table';

/** The components of its kinds of sections. */
export const partnersSections = {
  PartnersSection: PartnerTable,
} satisfies SectionComponents;

export const query = graphql`
  fragment PartnersSections on Section {
    __typename
    ... on PartnersSection { ...SectionHead ...Table }
  }
`;
