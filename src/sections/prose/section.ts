import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { paragraphs, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';

const schema = sectionSchema('prose', { paragraphs, list: v.optional(v.array(text)) });

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    prose: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Text in a reading column, with a list, charts, or a topology before and after."""
  type ProseSection implements SectionHead {
    id: String!
    heading: String!
    lead: String
    surface: Surface
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
`;

/** Text in a reading column, with a list, charts, or a topology before and after. */
export const proseSection: SectionDefinition<'prose'> = { schema, types };
