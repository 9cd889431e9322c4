import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
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
    id: String!
    heading: String!
    lead: String
    surface: Surface
    figures: [Figure!]!
  }
  "A figure; a measured one has how and when, and if it was measured before and after, what it was and both as percents of the larger."
  type Figure {
    value: String!
    label: String!
    basis: String
    was: String
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
