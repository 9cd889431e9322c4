import { graphql } from 'gatsby';
import { PlainTable } from '../../sections/table/table';
import type { SectionComponents } from '../browser-feature';

/** The components of its kinds of sections. */
export const modelsSections = {
  ModelsSection: PlainTable,
} satisfies SectionComponents;

export const query = graphql`
  fragment ModelsSections on Section {
    __typename
    ... on ModelsSection { ...SectionHead ...Table }
  }
`;
