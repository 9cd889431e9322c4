import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { DataTable, foldLabel } from '../../components/data-table';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { unmarked } from '../../site/line-breaks';
import * as shared from '../../styles/shared.module.css';
import * as styles from './specification.module.css';

type FactTable = Queries.SpecificationSectionFragment['product']['specification'];

/** A table's rows without those that are shown before; a heading without rows below it goes. */
function otherRows({ rows, keys }: FactTable): FactTable['rows'] {
  const others = rows.filter(([name = '', value]) => value === undefined || !keys.includes(name));
  return others.filter((row, index) => row.length > 1 || (others[index + 1]?.length ?? 0) > 1);
}

/** A row of texts, the first of which is its heading. */
const tableRow = ([name = '', ...cells]: readonly string[]) => ({ name, cells });

/**
 * The specification of a product: what is looked up most, the rest behind it; and links to the
 * product on the pages about all products.
 */
export function Specification({ section }: SectionProps<Queries.SpecificationSectionFragment>) {
  const { t } = useTranslation('page');
  const { specification, links } = section.product;
  const { columns, rows, keys } = specification;

  const isPaired = columns.length === 2;

  const tableLabel = unmarked(section.heading);
  const isFolded = keys.length > 0;
  const keyRows = isFolded ? rows.filter(([name = '']) => keys.includes(name)) : rows;
  const others = isFolded ? otherRows(specification) : [];
  const names = others.flatMap(([name = '', value]) => (value === undefined ? [] : [name]));
  const restLabel = foldLabel(names, keys.length + names.length, { t });

  return (
    <Frame {...section} rank="minor">
      <DataTable
        label={isFolded ? foldLabel(keys, keys.length, { t }) : tableLabel}
        columns={columns}
        rows={keyRows.map(tableRow)}
        isOpen={isFolded}
        isPaired={isPaired}
      />
      <div className={isFolded ? styles.end : undefined}>
        {isFolded && (
          <details className={styles.rest}>
            <summary className={shared.disclosure}>{restLabel}</summary>
            <DataTable
              label={restLabel}
              columns={columns}
              rows={others.map(tableRow)}
              isOpen
              isPaired={isPaired}
            />
          </details>
        )}
        <p className={shared.actions}>
          {links.map(({ label, href }) => (
            <Anchor key={href} href={href} className={shared.touch}>
              {label}
            </Anchor>
          ))}
        </p>
      </div>
    </Frame>
  );
}

export const query = graphql`
  fragment SpecificationSection on SpecificationSection {
    ...SectionHead
    product {
      specification { columns rows keys }
      links { ...Link }
    }
  }
`;
