import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { link, listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
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
    ${sectionHeadFields}
    "The links, in their order; those that the language hides are left out."
    items: [DescribedLink!]!
  }
  "A link with a sentence about its page."
  type DescribedLink {
    "What the link says."
    label: String!
    "What the page is about, in a sentence."
    text: String!
    "Its address."
    to: String
    "The only devices that have the page; null for both."
    devices: Devices
  }
`;

/** Links to other pages, with a sentence each. */
export const linksSection: SectionDefinition<'links'> = { schema, types, view: linksView };
