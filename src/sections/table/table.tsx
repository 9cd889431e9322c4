import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Levels } from '../../components/charts';
import { type Cell, DataTable } from '../../components/data-table';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { unmarked } from '../../site/line-breaks';

type TabularSection = Queries.SectionHeadFragment &
  Pick<Queries.TableSectionFragment, 'columns' | 'rows'> &
  Partial<Pick<Queries.TableSectionFragment, 'marks' | 'cellLinks'>>;

interface PlainTableProps extends SectionProps<TabularSection> {
  /** Above the table. */
  before?: ReactNode;
  /** Below it. */
  children?: ReactNode;
  /** Phones show all rows, too. */
  isOpen?: boolean;
}

/** A section with a table. */
export const PlainTable = ({ section, before, children, isOpen = false }: PlainTableProps) => {
  const { t } = useTranslation('page');
  return (
    <Frame {...section}>
      {before}
      <DataTable
        label={`${unmarked(section.heading)} · ${t('sections.table')}`}
        columns={section.columns}
        links={section.cellLinks ?? []}
        isOpen={isOpen}
        rows={section.rows.map(([name = '', ...texts], row) => ({
          name,
          cells: texts.map((text, index) => cellOf(text, section.marks?.[row]?.[index + 1])),
        }))}
      />
      {children}
    </Frame>
  );
};

/** A text, or a mark with its note. */
function cellOf(text: string, mark: boolean | null | undefined): Cell {
  const isText = mark === null || mark === undefined;
  return isText ? text : { isYes: mark, note: text };
}

/** A table that editors have written, below the levels of its rows if it has them. */
export const Table = ({ section }: SectionProps<Queries.TableSectionFragment>) => (
  <PlainTable
    section={section}
    before={section.rowLevels && <Levels levels={section.rowLevels} />}
  />
);

export const query = graphql`
  fragment TableSection on TableSection {
    ...SectionHead
    ...Table
    marks
    cellLinks { ...SectionLink }
    rowLevels {
      name
      rows { name needs }
    }
  }

  fragment Table on TabularSection {
    columns
    rows
  }
`;
