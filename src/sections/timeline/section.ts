import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
import { checkTimeline } from './check';
import { timelineView } from './view';

/**
 * `from` and `to` (in one unit: minutes, quarters, years) place entries on a common axis; entries
 * of one date are one period. `at`, in seconds after the first entry and up to an hour, gives each
 * entry the time since the one before.
 */
const schema = sectionSchema('timeline', {
  items: listOf(
    3,
    v.pipe(
      v.strictObject({
        date: text,
        title: text,
        text,
        from: v.optional(v.number()),
        to: v.optional(v.number()),
        at: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3599))),
        /**
         * What it does to the thing that the timeline is about, for those that show it
         * (docs/content.md).
         */
        state: v.optional(text),
      }),
      v.check(
        ({ from, to }) => (from === undefined ? to === undefined : from < (to ?? from)),
        'from and to: two numbers, in order',
      ),
    ),
  ),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    timeline: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Dated entries along a line."""
  type TimelineSection implements SectionHead {
    ${sectionHeadFields}
    "The periods, in their order."
    items: [Period!]!
    "Whether its entries are timed to the second: the span of each is the time since the one before."
    isTimed: Boolean!
  }
  "The entries of one date."
  type Period {
    "The date, as the page writes it."
    date: String!
    "Its place on the axis that all periods have in common, in percent: start and length. Null without an axis."
    span: [Float!]
    "What happened then, in order."
    entries: [TitledText!]!
  }
`;

/** Dated entries along a line. */
export const timelineSection: SectionDefinition<'timeline'> = {
  schema,
  types,
  view: timelineView,
  check: checkTimeline,
};
