import { maintenanceTerms } from '../../content/schemas/facts';

/** What products and releases have for the matrix, in GraphQL. */
export const supportTypes = /* GraphQL */ `
  type Product implements Node @dontInfer {
    "What a licence is counted by: per managed node."
    licence: String!
    "For how long it maintains Kubernetes; null: the customer's distribution does."
    maintains: KubernetesMaintenance
    "The platforms that it runs on, and how."
    platforms: [PlatformSupport!]!
    "The places of its rules among those of the compatibility matrix; empty if it is not in the matrix."
    rules: [Int!]!
  }
  type Release implements Node @dontInfer {
    "The versions of Kubernetes that it supports: from and to; null if it needs none."
    kubernetes: [String!]
    "The end of full support, in words."
    full: String!
    "The end of maintenance, in words."
    maintenance: String!
    "The end of maintenance: YYYY-MM-DD."
    last: String!
  }
  "Until the extended end of a version of Kubernetes, or as long as the release."
  enum KubernetesMaintenance { ${maintenanceTerms.join(' ')} }
  "How a product is supported on a platform."
  type PlatformSupport {
    "The id of the platform in data/platforms.json: kylin-v11."
    id: String!
    "Its versions and since when, in words; empty for neither."
    support: String!
    "The place of the first release that supported it, the newest being 0; null if all do."
    since: Int
  }
`;
