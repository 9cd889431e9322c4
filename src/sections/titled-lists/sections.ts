import type * as v from 'valibot';
import { sectionSchema, titledTexts } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';

const painPointsSchema = sectionSchema('painPoints', { items: titledTexts(3) });

const highlightsSchema = sectionSchema('highlights', { items: titledTexts(4) });

const challengesSchema = sectionSchema('challenges', { items: titledTexts(3) });

const stepsSchema = sectionSchema('steps', { items: titledTexts(2) });

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    painPoints: v.InferOutput<typeof painPointsSchema>;
    highlights: v.InferOutput<typeof highlightsSchema>;
    challenges: v.InferOutput<typeof challengesSchema>;
    steps: v.InferOutput<typeof stepsSchema>;
  }
}

const painPointsTypes = /* GraphQL */ `
  """What customers struggle with."""
  type PainPointsSection implements SectionHead & TitledListSection {
    ${sectionHeadFields}
    "What customers struggle with, one problem each."
    items: [TitledText!]!
  }
`;

const highlightsTypes = /* GraphQL */ `
  """What distinguishes a product, in the accent of its family."""
  type HighlightsSection implements SectionHead & TitledListSection {
    ${sectionHeadFields}
    "What distinguishes the product, one strength each."
    items: [TitledText!]!
  }
`;

const challengesTypes = /* GraphQL */ `
  """The challenges of an industry."""
  type ChallengesSection implements SectionHead & TitledListSection {
    ${sectionHeadFields}
    "The challenges, in their order."
    items: [TitledText!]!
  }
`;

const stepsTypes = /* GraphQL */ `
  """Steps in their order."""
  type StepsSection implements SectionHead & TitledListSection {
    ${sectionHeadFields}
    "The steps, in their order."
    items: [TitledText!]!
  }
`;

/** What customers struggle with. */
export const painPointsSection: SectionDefinition<'painPoints'> = {
  schema: painPointsSchema,
  types: painPointsTypes,
};

/** What distinguishes a product, in the accent of its family. */
export const highlightsSection: SectionDefinition<'highlights'> = {
  schema: highlightsSchema,
  types: highlightsTypes,
};

/** The challenges of an industry. */
export const challengesSection: SectionDefinition<'challenges'> = {
  schema: challengesSchema,
  types: challengesTypes,
};

/** Steps in their order. */
export const stepsSection: SectionDefinition<'steps'> = { schema: stepsSchema, types: stepsTypes };
