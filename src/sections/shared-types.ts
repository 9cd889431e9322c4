/** GraphQL types that kinds of sections share. */
export const sharedSectionTypes = /* GraphQL */ `
  """What all sections have."""
  interface SectionHead {
    "Its anchor."
    id: String!
    heading: String!
    "A sentence below the heading."
    lead: String
    "What it stands on; null: paper."
    surface: Surface
  }
  "What a section stands on: the tint of the product's family, or a dark ground across the window."
  enum Surface { tint dark }

  """A list of titles with a text each."""
  interface TitledListSection {
    items: [TitledText!]!
  }
  "An entry of most lists."
  type TitledText {
    title: String!
    text: String!
  }

  """A table. The first cell of a row is its heading; a row of one cell is the heading of those below it."""
  interface TabularSection {
    columns: [String!]!
    rows: [[String!]!]!
  }

  """A link of a section."""
  type SectionLink {
    label: String!
    "Its address; null where the language hides the page."
    to: String
    "The only devices that have the page."
    devices: Devices
  }

  "Links below one title."
  type LinkGroup {
    title: String!
    links: [PageLink!]!
  }
`;
