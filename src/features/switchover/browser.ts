import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { Switchover } from './switchover';

/** The components of its kinds of sections. */
export const switchoverSections = {
  SwitchoverSection: Switchover,
} satisfies SectionComponents;

export const query = graphql`
  fragment SwitchoverSections on Section {
    __typename
    ...SwitchoverSection
  }
`;
