import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { Listing } from './listing';

/** The components of its kinds of sections. */
export const listingSections = {
  ListingSection: Listing,
} satisfies SectionComponents;

export const query = graphql`
  fragment ListingSections on Section {
    __typename
    ...ListingSection
  }
`;
