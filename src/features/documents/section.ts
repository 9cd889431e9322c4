import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { docFamilies, searchLink } from './links';

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
    "The search of the documentation, and its address."
    search: PageLink!
    families: [DocFamily!]!
  }
  "The products of a family that have documentation."
  type DocFamily {
    family: Family!
    name: String!
    products: [DocProduct!]!
  }
  "A product with the pages of its documentation."
  type DocProduct {
    name: String!
    "The release that its documentation describes."
    version: String
    "The product's address without a language, for its icon."
    path: String!
    links: [PageLink!]!
  }
`;

/** The pages of every product's documentation. */
export const docsSection: SectionDefinition<'docs'> = {
  schema,
  types,
  view: (section, site) => ({
    ...section,
    search: searchLink(site),
    families: docFamilies(site),
  }),
};
