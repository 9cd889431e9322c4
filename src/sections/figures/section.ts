import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
import { checkClaims } from './check';
import { figuresView } from './view';

const schema = sectionSchema('figures', {
  /** Ids of claimed figures in data/claims.json. */
  claims: listOf(1, v.string(), 'claim'),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    figures: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Claimed or measured figures."""
  type FiguresSection implements SectionHead {
    ${sectionHeadFields}
    "The figures, in their order."
    figures: [Figure!]!
  }
  "A figure; a measured one has how and when, and if it was measured before and after, what it was and both as percents of the larger."
  type Figure {
    "The figure with its unit, as it is written."
    value: String!
    "What is counted or measured."
    label: String!
    "How and when it was measured; null for a claim."
    basis: String
    "What it was before, in words; null if that wasn't measured."
    was: String
    "Before and after, in percent of the larger; null where bars cannot compare them."
    shares: [Float!]
  }
`;

/** Claimed or measured figures. */
export const figuresSection: SectionDefinition<'figures'> = {
  schema,
  types,
  view: figuresView,
  check: checkClaims,
};
