import { graphql } from 'gatsby';
import { PlainTable } from '../../sections/table/table';
import type { SectionComponents } from '../browser-feature';

/** The component of the table of licences. */
export const lifecycleSections = {
  LicencesSection: PlainTable,
} satisfies SectionComponents;

export const query = graphql`
  fragment LifecycleSections on Section {
    __typename
    ... on LicencesSection { ...SectionHead ...Table }
  }
`;
