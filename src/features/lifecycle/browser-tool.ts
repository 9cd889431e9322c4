import { graphql } from 'gatsby';
import { PlainTable } from '../../sections/table/table';
import type { SectionComponents } from '../browser-feature';
import { Lifecycle } from './lifecycle';

/** The components of the planner with the timeline, and of the table of what ends. */
export const lifecycleTool = {
  LifecycleSection: Lifecycle,
  EndingSection: PlainTable,
} satisfies SectionComponents;

export const query = graphql`
  fragment LifecycleTool on Section {
    __typename
    ...LifecycleSection
    ... on EndingSection { ...SectionHead ...Table }
  }
`;
