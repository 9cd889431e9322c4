import type { NodePluginSchema } from 'gatsby';
import { footerColumns } from '../calls/footer-menu';
import { type Section, sectionKinds } from '../content/schemas/sections';
import { downloadKinds } from '../site/downloads';
import { menuGroups } from '../site/menu-groups';
import { deviceSets, relatedGroups } from '../site/route-types';
import { sectionType, sectionTypeDefinitions } from './section-types';

/**
 * GraphQL types of the sourced nodes, of which all are queried. They are written rather than inferred: an inferred field is nullable, and disappears
 * with the last entry that has it. What builds pages and what shows them takes its types from here (src/gatsby-types.d.ts).
 */
const nodeTypes = /* GraphQL */ `
  """A page, made by src/gatsby/pages/pages.ts."""
  type Page implements Node @dontInfer {
    key: String!
    language: String!
    template: String!
    path: String!
    file: String!
    devices: Devices!
    counterpart: String
    shell: String!
    meta: PageMeta!
    family: String
    hero: PageHero!
    "The section navigation."
    navigation: [PageAnchor!]!
    "Address of the consultation form."
    consult: String
    breadcrumbs: [Crumb!]!
    "Trial, documentation, releases and price of a product."
    offer: [PageLink!]!
    sections: [Section!]!
    related: [RelatedLink!]!
    "The drawing in its head; with a label if it has words."
    motif: PageMotif
    item: PageItem
    result: PageResult
    login: PageLogin
    form: PageForm
    "Of home, products and families."
    consoles: [Console!]!
    doc: PageDoc
  }
  enum Devices { ${deviceSets.join(' ')} }
  enum RelatedGroup { ${relatedGroups.join(' ')} }
  enum DownloadKind { ${downloadKinds.join(' ')} }
  "How a link of the API is followed (section 3)."
  enum LinkKind { external internal plain }
  enum MenuGroup { ${Object.keys(menuGroups).join(' ')} }

  type PageHero {
    eyebrow: String
    heading: String!
    lead: String!
    actions: [PageAction!]!
  }
  type PageAction {
    label: String!
    to: String!
    "The only devices that have its page, as for all links."
    devices: Devices
    "What the form that it leads to is for: whoever has sent the form gets it at once."
    download: Download
  }
  type Crumb {
    label: String!
    "Null for a group, for the page itself, and where the language hides the page."
    href: String
    devices: Devices
  }
  type PageLink {
    label: String!
    href: String!
    devices: Devices
  }
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
  }
  type PageMotif {
    drawing: Drawing!
    label: String
  }
  type Drawing {
    width: Float!
    height: Float!
    "SVG"
    markup: String!
  }
  type PageItem {
    "Its number, which query addresses name (section 2)."
    id: Int!
    kind: String!
    "YYYY-MM-DD, and as the language writes it."
    date: String!
    day: String!
    "Address of its cover; null for kinds without one."
    cover: String
    tags: [PageTag!]!
    "Null for an item that is not downloaded behind a form."
    download: Download
    video: Video
    "The length of its video in words."
    duration: String
    "Of a case: who it was for, how much and how long."
    facts: [ItemFact!]!
  }
  "A tag's list of pages; phones, which have none (section 2), search for the tag."
  type PageTag {
    label: String!
    href: String!
    search: String!
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
  type PageResult {
    "What the page may hand over."
    offers: [ResultOffer!]!
    lists: [PageLink!]!
    "The time in which an application is answered."
    reply: String!
  }
  type ResultOffer {
    href: String!
    download: Download
  }
  type PageLogin {
    channels: [ContactChannel!]!
    links: [PageLink!]!
  }
  type PageForm {
    fields: [FormField!]!
    channels: [ContactChannel!]!
    "Address of the privacy policy."
    privacy: String!
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
  type FormChoices {
    options: [FormOption!]!
    placeholder: String!
  }
  type FormOption {
    value: String!
    label: String!
  }
  type FieldErrors {
    missing: String
    short: String
    long: String
    invalid: String
  }
  "A link to its product, the picture's caption, and its pictures."
  type Console {
    name: String!
    href: String
    alt: String!
    callouts: [ConsoleCallout!]!
    whole: ConsolePictures!
    "The panel beside the highlights of a family."
    detail: ConsolePanel
  }
  "What a panel shows. Narrow screens see the panel, others the whole picture with the number at its place."
  type ConsoleCallout {
    text: String!
    "In percent: left, top, width, height."
    place: [Float!]!
    panel: ConsolePanel
  }
  "Drawn for narrow screens; the aspect ratios on phones and on wider screens."
  type ConsolePanel {
    pictures: ConsolePictures!
    shapes: [String!]!
  }
  "Of the two themes."
  type ConsolePictures {
    light: GatsbyImageData!
    dark: GatsbyImageData!
  }
  type PageDoc {
    product: Crumb!
    html: String!
    "Its headings of the second level."
    outline: [PageAnchor!]!
    "The pages of its product; the one without an address is this."
    pages: [Crumb!]!
    "The other products that have documentation."
    products: [PageLink!]!
    "The notes of each release of its product, newest first."
    releases: [PageLink!]!
    previous: PageLink
    next: PageLink
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
    feed: PageLink
    published: String
    siteName: String!
    structuredData: String
    alternates: [PageAlternate!]!
  }
  type PageAlternate {
    language: String!
    href: String!
  }

  """The top menu in one language (src/features/menus/header.ts)."""
  type HeaderMenu implements Node @dontInfer {
    language: String!
    groups: [HeaderMenuGroup!]!
    hotSearches: [String!]!
  }
  type HeaderMenuGroup {
    id: MenuGroup!
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
  enum FooterColumnId { ${Object.keys(footerColumns).join(' ')} }
  type FooterMenuColumn {
    id: FooterColumnId!
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
    kind: LinkKind!
    devices: Devices!
    "A link with http in the other column that is a file (section 2)."
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

  """SiteExtras of src/gatsby/pages/site-extras.ts."""
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
    "Address of the picture of its QR code."
    qr: String!
  }

  type SiteInfo implements Node @dontInfer {
    "Filing number."
    crod: String!
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
  type SiteSiteMetadata @dontInfer {
    siteUrl: String!
  }
`;

/** The types of the data layer, for Gatsby's `createTypes`. */
export const graphqlTypes = ({ buildUnionType }: NodePluginSchema) => [
  nodeTypes,
  sectionTypeDefinitions,
  buildUnionType({
    name: 'Section',
    description: 'A section of a page. Each kind has a component in src/sections.',
    types: sectionKinds.map(sectionType),
    resolveType: ({ kind }: Section) => sectionType(kind),
  }),
];
