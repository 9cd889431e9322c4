import { graphql } from 'gatsby';
import { PlainTable } from '../../sections/table/table';
import type { SectionComponents } from '../browser-feature';
import { Lifecycle } from './lifecycle';

/** The components of its kinds of sections. */
export const lifecycleSections = {
  LifecycleSection: Lifecycle,
  EndingSection: PlainTable,
  LicencesSection: PlainTable,
} satisfies SectionComponents;

export const query = graphql`
  fragment LifecycleSections on Section {
    __typename
    ...LifecycleSection
    ... on EndingSection { ...SectionHead ...Table }
    ... on LicencesSection { ...SectionHead ...Table }
  }
`;
