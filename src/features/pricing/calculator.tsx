import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { DataTable } from '../../components/data-table';
import { useAddressQuery } from '../../components/hooks/use-address-query';
import type { SectionProps } from '../../components/section-props';
import { ToolColumns, ToolFrame, ToolTables } from '../../components/tool-frame';
import * as shared from '../../styles/shared.module.css';
import * as styles from './calculator.module.css';
import { CalculatorForm } from './calculator-form';
import { type Choice, choiceQuery, readChoice } from './choice';
import { Estimate } from './estimate';

type CalculatorData = Queries.CalculatorSectionFragment;

/**
 * What products cost: the visitor's choice, and below it the price list and worked examples as
 * tables. The address keeps the choice. Without script, the tables stand alone.
 */
export function Calculator({ section }: SectionProps<CalculatorData>) {
  const { query, isRead, replace } = useAddressQuery();
  const choice = readChoice(query, section);
  const choose = (next: Choice) => replace(choiceQuery(next));

  return (
    <ToolFrame {...section}>
      <ToolColumns
        form={<CalculatorForm section={section} choice={choice} onChange={choose} />}
        isKnown={isRead}
      >
        <Estimate section={section} choice={choice} />
      </ToolColumns>
      <Scope section={section} />
      <ToolTables label={section.tablesLabel}>
        {section.tables.map((table) => (
          <PriceTable key={table.heading} table={table} />
        ))}
      </ToolTables>
    </ToolFrame>
  );
}

/** What a licence includes, and what it doesn't. */
function Scope({ section: { included, excluded } }: SectionProps<CalculatorData>) {
  const { t } = useTranslation('pricing');
  const lists = [
    { name: t('included'), mark: styles.included, entries: included },
    { name: t('excluded'), mark: styles.excluded, entries: excluded },
  ];

  return (
    <div className={styles.scope}>
      {lists.map(({ name, mark, entries }) => (
        <div key={name}>
          <h3 className={shared.title}>{name}</h3>
          <ul className={mark}>
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Prices as a table with its heading. */
const PriceTable = ({
  table: { heading, lead, columns, rows },
}: {
  table: CalculatorData['tables'][number];
}) => (
  <div className={styles.table}>
    <h3 className={shared.title}>{heading}</h3>
    {lead && <p className={shared.soft}>{lead}</p>}
    <DataTable
      label={heading}
      columns={columns}
      rows={rows.map(([name = '', ...cells]) => ({ name, cells }))}
    />
  </div>
);

export const query = graphql`
  fragment CalculatorSection on CalculatorSection {
    ...SectionHead
    perpetual { years maintenance }
    levels {
      id
      name
      percent
    }
    units {
      slug
      name
      product
      metric
      price
    }
    presets {
      label
      level
      counts { slug count }
    }
    included
    excluded
    tablesLabel
    tables {
      heading
      lead
      columns
      rows
    }
    consult
    page
  }
`;
