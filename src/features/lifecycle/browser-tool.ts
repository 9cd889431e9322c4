import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { Lifecycle } from './lifecycle';

/** The component of the planner with the timeline. */
export const lifecycleTool = {
  LifecycleSection: Lifecycle,
} satisfies SectionComponents;

export const query = graphql`
  fragment LifecycleTool on Section {
    __typename
    ...LifecycleSection
  }
`;
