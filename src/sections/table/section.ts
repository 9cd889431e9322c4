import * as v from 'valibot';
import { sectionSchema } from '../../content/schemas/sections';
import { link, listOf, text } from '../../content/schemas/text';
import type { SectionDefinition } from '../../content/section-definition';
import { sectionHeadFields } from '../shared-types';
import { checkTable } from './check';
import { tableView } from './view';

/** A yes with a note. */
const mark = v.tuple([v.literal(true), text]);

/**
 * Specification, comparison or support matrix. The first cell of a row is its heading. `true` and
 * `false` become marks, and `[true, "recorded"]` a mark with a note.
 */
const schema = sectionSchema('table', {
  columns: listOf(2, text),
  rows: listOf(
    2,
    v.tupleWithRest(
      [text],
      v.union([text, v.boolean(), mark], 'neither a text, true, false nor [true, "…"]'),
    ),
  ),
  /** What is a link wherever a cell says it. */
  cellLinks: v.optional(listOf(1, link)),
  /**
   * The levels of the rows, by the first word of their headings, and the index of the column that
   * names the rows which come before.
   */
  levels: v.optional(
    v.strictObject({
      column: v.pipe(v.number(), v.integer(), v.minValue(1)),
      levels: listOf(2, v.strictObject({ name: text, rows: listOf(1, text) })),
    }),
  ),
});

declare module '../../content/schemas/sections' {
  interface SectionKinds {
    table: v.InferOutput<typeof schema>;
  }
}

const types = /* GraphQL */ `
  """A specification, a comparison or a support matrix, as editors have written it."""
  type TableSection implements SectionHead & TabularSection {
    ${sectionHeadFields}
    "The headings of the columns; the first is above the headings of the rows."
    columns: [String!]!
    "The cells of each row; that of a mark has its note, empty without one."
    rows: [[String!]!]!
    "For each cell of a table that has marks: true for a yes, false for a no, null for a text. Null for other tables."
    marks: [[Boolean]!]
    "What is a link wherever a cell says it; null for a table without links."
    cellLinks: [SectionLink!]
    "Its rows by level, above the table; null for a table without levels."
    rowLevels: [TableLevel!]
  }
  "The rows of a table that are on one level, by the level's name."
  type TableLevel {
    "The name of the level."
    name: String!
    "Its rows, in the order of the table."
    rows: [TableLevelRow!]!
  }
  "A row on its level, and the ids of the rows that come before it."
  type TableLevelRow {
    "The heading of the row."
    name: String!
    "The ids of the rows that come before it: the first words of their headings."
    needs: [String!]!
  }
`;

/** A specification, a comparison or a support matrix, as editors have written it. */
export const tableSection: SectionDefinition<'table'> = {
  schema,
  types,
  view: tableView,
  check: checkTable,
};
