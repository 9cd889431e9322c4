import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { checkStories } from './check';
import { caseStoriesView } from './view';

/** A case by its slug, and which of its figures is shown: one that was measured before, too. */
const story = v.strictObject({ case: text, figure: text });

/** The first of the stories takes the whole width, with what its customer says. */
const schema = sectionSchema('caseStories', {
  stories: v.pipe(
    v.array(story),
    v.minLength(1, 'at least one story'),
    v.maxLength(4, 'at most one story and three cards'),
  ),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    caseStories: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """What changed at some customers. The first has the whole width."""
  type CaseStoriesSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    stories: [CaseStory!]!
    "Address of all cases."
    all: String!
  }
  "A figure of a case, before and after."
  type CaseStory {
    href: String!
    customer: String!
    industry: String!
    title: String!
    quote: String
    by: String
    label: String!
    was: String!
    value: String!
    "Before and after, in percent of the larger one."
    shares: [Float!]!
  }
`;

/** What changed at some customers, in figures. */
export const caseStoriesSection: SectionDefinition<'caseStories'> = {
  schema,
  types,
  view: caseStoriesView,
  check: checkStories,
};
