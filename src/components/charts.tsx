import type { BarsView } from '../drawings/charts/bars';
import type { TreeNode } from '../drawings/charts/tree';
import type { FactView, SectionView } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import * as styles from './charts.module.css';

/* Charts of HTML: their texts are texts, and they follow the width. Bars are borders, which every printer prints. */

/** Shares (percents) as custom properties, e.g. `--share: 0.34`. */
const scaled = (shares: Record<string, number>) =>
  Object.fromEntries(Object.entries(shares).map(([name, share]) => [`--${name}`, share / 100]));

/** Bars with their values at their ends; a limit is a line across all of them. */
export const BarChart = ({ chart: { title, rows, limit } }: { chart: BarsView }) => (
  <figure className={styles.chart}>
    <figcaption className={styles.title}>{title}</figcaption>
    <dl className={styles.rows} style={limit && scaled({ limit: limit.share })}>
      {rows.map(({ label, shown, share }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={limit ? styles.limited : undefined} style={scaled({ share })}>
            {shown}
          </dd>
        </div>
      ))}
    </dl>
    {limit && (
      <p className={styles.limit} style={scaled({ limit: limit.share })}>
        <span>{limit.label}</span>
      </p>
    )}
  </figure>
);

/** A measured figure's two bars: as it is now above as it was. */
export const ChangeBars = ({ shares: [before = 0, after = 0] }: { shares: readonly number[] }) => (
  <span className={styles.change} aria-hidden="true">
    <span style={scaled({ share: after })} />
    <span style={scaled({ share: before })} />
  </span>
);

/** What opens the way to what: from left to right, on phones one below the other. */
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

/** Two topologies side by side: rows of boxes, each row linked to the next. */
export const Change = ({ topology }: { topology: NonNullable<SectionView<'prose'>['topology']> }) => (
  <div className={styles.sides}>
    {(['before', 'after'] as const).map((side) => (
      <figure key={side} className={styles[side]}>
        <figcaption className={shared.note}>{topology.labels[side]}</figcaption>
        {topology[side].map((row) => (
          <ul key={row.join()}>
            {row.map((box) => (
              <li key={box}>{box}</li>
            ))}
          </ul>
        ))}
      </figure>
    ))}
  </div>
);

/** What a case is about at a glance. */
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
