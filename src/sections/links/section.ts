import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { link, listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { linksView } from './view';

const schema = sectionSchema('links', {
  items: listOf(1, v.strictObject({ ...link.entries, text })),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    links: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Links to other pages, with a sentence each."""
  type LinksSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    items: [DescribedLink!]!
  }
  "A link with a sentence about its page."
  type DescribedLink {
    label: String!
    text: String!
    to: String
    "The only devices that have the page."
    devices: Devices
  }
`;

/** Links to other pages, with a sentence each. */
export const linksSection: SectionDefinition<'links'> = { schema, types, view: linksView };
