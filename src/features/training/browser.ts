import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { ClassesTable } from './classes-table';

/** The components of its kinds of sections. */
export const trainingSections = {
  ClassesSection: ClassesTable,
} satisfies SectionComponents;

export const query = graphql`
  fragment TrainingSections on Section {
    __typename
    ...ClassesSection
  }
`;
