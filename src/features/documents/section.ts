import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
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
    ${sectionHeadFields}
    "The search of the documentation, and its address."
    search: PageLink!
    "The products by family, in the order of the families."
    families: [DocFamily!]!
  }
  "The products of a family that have documentation."
  type DocFamily {
    "Which of the families it is."
    family: Family!
    "The name of the family."
    name: String!
    "Its products, in the order of the documentation."
    products: [DocProduct!]!
  }
  "A product with the pages of its documentation."
  type DocProduct {
    "The product's name."
    name: String!
    "The release that its documentation describes; null without releases."
    version: String
    "The product's address without a language, for its icon."
    path: String!
    "The pages: first those that a reader opens first."
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
