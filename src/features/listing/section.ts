import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
import { nodeKey } from '../../views/node-key';
import { listingView } from './view';

/** The items of one kind (data/items/KIND), newest first, or with `tags` those of all kinds. */
const schema = sectionSchema('listing', {
  of: text,
  /** Narrows the list; by severity one of a kind that has it. */
  filter: v.optional(v.picklist(['industry', 'year', 'tag', 'severity', 'city'])),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    listing: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """A list of items, newest first."""
  type ListingSection implements SectionHead {
    ${sectionHeadFields}
    "What it lists: the items of a kind, or those of all kinds by their tags."
    of: String!
    "The items, newest first."
    entries: [ListEntry!]!
    "Whether it's more than titles: summaries, and downloads."
    isDetailed: Boolean!
    "The values that the list can be narrowed by."
    facets: [String!]!
    "How many entries the whole list has."
    total: Int!
    "The values that the list can be narrowed by, in groups where they are many; null otherwise."
    facetGroups: [FacetGroup!]
    "Address of the page with the whole list; null if this is it."
    more: String
    "Address of the list as RSS; null without a feed."
    feed: String
    "How many entries each facet has, drawn; null for other lists than that of all cases."
    figure: Drawing
    "Whether the head of the page shows the first entry, so that the list begins with the second; null means no."
    isLed: Boolean
  }
  "Values of a group that a list can be narrowed by."
  type FacetGroup {
    "The name of the group."
    title: String!
    "The values, those of most items first."
    facets: [String!]!
  }
  "An item in a list."
  type ListEntry {
    "The item itself."
    item: Item! @link(by: "key")
    "In a list of all kinds, what stands above the title: the item's kind, and its own label. Null in other lists."
    label: String
    "Its values among those that the list can be narrowed by."
    facets: [String!]!
  }
`;

/** A list of items, newest first. */
export const listingSection: SectionDefinition<'listing'> = {
  schema,
  types,
  view: listingView,
  markdownParts: (section) => ({ ...section, entries: section.entries.map(({ item }) => item) }),
  stored: (view, _page, language) => ({
    ...view,
    entries: view.entries.map(({ item, ...entry }) => ({
      ...entry,
      item: nodeKey(language, item.href),
    })),
  }),
  check({ of }, { content, report }) {
    if (of !== 'tags' && !(of in content.items))
      report('.of', `the site has no items of the kind ${of}: remove the section, or name another`);
  },
};
