import { listKinds, type SectionKind } from '../content/schemas/sections';
import { switchStates } from '../site/switchover';

/** The name of a kind's type in the union `Section`: `OverviewSection` of `overview`. */
export const sectionType = (kind: SectionKind): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Section`;

/**
 * GraphQL types of sections, a type for each kind, in the order of src/content/schemas/sections.ts. The component of a kind asks for its fields in a
 * fragment. Fields of one name have one type and may all be null or not, in all kinds and below: GraphQL refuses the fragments otherwise.
 */
export const sectionTypeDefinitions = /* GraphQL */ `
  """What all sections have."""
  interface SectionHead {
    "Its anchor."
    id: String!
    heading: String!
    "A sentence below the heading."
    lead: String
  }

  """A list of titles with a text each."""
  interface TitledListSection {
    items: [TitledText!]!
  }
  "An entry of most lists."
  type TitledText {
    title: String!
    text: String!
  }

  """A table. The first cell of a row is its heading; a row of one cell is the heading of those below it."""
  interface TabularSection {
    columns: [String!]!
    rows: [[String!]!]!
  }

  """A link of a section."""
  type SectionLink {
    label: String!
    "Its address; null where the language hides the page."
    to: String
    "The only devices that have the page."
    devices: Devices
  }

  """What the page is about, with a list of facts."""
  type OverviewSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    paragraphs: [String!]!
    facts: [OverviewFact!]
  }
  "A fact beside the text."
  type OverviewFact {
    term: String!
    detail: String!
  }

  """What customers struggle with."""
  type PainPointsSection implements SectionHead & TitledListSection {
    id: String!
    heading: String!
    lead: String
    items: [TitledText!]!
  }

  """The core technology: a diagram with its flows, prose and mechanisms."""
  type ArchitectureSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    paragraphs: [String!]!
    diagram: Diagram!
    "The diagram as the build has drawn it."
    drawing: Drawing
    mechanisms: [TitledText!]
  }
  "Layers from top to bottom with their components, and the flows between components."
  type Diagram {
    caption: String!
    layers: [DiagramLayer!]!
    flows: [DiagramFlow!]!
  }
  "A layer, or in other layouts a zone or a stage."
  type DiagramLayer {
    name: String!
    components: [DiagramComponent!]!
  }
  "A box of the diagram."
  type DiagramComponent {
    "Unique in its diagram; flows name it."
    id: String!
    name: String!
    note: String
  }
  "What one component sends to another."
  type DiagramFlow {
    "Ids of components."
    from: String!
    to: String!
    label: String!
  }

  """What distinguishes a product, in the accent of its family."""
  type HighlightsSection implements SectionHead & TitledListSection {
    id: String!
    heading: String!
    lead: String
    items: [TitledText!]!
  }

  """Usage scenarios."""
  type ScenariosSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    items: [Scenario!]!
  }
  "A situation in which the product is used."
  type Scenario {
    title: String!
    text: String!
    "The state that the reader reaches."
    result: String
  }

  """Claimed or measured figures."""
  type FiguresSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    figures: [Figure!]!
  }
  "A figure; one that was measured before and after has what it was, and both as percents of the larger."
  type Figure {
    value: String!
    label: String!
    was: String
    shares: [Float!]
  }

  """Questions and answers."""
  type QuestionsSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    items: [Question!]!
  }
  "A question and its answer."
  type Question {
    question: String!
    answer: String!
  }

  """A specification, a comparison or a support matrix, as editors have written it."""
  type TableSection implements SectionHead & TabularSection {
    id: String!
    heading: String!
    lead: String
    columns: [String!]!
    "The text of a mark is its note."
    rows: [[String!]!]!
    "For each cell of a table that has marks: true for a yes, false for a no, null for a text."
    marks: [[Boolean]!]
    "What leads to what, by the rows' headings: from the roots to the leaves."
    tree: [TreeEntry!]
  }
  "A row in the tree of a table."
  type TreeEntry {
    name: String!
    "How many entries are above it; those below it follow it."
    level: Int!
  }

  """Specification and compatibility of a product, from its facts (data/products)."""
  type SpecificationSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    product: Product! @link(by: "key")
  }

  """Text in a reading column, with a list, charts, or a topology before and after."""
  type ProseSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    paragraphs: [String!]!
    list: [String!]
    charts: [BarChart!]
    topology: Topology
  }
  "Bars that start at zero. Shares are percents of the longest bar or of the limit, whichever is greater."
  type BarChart {
    title: String!
    "The names of the bars in a row; null for one bar a row."
    series: [String!]
    rows: [BarChartRow!]!
    "A line across all bars."
    limit: BarLimit
  }
  "A bar, or a group of bars."
  type BarChartRow {
    label: String!
    bars: [Bar!]!
  }
  "A bar with its value."
  type Bar {
    "What is written at its end."
    shown: String!
    share: Float!
  }
  "The line across all bars."
  type BarLimit {
    label: String!
    share: Float!
  }
  "Rows of boxes from top to bottom, each row linked to the next."
  type Topology {
    before: [[String!]!]!
    after: [[String!]!]!
    labels: TopologyLabels!
  }
  "The headings of both sides."
  type TopologyLabels {
    before: String!
    after: String!
  }

  """The challenges of an industry."""
  type ChallengesSection implements SectionHead & TitledListSection {
    id: String!
    heading: String!
    lead: String
    items: [TitledText!]!
  }

  """The products of a solution."""
  type ProductsUsedSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    items: [UsedProduct!]!
  }
  "A product in a solution."
  type UsedProduct {
    name: String!
    "What it does in the solution."
    role: String!
    "Its address; null where the language hides its page."
    to: String
    "The only devices that have its page."
    devices: Devices
    "Where the language hides its page: the path that its icon goes by."
    path: String
  }

  """Steps in their order."""
  type StepsSection implements SectionHead & TitledListSection {
    id: String!
    heading: String!
    lead: String
    items: [TitledText!]!
  }

  """The parts of a whole; those with pages of their own are links."""
  type ModulesSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    items: [Module!]!
  }
  "A part of the whole."
  type Module {
    title: String!
    text: String!
    "Its address; null for a part without a page, or whose page the language hides."
    to: String
    "The only devices that have its page."
    devices: Devices
    "Where the language hides its page: the path that its icon goes by."
    path: String
  }

  """Dated entries along a line."""
  type TimelineSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    items: [Period!]!
    "For entries that are timed to the second: their axis, for wide and for narrow windows."
    axes: [Drawing!]
  }
  "The entries of one date."
  type Period {
    date: String!
    "Its place on the axis that all periods have in common, in percent: start and length."
    span: [Float!]
    entries: [TitledText!]!
  }

  """A recorded site switch, for replay."""
  type SwitchoverSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    items: [SwitchMoment!]!
    "The names of the two sites, and of the arbiter between them."
    sites: [String!]!
    arbiter: String!
    "To the page that the moments are from."
    action: SectionLink!
  }
  "A moment of the switch."
  type SwitchMoment {
    "When it was, in words and in seconds after the first moment."
    date: String!
    at: Float!
    title: String!
    text: String!
    "What it does to the site that is switched."
    state: SwitchState!
  }
  "What happens to the shards of a site that is switched, in order."
  enum SwitchState { ${switchStates.join(' ')} }

  """What a customer says."""
  type QuoteSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    text: String!
    by: String!
    role: String!
    "Address of the case whose customer speaks."
    case: String
  }

  """Links to other pages, with a sentence each."""
  type LinksSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    items: [DescribedLink!]!
  }
  "A link with a sentence about its page."
  type DescribedLink {
    label: String!
    text: String!
    to: String
    "The only devices that have the page."
    devices: Devices
  }

  """The vendor's offices and delivery centres."""
  type OfficesSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    offices: [Office!]!
    "How they work together, drawn."
    hub: Drawing
  }
  "An office or a delivery centre."
  type Office {
    id: String!
    city: String!
    address: String!
    role: String!
    phone: OfficePhone
  }
  "Its telephone number, and its tel: address."
  type OfficePhone {
    value: String!
    href: String!
  }

  """Hotlines and e-mail addresses."""
  type ContactSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    channels: [ContactChannel!]!
  }

  """A list of items, newest first."""
  type ListingSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    "What it lists: the items of a kind, or those of all kinds by their tags."
    of: ListKind!
    entries: [ListEntry!]!
    "The values that the list can be narrowed by."
    facets: [String!]!
    "Address of the page with the whole list; null if this is it."
    more: String
    "Address of the list as RSS."
    feed: String
    "How many entries each facet has, drawn."
    figure: Drawing
  }
  "The kinds of items, and tags for the items of all kinds."
  enum ListKind { ${listKinds.join(' ')} }
  "An item in a list."
  type ListEntry {
    href: String!
    title: String!
    "Empty where a list shows titles only."
    description: String!
    "YYYY-MM-DD, and as the language writes it."
    date: String!
    day: String!
    "The customer of a case, the team of a position, the number of an advisory; in a list of all kinds, the kind first."
    label: String
    "Its values among those that the list can be narrowed by."
    facets: [String!]
    "Address of its cover."
    cover: String
    "The length of a video."
    note: String
    figure: ListFigure
    download: Download
  }
  "The first figure of a case."
  type ListFigure {
    value: String!
    label: String!
  }

  """The customers, linked to their cases."""
  type CustomersSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    customers: [Customer!]! @link(by: "key")
    "Address of all cases."
    all: String!
  }
  """The platforms of every product, from the facts."""
  type MatrixSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    products: [Product!]! @link(by: "key")
    groups: [PlatformGroup!]!
    rules: [CompatibilityRule!]!
    "The minor versions of Kubernetes, newest first."
    minors: [KubernetesVersion!]!
    versions: [String!]!
    "Until when the data are right, in words."
    valid: String!
    "Address of the lifecycle page."
    lifecycle: String!
    "Addresses of the matrix as CSV and JSON."
    files: [String!]!
    "How many products run on each platform, drawn."
    figure: Drawing
  }
  "A group of platforms, e.g. operating systems."
  type PlatformGroup {
    id: String!
    name: String!
    "Whether a product may do without any platform of the group."
    isOptional: Boolean!
    columns: [PlatformColumn!]!
  }
  "A platform."
  type PlatformColumn {
    id: String!
    name: String!
    "When its maker's support ends, in words."
    ends: String
  }
  "Says of some combinations that they are refused, or what must be done for them to work."
  type CompatibilityRule {
    "Any platform of each list together …"
    platforms: [[String!]!]!
    "… with any of these versions of Kubernetes; null means any."
    kubernetes: [String!]
    "It works, and something has to be done for it; otherwise it is refused."
    isRemark: Boolean!
    because: String!
  }
  "A minor version of Kubernetes."
  type KubernetesVersion {
    version: String!
    "In words, as the next two."
    released: String!
    ends: String!
    "The last day of our own fixes; null without any."
    extended: String
    "The last day of fixes, ours or those of upstream: YYYY-MM-DD."
    last: String!
  }


  """The releases of every product over time, from the facts."""
  type LifecycleSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    "The years of the axis."
    years: [Int!]!
    "The day of the build on the axis, in percent."
    today: Float!
    "The day of the build in words."
    built: String!
    "Address of the releases as RSS."
    releaseFeed: String!
    products: [Product!]! @link(by: "key")
    "How many releases are in each state, drawn."
    figure: Drawing
  }

  """Releases whose support ends within six months of the build."""
  type EndingSection implements SectionHead & TabularSection {
    id: String!
    heading: String!
    lead: String
    columns: [String!]!
    rows: [[String!]!]!
  }

  """What the licence of each product is counted by, and its trial."""
  type LicencesSection implements SectionHead & TabularSection {
    id: String!
    heading: String!
    lead: String
    columns: [String!]!
    rows: [[String!]!]!
  }

  """Guide prices by product, or an example of data/pricing.json, worked out."""
  type PricesSection implements SectionHead & TabularSection {
    id: String!
    heading: String!
    lead: String
    columns: [String!]!
    rows: [[String!]!]!
  }

  """The memory of open-weight models (data/models.json)."""
  type ModelsSection implements SectionHead & TabularSection {
    id: String!
    heading: String!
    lead: String
    columns: [String!]!
    rows: [[String!]!]!
  }

  """Every page of the site, by group."""
  type SiteMapSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    groups: [LinkGroup!]!
  }

  """The pages of every product's documentation."""
  type DocsSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    groups: [LinkGroup!]!
  }
  "Links below one title."
  type LinkGroup {
    title: String!
    links: [PageLink!]!
  }

  """The closing invitation of a page."""
  type CallToActionSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    text: String!
    action: SectionLink!
    secondary: SectionLink
  }
`;
