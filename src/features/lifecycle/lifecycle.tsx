import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ChangeEvent, useState } from 'react';
import { Anchor, NamedLink } from '../../components/anchor';
import { DataTable } from '../../components/data-table';
import { queryOfForm, Select } from '../../components/field';
import { Fold } from '../../components/fold';
import { Frame } from '../../components/frame';
import { useBrowserValue } from '../../components/hooks/use-before-paint';
import type { SectionProps } from '../../components/section-props';
import * as shared from '../../styles/shared.module.css';
import * as styles from './lifecycle.module.css';

/** The releases of every product as bars on a time axis, with their dates in words. */
export function Lifecycle({ section }: SectionProps<Queries.LifecycleSectionFragment>) {
  const { t } = useTranslation('lifecycle');
  const { years, today, built, releaseFeed, calendar, products } = section;
  return (
    <Frame {...section}>
      <p className={shared.note}>{built}</p>
      <Planner section={section} />
      <p className={styles.legend}>
        <span>{t('states.full')}</span>
        <span className={styles.maintenance}>{t('states.maintenance')}</span>
        <span className={styles.now}>{t('today')}</span>
        <Anchor href={releaseFeed}>{t('feed')}</Anchor>
        <Anchor href={calendar}>{t('calendar')}</Anchor>
      </p>
      <div className={styles.chart} style={{ '--years': years.length, '--today': today }}>
        <div className={styles.axis} aria-hidden="true">
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
        {products.map(({ slug: id, name, category, to, devices, upgrade, steps, releases }) => (
          <section key={id} id={id} className={styles.product} aria-labelledby={`${id}-name`}>
            <h3 id={`${id}-name`} className={shared.title}>
              <NamedLink href={to} devices={devices} translate="no">
                {name}
              </NamedLink>{' '}
              {category !== name && <small className={shared.note}>{category}</small>}
            </h3>
            <Releases id={id} releases={releases.slice(0, 1)} />
            {releases.length > 1 && (
              <Fold label={t('earlier')} isLong>
                <Releases id={id} releases={releases.slice(1)} />
                {upgrade && <p className={shared.fine}>{t('upgrade') + upgrade}</p>}
                <details className={styles.steps}>
                  <summary className={shared.disclosure}>{t('steps', { product: name })}</summary>
                  <Steps name={name} steps={steps} />
                </details>
              </Fold>
            )}
          </section>
        ))}
      </div>
    </Frame>
  );
}

type Section = Queries.LifecycleSectionFragment;

type StepsProps = Pick<Section['products'][number], 'name' | 'steps'>;

/** A product's releases, newest first. */
const Releases = ({
  id,
  releases,
}: Pick<Section['products'][number], 'releases'> & { id: string }) => {
  const { t } = useTranslation('lifecycle');
  return (
    <ul>
      {releases.map(({ version, state, bar: [from = 0, full = 0, end = 0], text }) => (
        <li key={version} id={`${id}-${version}`} className={styles.release}>
          <strong>{version}</strong>
          <span className={shared.soft}>{t(`states.${state}`)}</span>
          <span
            className={styles.bar}
            aria-hidden="true"
            style={{ '--from': from, '--full': full, '--end': end }}
          />
          <span className={`${styles.dates} ${shared.soft}`}>{text}</span>
        </li>
      ))}
    </ul>
  );
};

/** A product's upgrade steps, from release to release. */
const Steps = ({ name, steps }: StepsProps) => {
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

/** Shows the upgrade steps between two releases. The choice is kept in the address. Without script, every product lists its steps. */
function Planner({ section }: SectionProps<Queries.LifecycleSectionFragment>) {
  const { t } = useTranslation('lifecycle');
  const { id, products } = section;
  const { query, choose } = useChosenQuery();
  const plan = planOf(products, new URLSearchParams(query));

  return (
    <div className={`${styles.plan} ${shared.scriptOnly}`} id={`${id}-planner`}>
      <h3 className={shared.title}>{t('planner')}</h3>
      <form className={styles.planner} onSubmit={(event) => event.preventDefault()}>
        <Select
          name="product"
          label={t('product')}
          value={plan?.product.slug ?? ''}
          options={products.map((product) => ({ value: product.slug, label: product.name }))}
          placeholder={t('choose')}
          onChange={choose}
        />
        {plan && (
          <>
            <Select
              name="from"
              label={t('current')}
              value={plan.versions[plan.from] ?? ''}
              options={plan.versions}
              onChange={choose}
            />
            <Select
              name="to"
              label={t('target')}
              value={plan.versions[plan.to] ?? ''}
              options={plan.versions.slice(0, plan.from + 1)}
              onChange={choose}
            />
          </>
        )}
      </form>
      <div role="status">{plan && <PlanAnswer plan={plan} />}</div>
    </div>
  );
}

/** The query of the address, which follows the selects of a form. */
function useChosenQuery() {
  const asked = useBrowserValue(() => window.location.search, '');
  const [chosen, setChosen] = useState<string | null>(null);

  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const query = `?${queryOfForm(event)}`;
    window.history.replaceState(window.history.state, '', window.location.pathname + query);
    setChosen(query);
  };
  return { query: chosen ?? asked, choose };
}

/**
 * The upgrade that a query names, by default from the oldest release to the newest.
 * @returns null without a known product; `from` and `to` are places in `versions`, newest first
 */
function planOf(products: Section['products'], query: URLSearchParams) {
  const product = products.find(({ slug }) => slug === query.get('product'));
  if (!product) return null;

  const versions = product.releases.map(({ version }) => version);
  const placeOf = (name: string, otherwise: number) => {
    const place = versions.indexOf(query.get(name) ?? '');
    return place < 0 ? otherwise : place;
  };
  const to = placeOf('to', 0);
  const from = Math.max(placeOf('from', versions.length - 1), to);
  const steps = product.steps.slice(to, from).reverse();
  return { product, versions, from, to, steps };
}

interface PlanAnswerProps {
  plan: NonNullable<ReturnType<typeof planOf>>;
}

/** The path of an upgrade, how long its first release is supported, and its steps. */
function PlanAnswer({ plan }: PlanAnswerProps) {
  const { t } = useTranslation('lifecycle');
  const { product, versions, from, steps } = plan;
  const current = versions[from] ?? '';
  const path = [current, ...steps.map(({ after }) => after)].join(' → ');

  return (
    <>
      <p>
        <strong>
          {steps.length > 0
            ? `${product.name} ${path}`
            : t('none', { product: product.name, from: current })}
        </strong>
      </p>
      <p>{`${current}${t('colon')}${product.releases[from]?.text ?? ''}`}</p>
      {steps.length > 0 && <Steps name={product.name} steps={steps} />}
    </>
  );
}

export const query = graphql`
  fragment LifecycleSection on LifecycleSection {
    ...SectionHead
    years
    today
    built
    releaseFeed
    calendar
    products { ...LifecycleProduct }
    figure { ...Drawing }
  }

  fragment LifecycleProduct on Product {
    slug
    name
    category
    to
    devices
    upgrade
    steps { before after cells }
    releases {
      version
      available
      state
      bar
      text
    }
  }
`;
