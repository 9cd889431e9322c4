import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
import { nodeKey } from '../../views/node-key';
import { licences } from '../../views/released-products';
import { releaseTexts } from './markdown';
import { lifecycleView } from './section-view';
import { ending } from './view';

const lifecycleSchema = sectionSchema('lifecycle', {});

const endingSchema = sectionSchema('ending', {});

const licencesSchema = sectionSchema('licences', {});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    lifecycle: v.InferOutput<typeof lifecycleSchema>;
    ending: v.InferOutput<typeof endingSchema>;
    licences: v.InferOutput<typeof licencesSchema>;
  }
}

const lifecycleTypes = /* GraphQL */ `
  """The releases of every product over time, from the facts."""
  type LifecycleSection implements SectionHead {
    ${sectionHeadFields}
    "The years of the axis."
    years: [Int!]!
    "The day of the build on the axis, in percent."
    today: Float!
    "The day of the build in words."
    built: String!
    "Address of the releases as RSS; null where the site has no such feed."
    releaseFeed: String
    "Address of the ends of support as a calendar."
    calendar: String!
    "The products that the language shows, with their releases."
    products: [Product!]! @link(by: "key")
    "The families of these products."
    families: [LifecycleFamily!]!
    "How long the steps of an upgrade take."
    times: UpgradeTimes!
    "What the times of an upgrade hold for."
    timesCondition: String!
  }
  "A family of products, by which the timeline can be narrowed."
  type LifecycleFamily {
    "Which family it is, as addresses name it."
    id: Family!
    "Its name."
    name: String!
    "The slugs of its products."
    slugs: [String!]!
  }
  "How long the upgrade of a cluster by a minor version of Kubernetes takes, in minutes."
  type UpgradeTimes {
    "The checks before the upgrade, in minutes."
    preflight: Int!
    "A machine of the control plane, in minutes."
    controlPlane: Int!
    "The wait after the first node, before the others, in minutes."
    watch: Int!
    "A node, or a batch of them, in minutes."
    node: Int!
    "How many nodes at a time."
    batch: Int!
  }
`;

const endingTypes = /* GraphQL */ `
  """Releases whose support ends within six months of the build."""
  type EndingSection implements SectionHead & TabularSection {
    ${sectionHeadFields}
    "The headings of the columns."
    columns: [String!]!
    "The cells of each release, that whose support ends first at the top."
    rows: [[String!]!]!
  }
`;

const licencesTypes = /* GraphQL */ `
  """What the licence of each product is counted by, and its trial."""
  type LicencesSection implements SectionHead & TabularSection {
    ${sectionHeadFields}
    "The headings of the columns."
    columns: [String!]!
    "The cells of each product."
    rows: [[String!]!]!
  }
`;

/** The releases of every product over time, from the facts. */
export const lifecycleSection: SectionDefinition<'lifecycle'> = {
  schema: lifecycleSchema,
  types: lifecycleTypes,
  view: lifecycleView,
  markdownParts: ({ products }, site) => ({
    items: products.flatMap((product) => releaseTexts(product, site)),
  }),
  stored: (view, _page, language) => ({
    ...view,
    products: view.products.map(({ slug }) => nodeKey(language, slug)),
  }),
};

/** Releases whose support ends within six months of the build. */
export const endingSection: SectionDefinition<'ending'> = {
  schema: endingSchema,
  types: endingTypes,
  view: (section, site) => ({ ...section, ...ending(site) }),
};

/** What the licence of each product is counted by, and its trial. */
export const licencesSection: SectionDefinition<'licences'> = {
  schema: licencesSchema,
  types: licencesTypes,
  view: (section, site) => ({ ...section, ...licences(site) }),
};
