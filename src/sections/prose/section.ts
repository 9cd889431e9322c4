import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { paragraphs, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';

const schema = sectionSchema('prose', { paragraphs, list: v.optional(v.array(text)) });

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    prose: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """Text in a reading column, with a list, charts, or a topology before and after."""
  type ProseSection implements SectionHead {
    ${sectionHeadFields}
    "The text."
    paragraphs: [String!]!
    "A list below the text; null without one."
    list: [String!]
    "Bar charts below the text; null without any."
    charts: [BarChart!]
    "How something was built before and after; null without it."
    topology: Topology
  }
  "Bars that start at zero. Shares are percents of the longest bar or of the limit, whichever is greater."
  type BarChart {
    "What the bars compare."
    title: String!
    "The names of the bars in a row; null for one bar a row."
    series: [String!]
    "Its bars, from top to bottom."
    rows: [BarChartRow!]!
    "A line across all bars; null without one."
    limit: BarLimit
  }
  "A bar, or a group of bars."
  type BarChartRow {
    "What the row is about."
    label: String!
    "One bar, or one for each of the series."
    bars: [Bar!]!
  }
  "A bar with its value."
  type Bar {
    "What is written at its end: the value with its unit."
    shown: String!
    "Its length, in percent of the longest bar or of the limit, whichever is greater."
    share: Float!
  }
  "The line across all bars."
  type BarLimit {
    "What the limit is."
    label: String!
    "Its place, in percent of the longest bar or of the limit, whichever is greater."
    share: Float!
  }
  "Rows of boxes from top to bottom, each row linked to the next."
  type Topology {
    "The rows before: the names in their boxes."
    before: [[String!]!]!
    "The rows after: the names in their boxes."
    after: [[String!]!]!
    "What stands above each side."
    labels: TopologyLabels!
  }
  "The headings of both sides."
  type TopologyLabels {
    "The heading of the side before."
    before: String!
    "The heading of the side after."
    after: String!
  }
`;

/** Text in a reading column, with a list, charts, or a topology before and after. */
export const proseSection: SectionDefinition<'prose'> = { schema, types };
