import type * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import type { SectionDefinition } from '../../content/section-definition';
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
    id: String!
    heading: String!
    lead: String
    surface: Surface
    products: [Product!]! @link(by: "key")
    groups: [PlatformGroup!]!
    rules: [CompatibilityRule!]!
    "The minor versions of Kubernetes, newest first."
    minors: [KubernetesVersion!]!
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
    id: String!
    name: String!
    "Whether a product may do without any platform of the group."
    isOptional: Boolean!
    columns: [PlatformColumn!]!
  }
  "A platform."
  type PlatformColumn {
    id: String!
    name: String!
    "When its maker's support ends, in words."
    ends: String
  }
  "Says of some combinations that they are refused, or what must be done for them to work."
  type CompatibilityRule {
    "Any platform of each list together …"
    platforms: [[String!]!]!
    "… with any of these versions of Kubernetes; null means any."
    kubernetes: [String!]
    "It works, and something has to be done for it; otherwise it is refused."
    isRemark: Boolean!
    because: String!
  }
  "A minor version of Kubernetes."
  type KubernetesVersion {
    version: String!
    "In words, as the next two."
    released: String!
    ends: String!
    "The last day of our own fixes; null without any."
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
