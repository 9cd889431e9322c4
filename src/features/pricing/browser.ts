import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { Calculator } from './calculator';

/** The components of its kinds of sections. */
export const pricingSections = {
  CalculatorSection: Calculator,
} satisfies SectionComponents;

export const query = graphql`
  fragment PricingSections on Section {
    __typename
    ...CalculatorSection
  }
`;
