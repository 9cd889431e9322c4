import type { FactView, SectionView } from '../content/page-view';
import type { BarsView } from '../drawings/charts/bars';
import type { TreeNode } from '../drawings/charts/tree';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import * as styles from './charts.module.css';
import { Words } from './words';

/* Charts made of HTML, so that their text can be selected and reflows. */

/** Percentages as custom properties, e.g. `--share: 0.34`. */
const scaled = (shares: Record<string, number>) =>
  Object.fromEntries(Object.entries(shares).map(([name, share]) => [`--${name}`, share / 100]));

/** Bars with their values. A limit is a line across all of them. In groups of bars, screen readers announce the series of each. */
export const BarChart = ({ chart: { title, series, rows, limit } }: { chart: BarsView }) => (
  <figure className={styles.chart}>
    <figcaption>
      <strong>{title}</strong>
      {series && (
        <span className={styles.legend} aria-hidden="true">
          {series.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      )}
    </figcaption>
    <dl className={styles.rows} style={limit && scaled({ limit: limit.share })}>
      {rows.map(({ label, bars }, at) => (
        <div key={label} className={styles.row}>
          <dt className={shared.fine}>{label}</dt>
          <dd className={limit ? styles.limited : undefined}>
            {bars.map(({ shown, share }, index) => (
              <p key={series?.[index] ?? label} style={scaled({ share })}>
                {series && <span className="visually-hidden">{series[index]} </span>}
                <span>{shown}</span>
              </p>
            ))}
            {limit && at === rows.length - 1 && <small>{limit.label}</small>}
          </dd>
        </div>
      ))}
    </dl>
  </figure>
);

/** A tree of what leads to what: left to right, on phones top to bottom. */
export const Tree = ({ nodes }: { nodes: readonly TreeNode[] }) => (
  <ul className={styles.tree}>
    {nodes.map(({ name, next }) => (
      <li key={name}>
        <span>{name}</span>
        {next.length > 0 && <Tree nodes={next} />}
      </li>
    ))}
  </ul>
);

/** Two topologies side by side: rows of boxes, each row connected to the next. */
export const Change = ({
  topology,
}: {
  topology: NonNullable<SectionView<'prose'>['topology']>;
}) => (
  <div className={styles.sides}>
    {(['before', 'after'] as const).map((side) => (
      <figure key={side} className={styles[side]}>
        <figcaption className={shared.note}>{topology.labels[side]}</figcaption>
        {topology[side].map((row, at, rows) => {
          // Rows of equal length are connected box by box, others by a bar.
          const above = rows[at - 1]?.length ?? row.length;
          return (
            <ul
              key={row.join()}
              style={above === row.length ? undefined : { '--widest': Math.max(above, row.length) }}
            >
              {row.map((box) => (
                <li key={box} data-tile="">
                  <Words text={box} />
                </li>
              ))}
            </ul>
          );
        })}
      </figure>
    ))}
  </div>
);

/** A case at a glance. */
export const FactStrip = ({ facts }: { facts: readonly FactView[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, text, links }) => (
      <div key={label}>
        <dt className={shared.note}>{label}</dt>
        {text && <dd>{text}</dd>}
        {links?.map((link) => (
          <dd key={link.href}>
            <Anchor href={link.href} devices={link.devices}>
              {link.label}
            </Anchor>
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
