import { graphql } from 'gatsby';
import type { SectionComponents } from './browser-feature';
import { contractsSections } from './contracts/browser';
import { documentsSections } from './documents/browser';
import { lifecycleSections } from './lifecycle/browser';
import { modelsSections } from './models/browser';
import { partnersSections } from './partners/browser';
import { specificationSections } from './specification/browser';
import { trainingSections } from './training/browser';

/**
 * The sections of features that pages may have, but for home: it does without their code and
 * styles. Taking one out: docs/adding.md.
 */
export const sections: SectionComponents = {
  ...contractsSections,
  ...documentsSections,
  ...lifecycleSections,
  ...modelsSections,
  ...partnersSections,
  ...specificationSections,
  ...trainingSections,
};

export const query = graphql`
  fragment FeatureSections on Section {
    __typename
    ...ContractsSections
    ...DocumentsSections
    ...LifecycleSections
    ...ModelsSections
    ...PartnersSections
    ...SpecificationSections
    ...TrainingSections
  }
`;
