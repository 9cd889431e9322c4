import { unmarked } from '../../lib/line-breaks';
import * as shared from '../../styles/shared.module.css';
import { Anchor } from '../anchor';
import { Tree } from '../charts';
import { DataTable } from '../data-table';
import { Frame } from '../frame';
import type { SectionProps } from './props';
import type { TableKind } from './registry';

/** A table with the section's links. */
export const Table = ({ section, labels }: SectionProps<TableKind>) => (
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
