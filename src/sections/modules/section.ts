import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, target, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
import { modulesView } from './view';

const schema = sectionSchema('modules', {
  items: listOf(2, v.strictObject({ title: text, text, to: v.optional(target) })),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    modules: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The parts of a whole; those with pages of their own are links."""
  type ModulesSection implements SectionHead {
    ${sectionHeadFields}
    "The parts, in their order."
    items: [Module!]!
  }
  "A part of the whole."
  type Module {
    "The name of the part."
    title: String!
    "What it does, in a sentence or two."
    text: String!
    "Its address; null for a part without a page, or whose page the language hides."
    to: String
    "The only devices that have its page; null for both."
    devices: Devices
    "Where the language hides its page: the path that its icon goes by. Null otherwise."
    path: String
  }
`;

/** The parts of a whole; those with pages of their own are links. */
export const modulesSection: SectionDefinition<'modules'> = { schema, types, view: modulesView };
