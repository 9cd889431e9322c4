import { graphql } from 'gatsby';
import type { SectionComponents } from './browser-feature';
import { contractsSections } from './contracts/browser';
import { lifecycleSections } from './lifecycle/browser';
import { partnersSections } from './partners/browser';
import { trainingSections } from './training/browser';

/**
 * The sections of features that neither home nor a product may have: they do without their code and
 * styles. Taking one out: docs/adding.md.
 */
export const sections: SectionComponents = {
  ...contractsSections,
  ...lifecycleSections,
  ...partnersSections,
  ...trainingSections,
};

export const query = graphql`
  fragment FeatureSections on Section {
    __typename
    ...ContractsSections
    ...LifecycleSections
    ...PartnersSections
    ...TrainingSections
  }
`;
