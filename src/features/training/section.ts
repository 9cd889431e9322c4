import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
import { classesView } from './view';

const schema = sectionSchema('classes', {
  /** What stands in the place of the table while no class is planned. */
  none: text,
  /** What the calendar to subscribe to is called. */
  calendar: text,
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    classes: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Public classes that haven't begun on the day of the build (data/training.json)."""
  type ClassesSection implements SectionHead & TabularSection {
    ${sectionHeadFields}
    "The headings of the columns."
    columns: [String!]!
    "The cells of each class; no row while no class is planned."
    rows: [[String!]!]!
    "What stands in the place of the table while no class is planned."
    none: String!
    "For each row the address of the form, filled with the class; empty if the site has none."
    forms: [String!]!
    "What the link to the calendar says."
    calendarLabel: String!
    "The address of the classes as a calendar to subscribe to."
    calendarHref: String!
  }
`;

/** Public classes ahead (data/training.json). */
export const classesSection: SectionDefinition<'classes'> = { schema, types, view: classesView };
