/** GraphQL types of everything the build sources; nothing is inferred. */
export const graphqlTypes = /* GraphQL */ `
  """One static page in one language: its head and what its template shows."""
  type Page implements Node @dontInfer {
    key: String!
    language: String!
    template: String!
    "Address that visitors see."
    path: String!
    "Path that is built; differs from path where a file's name needs it."
    file: String!
    devices: String!
    "Where a visitor of the other device goes; null for the error page."
    counterpart: String
    shell: String!
    meta: PageMeta!
    "Consoles of products that the page shows."
    showcase: [PageShowcase!]!
    "See PageView in src/contract/content/view.ts."
    view: JSON!
  }
  type PageShowcase {
    name: String!
    href: String
    alt: String!
    picture: File @link(by: "relativePath")
  }
  type PageMeta {
    title: String!
    description: String!
    keywords: String!
    canonical: String!
    noindex: Boolean!
    "Address of the picture for social sites."
    image: String!
    feed: PageFeed
    "YYYY-MM-DD, for the page of an item."
    published: String
    siteName: String!
    "JSON-LD."
    structuredData: String
    alternates: [PageAlternate!]!
  }
  "RSS."
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
    "What visitors search for most (src/navigation/hot-searches.ts)."
    hotSearches: [String!]!
  }
  type HeaderMenuGroup {
    id: String!
    title: String!
    columns: Int!
    categories: [HeaderMenuCategory!]!
  }
  type HeaderMenuCategory {
    title: String!
    columns: Int!
    picture: File @link
    links: [HeaderMenuLink!]!
  }
  type HeaderMenuLink {
    id: String!
    title: String!
    subtitle: String!
    href: String!
    kind: String!
    devices: String!
    picture: File @link
  }

  """The footer in one language (src/navigation/footer.ts)."""
  type FooterMenu implements Node @dontInfer {
    language: String!
    copyright: String!
    columns: [FooterMenuColumn!]!
    "Empty in English."
    friendlyLinks: [FriendlyLink!]!
    channels: [ContactChannel!]!
  }
  type FooterMenuColumn {
    id: String!
    title: String!
    groups: [FooterMenuGroup!]!
  }
  type FooterMenuGroup {
    title: String!
    links: [FooterMenuLink!]!
  }
  type FooterMenuLink {
    id: String!
    title: String!
    href: String!
    kind: String!
    devices: String!
    "A file, which is saved rather than shown where the browser allows it."
    download: Boolean!
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

  """What accompanies every page in one language besides header and footer (src/chrome/site-extras-slice.tsx)."""
  type SiteExtras implements Node @dontInfer {
    language: String!
    "Hotlines."
    phones: [ContactChannel!]!
    accounts: [SiteExtrasAccount!]!
    "When page views are counted: always or after-consent."
    consent: String!
    "Empty: page views are not counted."
    statisticsId: String!
    "Where the poster leads; null: there is none."
    poster: String
  }
  type SiteExtrasAccount {
    id: String!
    name: String!
    url: String!
    qr: QrCode!
  }
  type QrCode {
    "Modules along one side."
    size: Int!
    "Path data of the dark modules: lines one unit wide."
    path: String!
  }

  type SiteInfo implements Node @dontInfer {
    copyright: String!
    "Filing number."
    crod: String!
    bannerId: String!
    "Origin of files and videos; empty: the site's own (src/build/company-host.ts)."
    companyHost: String!
  }
  type PictureAddresses implements Node @dontInfer {
    picAddr: String!
    zsAddr: String!
    jxszsAddr: String!
    syAddr: String!
    logoUrl: String!
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
