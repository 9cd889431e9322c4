import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ChangeEvent, type ComponentProps, useMemo } from 'react';
import { Anchor } from '../../components/anchor';
import { queryOfForm, Select } from '../../components/field';
import { useAddressQuery } from '../../components/hooks/use-address-query';
import { PageLinks } from '../../components/page-links';
import type { SectionProps } from '../../components/section-props';
import {
  ToolAnswer,
  ToolColumns,
  ToolFigure,
  ToolFrame,
  ToolTables,
} from '../../components/tool-frame';
import { judge, releaseIn } from '../../content/compatibility/rules';
import * as shared from '../../styles/shared.module.css';
import {
  anyQuery,
  exampleFilter,
  filterQuery,
  type MatrixFilter,
  namesCombination,
  noFilter,
  readFilter,
} from './filter';
import * as styles from './matrix.module.css';
import { type MatrixSection, type Product, readMatrix } from './matrix-section';
import { CombinationTables, ProductTable } from './matrix-tables';
import { Verdict } from './matrix-verdict';
import { conditionsOf } from './words';

/**
 * Which products support a combination: the answer, and below it tables. The query names the
 * combination; until it does, the answer is for an example, and the tables hold everything. Without
 * script, the hash names the product that they show.
 */
export function Matrix({ section: data }: SectionProps<Queries.MatrixSectionFragment>) {
  const { t } = useTranslation('matrix');
  const section = useMemo(() => readMatrix(data), [data]);
  const { query, isRead, replace } = useAddressQuery();
  const isExample = !namesCombination(query);
  const filter = isExample ? exampleFilter(section) : readFilter(query, section);
  const product = section.products.find(({ id }) => id === filter.product);
  const tableFilter = isExample ? noFilter : filter;
  const supportedProducts = section.products.filter(
    (candidate) => judge(candidate, tableFilter, section).state === 'yes',
  );
  const choose = (newFilter: MatrixFilter) => replace(filterQuery(newFilter) || anyQuery);

  return (
    <ToolFrame {...section}>
      <ToolColumns
        form={
          <Selects
            section={section}
            filter={filter}
            product={product}
            onChange={(event) => choose(readFilter(queryOfForm(event), section))}
          />
        }
        isKnown={isRead}
      >
        <ToolAnswer>
          {product ? (
            <Verdict section={section} product={product} filter={filter} isExample={isExample} />
          ) : (
            <SupportedProducts section={section} filter={filter} products={supportedProducts} />
          )}
        </ToolAnswer>
        {filterQuery(filter) !== '' && <ClearButton onClick={() => choose(noFilter)} />}
      </ToolColumns>
      <WithoutScript section={section} />
      <ToolTables label={t('tables')}>
        {product && !isExample ? (
          <ProductTable section={section} product={product} />
        ) : (
          <CombinationTables section={section} filter={tableFilter} supported={supportedProducts} />
        )}
      </ToolTables>
      <Files section={section} />
    </ToolFrame>
  );
}

/** The tables as files, and until when they are valid. */
function Files({ section: { valid, files } }: { section: MatrixSection }) {
  return (
    <p className={shared.note}>
      {valid}{' '}
      {files.map((file) => (
        <Anchor key={file} href={file} className={styles.link}>
          {file.split('.').pop()?.toUpperCase()}
        </Anchor>
      ))}
    </p>
  );
}

interface SupportedProps {
  section: MatrixSection;
  filter: MatrixFilter;
  /** Those that support it. */
  products: readonly Product[];
}

/** How many products support a combination, each with a link to its own answer. */
function SupportedProducts({ section, filter, products }: SupportedProps) {
  const { t } = useTranslation('matrix');
  const isFiltered = filterQuery(filter) !== '';
  const conditions = conditionsOf(filter, section, t);
  const isNone = products.length === 0;

  return (
    <>
      <p className={shared.eyebrow}>{isFiltered ? conditions : t('start')}</p>
      <ToolFigure>{isNone ? t('noProduct') : t('products', { count: products.length })}</ToolFigure>
      <p>{isNone ? t('none', { conditions }) : t('meeting')}</p>
      <ul className={styles.products}>
        {products.map(({ id, name }) => (
          <li key={id}>
            <Anchor href={filterQuery({ ...filter, product: id })} translate="no">
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}

function ClearButton({ onClick }: { onClick(): void }) {
  const { t } = useTranslation('list');

  return (
    <button type="button" className={`${shared.textButton} ${shared.scriptOnly}`} onClick={onClick}>
      {t('clear')}
    </button>
  );
}

interface SelectsProps {
  section: MatrixSection;
  filter: MatrixFilter;
  product: Product | undefined;
  onChange(event: ChangeEvent<HTMLSelectElement>): void;
}

/** Choices of product, release, platforms and Kubernetes version. */
function Selects({ section, filter, product, onChange }: SelectsProps) {
  const { t } = useTranslation('matrix');
  const { products, groups, versions } = section;
  const common: Pick<ComponentProps<typeof Select>, 'placeholder' | 'onChange'> = {
    placeholder: t('all'),
    onChange,
  };

  return (
    <form className={styles.choices} onSubmit={(event) => event.preventDefault()}>
      <Select
        {...common}
        name="product"
        label={t('product')}
        value={filter.product}
        options={products.map((option) => ({ value: option.id, label: option.title }))}
      />
      {product && (
        <Select
          {...common}
          name="release"
          label={t('release')}
          value={releaseIn(product, filter)?.version ?? ''}
          options={product.releases.map(({ version }) => version)}
        />
      )}
      {groups.map(({ name, columns }) => (
        <Select
          key={name}
          {...common}
          name="platform"
          label={name}
          value={columns.find(({ id }) => filter.platforms.includes(id))?.id ?? ''}
          options={columns.map(({ id, name: label }) => ({ value: id, label }))}
        />
      ))}
      <Select
        {...common}
        name="kubernetes"
        label="Kubernetes"
        value={filter.kubernetes}
        options={versions}
      />
    </form>
  );
}

/** Links to the products' rows, of which styles show the one in the hash. */
function WithoutScript({ section: { id, products } }: { section: MatrixSection }) {
  const { t } = useTranslation('matrix');
  const rows = products.map((product) => ({ label: product.name, href: `#${product.id}` }));

  return (
    <div className={shared.withoutScript}>
      <p className={shared.note}>{t('withoutScript')}</p>
      <PageLinks label={t('product')} links={[{ label: t('showAll'), href: `#${id}` }, ...rows]} />
      <noscript>
        <style>{`${products.map(otherRows).join()}{display:none}`}</style>
      </noscript>
    </div>
  );
}

/**
 * The selector of what's hidden without script if the hash names this product. Has no characters
 * that HTML escapes.
 */
const otherRows = ({ id }: Product): string =>
  `main:has(#${id}:target) :is([data-row]:not([data-row=${id}]),[data-rows]:not(:has([data-row=${id}])))`;

export const query = graphql`
  fragment MatrixSection on MatrixSection {
    ...SectionHead
    products { ...MatrixProduct }
    groups {
      id
      name
      isOptional
      columns { id name ends }
    }
    rules {
      platforms
      kubernetes
      isRemark
      because
    }
    minors {
      version
      released
      ends
      extended
      last
    }
    versions
    valid
    lifecycle
    files
  }

  fragment MatrixProduct on Product {
    slug
    name
    title
    to
    devices
    licence
    rules
    maintains
    platforms { id support since }
    releases {
      version
      kubernetes
      full
      maintenance
      last
    }
  }
`;
