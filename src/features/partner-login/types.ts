/** What the login page has besides what all pages have, in GraphQL. */
export const loginTypes = /* GraphQL */ `
  type Page implements Node @dontInfer {
    "Of the partners' login; null for other pages."
    login: PageLogin
  }
  "What helps a partner who cannot log in."
  type PageLogin {
    "The ways to reach the vendor."
    channels: [ContactChannel!]!
    "What partners can do without a login."
    links: [PageLink!]!
  }
`;
