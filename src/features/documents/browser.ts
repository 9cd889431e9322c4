import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { DocsIndex } from './docs-index';

/** The components of its kinds of sections. */
export const documentsSections = {
  DocsSection: DocsIndex,
} satisfies SectionComponents;

export const query = graphql`
  fragment DocumentsSections on Section {
    __typename
    ...DocsSection
  }
`;
