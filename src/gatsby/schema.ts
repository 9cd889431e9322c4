import type { NodePluginSchema } from 'gatsby';
import { footerColumns } from '../calls/footer-menu';
import type { Section, SectionKind } from '../content/schemas/sections';
import { sectionDefinitions } from '../content/section-definition';
import { features } from '../features';
import { downloadKinds } from '../site/downloads';
import { menuGroupIds } from '../site/menu-groups';
import { deviceSets, families, relatedGroups } from '../site/route-types';
import { itemTypeDefinitions } from './item-types';
import { sectionType, sectionTypeDefinitions } from './section-types';

/**
 * GraphQL types of the sourced nodes, of which all are queried. They are written rather than
 * inferred: an inferred field is nullable, and disappears with the last entry that has it. What
 * builds pages and what shows them takes its types from here (src/gatsby-types.d.ts).
 */
const nodeTypes = /* GraphQL */ `
  """A page, made by src/gatsby/pages/pages.ts."""
  type Page implements Node @dontInfer {
    "Id of its route, or kind/slug of its item."
    key: String!
    language: String!
    "The kind of page: a file of src/templates, or a feature's template."
    template: String!
    "Its address."
    path: String!
    "Path that Gatsby builds; differs from the address where a file's name needs it."
    file: String!
    devices: Devices!
    "Where a visitor of the other device goes; null for a page of both."
    counterpart: String
    "full, or bare without header and footer."
    shell: String!
    meta: PageMeta!
    "The product family that gives it its accent."
    family: Family
    hero: PageHero!
    "The section navigation."
    navigation: [PageAnchor!]!
    "Address of the consultation form."
    consult: String
    "Below the head of a product or solution."
    customer: PageCustomer
    "In the head of the home page: what customers measured."
    results: [PageCustomer!]!
    breadcrumbs: [Crumb!]!
    sections: [Section!]!
    "Products, solutions, cases and reading, in this order."
    related: [RelatedLink!]!
    "The drawing in its head; with a label if it has words."
    motif: PageMotif
    "Of the page of a product or a family."
    product: Product @link(by: "key")
    "Of the page of a case, a news item, a paper …"
    item: Item @link(by: "key")
    "Of a page after a form."
    result: PageResult
    "Of a page with a form."
    form: PageForm
    "Of home, products and families."
    consoles: [Console!]!
    "In the head of the home page."
    heroConsoles: [HeroConsole!]!
  }
  "Which devices have a page: the device is decided once, at load (section 2)."
  enum Devices { ${deviceSets.join(' ')} }
  "Product families; each has an accent (src/styles/tokens.css)."
  enum Family { ${families.join(' ')} }
  "What kind of page a related link leads to."
  enum RelatedGroup { ${relatedGroups.join(' ')} }
  "The kinds of downloads, each with a form of its own (section 4)."
  enum DownloadKind { ${downloadKinds.join(' ')} }
  "How a link of the API is followed (section 3)."
  enum LinkKind { external internal plain }
  "The groups of the header's menu, in their order."
  enum MenuGroup { ${menuGroupIds.join(' ')} }

  "The head of a page."
  type PageHero {
    "A word or two above the heading."
    eyebrow: String
    heading: String!
    lead: String!
    "Why the vendor can be trusted."
    proof: [String!]
    actions: [PageAction!]!
  }
  "A button in the head of a page."
  type PageAction {
    label: String!
    to: String!
    "The only devices that have its page, as for all links."
    devices: Devices
    "What the form that it leads to is for: whoever has sent the form gets it at once."
    download: Download
  }
  "A case, and one of the figures that its customer measured."
  type PageCustomer {
    case: Case! @link(by: "key")
    figure: CaseFigure!
  }
  "What a customer measured."
  type CaseFigure {
    value: String!
    label: String!
    "How and when it was measured."
    basis: String
    "What it was before, as it stands before an arrow to the value: 10 → 4 days."
    from: String
    "Before and after, in percent of the larger."
    shares: [Float!]
  }
  "A step of the breadcrumbs, or a page of a product's documentation."
  type Crumb {
    label: String!
    "Null for a group, for the page itself, and where the language hides the page."
    href: String
    devices: Devices
  }
  "A link to a page."
  type PageLink {
    label: String!
    href: String!
    "The only devices that have the page."
    devices: Devices
  }
  "A link below a page to what belongs to it."
  type RelatedLink {
    "The kind of page that it leads to."
    group: RelatedGroup!
    href: String!
    title: String!
    "The customer of a case, the team of a position."
    label: String
    devices: Devices
  }
  """A downloadable item (section 3): what the gate needs, and the button's text."""
  type Download {
    kind: DownloadKind!
    "The item's number: file_id of the log, type of the form."
    id: Int!
    title: String!
    label: String!
    "Format, pages and size of a file, length of a video."
    facts: String!
    form: String!
    "file_url, for a deck with a video content_video_url, on the company host; for a technology video its page."
    address: String!
    "Null for a technology video, and for a file that the build doesn't have."
    file: DownloadFile
  }
  "The file at the address of a download."
  type DownloadFile {
    "In hexadecimal."
    sha256: String!
  }
  "The drawing in the head of a page."
  type PageMotif {
    drawing: Drawing!
    "Its text alternative; null for a drawing without words."
    label: String
  }
  "A drawing made by the build, in the colours of the theme (src/drawings)."
  type Drawing {
    "In pixels."
    width: Float!
    height: Float!
    "SVG"
    markup: String!
  }
  "A tag's list of pages; phones, which have none (section 2), search for the tag."
  type PageTag {
    label: String!
    href: String
    search: String
  }
  "Paths on the company host (src/content/schemas/media.ts)."
  type Video {
    url: String!
    captions: String!
    poster: String!
  }
  "A text, or links."
  type ItemFact {
    label: String!
    text: String
    links: [PageLink!]
  }
  "What a page after a form has besides its sections."
  type PageResult {
    "What the page may hand over."
    offers: [ResultOffer!]!
    "The lists of what it may hand over."
    lists: [PageLink!]!
    "The time in which an application is answered."
    reply: String!
  }
  "An item that was applied for, and its page."
  type ResultOffer {
    href: String!
    download: Download
  }
  "The form of a page."
  type PageForm {
    fields: [FormField!]!
    channels: [ContactChannel!]!
    "Address of the privacy policy; null where the site has none."
    privacy: String
    "Within how long one replies to an application."
    reply: String!
  }
  "A field in the words of its form; what it is, is declared in src/calls/assumed/form-fields.ts."
  type FormField {
    name: String!
    label: String!
    "For a text area with {{count}} for the characters so far."
    hint: String
    "Of a select; the placeholder is the empty choice."
    choices: FormChoices
    errors: FieldErrors!
  }
  "The choices of a select."
  type FormChoices {
    options: [FormOption!]!
    placeholder: String!
  }
  "A choice of a select."
  type FormOption {
    value: String!
    label: String!
  }
  "The messages that the rule of a field needs; null for those that it cannot cause."
  type FieldErrors {
    missing: String
    short: String
    long: String
    invalid: String
  }
  "A link to its product, the picture's caption, and its pictures."
  type Console {
    name: String!
    "The name of the product alone."
    short: String!
    href: String
    alt: String!
    callouts: [ConsoleCallout!]!
    whole: ConsoleDrawings!
    "The panel beside the highlights of a family."
    detail: ConsolePanel
  }
  "A part of a console: what it shows, and where it is in the whole, in percent: left, top, width, height."
  type HeroConsole {
    label: String!
    family: Family
    alt: String!
    place: [Float!]!
    whole: ConsoleDrawings!
    phone: ConsoleDrawings!
    tablet: ConsoleDrawings!
  }
  "What a panel shows. Narrow screens see the panel, others the whole picture with the number at its place."
  type ConsoleCallout {
    text: String!
    "In percent: left, top, width, height."
    place: [Float!]!
    panel: ConsolePanel
  }
  "Drawn for narrow screens."
  type ConsolePanel {
    phone: ConsoleDrawings!
    tablet: ConsoleDrawings!
  }
  "The drawings of the two themes, in data/images/consoles."
  type ConsoleDrawings {
    light: File! @link(by: "relativePath")
    dark: File! @link(by: "relativePath")
  }
  "A place on a page: its anchor and its name."
  type PageAnchor {
    id: String!
    label: String!
  }
  "What the head of the document says of a page."
  type PageMeta {
    title: String!
    description: String!
    keywords: String!
    canonical: String!
    "Whether search engines leave it out."
    noindex: Boolean!
    "Address of the picture that other sites show of it."
    image: String!
    "The feed that it belongs to."
    feed: PageLink
    "Of an item: YYYY-MM-DD."
    published: String
    "Of an item: the day of its last change, YYYY-MM-DD."
    modified: String
    siteName: String!
    "JSON-LD"
    structuredData: String
    "The page in each language, for hreflang."
    alternates: [PageAlternate!]!
  }
  "A page in another language, by the language's tag for hreflang."
  type PageAlternate {
    language: String!
    href: String!
  }

  """The top menu in one language (src/features/menus/header.ts)."""
  type HeaderMenu implements Node @dontInfer {
    language: String!
    groups: [HeaderMenuGroup!]!
    "Recommended searches (section 3)."
    hotSearches: [String!]!
  }
  "An entry of the header, which opens a menu."
  type HeaderMenuGroup {
    id: MenuGroup!
    title: String!
    categories: [HeaderMenuCategory!]!
  }
  "Links below one title in a menu."
  type HeaderMenuCategory {
    title: String!
    "Place in the menu's pictures."
    picture: Int
    links: [HeaderMenuLink!]!
  }
  "An entry of the top menu."
  type HeaderMenuLink {
    id: String!
    title: String!
    subtitle: String!
    href: String!
    kind: LinkKind!
    devices: Devices!
    "Place in the menu's pictures."
    picture: Int
  }

  """The footer in one language (src/features/menus/footer.ts)."""
  type FooterMenu implements Node @dontInfer {
    language: String!
    copyright: String!
    columns: [FooterMenuColumn!]!
    friendlyLinks: [FriendlyLink!]!
    channels: [ContactChannel!]!
  }
  "The columns of the footer, in their order."
  enum FooterColumnId { ${Object.keys(footerColumns).join(' ')} }
  "A column of the footer."
  type FooterMenuColumn {
    id: FooterColumnId!
    title: String!
    groups: [FooterMenuGroup!]!
  }
  "Links below one title in a column."
  type FooterMenuGroup {
    title: String!
    links: [FooterMenuLink!]!
  }
  "An entry of the footer menu."
  type FooterMenuLink {
    id: String!
    title: String!
    href: String!
    kind: LinkKind!
    devices: Devices!
    "A link with http in the other column that is a file (section 2)."
    download: Boolean!
  }
  "A link to the site of a partner or an authority."
  type FriendlyLink {
    id: String!
    name: String!
    url: String!
  }
  "A way to reach the vendor: tel: or mailto:."
  type ContactChannel {
    label: String!
    value: String!
    href: String!
  }

  """What is around a page besides header and footer, in one language: contacts, accounts, consent, poster. Made by src/gatsby/pages/site-extras.ts."""
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
  "An account of the vendor at a social network."
  type SiteExtrasAccount {
    id: String!
    name: String!
    url: String!
    "Address of the picture of its QR code."
    qr: String!
  }

  """A product or a family of products in one language, from its facts (data/products)."""
  type Product implements Node @dontInfer {
    "The language and its slug, e.g. en BCC."
    key: String!
    language: String!
    "Its name in addresses and anchors."
    slug: String!
    name: String!
    category: String!
    "The name of its page."
    title: String!
    "Its address; null where the language hides its page."
    to: String
    "The only devices that have its page."
    devices: Devices
    "What a buyer opens next: trial, documentation, releases and price, one link each."
    offer: [PageLink!]!
    "Newest first; empty for a family."
    releases: [Release!]! @link(by: "key")
  }
  """A release of a product in one language."""
  type Release implements Node @dontInfer {
    "The product's key and the version."
    key: String!
    version: String!
  }

  """What the API says of the whole site."""
  type SiteInfo implements Node @dontInfer {
    "Filing number."
    crod: String!
    "A new id means a new poster, for visitors who have closed the last one as well."
    bannerId: String!
    "Origin of files and videos; empty: the site's own (src/features/hosting/company-host.ts)."
    companyHost: String!
    "The API's logo; null where it gives none, or a broken one."
    logo: SiteLogo
    "Answer of GetPicAddr. The site has no pictures of certificates or of home at the API: those three addresses are not used."
    pictureAddresses: PictureAddresses!
  }
  "Addresses at the API; empty where it gives none."
  type PictureAddresses {
    "What relative addresses of the menu's pictures are joined to."
    picAddr: String!
    "Of certificates, of channel certificates and of home."
    zsAddr: String!
    jxszsAddr: String!
    syAddr: String!
    logoUrl: String!
  }
  "The logo that the API gives."
  type SiteLogo {
    "At the API, and as the site has it."
    address: String!
    src: String!
    width: Int!
    height: Int!
  }
  # Not inferred: the configuration differs between develop and build, and so would the generated types.
  type Site implements Node @dontInfer {
    siteMetadata: SiteSiteMetadata!
  }
  "What gatsby-config.ts says of the site."
  type SiteSiteMetadata @dontInfer {
    siteUrl: String!
  }
`;

const definitions = sectionDefinitions(features);
const sectionKinds = Object.keys(definitions) as SectionKind[];

/** The types of the data layer, for Gatsby's `createTypes`. */
export const graphqlTypes = ({ buildUnionType }: NodePluginSchema) => [
  nodeTypes,
  ...itemTypeDefinitions(),
  ...sectionTypeDefinitions(definitions),
  // Gatsby merges the fields of a type that is there already.
  ...features.flatMap(({ types }) => types ?? []),
  buildUnionType({
    name: 'Section',
    description: 'A section of a page. Each kind has a component in src/sections.',
    types: sectionKinds.map(sectionType),
    resolveType: ({ kind }: Section) => sectionType(kind),
  }),
];
