import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
import { nodeKey } from '../../views/node-key';
import { matrixView } from './section-view';
import { matrixTable } from './view';

const schema = sectionSchema('matrix', {});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    matrix: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """The platforms of every product, from the facts."""
  type MatrixSection implements SectionHead {
    ${sectionHeadFields}
    "The products that the language shows, with what they run on."
    products: [Product!]! @link(by: "key")
    "The groups of platforms, in the order of the page."
    groups: [PlatformGroup!]!
    "The rules of all products, each once; products name theirs by their places."
    rules: [CompatibilityRule!]!
    "The minor versions of Kubernetes, newest first."
    minors: [KubernetesVersion!]!
    "The numbers of the minor versions of Kubernetes, newest first: 1.35."
    versions: [String!]!
    "Until when the data are right, in words."
    valid: String!
    "Address of the lifecycle page; null where the site has none."
    lifecycle: String
    "Addresses of the matrix as CSV and JSON."
    files: [String!]!
  }
  "A group of platforms, e.g. operating systems."
  type PlatformGroup {
    "Its id in data/platforms.json: systems."
    id: String!
    "The name of the group."
    name: String!
    "Whether a product may do without any platform of the group."
    isOptional: Boolean!
    "Its platforms, in their order."
    columns: [PlatformColumn!]!
  }
  "A platform."
  type PlatformColumn {
    "Its id in data/platforms.json: kylin-v11."
    id: String!
    "The name of the platform."
    name: String!
    "When its maker's support ends, in words; null if that isn't known."
    ends: String
  }
  "Says of some combinations that they are refused, or what must be done for them to work."
  type CompatibilityRule {
    "The platforms that it is about: any of each list, together."
    platforms: [[String!]!]!
    "The versions of Kubernetes that it is about: any of the list; null: any at all."
    kubernetes: [String!]
    "true: it works, and something has to be done for it; false: it is refused."
    isRemark: Boolean!
    "The reason that the page gives."
    because: String!
  }
  "A minor version of Kubernetes."
  type KubernetesVersion {
    "The number of the version: 1.35."
    version: String!
    "The day of its release, in words."
    released: String!
    "The last day of upstream maintenance, in words."
    ends: String!
    "The last day of our own fixes, in words; null without any."
    extended: String
    "The last day of fixes, ours or those of upstream: YYYY-MM-DD."
    last: String!
  }
`;

/** The platforms of every product, from the facts. */
export const matrixSection: SectionDefinition<'matrix'> = {
  schema,
  types,
  view: matrixView,
  markdownParts(_section, site) {
    const [columns, ...rows] = matrixTable(site);
    return { columns, rows };
  },
  stored: (view, _page, language) => ({
    ...view,
    products: view.products.map(({ slug }) => nodeKey(language, slug)),
  }),
};
