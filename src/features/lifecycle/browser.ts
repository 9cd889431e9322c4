import { graphql } from 'gatsby';
import { PlainTable } from '../../sections/table/table';
import type { SectionComponents } from '../browser-feature';

/** The components of its tables, which any page may have. */
export const lifecycleSections = {
  EndingSection: PlainTable,
  LicencesSection: PlainTable,
} satisfies SectionComponents;

export const query = graphql`
  fragment LifecycleSections on Section {
    __typename
    ... on EndingSection { ...SectionHead ...Table }
    ... on LicencesSection { ...SectionHead ...Table }
  }
`;
