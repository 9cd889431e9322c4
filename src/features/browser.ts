import { graphql } from 'gatsby';
import type { SectionComponents } from './browser-feature';
import { documentsSections } from './documents/browser';
import { lifecycleSections } from './lifecycle/browser';
import { modelsSections } from './models/browser';
import { specificationSections } from './specification/browser';

/** The sections of features that pages may have, but for home: it does without their code and styles. Taking one out: docs/adding.md. */
export const sections: SectionComponents = {
  ...documentsSections,
  ...lifecycleSections,
  ...modelsSections,
  ...specificationSections,
};

export const query = graphql`
  fragment FeatureSections on Section {
    __typename
    ...DocumentsSections
    ...LifecycleSections
    ...ModelsSections
    ...SpecificationSections
  }
`;
