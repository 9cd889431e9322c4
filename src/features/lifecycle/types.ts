/** What products and releases have for the life cycle, in GraphQL. */
export const lifecycleNodeTypes = /* GraphQL */ `
  type Product implements Node @dontInfer {
    "Which releases can be upgraded to the newest; null where the facts don't say."
    upgrade: String
    "The address of its release notes; null without any."
    notes: String
    "From each release to the next, newest first."
    steps: [UpgradeStep!]!
  }
  "An upgrade from a release to the next."
  type UpgradeStep {
    "The number of the release that is upgraded."
    before: String!
    "The number of the next release."
    after: String!
    "The cells of its row: Kubernetes, prerequisites, what's new, what it fixes, support."
    cells: [String!]!
  }
  type Release implements Node @dontInfer {
    "First day of general availability: YYYY-MM-DD."
    available: String!
    "How it is supported on the day of the build."
    state: SupportState!
    "Where it appears, and where full support and maintenance end on the axis of the lifecycle page, in percent."
    bar: [Float!]!
    "When it appears, and when full support and maintenance end, in words."
    text: String!
    "The lowest and the highest version of Kubernetes that it supports; null if it needs none."
    kubernetesRange: [String!]
  }
  "Not yet available, with full support, in maintenance, or no longer supported."
  enum SupportState { coming full maintenance ended }
`;
