import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { docGroups } from './links';

const schema = sectionSchema('docs', {});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    docs: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The pages of every product's documentation."""
  type DocsSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    groups: [LinkGroup!]!
  }
`;

/** The pages of every product's documentation. */
export const docsSection: SectionDefinition<'docs'> = {
  schema,
  types,
  view: (section, site) => ({ ...section, groups: docGroups(site) }),
};
