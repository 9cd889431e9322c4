/** What products, their families and solutions have in common: a GraphQL type repeats the fields of its interface. */
const offer = `
    key: String!
    name: String!
    englishName: String!
    path: String!
    englishPath: String!`;

/** What only products and families have. */
const facts = `${offer}
    family: String
    category: Texts!
    kubernetes: KubernetesRange
    "Ids of platforms."
    platforms: [String!]!`;

const item = `
    "kind/slug"
    key: String!
    number: Int!
    kind: String!
    date: Date! @dateformat
    title: String!
    englishTitle: String!
    tags: [String!]!
    related: [String!]!
    path: String!
    englishPath: String!`;

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
    family: String
    hero: PageHero!
    "The section navigation."
    navigation: [PageAnchor!]!
    "Address of the consultation form."
    consult: String
    "Number of the item that it is about, which query addresses name (section 2)."
    itemId: Int
    "What is nested deeper is JSON: its types are those of PageView (src/routes/page-view.ts)."
    breadcrumbs: JSON!
    offer: JSON!
    sections: JSON!
    related: JSON!
    motif: JSON
    item: JSON
    result: JSON
    login: JSON
    form: JSON
    consoles: JSON
    doc: JSON
  }
  type PageHero {
    eyebrow: String
    heading: String!
    lead: String!
    actions: JSON!
  }
  type PageAnchor {
    id: String!
    label: String!
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
    "Whether readers are asked what they miss."
    feedback: Boolean!
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
    "The API's logo; null where it gives none, or a broken one."
    logo: SiteLogo
    pictureAddresses: PictureAddresses!
  }
  """Answer of GetPicAddr. The site has no pictures of certificates or of home at the API: those three are not used."""
  type PictureAddresses {
    picAddr: String!
    zsAddr: String!
    jxszsAddr: String!
    syAddr: String!
    logoUrl: String!
  }
  type SiteLogo {
    "At the API."
    address: String!
    file: File! @link
    width: Int!
    height: Int!
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

  """What the site is about (src/build/nodes.ts); a key is a route id, or kind and slug of an item."""
  interface Offer implements Node {
    id: ID!${offer}
  }
  type Product implements Node & Offer @dontInfer {${facts}
    releases: [Release!]! @link(by: "product", from: "key")
  }
  type ProductFamily implements Node & Offer @dontInfer {${facts}
    products: [Product!]! @link(by: "family", from: "family")
  }
  type Solution implements Node & Offer @dontInfer {${offer}
  }
  type Release implements Node @dontInfer {
    key: String!
    product: String!
    version: String!
    "First day of general availability, last days of full support and of security fixes."
    available: Date! @dateformat
    full: Date! @dateformat
    maintenance: Date! @dateformat
  }
  type KubernetesRange {
    from: String!
    to: String!
  }
  type Texts {
    zh: String!
    en: String!
  }
  type Platform implements Node @dontInfer {
    key: String!
    group: String!
    name: String!
    englishName: String!
  }
  interface Item implements Node {
    id: ID!${item}
  }
  type Case implements Node & Item @dontInfer {${item}
  }
  type News implements Node & Item @dontInfer {${item}
  }
  """White papers and reports."""
  type Paper implements Node & Item @dontInfer {${item}
  }
  type Advisory implements Node & Item @dontInfer {${item}
  }
  """An entry of the top menu as the API gives it."""
  type MenuEntry implements Node @dontInfer {
    key: String!
    group: String!
    position: Int!
    number: String!
    title: String!
    subtitle: String!
    link: String!
    isExternal: Boolean!
    description: String!
  }
`;
