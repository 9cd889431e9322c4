import { features } from '../features';
import type { ItemType } from '../features/feature';
import type { ItemKind, itemKinds } from '../site/item-kinds';

/** What every item has. */
const itemFields = /* GraphQL */ `
    "The language and its address: zh /case/linjiang-bank."
    key: String!
    "Its language, e.g. en."
    language: String!
    "A folder of data/items."
    kind: String!
    "Its number, unique in its kind, which query addresses name (section 2)."
    number: Int!
    "The address of its page, on this site."
    href: String!
    "Its title. Invisible characters in it say where a line may break."
    title: String!
    "What it is about, in a sentence or two."
    description: String!
    "Its day: YYYY-MM-DD."
    date: String!
    "Its day in words, as the language writes it."
    day: String!
    "What stands above its title in lists: the customer of a case, the team of a position, the number of an advisory. Null for other kinds."
    label: String
    "Address of its cover; null for kinds without one."
    cover: String
    "Its tags, in their order."
    tags: [PageTag!]!
    "Null for an item that is not downloaded behind a form."
    download: Download
    "Its video; null without one."
    video: Video
    "The length of its video in words; null without one."
    duration: String
    "Of a case: who it was for, how much and how long; of a position: where, how many and until when."
    facts: [ItemFact!]!
`;

/** The types of the kinds that any site has; their schemas are in src/content/schemas/item.ts. */
const typesOfKinds: Readonly<Record<(typeof itemKinds)[number], ItemType>> = {
  case: {
    name: 'Case',
    description: 'A customer case: situation, approach, result',
    fields: /* GraphQL */ `
    "The name of the customer."
    customer: String!
    "What the customer is called where there's little room; the whole name if there is no shorter one."
    shortName: String!
    "The name of the customer's industry."
    industry: String!
    "The colour of its industry."
    accent: String!
    "The first of its figures; null without any."
    figure: CaseFigure
    "What the customer says; null without a quotation."
    quote: CaseQuote
`,
  },
  news: { name: 'News', description: 'A news item' },
  joinus: {
    name: 'Position',
    description: 'An open position',
    fields: /* GraphQL */ `
    "The cities of its offices."
    place: String!
    "An email to apply by."
    apply: PageLink!
`,
  },
  report: { name: 'Report', description: 'A report' },
  whitePaper: { name: 'WhitePaper', description: 'A white paper' },
  productVideo: { name: 'ProductVideo', description: 'A video about a product' },
  liveReview: { name: 'LiveReview', description: 'A clip of a live session, with its transcript' },
  productTrial: { name: 'ProductTrial', description: 'A trial of a product' },
  cloudtech: { name: 'TechnologyVideo', description: 'A video about a technology' },
  pptdown: { name: 'SlideDeck', description: 'Slides, with the talk where it was recorded' },
  fileDown: { name: 'Guide', description: 'A guide, checklist or manual for projects' },
  topics: { name: 'Topic', description: 'An engineering topic' },
};

const itemTypes: Readonly<Partial<Record<string, ItemType>>> = Object.assign(
  {},
  typesOfKinds,
  ...features.map((feature) => feature.itemTypes),
);

/**
 * The name of the type of a kind of items: `Case` of `case`.
 * @throws Error if the feature that has the kind gives no type
 */
export function itemType(kind: ItemKind): string {
  const type = itemTypes[kind];
  if (!type)
    throw new Error(`Items of the kind ${kind} have no type: name one in itemTypes of its feature`);

  return type.name;
}

/** The names of the types of all kinds of items. */
export const itemTypeNames = (): string[] =>
  Object.values(itemTypes).flatMap((type) => type?.name ?? []);

/**
 * GraphQL types of items: the interface `Item`, which `allItem` queries, and a type of each kind,
 * such as `Case`, which `allCase` queries.
 */
export const itemTypeDefinitions = (): string[] => [
  `
  """
  An item of any kind: a case, a news item, a paper, a position … in one language.
  allItem has those of all kinds, allCase, allNews … those of one.
  """
  interface Item implements Node {
    id: ID!
    ${itemFields}
  }
  "What a customer says in a case."
  type CaseQuote {
    "What is said, without quotation marks."
    text: String!
    "Who says it: a position, as customers are quoted without their names."
    by: String!
  }
  `,
  ...Object.entries(itemTypes).flatMap(([kind, type]) => (type ? definition(kind, type) : [])),
];

const definition = (kind: string, { name, description, fields = '' }: ItemType): string => `
  """${description}, in one language (data/items/${kind})."""
  type ${name} implements Node & Item @dontInfer {
    ${itemFields}
    ${fields}
  }
`;
