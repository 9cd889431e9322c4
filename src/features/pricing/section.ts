import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../../sections/shared-types';
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
    ${sectionHeadFields}
    "What a perpetual licence costs, compared with subscriptions."
    perpetual: PerpetualLicence!
    "The maintenance levels that a customer can choose."
    levels: [PriceLevel!]!
    "The products that the language shows, with their prices."
    units: [PricedUnit!]!
    "The deployments that a visitor can start from."
    presets: [PricePreset!]!
    "What a licence includes."
    included: [String!]!
    "What a licence doesn't include."
    excluded: [String!]!
    "What stands above the tables."
    tablesLabel: String!
    "The prices as tables: units, maintenance levels, services, and each example worked out."
    tables: [PriceTable!]!
    "Address of the form that takes an estimate; null if the site has none."
    consult: String
    "Address of this page on the site."
    page: String!
  }
  "What a perpetual licence costs."
  type PerpetualLicence {
    "How many annual subscriptions it costs."
    years: Int!
    "What maintenance costs a year from the second year on, in per cent of the licence."
    maintenance: Float!
  }
  "A maintenance level, and what it adds, in per cent."
  type PriceLevel {
    "Its id in data/service.json."
    id: String!
    "The name of the level."
    name: String!
    "What it adds to the price, in per cent."
    percent: Float!
  }
  "What a unit of a product's licence metric costs a year."
  type PricedUnit {
    "The product's name in addresses: BCC."
    slug: String!
    "The product's name."
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
    "What the deployment is called."
    label: String!
    "The id of its maintenance level."
    level: String!
    "The products in it."
    counts: [PricedCount!]!
  }
  "How many units of a product."
  type PricedCount {
    "The product's name in addresses: BCC."
    slug: String!
    "How many units there are."
    count: Int!
  }
  "Prices as a table."
  type PriceTable {
    "The heading above the table."
    heading: String!
    "A sentence below the heading; null without one."
    lead: String
    "The headings of the columns."
    columns: [String!]!
    "The cells of each row."
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
