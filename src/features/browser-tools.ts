import { graphql } from 'gatsby';
import type { SectionComponents } from './browser-feature';
import { compatibilitySections } from './compatibility/browser';
import { documentsSections } from './documents/browser';
import { lifecycleTool } from './lifecycle/browser-tool';
import { pricingSections } from './pricing/browser';

/**
 * The tools of features, which only pages of the template `tool` have: other pages do without their
 * code and styles. Taking one out: docs/adding.md.
 */
export const toolSections: SectionComponents = {
  ...compatibilitySections,
  ...documentsSections,
  ...lifecycleTool,
  ...pricingSections,
};

export const query = graphql`
  fragment ToolSections on Section {
    __typename
    ...CompatibilitySections
    ...DocumentsSections
    ...LifecycleTool
    ...PricingSections
  }
`;
