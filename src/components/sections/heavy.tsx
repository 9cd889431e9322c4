import { unmarked } from '../../lib/line-breaks';
import * as shared from '../../styles/shared.module.css';
import { Anchor } from '../anchor';
import { BarChart, Change, Tree } from '../charts';
import { DataTable } from '../data-table';
import { Frame } from '../frame';
import { Lifecycle } from './lifecycle';
import { Matrix } from './matrix';
import type { SectionProps } from './props';
import { Paragraphs } from './prose';
import * as styles from './prose.module.css';
import type { Heavy, Tables } from './registry';

/** Text in a reading column, optionally with a list and charts. */
const Prose = ({ section }: SectionProps<'prose'>) => (
  <Frame {...section} layout="split" flows>
    <div className={shared.paragraphs}>
      <Paragraphs texts={section.paragraphs} />
      {section.list && (
        <ul className={styles.list}>
          {section.list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
    </div>
    {section.topology && <Change topology={section.topology} />}
    {section.charts?.map((chart) => (
      <BarChart key={chart.title} chart={chart} />
    ))}
  </Frame>
);

/** A table with the section's links. */
const Table = ({ section, labels }: SectionProps<Tables>) => (
  <Frame {...section} tone="quiet">
    {section.kind === 'table' && section.tree && <Tree nodes={section.tree} />}
    <DataTable
      label={`${unmarked(section.heading)} · ${labels.sections.table}`}
      columns={section.columns}
      rows={section.rows.map(([first, ...cells]) => ({ name: String(first), cells }))}
      labels={labels}
    />
    {'links' in section &&
      section.links.map(({ label, href }) => (
        <Anchor key={href} href={href} className={shared.touch}>
          {label}
        </Anchor>
      ))}
  </Frame>
);

/** The components for the kinds of sections whose code and styles home does without. */
export const heavy: Heavy = {
  matrix: Matrix,
  lifecycle: Lifecycle,
  prose: Prose,
  table: Table,
  specification: Table,
  ending: Table,
  licences: Table,
  prices: Table,
  models: Table,
};
