import { Anchor } from '../../components/anchor';
import { Tree } from '../../components/charts';
import { DataTable } from '../../components/data-table';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { unmarked } from '../../site/line-breaks';
import * as shared from '../../styles/shared.module.css';
import type { TableKind } from '../../templates/section-registry';

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
