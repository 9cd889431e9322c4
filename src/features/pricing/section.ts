import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { choiceQuery, usualChoice } from './choice';
import { calculator } from './view';

const tableHead = v.strictObject({ heading: text, lead: v.optional(text) });

const schema = sectionSchema('calculator', {
  /**
   * Deployments of data/pricing.json that a visitor can start from, each also worked out as a
   * table.
   */
  examples: listOf(1, v.strictObject({ example: text, label: text, ...tableHead.entries })),
  /** What a licence includes, and what it doesn't. */
  included: listOf(1, text),
  excluded: listOf(1, text),
  /** Headings of the tables below. */
  tables: v.strictObject({
    label: text,
    units: tableHead,
    levels: tableHead,
    services: tableHead,
  }),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    calculator: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Guide prices: a calculator, and as tables."""
  type CalculatorSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
    "A perpetual licence costs this many annual subscriptions, and from its second year on this share of it, in per cent."
    perpetual: PerpetualLicence!
    levels: [PriceLevel!]!
    units: [PricedUnit!]!
    "The deployments that a visitor can start from."
    presets: [PricePreset!]!
    included: [String!]!
    excluded: [String!]!
    tablesLabel: String!
    tables: [PriceTable!]!
    "Address of the form that takes an estimate; null if the site has none."
    consult: String
    "Address of this page on the site."
    page: String!
  }
  "What a perpetual licence costs."
  type PerpetualLicence {
    years: Int!
    maintenance: Float!
  }
  "A maintenance level, and what it adds, in per cent."
  type PriceLevel {
    id: String!
    name: String!
    percent: Float!
  }
  "What a unit of a product's licence metric costs a year."
  type PricedUnit {
    slug: String!
    name: String!
    "The page's id, by which forms know the product."
    product: String!
    "What a licence is counted by."
    metric: String!
    "In yuan; null on request."
    price: Int
  }
  "A deployment to start from."
  type PricePreset {
    label: String!
    level: String!
    counts: [PricedCount!]!
  }
  "How many units of a product."
  type PricedCount {
    slug: String!
    count: Int!
  }
  "Prices as a table."
  type PriceTable {
    heading: String!
    lead: String
    columns: [String!]!
    rows: [[String!]!]!
  }
`;

/** Guide prices: a calculator, and as tables. */
export const calculatorSection: SectionDefinition<'calculator'> = {
  schema,
  types,
  check({ examples }, { content, report }) {
    for (const [place, { example }] of examples.entries()) {
      if (!content.pricing.examples[example])
        report(`examples.${place}.example`, `no example ${example} in data/pricing.json`);
    }
  },
  view({ examples, ...section }, site) {
    return { ...section, ...calculator({ ...section, examples }, site) };
  },
  markdownParts(section, { getFixedT }) {
    const t = getFixedT('pricing');
    const address = section.page + choiceQuery(usualChoice(section));

    return {
      paragraphs: [t('copy', { address })],
      items: [
        { name: t('included'), entries: section.included },
        { name: t('excluded'), entries: section.excluded },
      ],
      tables: section.tables,
    };
  },
};
