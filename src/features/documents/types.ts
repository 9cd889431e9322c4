/** What a page of documentation has besides what all pages have, in GraphQL. */
export const docTypes = /* GraphQL */ `
  type Page implements Node @dontInfer {
    "Of a page of documentation; null for other pages."
    doc: PageDoc
  }
  "A page of a product's documentation."
  type PageDoc {
    "The page of its product."
    product: Crumb!
    "Its text as HTML, made of data/docs."
    html: String!
    "Its headings of the second level."
    outline: [PageAnchor!]!
    "The pages of its product; the one without an address is this."
    pages: [Crumb!]!
    "The other products that have documentation."
    products: [PageLink!]!
    "The notes of each release of its product, newest first. The documentation describes the first."
    releases: [PageLink!]!
    "The number of the release that it describes, in words; null without release notes."
    version: String
    "The release that it describes with its day, and the page's copy for machines."
    facts: [PageLink!]!
    "The flows of the architecture's drawing, by their numbers."
    flows: [String!]!
    "The search of the documentation, and its address."
    search: PageLink!
    "An email to the support about it."
    report: PageLink!
    "The page before it in the order of the documentation; null for the first."
    previous: PageLink
    "The page after it in the order of the documentation; null for the last."
    next: PageLink
  }
`;
