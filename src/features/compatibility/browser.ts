import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { Matrix } from './matrix';

/** The components of its kinds of sections. */
export const compatibilitySections = {
  MatrixSection: Matrix,
} satisfies SectionComponents;

export const query = graphql`
  fragment CompatibilitySections on Section {
    __typename
    ...MatrixSection
  }
`;
