import type { ComponentProps } from 'react';
import { NamedLink } from '../../components/anchor';
import { DataTable } from '../../components/data-table';
import type { SectionProps } from '../../components/section-props';
import * as shared from '../../styles/shared.module.css';
import type { MatrixFilter } from './filter';
import * as styles from './matrix.module.css';
import type { MatrixSection, Product } from './matrix-section';
import { nearest } from './nearest';
import { judge, releaseIn } from './rules';
import { cellOf, conditionsOf, kubernetesRange, reasonsOf, titleOf } from './words';

type Row = ComponentProps<typeof DataTable>['rows'][number];

interface TablesProps extends SectionProps<MatrixSection> {
  filter: MatrixFilter;
  /** The products that support the combination. */
  supported: readonly Product[];
}

interface NamedTable {
  name: string;
  columns: readonly string[];
  rows: readonly Row[];
}

/** Tables with their headings. Without script, those whose rows have keys show only the row of the product in the hash. */
const Tables = ({
  tables,
  section,
  labels,
}: SectionProps<MatrixSection> & { tables: readonly NamedTable[] }) =>
  tables.map(
    ({ name, columns, rows }) =>
      rows.length > 0 && (
        <div key={name} className={styles.grid} data-rows={rows[0]?.key && ''}>
          <h3 className={shared.title}>{name}</h3>
          <DataTable
            label={name}
            columns={columns}
            rows={rows}
            none={section.texts.no}
            isDense
            labels={labels}
          />
        </div>
      ),
  );

/** All about one product in one table. */
export function ProductTable({
  section,
  labels,
  product,
}: SectionProps<MatrixSection> & { product: Product }) {
  const { groups, rules, texts } = section;

  const platforms = groups.map(({ name, columns }) => {
    const cells = columns.flatMap((column) => {
      const cell = cellOf(product, column.id, section, texts) ?? texts.no;
      if (cell === '–') return [];
      return [cell === texts.supported ? column.name : `${column.name} ${cell}`];
    });
    return { name, cells: [cells.join(texts.separator)] };
  });
  const sentences = product.rules.flatMap((at) =>
    rules[at] ? rules[at].because + texts.stop : [],
  );
  const bound = { name: texts.rules, cells: [sentences.join(' ')] };

  const rows = [...platforms, bound].filter(({ cells }) => cells[0] !== '');
  const table = { name: titleOf(product), columns: texts.oneColumns, rows };
  return <Tables tables={[table]} section={section} labels={labels} />;
}

/** Tables of the products that support the combination, of the others with the reasons, of rules and Kubernetes versions. */
export function CombinationTables({ section, labels, filter, supported }: TablesProps) {
  const { groups } = section;
  const tables = [
    releaseTable(section, supported, filter),
    ...groups.map((group) => platformTable(section, group, supported)),
    refusedTable(section, supported, filter),
    rulesTable(section),
    minorsTable(section),
  ];
  return <Tables tables={tables} section={section} labels={labels} />;
}

/** The row of a product, whose name leads to its page. */
const productRow = (product: Product, cells: Row['cells']): Row => ({
  name: product.name,
  head: (
    <NamedLink href={product.to} devices={product.devices} translate="no">
      {product.name}
    </NamedLink>
  ),
  cells,
});

/** The release of each product that supports the combination. */
function releaseTable(
  { texts }: MatrixSection,
  supported: readonly Product[],
  filter: MatrixFilter,
): NamedTable {
  const columns = [
    texts.product,
    texts.release,
    'Kubernetes',
    texts.full,
    texts.maintenance,
    texts.licence,
  ];
  const rows = supported.map((product) => {
    const release = releaseIn(product, filter);
    const cells = [
      release?.version ?? '',
      kubernetesRange(release?.kubernetes ?? null) ?? texts.anyKubernetes,
      release?.full ?? '',
      release?.maintenance ?? '',
      product.licence,
    ];
    return { ...productRow(product, cells), id: product.id, key: product.id };
  });
  return { name: texts.releases, columns, rows };
}

/** What each product that supports the combination says of a group of platforms. */
function platformTable(
  section: MatrixSection,
  { name, columns: platforms }: MatrixSection['groups'][number],
  supported: readonly Product[],
): NamedTable {
  const { products, texts } = section;
  const columns = platforms.filter(({ id }) => products.some((product) => id in product.platforms));
  const rows = supported
    .filter((product) => columns.some(({ id }) => id in product.platforms))
    .map((product) => {
      const cells = columns.map(({ id }) => cellOf(product, id, section, texts));
      return { ...productRow(product, cells), key: product.id };
    });
  return { name, columns: [texts.product, ...columns.map((column) => column.name)], rows };
}

/** The products that don't support the combination: why, and the nearest one that they support. */
function refusedTable(
  section: MatrixSection,
  supported: readonly Product[],
  filter: MatrixFilter,
): NamedTable {
  const { products, texts } = section;
  const rows = products
    .filter((product) => !supported.includes(product))
    .map((product) => {
      const judgement = judge(product, filter, section);
      const combination = nearest(product, filter, section);
      return productRow(product, [
        judgement.state === 'no' ? texts.no : texts.unverified,
        reasonsOf(product, filter, judgement, section).join(' '),
        combination ? conditionsOf(combination, section, filter) : texts.noNearest,
      ]);
    });
  return { name: texts.others, columns: [texts.product, ...texts.otherColumns], rows };
}

/** The rules, and the products that each binds. */
function rulesTable({ products, rules, texts }: MatrixSection): NamedTable {
  const rows = rules.flatMap(({ because }, at) => {
    const bound = products.filter((product) => product.rules.includes(at));
    if (bound.length === 0) return [];
    return [{ name: because, cells: [bound.map(({ name }) => name).join(texts.separator)] }];
  });
  return { name: texts.rules, columns: texts.ruleColumns, rows };
}

/** When the Kubernetes versions end. */
function minorsTable({ minors, texts }: MatrixSection): NamedTable {
  const rows = minors.map(({ version, released, ends, extended }) => ({
    name: version,
    cells: [released, ends, extended ?? texts.upstreamOnly],
  }));
  return { name: texts.minors, columns: texts.minorColumns, rows };
}
