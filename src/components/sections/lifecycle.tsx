import { type ChangeEvent, useState } from 'react';
import { useBrowserValue } from '../../hooks/use-before-paint';
import { formatMessage } from '../../i18n/texts';
import * as shared from '../../styles/shared.module.css';
import { Anchor, NamedLink } from '../anchor';
import { DataTable } from '../data-table';
import { queryOfForm, Select } from '../field';
import { Fold } from '../fold';
import { Frame } from '../frame';
import * as styles from './lifecycle.module.css';
import type { SectionLabels, SectionProps } from './props';

/** The releases of every product as bars on a time axis, with their dates in words. */
export function Lifecycle({ section, labels }: SectionProps<'lifecycle'>) {
  const { years, today, built, feed, products, texts } = section;
  return (
    <Frame {...section}>
      <p className={shared.note}>{built}</p>
      <Planner section={section} labels={labels} />
      <p className={styles.legend}>
        <span>{texts.states.full}</span>
        <span className={styles.maintenance}>{texts.states.maintenance}</span>
        <span className={styles.now}>{texts.today}</span>
        <Anchor href={feed}>{texts.feed}</Anchor>
      </p>
      <div className={styles.chart} style={{ '--years': years.length, '--today': today }}>
        <div className={styles.axis} aria-hidden="true">
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
        {products.map(({ id, name, category, to, devices, upgrade, steps, releases }) => (
          <section key={id} id={id} className={styles.product} aria-labelledby={`${id}-name`}>
            <h3 id={`${id}-name`} className={shared.title}>
              <NamedLink href={to} devices={devices} translate="no">
                {name}
              </NamedLink>{' '}
              {category !== name && <small className={shared.note}>{category}</small>}
            </h3>
            <Releases id={id} releases={releases.slice(0, 1)} texts={texts} />
            {releases.length > 1 && (
              <Fold label={texts.earlier} isLong>
                <Releases id={id} releases={releases.slice(1)} texts={texts} />
                {upgrade && <p className={shared.fine}>{texts.upgrade + upgrade}</p>}
                <details className={styles.steps}>
                  <summary className={shared.disclosure}>
                    {formatMessage(texts.steps, { product: name })}
                  </summary>
                  <Steps name={name} steps={steps} texts={texts} labels={labels} />
                </details>
              </Fold>
            )}
          </section>
        ))}
      </div>
    </Frame>
  );
}

type Section = SectionProps<'lifecycle'>['section'];

interface StepsProps
  extends Pick<Section['products'][number], 'name' | 'steps'>,
    Pick<Section, 'texts'> {
  labels: SectionLabels;
}

/** A product's releases, newest first. */
const Releases = ({
  id,
  releases,
  texts,
}: Pick<Section['products'][number], 'id' | 'releases'> & Pick<Section, 'texts'>) => (
  <ul>
    {releases.map(({ version, state, bar: [from, full, end], text }) => (
      <li key={version} id={`${id}-${version}`} className={styles.release}>
        <strong>{version}</strong>
        <span className={shared.soft}>{texts.states[state]}</span>
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

/** A product's upgrade steps, from release to release. */
const Steps = ({ name, steps, texts, labels }: StepsProps) => (
  <DataTable
    label={formatMessage(texts.steps, { product: name })}
    columns={texts.stepColumns}
    rows={steps.map(({ before, after, cells }) => ({ name: `${before} → ${after}`, cells }))}
    isDense
    labels={labels}
  />
);

/** Shows the upgrade steps between two releases. The choice is kept in the address. Without script, every product lists its steps. */
function Planner({ section: { id, products, texts }, labels }: SectionProps<'lifecycle'>) {
  const query = useBrowserValue(() => window.location.search, '');
  const [chosen, choose] = useState<string | null>(null);
  const asked = new URLSearchParams(chosen ?? query);
  const product = products.find((one) => one.id === asked.get('product'));
  const versions = product?.releases.map(({ version }) => version) ?? [];
  const placeOf = (name: string, otherwise: number) => {
    const at = versions.indexOf(asked.get(name) ?? '');
    return at < 0 ? otherwise : at;
  };
  const to = placeOf('to', 0);
  const from = Math.max(placeOf('from', versions.length - 1), to);
  const steps = product?.steps.slice(to, from).reverse() ?? [];
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = `?${queryOfForm(event)}`;
    window.history.replaceState(window.history.state, '', window.location.pathname + next);
    choose(next);
  };
  return (
    <div className={`${styles.plan} ${shared.scriptOnly}`} id={`${id}-planner`}>
      <h3 className={shared.title}>{texts.planner}</h3>
      <form className={styles.planner} onSubmit={(event) => event.preventDefault()}>
        <Select
          name="product"
          label={texts.product}
          value={product?.id ?? ''}
          options={products.map((one) => ({ value: one.id, label: one.name }))}
          placeholder={texts.choose}
          onChange={change}
        />
        {product && (
          <>
            <Select
              {...{
                name: 'from',
                label: texts.current,
                value: versions[from] ?? '',
                onChange: change,
              }}
              options={versions}
            />
            <Select
              {...{ name: 'to', label: texts.target, value: versions[to] ?? '', onChange: change }}
              options={versions.slice(0, from + 1)}
            />
          </>
        )}
      </form>
      <div role="status">
        {product && (
          <>
            <p>
              <strong>
                {steps.length > 0
                  ? [
                      product.name,
                      [versions[from], ...steps.map(({ after }) => after)].join(' → '),
                    ].join(' ')
                  : formatMessage(texts.none, {
                      product: product.name,
                      from: versions[from] ?? '',
                    })}
              </strong>
            </p>
            <p>{`${versions[from]}${texts.colon}${product.releases[from]?.text ?? ''}`}</p>
            {steps.length > 0 && <Steps {...product} steps={steps} texts={texts} labels={labels} />}
          </>
        )}
      </div>
    </div>
  );
}
