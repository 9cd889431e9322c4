import { graphql } from 'gatsby';
import { SiteMap } from '../../sections/site-map/site-map';
import type { SectionComponents } from '../browser-feature';

/** The components of its kinds of sections. */
export const documentsSections = {
  DocsSection: SiteMap,
} satisfies SectionComponents;

export const query = graphql`
  fragment DocumentsSections on Section {
    __typename
    ... on DocsSection { ...SectionHead groups { ...LinkGroup } }
  }
`;
