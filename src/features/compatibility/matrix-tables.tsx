import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ComponentProps } from 'react';
import { NamedLink } from '../../components/anchor';
import { type Cell, DataTable } from '../../components/data-table';
import type { SectionProps } from '../../components/section-props';
import { judge, kubernetesRange, releaseIn } from '../../content/compatibility/rules';
import type { TextsOf } from '../../i18n/instance';
import * as shared from '../../styles/shared.module.css';
import { type MatrixFilter, noFilter } from './filter';
import { marks } from './marks';
import * as styles from './matrix.module.css';
import type { MatrixSection, Product } from './matrix-section';
import { nearest } from './nearest';
import { cellOf, conditionsOf, reasonsOf } from './words';

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

/**
 * Tables with their headings. Without script, those whose rows have keys show only the row of the
 * product in the hash.
 */
function Tables({ tables }: { tables: readonly NamedTable[] }) {
  const { t } = useTranslation('matrix');

  return tables.map(
    ({ name, columns, rows }) =>
      rows.length > 0 && (
        <div key={name} className={styles.grid} data-rows={rows[0]?.key && ''}>
          <h3 className={shared.title}>{name}</h3>
          <DataTable label={name} columns={columns} rows={rows} none={t('no')} isDense />
        </div>
      ),
  );
}

/** All about one product in one table. */
export function ProductTable({
  section,
  product,
}: SectionProps<MatrixSection> & { product: Product }) {
  const { t } = useTranslation('matrix');
  const { groups, rules } = section;

  const platforms = groups.map(({ name, columns }) => {
    const cells = columns.flatMap((column) => {
      const cell = cellOf(product, column.id, section, t) ?? t('no');
      if (cell === '–') return [];
      return [cell === t('supported') ? column.name : `${column.name} ${cell}`];
    });
    return { name, cells: [cells.join(t('separator'))] };
  });
  const sentences = product.rules.flatMap((index) =>
    rules[index] ? rules[index].because + t('stop') : [],
  );
  const rulesRow = { name: t('rules'), cells: [sentences.join(' ')] };

  const rows = [...platforms, rulesRow].filter(({ cells }) => cells[0] !== '');
  const table = { name: product.title, columns: t('oneColumns', { returnObjects: true }), rows };
  return <Tables tables={[table]} />;
}

/**
 * Tables of the products that support the combination, of the others with the reasons, of rules and
 * Kubernetes versions.
 */
export function CombinationTables({ section, filter, supported }: TablesProps) {
  const { t } = useTranslation('matrix');
  const { groups } = section;
  const tables = [
    releaseTable(supported, filter, t),
    ...groups.map((group) => platformTable(section, group, supported, t)),
    refusedTable(section, supported, filter, t),
    rulesTable(section, t),
    minorsTable(section, t),
  ];
  return <Tables tables={tables} />;
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
  supported: readonly Product[],
  filter: MatrixFilter,
  t: TextsOf<'matrix'>,
): NamedTable {
  const columns = [
    t('product'),
    t('release'),
    'Kubernetes',
    t('full'),
    t('maintenance'),
    t('licence'),
  ];
  const rows = supported.map((product) => {
    const release = releaseIn(product, filter);
    const cells = [
      release?.version ?? '',
      kubernetesRange(release?.kubernetes ?? null) ?? t('anyKubernetes'),
      release?.full ?? '',
      release?.maintenance ?? '',
      product.licence,
    ];
    return { ...productRow(product, cells), id: product.id, key: product.id };
  });
  return { name: t('releases'), columns, rows };
}

/** What each product that supports the combination says of a group of platforms. */
function platformTable(
  section: MatrixSection,
  { name, columns: platforms }: MatrixSection['groups'][number],
  supported: readonly Product[],
  t: TextsOf<'matrix'>,
): NamedTable {
  const { products } = section;
  const columns = platforms.filter(({ id }) => products.some((product) => id in product.platforms));
  const rows = supported
    .filter((product) => columns.some(({ id }) => id in product.platforms))
    .map((product) => {
      const cells = columns.map(({ id }) => platformCell(product, id, section, t));
      return { ...productRow(product, cells), key: product.id };
    });
  return { name, columns: [t('product'), ...columns.map((column) => column.name)], rows };
}

/** How a product supports a platform: a symbol, with the platform's versions. */
function platformCell(
  product: Product,
  platform: string,
  section: MatrixSection,
  t: TextsOf<'matrix'>,
): Cell {
  const { state } = judge(product, { ...noFilter, platforms: [platform] }, section);
  const note = state === 'yes' ? (product.platforms[platform] ?? '') : '';
  return { symbol: marks[state], words: t(`cells.${state}`), note };
}

/** The products that don't support the combination: why, and the nearest one that they support. */
function refusedTable(
  section: MatrixSection,
  supported: readonly Product[],
  filter: MatrixFilter,
  t: TextsOf<'matrix'>,
): NamedTable {
  const { products } = section;
  const rows = products
    .filter((product) => !supported.includes(product))
    .map((product) => {
      const judgement = judge(product, filter, section);
      const combination = nearest(product, filter, section);
      return productRow(product, [
        judgement.state === 'no' ? t('no') : t('unverified'),
        reasonsOf(product, filter, judgement, section, t).join(' '),
        combination ? conditionsOf(combination, section, t, filter) : t('noNearest'),
      ]);
    });
  return {
    name: t('others'),
    columns: [t('product'), ...t('otherColumns', { returnObjects: true })],
    rows,
  };
}

/** The rules, and the products that each binds. */
function rulesTable({ products, rules }: MatrixSection, t: TextsOf<'matrix'>): NamedTable {
  const rows = rules.flatMap(({ because }, index) => {
    const boundProducts = products.filter((product) => product.rules.includes(index));
    if (boundProducts.length === 0) return [];
    return [{ name: because, cells: [boundProducts.map(({ name }) => name).join(t('separator'))] }];
  });
  return { name: t('rules'), columns: t('ruleColumns', { returnObjects: true }), rows };
}

/** When the Kubernetes versions end. */
function minorsTable({ minors }: MatrixSection, t: TextsOf<'matrix'>): NamedTable {
  const rows = minors.map(({ version, released, ends, extended }) => ({
    name: version,
    cells: [released, ends, extended ?? t('upstreamOnly')],
  }));
  return { name: t('minors'), columns: t('minorColumns', { returnObjects: true }), rows };
}
