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
    "Its language, e.g. en."
    language: String!
    "The kind of page: a file of src/templates, or a feature's template."
    template: String!
    "Its address on this site, in its language: /en/news."
    path: String!
    "Path that Gatsby builds; differs from the address where a file's name needs it."
    file: String!
    "Which devices have it: a visitor on another goes to its counterpart."
    devices: Devices!
    "Where a visitor of the other device goes; null for a page of both."
    counterpart: String
    "full, or bare without header and footer."
    shell: String!
    "What the head of its document says."
    meta: PageMeta!
    "The product family that gives it its accent; null without one."
    family: Family
    "Its head: heading, lead and buttons."
    hero: PageHero!
    "The section navigation."
    navigation: [PageAnchor!]!
    "The address of the consultation form, of a product or solution; null for other pages."
    consult: String
    "Below the highlights of a product or solution; null for other pages, and without a case."
    customer: PageCustomer
    "In the head of the home page: what customers measured."
    results: [PageCustomer!]!
    "The way from the home page to the page itself, which comes last; empty on home."
    breadcrumbs: [Crumb!]!
    "Its sections, in their order."
    sections: [Section!]!
    "Products, solutions, cases and reading, in this order."
    related: [RelatedLink!]!
    "The drawing in its head, with a label if it has words; null without one."
    motif: PageMotif
    "Of the page of a product or a family; null for other pages."
    product: Product @link(by: "key")
    "Of the page of a case, a news item, a paper …; null for other pages."
    item: Item @link(by: "key")
    "Of an item's page: the next newer item of its kind; null for the newest, and for other pages."
    newer: Item @link(by: "key")
    "Of an item's page: the next older item of its kind; null for the oldest, and for other pages."
    older: Item @link(by: "key")
    "Of a page after a form; null for other pages."
    result: PageResult
    "Of a page with a form; null for other pages."
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
    "A word or two above the heading; null without one."
    eyebrow: String
    "The heading of the page."
    heading: String!
    "A sentence or two below the heading."
    lead: String!
    "Why the vendor can be trusted, in a few words each; null where the head doesn't say so."
    proof: [String!]
    "Its buttons, in their order; empty without any."
    actions: [PageAction!]!
  }
  "A button in the head of a page."
  type PageAction {
    "What the button says."
    label: String!
    "The address that it leads to, on this site."
    to: String!
    "The only devices that have its page, as for all links; null for both."
    devices: Devices
    "What the form that it leads to is for: whoever has sent the form gets it at once. Null for other buttons."
    download: Download
  }
  "A case, and one of the figures that its customer measured."
  type PageCustomer {
    "The case that tells what the customer did."
    case: Case! @link(by: "key")
    "One of the figures of the case."
    figure: CaseFigure!
  }
  "What a customer measured."
  type CaseFigure {
    "The figure with its unit, as it is written: 4 days."
    value: String!
    "What was measured."
    label: String!
    "How and when it was measured; null where the case doesn't say."
    basis: String
    "What it was before, as it stands before an arrow to the value: 10 → 4 days. Null if that wasn't measured."
    from: String
    "Before and after, in percent of the larger; null where bars cannot compare them."
    shares: [Float!]
  }
  "A step of the breadcrumbs, or a page of a product's documentation."
  type Crumb {
    "The name of the step."
    label: String!
    "Null for a group, for the page itself, and where the language hides the page."
    href: String
    "The only devices that have the page; null for both."
    devices: Devices
  }
  "A link to a page."
  type PageLink {
    "What the link says."
    label: String!
    "An address on this site, a full one, or mailto:."
    href: String!
    "The only devices that have the page; null for both."
    devices: Devices
  }
  "A link below a page to what belongs to it."
  type RelatedLink {
    "The kind of page that it leads to."
    group: RelatedGroup!
    "The address of the page, on this site."
    href: String!
    "The name of the page, or the title of the item."
    title: String!
    "The customer of a case, the team of a position; null for other pages, and where the title begins with it."
    label: String
    "The only devices that have the page; null for both."
    devices: Devices
  }
  """A downloadable item (section 3): what the gate needs, and the button's text."""
  type Download {
    "Which of the kinds of downloads it is."
    kind: DownloadKind!
    "The item's number: file_id of the log, type of the form."
    id: Int!
    "The title of the item."
    title: String!
    "What its button says."
    label: String!
    "Format, pages and size of a file, length of a video."
    facts: String!
    "The address of the form before it, which names the item in its query."
    form: String!
    "file_url, for a deck with a video content_video_url, on the company host; for a technology video its page."
    address: String!
    "Null for a technology video, and for a file that the build doesn't have."
    file: DownloadFile
  }
  "The file at the address of a download."
  type DownloadFile {
    "Its SHA-256 checksum, in hexadecimal."
    sha256: String!
  }
  "The drawing in the head of a page."
  type PageMotif {
    "The drawing as SVG."
    drawing: Drawing!
    "Its text alternative; null for a drawing without words."
    label: String
  }
  "A drawing made by the build, in the colours of the theme (src/drawings)."
  type Drawing {
    "Its width in the units of its SVG, which are pixels in its natural size."
    width: Float!
    "Its height in the units of its SVG, which are pixels in its natural size."
    height: Float!
    "What stands inside its svg element."
    markup: String!
  }
  "A tag's list of pages; phones, which have none (section 2), search for the tag."
  type PageTag {
    "The name of the tag."
    label: String!
    "The address of the list of what has the tag; null where the site has no such page."
    href: String
    "The address of the search for the tag; null where the site has no search."
    search: String
  }
  "Paths on the company host (src/content/schemas/media.ts)."
  type Video {
    "The video, an MP4 file."
    url: String!
    "Its captions, a WebVTT file."
    captions: String!
    "The picture before it plays, a WebP file."
    poster: String!
  }
  "A text, or links."
  type ItemFact {
    "What the fact is about: industry, location."
    label: String!
    "The fact as a text; null for one that is links."
    text: String
    "The fact as links; null for one that is a text."
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
    "The address of the item's page."
    href: String!
    "What the page may hand over; null for an item without a download."
    download: Download
  }
  "The form of a page."
  type PageForm {
    "Its fields, in their order."
    fields: [FormField!]!
    "Other ways to reach the vendor, beside the form."
    channels: [ContactChannel!]!
    "Address of the privacy policy; null where the site has none."
    privacy: String
    "Within how long one replies to an application."
    reply: String!
  }
  "A field in the words of its form; what it is, is declared in src/calls/assumed/form-fields.ts."
  type FormField {
    "The name by which it is sent and declared."
    name: String!
    "What stands above it."
    label: String!
    "A sentence below it, for a text area with {{count}} for the characters so far; null without one."
    hint: String
    "Of a select; the placeholder is the empty choice. Null for other fields."
    choices: FormChoices
    "What it says of a value that its rule refuses."
    errors: FieldErrors!
  }
  "The choices of a select."
  type FormChoices {
    "The choices, in their order."
    options: [FormOption!]!
    "The label of the empty choice."
    placeholder: String!
  }
  "A choice of a select."
  type FormOption {
    "What the form sends."
    value: String!
    "What the visitor reads."
    label: String!
  }
  "The messages that the rule of a field needs; null for those that it cannot cause."
  type FieldErrors {
    "Shown when nothing was entered."
    missing: String
    "Shown when the text has too few characters."
    short: String
    "Shown when the text has too many characters."
    long: String
    "Shown when the text doesn't have the form that is expected, e.g. that of an e-mail address."
    invalid: String
  }
  "A link to its product, the picture's caption, and its pictures."
  type Console {
    "The name of the page of the product or family."
    name: String!
    "The name of the product alone."
    short: String!
    "The address of the page of the product or family; null where the language hides it."
    href: String
    "The text alternative of the picture."
    alt: String!
    "The panels that are explained, in the order of their numbers."
    callouts: [ConsoleCallout!]!
    "The whole picture."
    whole: ConsoleDrawings!
    "The panel beside the highlights of a family; null for other pages."
    detail: ConsolePanel
  }
  "A part of a console: what it shows, and where it is in the whole, in percent: left, top, width, height."
  type HeroConsole {
    "What the part shows, in a few words."
    label: String!
    "The product family that gives it its accent; null without one."
    family: Family
    "The text alternative of the whole picture."
    alt: String!
    "Where the part is in the whole, in percent: left, top, width, height."
    place: [Float!]!
    "The whole picture, of which wide screens show the part."
    whole: ConsoleDrawings!
    "The part, drawn for phones."
    phone: ConsoleDrawings!
    "The part, drawn for tablets."
    tablet: ConsoleDrawings!
  }
  "What a panel shows. Narrow screens see the panel, others the whole picture with the number at its place."
  type ConsoleCallout {
    "What the panel shows, as a text beside the picture."
    text: String!
    "In percent: left, top, width, height."
    place: [Float!]!
    "The panel drawn by itself; null where narrow screens show another one."
    panel: ConsolePanel
  }
  "Drawn for narrow screens."
  type ConsolePanel {
    "The panel, drawn for phones."
    phone: ConsoleDrawings!
    "The panel, drawn for tablets."
    tablet: ConsoleDrawings!
  }
  "The drawings of the two themes, in data/images/consoles."
  type ConsoleDrawings {
    "The drawing for the light theme."
    light: File! @link(by: "relativePath")
    "The drawing for the dark theme."
    dark: File! @link(by: "relativePath")
  }
  "A place on a page: its anchor and its name."
  type PageAnchor {
    "The id of the element, without #."
    id: String!
    "What a link to it says."
    label: String!
  }
  "What the head of the document says of a page."
  type PageMeta {
    "The title of the document: that of the page's menu entry, else its own with the vendor's name."
    title: String!
    "For search engines: that of the page's menu entry, else its own."
    description: String!
    "Separated by commas: those of the page's menu entry, else its own."
    keywords: String!
    "The full address of the page."
    canonical: String!
    "Whether search engines leave it out."
    noindex: Boolean!
    "The full address of the picture that other sites show of it."
    image: String!
    "The feed that it belongs to; null without one."
    feed: PageLink
    "Of an item or a page of documentation: YYYY-MM-DD. Null for other pages."
    published: String
    "The day of its last change, or that of its publication without one: YYYY-MM-DD. Null for other pages."
    modified: String
    "The name of the vendor."
    siteName: String!
    "JSON-LD for search engines; null without any."
    structuredData: String
    "The page in each language, for hreflang."
    alternates: [PageAlternate!]!
  }
  "A page in another language, by the language's tag for hreflang."
  type PageAlternate {
    "zh-CN or en; x-default is for readers of other languages."
    language: String!
    "The full address of the page in that language."
    href: String!
  }

  """The top menu in one language (src/features/menus/header.ts)."""
  type HeaderMenu implements Node @dontInfer {
    "The language that its titles and addresses are in, e.g. en."
    language: String!
    "The groups that the language shows, in their order."
    groups: [HeaderMenuGroup!]!
    "Recommended searches (section 3)."
    hotSearches: [String!]!
  }
  "An entry of the header, which opens a menu."
  type HeaderMenuGroup {
    "Which of the groups it is, whatever the language."
    id: MenuGroup!
    "The name of the group."
    title: String!
    "Its links by category, in the order of their first links."
    categories: [HeaderMenuCategory!]!
  }
  "Links below one title in a menu."
  type HeaderMenuCategory {
    "The name of the category; empty for links without one."
    title: String!
    "Its links, in the order of the API."
    links: [HeaderMenuLink!]!
  }
  "An entry of the top menu."
  type HeaderMenuLink {
    "The id of its entry at the API."
    id: String!
    "What the link says."
    title: String!
    "A few words below the title; empty without any."
    subtitle: String!
    "An address on this site, or a full one."
    href: String!
    "How the link is followed."
    kind: LinkKind!
    "Which devices have its page; both for other sites."
    devices: Devices!
    "Place in the menu's pictures; null without a picture."
    picture: Int
  }

  """The footer in one language (src/features/menus/footer.ts)."""
  type FooterMenu implements Node @dontInfer {
    "The language that its titles and addresses are in, e.g. en."
    language: String!
    "The copyright line: that of the API where readers of the language can read it, else the vendor's legal name."
    copyright: String!
    "The columns that the language shows, in their order."
    columns: [FooterMenuColumn!]!
    "Links to partners and authorities, from the API; empty in other languages than Chinese."
    friendlyLinks: [FriendlyLink!]!
    "The hotlines and e-mail addresses."
    channels: [ContactChannel!]!
  }
  "The columns of the footer, in their order."
  enum FooterColumnId { ${Object.keys(footerColumns).join(' ')} }
  "A column of the footer."
  type FooterMenuColumn {
    "Which of the columns it is, whatever the language."
    id: FooterColumnId!
    "The name of the column."
    title: String!
    "The groups of products; in other columns one group, which has all links."
    groups: [FooterMenuGroup!]!
  }
  "Links below one title in a column."
  type FooterMenuGroup {
    "The name of the group; of a column that has one group, that of the column."
    title: String!
    "Its links, in the order of the API."
    links: [FooterMenuLink!]!
  }
  "An entry of the footer menu."
  type FooterMenuLink {
    "The id of its entry at the API."
    id: String!
    "What the link says."
    title: String!
    "An address on this site, or a full one."
    href: String!
    "How the link is followed."
    kind: LinkKind!
    "Which devices have its page; both for other sites."
    devices: Devices!
    "A link with http in the other column that is a file (section 2)."
    download: Boolean!
  }
  "A link to the site of a partner or an authority."
  type FriendlyLink {
    "Its id at the API."
    id: String!
    "What the link says."
    name: String!
    "The full address of the site."
    url: String!
  }
  "A way to reach the vendor: tel: or mailto:."
  type ContactChannel {
    "What it is for: hotline, support."
    label: String!
    "The number or the address, as it is read."
    value: String!
    "The number with tel:, or the address with mailto:."
    href: String!
  }

  """What is around a page besides header and footer, in one language: contacts, accounts, consent, poster. Made by src/gatsby/pages/site-extras.ts."""
  type SiteExtras implements Node @dontInfer {
    "The language that its texts are in, e.g. en."
    language: String!
    "The hotlines."
    phones: [ContactChannel!]!
    "The accounts that have a QR code."
    accounts: [SiteExtrasAccount!]!
    "In which time a question is answered."
    reply: String!
    "When page views are counted: always, or after-consent."
    consent: String!
    "Baidu Tongji's id of the site; empty: no script is loaded."
    statisticsId: String!
    "Whether readers are asked what they miss."
    feedback: Boolean!
    "The address that the poster leads to; null without a poster."
    poster: String
  }
  "An account of the vendor at a social network."
  type SiteExtrasAccount {
    "Its id in data/vendor.json."
    id: String!
    "The name of the account or its network."
    name: String!
    "The full address of the account."
    url: String!
    "Address of the picture of its QR code."
    qr: String!
  }

  """A product or a family of products in one language, from its facts (data/products)."""
  type Product implements Node @dontInfer {
    "The language and its slug, e.g. en BCC."
    key: String!
    "The language that its texts are in, e.g. en."
    language: String!
    "Its name in addresses and anchors."
    slug: String!
    "Its name, without what it is: BCC."
    name: String!
    "What kind of product it is: container platform, API gateway."
    category: String!
    "The name of its page."
    title: String!
    "Its address; null where the language hides its page."
    to: String
    "The only devices that have its page; null for both."
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
    "Its number: 5.6."
    version: String!
  }

  """What the API says of the whole site."""
  type SiteInfo implements Node @dontInfer {
    "The filing number of the site."
    crod: String!
    "A new id means a new poster, for visitors who have closed the last one as well."
    bannerId: String!
    "Origin of files and videos; empty: the site's own (src/features/hosting/company-host.ts)."
    companyHost: String!
    "The API's logo; null where it gives none, or a broken one."
    logo: SiteLogo
    "The answer of GetPicAddr. No page asks for it: the build makes the menu's pictures and the logo from it."
    pictureAddresses: PictureAddresses!
  }
  "Addresses at the API; empty where it gives none."
  type PictureAddresses {
    "What relative addresses of the menu's pictures are joined to."
    picAddr: String!
    "What relative addresses of pictures of certificates would be joined to; the site has none at the API."
    zsAddr: String!
    "What relative addresses of pictures of channel partners' certificates would be joined to; the site has none at the API."
    jxszsAddr: String!
    "What relative addresses of pictures of the home page would be joined to; the site has none at the API."
    syAddr: String!
    "The address of the logo; SiteInfo.logo is the picture behind it."
    logoUrl: String!
  }
  "The logo that the API gives."
  type SiteLogo {
    "Its address at the API."
    address: String!
    "Its address on this site."
    src: String!
    "Its width in pixels."
    width: Int!
    "Its height in pixels."
    height: Int!
  }
  # Not inferred: the configuration differs between develop and build, and so would the generated types.
  type Site implements Node @dontInfer {
    "What gatsby-config.ts says of the site."
    siteMetadata: SiteSiteMetadata!
  }
  "What gatsby-config.ts says of the site."
  type SiteSiteMetadata @dontInfer {
    "The origin of the published site, without a slash at the end."
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
