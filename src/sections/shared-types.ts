/** The GraphQL fields that every kind of section has: its type begins with them. */
export const sectionHeadFields = /* GraphQL */ `
    "Its anchor, without #."
    id: String!
    "Its heading."
    heading: String!
    "A sentence below the heading; null without one."
    lead: String
    "What it stands on; null: paper."
    surface: Surface
`;

/** GraphQL types that kinds of sections share. */
export const sharedSectionTypes = /* GraphQL */ `
  """What all sections have."""
  interface SectionHead {
    ${sectionHeadFields}
  }
  "What a section stands on: the tint of the product's family, or a dark ground across the window."
  enum Surface { tint dark }

  """A list of titles with a text each."""
  interface TitledListSection {
    "The entries of the list, in their order."
    items: [TitledText!]!
  }
  "An entry of most lists."
  type TitledText {
    "The heading of the entry."
    title: String!
    "What it says, in a paragraph."
    text: String!
  }

  """A table. The first cell of a row is its heading; a row of one cell is the heading of those below it."""
  interface TabularSection {
    "The headings of the columns."
    columns: [String!]!
    "The cells of each row."
    rows: [[String!]!]!
  }

  """A link of a section."""
  type SectionLink {
    "What the link says."
    label: String!
    "Its address; null where the language hides the page."
    to: String
    "The only devices that have the page; null for both."
    devices: Devices
  }

  "Links below one title."
  type LinkGroup {
    "The heading above the links."
    title: String!
    "The links, in their order."
    links: [PageLink!]!
  }
`;
