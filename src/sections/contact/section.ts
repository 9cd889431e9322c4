import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
import { contactView } from './view';

const schema = sectionSchema('contact', {});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    contact: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Hotlines and e-mail addresses."""
  type ContactSection implements SectionHead {
    ${sectionHeadFields}
    "The ways to reach the vendor, in their order."
    channels: [ContactChannel!]!
  }
`;

/** Hotlines and e-mail addresses. */
export const contactSection: SectionDefinition<'contact'> = { schema, types, view: contactView };
