import { graphql } from 'gatsby';
import type { SectionComponents } from './browser-feature';
import { listingSections } from './listing/browser';
import { switchoverSections } from './switchover/browser';

/** The sections of features that any page may have, home too. Taking one out: docs/adding.md. */
export const homeSections: SectionComponents = {
  ...listingSections,
  ...switchoverSections,
};

export const query = graphql`
  fragment HomeFeatureSections on Section {
    __typename
    ...ListingSections
    ...SwitchoverSections
  }
`;
