import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
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
    id: String!
    heading: String!
    lead: String
    surface: Surface
    "What it lists: the items of a kind, or those of all kinds by their tags."
    of: String!
    entries: [ListEntry!]!
    "The values that the list can be narrowed by."
    facets: [String!]!
    "Address of the page with the whole list; null if this is it."
    more: String
    "Address of the list as RSS."
    feed: String
    "How many entries each facet has, drawn."
    figure: Drawing
    "Whether the head of the page shows the first entry, so that the list begins with the second."
    isLed: Boolean
  }
  "An item in a list."
  type ListEntry {
    href: String!
    title: String!
    "Empty where a list shows titles only."
    description: String!
    "YYYY-MM-DD, and as the language writes it."
    date: String!
    day: String!
    "The customer of a case, the team of a position, the number of an advisory; in a list of all kinds, the kind first."
    label: String
    "Its values among those that the list can be narrowed by."
    facets: [String!]
    "Address of its cover."
    cover: String
    "The length of a video."
    note: String
    "Of a case: the colour of its industry, and its first figure."
    accent: String
    figure: CaseFigure
    "The cities of a position."
    place: String
    download: Download
  }
`;

/** A list of items, newest first. */
export const listingSection: SectionDefinition<'listing'> = {
  schema,
  types,
  view: listingView,
  check({ of }, { content, report }) {
    if (of !== 'tags' && !(of in content.items))
      report('.of', `the site has no items of the kind ${of}: remove the section, or name another`);
  },
};
