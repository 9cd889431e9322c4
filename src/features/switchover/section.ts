import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { link, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
import { checkMoments } from './check';
import { switchStates } from './states';
import { switchoverView } from './view';

const lane = <Id extends string>(id: Id) =>
  v.strictObject({
    id: v.literal(id),
    label: text,
    states: v.pipe(
      v.array(text),
      v.length(switchStates.length, `a text for each of ${switchStates.join(', ')}`),
    ),
  });

/**
 * The moments are those of the timeline that `action` leads to, whose entries have `at` and
 * `state`.
 */
const schema = sectionSchema('switchover', {
  sites: v.tuple([text, text]),
  arbiter: text,
  /** The connections between the sites, and what each does in each state, in their order. */
  lanes: v.tuple([lane('entrance'), lane('writes'), lane('replication')]),
  /** What doesn't change from the first second to the last. */
  constant: v.strictObject({ value: text, label: text }),
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
    ${sectionHeadFields}
    "The moments, in their order."
    items: [SwitchMoment!]!
    "The names of the two sites."
    sites: [String!]!
    "The name of the arbiter between the two sites."
    arbiter: String!
    "The connections between the sites, in their order."
    lanes: [SwitchLane!]!
    "What doesn't change from the first second to the last."
    constant: SwitchConstant!
    "To the page that the moments are from."
    action: SectionLink!
  }
  "A connection between the sites, and what it does in each state."
  type SwitchLane {
    "entrance, writes or replication."
    id: String!
    "The name of the connection."
    label: String!
    "What it does in each state, in the order of SwitchState."
    states: [String!]!
  }
  "What stays the same throughout."
  type SwitchConstant {
    "The figure that stays, with its unit."
    value: String!
    "What it counts."
    label: String!
  }
  "A moment of the switch."
  type SwitchMoment {
    "When it was, in words."
    date: String!
    "When it was, in seconds after the first moment."
    at: Float!
    "What happens, in a few words."
    title: String!
    "What happens, in a sentence or two."
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
  surface: 'dark',
  view: switchoverView,
  check: checkMoments,
};
