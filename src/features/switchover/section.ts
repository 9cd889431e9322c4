import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { link, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { checkMoments } from './check';
import { switchStates } from './states';
import { switchoverView } from './view';

/** The moments are those of the timeline that `action` leads to, whose entries have `at` and `state`. */
const schema = sectionSchema('switchover', {
  sites: v.tuple([text, text]),
  arbiter: text,
  action: link,
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    switchover: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """A recorded site switch, for replay."""
  type SwitchoverSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    items: [SwitchMoment!]!
    "The names of the two sites, and of the arbiter between them."
    sites: [String!]!
    arbiter: String!
    "To the page that the moments are from."
    action: SectionLink!
  }
  "A moment of the switch."
  type SwitchMoment {
    "When it was, in words and in seconds after the first moment."
    date: String!
    at: Float!
    title: String!
    text: String!
    "What it does to the site that is switched."
    state: SwitchState!
  }
  "What happens to the shards of a site that is switched, in order."
  enum SwitchState { ${switchStates.join(' ')} }
`;

/** A recorded site switch, for replay. */
export const switchoverSection: SectionDefinition<'switchover'> = {
  schema,
  types,
  view: switchoverView,
  check: checkMoments,
};
