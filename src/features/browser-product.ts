import { graphql } from 'gatsby';
import type { SectionComponents } from './browser-feature';
import { modelsSections } from './models/browser';
import { specificationSections } from './specification/browser';

/**
 * The sections of features that products and solutions may have, and any other page but home. Taking
 * one out: docs/adding.md.
 */
export const productSections: SectionComponents = {
  ...modelsSections,
  ...specificationSections,
};

export const query = graphql`
  fragment ProductFeatureSections on Section {
    __typename
    ...ModelsSections
    ...SpecificationSections
  }
`;
