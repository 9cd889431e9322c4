import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
import { models } from './view';

const schema = sectionSchema('models', {
  /** For the shortest context only. */
  short: v.optional(v.literal(true)),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    models: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The memory of open-weight models (data/models.json)."""
  type ModelsSection implements SectionHead & TabularSection {
    ${sectionHeadFields}
    "The headings of the columns; each has its unit."
    columns: [String!]!
    "The cells of each model."
    rows: [[String!]!]!
  }
`;

/** The memory of open-weight models (data/models.json). */
export const modelsSection: SectionDefinition<'models'> = {
  schema,
  types,
  view: (section, site) => ({ ...section, ...models(section.short ?? false, site) }),
};
