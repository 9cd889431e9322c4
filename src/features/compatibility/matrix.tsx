import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ChangeEvent, type ComponentProps, useMemo, useState } from 'react';
import { Anchor } from '../../components/anchor';
import { queryOfForm, Select } from '../../components/field';
import { Frame } from '../../components/frame';
import { pendingClass } from '../../components/hooks/use-asked-item';
import { useBeforePaint, useBrowserValue } from '../../components/hooks/use-before-paint';
import { PageLinks } from '../../components/page-links';
import type { SectionProps } from '../../components/section-props';
import { judge, releaseIn } from '../../content/compatibility/rules';
import * as shared from '../../styles/shared.module.css';
import { titleOf } from '../../views/product-title';
import { filterQuery, type MatrixFilter, noFilter, readFilter } from './filter';
import * as styles from './matrix.module.css';
import { type MatrixSection, type Product, readMatrix } from './matrix-section';
import { CombinationTables, ProductTable } from './matrix-tables';
import { Verdict } from './matrix-verdict';
import { conditionsOf } from './words';

/** Which products support a combination. With script, the query names the combination; without, the hash names a product. */
export function Matrix({ section: data }: SectionProps<Queries.MatrixSectionFragment>) {
  const { t } = useTranslation('matrix');
  const list = useTranslation('list');
  const section = useMemo(() => readMatrix(data), [data]);
  const { filter, isKnown, apply } = useFilter(section);
  const product = section.products.find(({ id }) => id === filter.product);
  const supported = section.products.filter(
    (candidate) => judge(candidate, filter, section).state === 'yes',
  );
  const isFiltered = filterQuery(filter) !== '';

  return (
    <Frame {...section}>
      <Selects
        section={section}
        filter={filter}
        product={product}
        onChange={(event) => apply(readFilter(queryOfForm(event), section))}
      />
      <WithoutScript section={section} />
      <div className={isKnown ? undefined : pendingClass({ state: 'waiting' })}>
        <div
          id={`${section.id}-answer`}
          role="status"
          className={isFiltered ? shared.notice : undefined}
        >
          {product && <Verdict section={section} product={product} filter={filter} />}
          {!product && isFiltered && (
            <p>
              {supported.length > 0
                ? t('count', { count: supported.length })
                : t('none', { conditions: conditionsOf(filter, section, t) })}
            </p>
          )}
          {isFiltered && (
            <button type="button" className={shared.textButton} onClick={() => apply(noFilter)}>
              {list.t('clear')}
            </button>
          )}
        </div>
        {product ? (
          <ProductTable section={section} product={product} />
        ) : (
          <CombinationTables section={section} filter={filter} supported={supported} />
        )}
      </div>
      <p className={shared.note}>
        {section.valid}{' '}
        {section.files.map((file) => (
          <Anchor key={file} href={file} className={styles.link}>
            {file.split('.').pop()?.toUpperCase()}
          </Anchor>
        ))}
      </p>
    </Frame>
  );
}

/** The combination that the address names or the visitor has chosen since. `isKnown` is false until the address is read, as in the static HTML. */
function useFilter(section: MatrixSection) {
  const asked = useBrowserValue<MatrixFilter | null>(
    () => readFilter(window.location.search, section),
    null,
  );
  const [chosen, choose] = useState<MatrixFilter | null>(null);

  // The browser has already scrolled to the row, before the answer appeared and the other rows were removed.
  useBeforePaint(() => {
    if (!asked || !filterQuery(asked)) return;
    document.getElementById(`${section.id}-answer`)?.scrollIntoView({ block: 'center' });
  }, [asked]);

  const apply = (filter: MatrixFilter) => {
    const address = window.location.pathname + filterQuery(filter);
    window.history.replaceState(window.history.state, '', address);
    choose(filter);
  };
  return { filter: chosen ?? asked ?? noFilter, isKnown: asked !== null, apply };
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
    <form
      className={`${shared.selects} ${shared.scriptOnly}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        {...common}
        name="product"
        label={t('product')}
        value={filter.product}
        options={products.map((one) => ({ value: one.id, label: titleOf(one) }))}
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

/** The selector of what's hidden without script if the hash names this product. Has no characters that HTML escapes. */
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
    figure { ...Drawing }
  }

  fragment MatrixProduct on Product {
    slug
    name
    category
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
