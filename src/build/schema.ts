/**
 * GraphQL types of the sourced nodes. Written rather than inferred: an inferred field is nullable, and disappears with the
 * last entry that has it. What templates take whole is JSON.
 */
export const graphqlTypes = /* GraphQL */ `
  """BuiltPage of src/build/view/pages.ts."""
  type Page implements Node @dontInfer {
    key: String!
    language: String!
    template: String!
    path: String!
    file: String!
    devices: String!
    counterpart: String
    shell: String!
    meta: PageMeta!
    "PageView of src/routes/page-view.ts."
    view: JSON!
  }
  type PageMeta {
    title: String!
    description: String!
    keywords: String!
    canonical: String!
    noindex: Boolean!
    image: String!
    feed: PageFeed
    published: String
    siteName: String!
    structuredData: String
    alternates: [PageAlternate!]!
  }
  type PageFeed {
    title: String!
    href: String!
  }
  type PageAlternate {
    language: String!
    href: String!
  }

  """The top menu in one language (src/navigation/header.ts)."""
  type HeaderMenu implements Node @dontInfer {
    language: String!
    groups: [HeaderMenuGroup!]!
    "Pictures of its entries, one below the other."
    pictures: File @link
    hotSearches: [String!]!
  }
  type HeaderMenuGroup {
    id: String!
    title: String!
    categories: [HeaderMenuCategory!]!
  }
  type HeaderMenuCategory {
    title: String!
    "Place in the menu's pictures."
    picture: Int
    links: [HeaderMenuLink!]!
  }
  type HeaderMenuLink {
    id: String!
    title: String!
    subtitle: String!
    href: String!
    kind: String!
    devices: String!
    "Place in the menu's pictures."
    picture: Int
  }

  """The footer in one language (src/navigation/footer.ts)."""
  type FooterMenu implements Node @dontInfer {
    language: String!
    copyright: String!
    "FooterColumn[] of src/navigation/footer.ts."
    columns: JSON!
    friendlyLinks: [FriendlyLink!]!
    channels: [ContactChannel!]!
  }
  type FriendlyLink {
    id: String!
    name: String!
    url: String!
  }
  type ContactChannel {
    label: String!
    value: String!
    href: String!
  }

  """SiteExtras of src/build/view/site-extras.ts."""
  type SiteExtras implements Node @dontInfer {
    language: String!
    phones: [ContactChannel!]!
    accounts: [SiteExtrasAccount!]!
    "In which time a question is answered."
    reply: String!
    "always or after-consent"
    consent: String!
    statisticsId: String!
    poster: String
  }
  type SiteExtrasAccount {
    id: String!
    name: String!
    url: String!
    "The QR code of its address."
    qr: File! @link
  }

  type SiteInfo implements Node @dontInfer {
    "Filing number."
    crod: String!
    bannerId: String!
    "Origin of files and videos; empty: the site's own (src/build/company-host.ts)."
    companyHost: String!
  }
  # Not inferred: the configuration differs between develop and build, and so would the generated types.
  type Site implements Node @dontInfer {
    siteMetadata: SiteSiteMetadata!
  }
  type SiteSiteMetadata @dontInfer {
    siteUrl: String!
  }

  """A hot search."""
  type Recommendation implements Node @dontInfer {
    productName: String!
    "Null where English has no name for it, or hides it."
    englishName: String
    position: Int!
  }
`;
