import { graphql } from 'gatsby';
import type { SectionComponents } from '../browser-feature';
import { Contract } from './contract';

/** The components of its kinds of sections. */
export const contractsSections = {
  ContractSection: Contract,
} satisfies SectionComponents;

export const query = graphql`
  fragment ContractsSections on Section {
    __typename
    ...ContractSection
  }
`;
