import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor, NamedLink } from '../../components/anchor';
import { DataTable } from '../../components/data-table';
import { Facets } from '../../components/facets';
import { Fold } from '../../components/fold';
import { useFilter } from '../../components/hooks/use-filter';
import type { SectionProps } from '../../components/section-props';
import { ToolFrame } from '../../components/tool-frame';
import * as shared from '../../styles/shared.module.css';
import * as styles from './lifecycle.module.css';
import { type LifecycleData, Planner } from './planner';

type Product = LifecycleData['products'][number];

/**
 * The planner of upgrades, and below it the releases of every product on a time axis: a row each,
 * with dates and steps once it's opened, by family. With script a visitor can choose a family;
 * phones and tablets fold each.
 */
export function Lifecycle({ section }: SectionProps<LifecycleData>) {
  const { t } = useTranslation('lifecycle');
  const { years, today, built, releaseFeed, calendar, products, families } = section;
  const [asked, choose] = useFilter(families.length > 1);
  const chosen = families.find(({ id }) => id === asked);

  return (
    <ToolFrame {...section}>
      <Planner section={section} />
      <h3 className={styles.heading}>{t('timeline')}</h3>
      <p className={shared.soft}>
        {t('timelineNote')} <Anchor href="#ending">{t('ending')}</Anchor>
      </p>
      <div className={styles.key}>
        <p className={styles.legend}>
          <span>{t('states.full')}</span>
          <span className={styles.maintenance}>{t('states.maintenance')}</span>
          <span className={styles.now}>{t('today')}</span>
        </p>
        <p className={styles.links}>
          {releaseFeed !== null && <Anchor href={releaseFeed}>{t('feed')}</Anchor>}
          <Anchor href={calendar}>{t('calendar')}</Anchor>
        </p>
      </div>
      {families.length > 1 && (
        <Facets
          legend={t('filterBy')}
          values={families.map(({ id }) => id)}
          selected={chosen?.id ?? null}
          labelOf={(id) => families.find((family) => family.id === id)?.name ?? t('allFamilies')}
          countOf={(id) => (families.find((family) => family.id === id)?.slugs ?? products).length}
          onChoose={choose}
        />
      )}
      <div className={styles.chart} style={{ '--years': years.length, '--today': today }}>
        <div className={styles.axis} aria-hidden="true">
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
        {(chosen ? [chosen] : families).map((family) => (
          <FamilyRows key={family.id} family={family} products={products} isFolded={!chosen} />
        ))}
      </div>
      <p className={shared.note}>{built}</p>
    </ToolFrame>
  );
}

interface FamilyProps {
  family: LifecycleData['families'][number];
  products: readonly Product[];
  /** Whether phones and tablets fold it. */
  isFolded: boolean;
}

/** The products of a family, below its name. */
function FamilyRows({ family: { name, slugs }, products, isFolded }: FamilyProps) {
  const rows = products
    .filter(({ slug }) => slugs.includes(slug))
    .map((product) => <ProductRow key={product.slug} product={product} />);

  return (
    <section className={styles.family}>
      <h4 className={isFolded ? shared.fromDesktop : undefined}>{name}</h4>
      {isFolded ? (
        <Fold label={`${name} · ${rows.length}`} className={styles.folded} isLong>
          {rows}
        </Fold>
      ) : (
        rows
      )}
    </section>
  );
}

/** The class of a release's bar; undefined while it has full support. */
function barClass(state: Product['releases'][number]['state']): string | undefined {
  if (state === 'full') return undefined;
  return state === 'coming' ? styles.coming : styles.past;
}

/**
 * A product: its releases as bars, and once it's opened, their dates and the steps between them.
 */
function ProductRow({ product }: { product: Product }) {
  const { t } = useTranslation('lifecycle');
  const { slug, name, category, to, devices, upgrade, notes, steps, releases } = product;
  const [newest] = releases;

  return (
    <details className={styles.product}>
      <summary className={styles.row}>
        <span className={styles.name}>
          <strong translate="no">{name}</strong>{' '}
          <span className={shared.fine}>
            {newest && `${newest.version} · ${t(`states.${newest.state}`)}`}
          </span>
        </span>
        <span className={styles.bars} aria-hidden="true">
          {[...releases].reverse().map(({ version, state, bar: [from = 0, full = 0, end = 0] }) => (
            <span
              key={version}
              className={barClass(state)}
              style={{ '--from': from, '--full': full, '--end': end }}
            >
              <span>{version}</span>
            </span>
          ))}
        </span>
      </summary>
      {/* A link to a product leads here, so that the browser opens its row. */}
      <div id={slug} className={styles.dates}>
        <p>
          <NamedLink href={to} devices={devices} translate="no">
            {name}
          </NamedLink>{' '}
          {category.toLowerCase() !== name.toLowerCase() && (
            <span className={shared.soft}>{category}</span>
          )}
        </p>
        <Releases slug={slug} name={name} releases={releases} />
        {upgrade && <p className={shared.fine}>{t('upgrade') + upgrade}</p>}
        {notes && (
          <p>
            <Anchor href={notes}>{t('notes', { product: name })}</Anchor>
          </p>
        )}
        {steps.length > 0 && <Steps name={name} steps={steps} />}
      </div>
    </details>
  );
}

/** A product's releases, newest first: what the bars show, as a table. */
const Releases = ({ slug, name, releases }: Pick<Product, 'slug' | 'name' | 'releases'>) => {
  const { t } = useTranslation('lifecycle');
  return (
    <DataTable
      label={t('releases', { product: name })}
      columns={t('releaseColumns', { returnObjects: true })}
      rows={releases.map(({ version, state, text }) => ({
        name: version,
        id: `${slug}-${version}`,
        cells: [t(`states.${state}`), text],
      }))}
      isOpen
    />
  );
};

/** A product's upgrade steps, from release to release. */
const Steps = ({ name, steps }: Pick<Product, 'name' | 'steps'>) => {
  const { t } = useTranslation('lifecycle');
  return (
    <DataTable
      label={t('steps', { product: name })}
      columns={t('stepColumns', { returnObjects: true })}
      rows={steps.map(({ before, after, cells }) => ({ name: `${before} → ${after}`, cells }))}
      isDense
    />
  );
};

export const query = graphql`
  fragment LifecycleSection on LifecycleSection {
    ...SectionHead
    years
    today
    built
    releaseFeed
    calendar
    products { ...LifecycleProduct }
    families { id name slugs }
    times {
      preflight
      controlPlane
      watch
      node
      batch
    }
    timesCondition
  }

  fragment LifecycleProduct on Product {
    slug
    name
    category
    to
    devices
    upgrade
    notes
    steps { before after cells }
    releases {
      version
      available
      kubernetesRange
      state
      bar
      text
    }
  }
`;
