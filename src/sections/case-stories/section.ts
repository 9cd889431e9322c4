import * as v from 'valibot';
import { caseFigureName } from '../../content/schemas/page';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { storedCustomer } from '../../views/case-figure';
import { sectionHeadFields } from '../shared-types';
import { checkStories } from './check';
import { caseStoriesView } from './view';

/** Cases, and of each a figure. The first takes the whole width, with what its customer says. */
const schema = sectionSchema('caseStories', {
  stories: v.pipe(
    v.array(caseFigureName),
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
    ${sectionHeadFields}
    "The cases with a figure each, in their order."
    stories: [PageCustomer!]!
    "Address of all cases; null where the site has no such page."
    all: String
    "How many cases there are."
    total: Int!
  }
`;

/** What changed at some customers, in figures. */
export const caseStoriesSection: SectionDefinition<'caseStories'> = {
  schema,
  types,
  view: caseStoriesView,
  check: checkStories,
  stored: (view, _page, language) => ({
    ...view,
    stories: view.stories.map((story) => storedCustomer(story, language)),
  }),
};
