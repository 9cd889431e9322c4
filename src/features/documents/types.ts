/** What a page of documentation has besides what all pages have, in GraphQL. */
export const docTypes = /* GraphQL */ `
  type Page implements Node @dontInfer {
    "Of a page of documentation."
    doc: PageDoc
  }
  "A page of a product's documentation."
  type PageDoc {
    product: Crumb!
    "Its text as HTML, made of data/docs."
    html: String!
    "Its headings of the second level."
    outline: [PageAnchor!]!
    "The pages of its product; the one without an address is this."
    pages: [Crumb!]!
    "The other products that have documentation."
    products: [PageLink!]!
    "The notes of each release of its product, newest first."
    releases: [PageLink!]!
    "Its neighbours in the order of the documentation."
    previous: PageLink
    next: PageLink
  }
`;
