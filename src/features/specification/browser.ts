import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { Specification } from './specification';

/** The components of its kinds of sections. */
export const specificationSections = {
  SpecificationSection: Specification,
} satisfies SectionComponents;

export const query = graphql`
  fragment SpecificationSections on Section {
    __typename
    ...SpecificationSection
  }
`;
