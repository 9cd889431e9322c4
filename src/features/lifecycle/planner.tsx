import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { Select, TextField } from '../../components/field';
import { useAddressQuery } from '../../components/hooks/use-address-query';
import { ToolAnswer, ToolColumns, ToolFigure } from '../../components/tool-frame';
import type { TextsOf } from '../../i18n/instance';
import * as shared from '../../styles/shared.module.css';
import * as styles from './lifecycle.module.css';
import { minorsBetween, minutesOf } from './rules';

export type LifecycleData = Queries.LifecycleSectionFragment;
type Product = LifecycleData['products'][number];
type Release = Product['releases'][number];
type Step = Product['steps'][number];

const usualNodes = 20;
const mostNodes = 5000;

/** The upgrade that a visitor plans; products and releases go by the names that the address has. */
interface Plan {
  product: Product;
  from: Release;
  to: Release;
  /** In order; none if it's the newest release. */
  steps: readonly Step[];
  /** Worker nodes of a cluster. */
  nodes: number;
}

/** A whole number of nodes; the usual one for anything else. */
function parseNodes(text: string | null): number {
  const nodes = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return nodes >= 1 && nodes <= mostNodes ? nodes : usualNodes;
}

/**
 * The upgrade that a query names: `?product=BCC&from=5.6&to=5.8&nodes=40`. Untrusted: by default
 * that of the first product, from its oldest release to the newest.
 * @returns null without any product
 */
function planOf(products: readonly Product[], search: string): Plan | null {
  const query = new URLSearchParams(search);
  const product = products.find(({ slug }) => slug === query.get('product')) ?? products[0];
  if (!product) return null;

  const { releases } = product;
  const placeOf = (name: string, otherwise: number) => {
    const place = releases.findIndex(({ version }) => version === query.get(name));
    return place < 0 ? otherwise : place;
  };

  // Releases are newest first.
  const toPlace = placeOf('to', 0);
  const fromPlace = Math.max(placeOf('from', releases.length - 1), toPlace);
  const from = releases[fromPlace];
  const to = releases[toPlace];
  if (!from || !to) return null;

  const steps = product.steps.slice(toPlace, fromPlace).reverse();
  return { product, from, to, steps, nodes: parseNodes(query.get('nodes')) };
}

/** The query string of a plan. */
const planQuery = (product: string, from: string, to: string, nodes: number): string =>
  `?${new URLSearchParams({ product, from, to, nodes: String(nodes) })}`;

/**
 * Plans an upgrade: the path, how long a cluster takes, and the steps. The address keeps the
 * choice. Without script, every product lists its steps.
 */
export function Planner({ section }: { section: LifecycleData }) {
  const { query, isRead, replace } = useAddressQuery();
  const plan = planOf(section.products, query);
  if (!plan) return null;

  return (
    <ToolColumns
      form={<PlanForm products={section.products} plan={plan} onChange={replace} />}
      isRow
      isKnown={isRead}
    >
      <ToolAnswer>
        <PlanAnswer plan={plan} section={section} />
      </ToolAnswer>
    </ToolColumns>
  );
}

interface PlanFormProps {
  products: readonly Product[];
  plan: Plan;
  onChange(query: string): void;
}

/** Product, current release, target release, size of a cluster. */
function PlanForm({ products, plan, onChange }: PlanFormProps) {
  const { t } = useTranslation('lifecycle');
  const { product, from, to, nodes } = plan;
  const hasClusters = Boolean(product.releases[0]?.kubernetesRange);

  return (
    <form className={styles.planner} onSubmit={(event) => event.preventDefault()}>
      <Select
        name="product"
        label={t('product')}
        value={product.slug}
        options={products.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={({ currentTarget }) => onChange(`?product=${currentTarget.value}&nodes=${nodes}`)}
      />
      <ReleaseSelects plan={plan} onChange={onChange} />
      {hasClusters && (
        <TextField
          type="number"
          name="nodes"
          inputMode="numeric"
          min={1}
          max={mostNodes}
          label={t('nodes')}
          defaultValue={nodes}
          key={product.slug}
          onChange={({ currentTarget: { value } }) =>
            onChange(planQuery(product.slug, from.version, to.version, parseNodes(value)))
          }
        />
      )}
    </form>
  );
}

/** The current release and the target, which is never older. */
function ReleaseSelects({ plan, onChange }: Omit<PlanFormProps, 'products'>) {
  const { t } = useTranslation('lifecycle');
  const { product, from, to, nodes } = plan;
  // Newest first.
  const versions = product.releases.map(({ version }) => version);
  const newest = versions[0] ?? '';

  const changeFrom = (version: string) => {
    const isNewerThanTarget = versions.indexOf(version) < versions.indexOf(to.version);
    onChange(planQuery(product.slug, version, isNewerThanTarget ? newest : to.version, nodes));
  };
  const changeTo = (version: string) =>
    onChange(planQuery(product.slug, from.version, version, nodes));

  return (
    <>
      <Select
        name="from"
        label={t('current')}
        value={from.version}
        options={versions}
        onChange={({ currentTarget }) => changeFrom(currentTarget.value)}
      />
      <Select
        name="to"
        label={t('target')}
        value={to.version}
        options={versions.slice(0, versions.indexOf(from.version) + 1)}
        onChange={({ currentTarget }) => changeTo(currentTarget.value)}
      />
    </>
  );
}

interface PlanAnswerProps {
  plan: Plan;
  section: LifecycleData;
}

/** The path of an upgrade in large, how long its first release is supported, and its steps. */
function PlanAnswer({ plan, section }: PlanAnswerProps) {
  const { t } = useTranslation('lifecycle');
  const { product, from, steps } = plan;
  const path = [from.version, ...steps.map(({ after }) => after)].join(' → ');
  const isNewest = steps.length === 0;

  return (
    <div className={styles.answer}>
      <div className={styles.summary}>
        <p className={shared.eyebrow}>
          {isNewest
            ? t('none', { product: product.name, from: from.version })
            : t('path', { product: product.name, count: steps.length })}
        </p>
        <ToolFigure isLine>{isNewest ? t('upToDate') : path}</ToolFigure>
        <p>{`${from.version}${t('colon')}${from.text}`}</p>
        <ClusterTime plan={plan} section={section} />
        {product.notes && (
          <p>
            <Anchor href={product.notes}>{t('notes', { product: product.name })}</Anchor>
          </p>
        )}
      </div>
      <ol className={styles.path}>
        {steps.map((step) => (
          <PathStep key={step.after} step={step} />
        ))}
      </ol>
    </div>
  );
}

/** Minutes as hours and minutes, in one line. */
const durationText = (minutes: number, t: TextsOf<'lifecycle'>): string =>
  t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).replaceAll(
    ' ',
    '\u00a0',
  );

/** How long a cluster takes, for products on Kubernetes. */
function ClusterTime({ plan: { from, to, steps, nodes }, section }: PlanAnswerProps) {
  const { t } = useTranslation('lifecycle');
  const minors = minorsBetween(from.kubernetesRange, to.kubernetesRange);
  if (minors === null || steps.length === 0) return null;

  const minutes = minutesOf(section.times, nodes);
  return (
    <>
      <p>
        {t('clusterTime', {
          nodes: nodes.toLocaleString('en'),
          duration: durationText(minutes, t),
        })}
      </p>
      <p>
        {minors === 0
          ? t('minorsNone', { from: from.version })
          : t('minors', { count: minors, duration: durationText(minors * minutes, t) })}
      </p>
      <p className={shared.soft}>{section.timesCondition}</p>
    </>
  );
}

/** A step of an upgrade, without its empty facts. */
function PathStep({ step: { before, after, cells } }: { step: Step }) {
  const { t } = useTranslation('lifecycle');
  const [, ...columns] = t('stepColumns', { returnObjects: true });
  const facts = columns.flatMap((label, place) => {
    const text = cells[place];
    return text && text !== '–' ? [{ label, text }] : [];
  });

  return (
    <li>
      <h3 className={shared.title}>{`${before} → ${after}`}</h3>
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
