import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { link, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
import { callToActionView } from './view';

const schema = sectionSchema('callToAction', { text, action: link, secondary: v.optional(link) });

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    callToAction: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The closing invitation of a page."""
  type CallToActionSection implements SectionHead {
    ${sectionHeadFields}
    "What the reader can do next, in a sentence or two."
    text: String!
    "The button."
    action: SectionLink!
    "A second link beside the button; null without one."
    secondary: SectionLink
  }
`;

/** The closing invitation of a page. */
export const callToActionSection: SectionDefinition<'callToAction'> = {
  schema,
  surface: 'dark',
  types,
  view: callToActionView,
};
