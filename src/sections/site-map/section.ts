import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
import { siteMap } from './view';

const schema = sectionSchema('siteMap', {});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    siteMap: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Every page of the site, by group."""
  type SiteMapSection implements SectionHead {
    ${sectionHeadFields}
    "The pages by group of the menu, in the menu's order."
    groups: [LinkGroup!]!
  }
`;

/** Every page of the site, by group. */
export const siteMapSection: SectionDefinition<'siteMap'> = {
  schema,
  types,
  view: (section, site) => ({ ...section, groups: siteMap(site) }),
};
